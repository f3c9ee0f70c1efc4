import type { Ability, Adverbial, Clause, Noun, NounPhrase, Sentence } from '../../tree.ts';
import { adverb, adverbAs, aside, at, clause, noun, object, phrase, pronoun, qualified, qualifier, said, sentence, subject, thing, unsayable, wording } from './build.ts';
import { composeClause, isElsewhere, LEADING } from './clause.ts';
import { idiom } from './idioms.ts';
import { composeCondition } from './condition.ts';
import { excepted } from './excepted.ts';
import { isShield, mayDo } from './frames-more.ts';
import { inPlace, withMeasure } from './measures.ts';
import { nextTime } from './next-time.ts';
import type { Context } from './context.ts';
import { composePhrase } from './noun.ts';
import { namesSelf, targetNouns } from './targets.ts';
import { headId } from './words.ts';

const TRIGGERS = new Set(['when', 'whenever', 'at']);

/** One English sentence as one or more Japanese ones. */
export function composeSentence(s: Sentence, c: Context): Sentence[] {
  if (s.gap || s.gaps?.length) unsayable();
  if (s.leading.some((a) => a.relation === 'on')) return composeSentence({ ...s, leading: onItsTurn(s.leading) }, c);
  c.targets = [];
  c.choices = [];
  c.mentioned = false;
  c.own = false;
  c.dealt = s.leading.some((a) => TRIGGERS.has(a.relation) && a.clause?.verb === 'deal');
  c.triggered = s.leading.some((a) => TRIGGERS.has(a.relation));
  c.recurring = s.leading.some((a) => a.relation === 'whenever');
  c.heads = targetNouns(s).map(headId);
  const whole = idiom(s, c);
  if (whole) return c.targets.length || c.choices.length ? unsayable() : [whole];
  const next = nextTime(s, c);
  if (next) return chosen(c, next.early, [next.shield]);
  const early: Adverbial[] = [];
  const late: Adverbial[] = [];
  const triggered = s.leading.some((a) => TRIGGERS.has(a.relation));
  s.leading.filter((a) => !a.before).forEach((a) => {
    const isEarly = TRIGGERS.has(a.relation) || (triggered && a.relation === 'if');
    const made = composeCondition(a, c, triggered);
    const parted = a.relation === 'for' && (s.clauses[0]?.subject !== undefined || makesBody(s.clauses[0]));
    if (a.relation === 'for' && !s.clauses.every((cl) => !cl.subject || isYou(cl))) unsayable();
    (isEarly ? early : late).push(a.relation === 'for' ? wording(made, { comma: parted }) : made);
  });
  const permitted = permission(s, c, [...early, ...late], early.length > 0);
  if (permitted) return permitted;
  c.guarded = s.clauses.some((cl) => cl.adverbials.some((a) => a.relation === 'unless'));
  c.fallen = s.leading.some((a) => a.relation === 'when' && a.clause?.verb === 'put' && a.clause.voice === 'passive');
  const swapped = namedFirst(s);
  if (swapped) return composeSentence(swapped, c);
  const only = chosenOnly(s.clauses);
  if (only) return onlyChosen(s, only, c, [...early, ...late]);
  const clauses = composeClauses(s.clauses, c);
  const around = clauses.flatMap(({ from }) => [...from.adverbials, ...(from.verb === 'cost' ? from.complement?.adverbials ?? [] : [])].filter(isElsewhere));
  const shields = s.clauses.some(isShield) ? [adverb('this-turn', { japanese: { comma: true } })] : [];
  const moved = [...movedParts(clauses, c), ...insideParts(s, clauses, c)];
  const durations = [...shields, ...unique(moved.filter((m) => m.start === 0).map((m) => m.adverbial))];
  const instead = [...around, ...s.leading].some((a) => a.relation === 'instead') ? [adverb('instead', { japanese: { comma: durations.some((a) => LEADING.has(a.relation) && !a.before) } })] : [];
  const definitions = around.filter((a) => a.relation === 'where').map((a) => definition(a, c));
  const main = inSentences(clauses, [...late.filter((a) => a.relation !== 'instead'), ...durations.filter((a) => !LEADING.has(a.relation)), ...instead, ...durations.filter((a) => LEADING.has(a.relation))], s, c.era === 'classic', moved);
  return [...chosen(c, early, main), ...definitions];
}

/** `create a 1/1 token`: its size is said. */
const makesBody = (cl: Clause | undefined): boolean => cl?.verb === 'create' && cl.object?.items.some((n) => n.modifiers.some((m) => m.kind === 'power-toughness')) === true;

/** A condition or duration of a clause, and the clause with which its sentence begins. */
interface Moved { adverbial: Adverbial; start: number }

const ENDURING = new Set(['get', 'gain', 'have', 'lose', 'become', 'be', 'attack', 'block', 'can', 'control']);
const endures = (cl: Clause): boolean => ENDURING.has(cl.verb) || cl.negative || cl.modal === 'can';

const startOf = (clauses: readonly Composed[], j: number, classic: boolean): number =>
  clauses.reduce((index, one, i) => (i > 0 && i <= j && isThen(one.from) && !(classic && runsOn(clauses[i - 1]!.from, one.from)) ? i : index), 0);

/** Conditions that stand before a later clause. */
const insideParts = (s: Sentence, clauses: readonly Composed[], c: Context): Moved[] =>
  s.leading.filter((a) => a.before).map((a) => {
    if (clauses.length !== s.clauses.length || !['if', 'until-end-of-turn', 'this-turn', 'as-long-as', 'unless'].includes(a.relation)) unsayable();
    const start = startOf(clauses, a.before!, c.era === 'classic');
    const made = composeCondition(a, c, false);
    return { start, adverbial: a.before! > start ? { ...made, before: a.before! - start } : made };
  });

/** `costs less if it targets a creature`: it is the spell. */
const ofSpell = (a: Adverbial, cost: Clause): Adverbial => (a.clause && !a.clauses && isIt(a.clause.subject) && cost.subject?.items[0]?.id === 'this-spell' ? { ...a, clause: { ...a.clause, subject: cost.subject } } : a);

/** What is said of each combat is said of attacks and blocks alone. */
const isOfCombat = (cl: Clause, times: readonly Adverbial[]): boolean => cl.verb === 'attack' || cl.verb === 'block' || !times.some((a) => a.relation === 'each-combat');

/** What the clauses say beside themselves stands before them: a duration before the first clause that endures. */
function movedParts(clauses: readonly Composed[], c: Context): Moved[] {
  return clauses.flatMap(({ from }, j) => {
    const own = [...from.adverbials, ...(from.verb === 'cost' ? (from.complement?.adverbials ?? []).map((a) => ofSpell(a, from)) : [])].filter((a) => isElsewhere(a) && a.relation !== 'where' && a.relation !== 'instead');
    const start = startOf(clauses, j, c.era === 'classic');
    let first = j;
    while (first > start && endures(clauses[first - 1]!.from) && isOfCombat(clauses[first - 1]!.from, own) && !clauses[first - 1]!.from.adverbials.some((a) => LEADING.has(a.relation) && !own.some((one) => one.relation === a.relation))) first--;
    return own.map((a) => {
      const adverbial = composeCondition(a, c, false);
      return { start, adverbial: LEADING.has(a.relation) && endures(from) && first > start ? { ...adverbial, before: first - start } : adverbial };
    });
  });
}

/** `may untap it and remove it`: what is said last may be done. `or` within what can't is not shared so. */
function lastMay(clauses: readonly Clause[]): readonly Clause[] {
  const shared = clauses.map((cl, i) => i > 0 && cl.sharedSubject === true && cl.form === 'base' && !cl.modal && clauses.slice(0, i).some((one) => one.modal !== undefined));
  if (!shared.some(Boolean)) return clauses;
  if (clauses[0]!.modal !== 'may' || clauses[0]!.negative || shared.slice(1).includes(false)) return unsayable();
  return clauses.map((cl, i) => ({ ...cl, modal: i === clauses.length - 1 ? 'may' : undefined }) as Clause);
}

const isYou = (cl: Clause): boolean => cl.subject?.items.length === 1 && cl.subject.items[0]!.id === 'you';

/** 「あなたは～を、…のコピーとして戦場に出してもよい。」 */
function enterAsCopy(s: Sentence, c: Context, leading: Adverbial[], triggered: boolean): Sentence[] | undefined {
  const [first] = s.clauses;
  const as = first?.complement?.adverbials[0];
  const [copy] = as?.phrase?.items ?? [];
  if (s.clauses.length !== 1 || triggered || first!.verb !== 'have' || first!.complement?.verb !== 'enter' || !first!.object || first!.complement.adverbials.some((a) => a !== as && a.relation !== 'except') || as?.relation !== 'as' || headId(copy) !== 'copy') return undefined;
  const of = copy!.qualifiers[0]?.phrase;
  if (copy!.qualifiers.length !== 1 || !of) return undefined;
  const any = { ...of, items: of.items.map((n) => ({ ...n, determiners: n.determiners.map((d) => (d === 'any' ? 'a' : d)) })) };
  const who = composePhrase(first!.subject!, c);
  const self = composePhrase(first!.object, c);
  const kind = qualified(qualifier('of', { phrase: composePhrase(any, c) }), thing('object', 'copy'));
  const but = first!.complement.adverbials.filter((a) => a !== as).map((a) => aside(excepted(a, c)));
  const parts = [subject(who), object(self, 'o', true), ...but, at('as', phrase(kind), 'toshite'), at('onto', phrase(thing('zone', 'battlefield')), 'ni')];
  return [sentence([clause({ id: 'put', stem: '出' }, parts, { modal: 'may' })], leading)];
}

/** `reveal a card you own from outside the game`. */
const isFromOutside = (cl: Clause): boolean => cl.object?.items.some((n) => n.qualifiers.some((q) => q.relation === 'from-outside')) ?? false;

/** 「あなたは「AしBする。」を選んでもよい。」: what may be done together, or what another may be made to do. */
function permission(s: Sentence, c: Context, leading: Adverbial[], triggered: boolean): Sentence[] | undefined {
  const [first, ...others] = s.clauses;
  if (!first || first.modal !== 'may' || first.negative || !first.subject || first.voice !== 'active' || s.opens) return undefined;
  const copied = enterAsCopy(s, c, leading, triggered);
  if (copied) return copied;
  const made = first.verb === 'have' && first.complement && first.object;
  if (!made && (others.length === 0 || others.some((cl) => (cl.subject && !isYou(cl)) || cl.join === 'or' || cl.modal))) return undefined;
  if (!made && others.length === 1 && !isThen(others[0]!) && first.verb !== 'search' && (first.verb !== 'reveal' || isFromOutside(first))) return undefined;
  if (s.clauses.some((cl) => cl.adverbials.some((a) => isElsewhere(a) && !LEADING.has(a.relation)))) return undefined;
  const inner = made ? [{ ...first.complement!, subject: first.object!, adverbials: first.complement!.adverbials }, ...others] : [{ ...first, subject: undefined, modal: undefined } as Clause, ...others];
  const who = composePhrase(first.subject, c);
  c.own = !isYou(first);
  const clauses = composeClauses(inner, c);
  const early = inner.flatMap((cl) => cl.adverbials.filter((a) => LEADING.has(a.relation))).map((a) => composeCondition(a, c, false));
  const sentences = inSentences(clauses, unique(early), { ...s, opens: undefined } as Sentence, c.era === 'classic');
  const ability: Ability = { kind: 'Ability', ability: 'spell', keywords: [], sentences: sentences, children: [], start: 0, end: 0 };
  return chosen(c, triggered ? leading : [], [sentence([mayDo(who, noun({ form: 'quotation', ability }))], triggered ? [] : leading)]);
}

const isIt = (p: NounPhrase | undefined): boolean => p?.items.length === 1 && p.items[0]!.form === 'pronoun' && p.items[0]!.id === 'it';

/** `this has it as long as it is …`: what is said first in Japanese names the card. */
function namedFirst(s: Sentence): Sentence | undefined {
  const [cl] = s.clauses;
  const self = cl?.subject?.items.length === 1 && cl.subject.items[0]!.form === 'self' ? cl.subject : undefined;
  const late = cl?.adverbials.find((a) => ['as-long-as', 'if', 'unless'].includes(a.relation) && a.clause && isIt(a.clause.subject));
  if (!self || !late || s.leading.length || s.clauses.length !== 1 || late.clauses) return undefined;
  const early = { ...late, clause: { ...late.clause!, subject: self } };
  const it = cl!.verb === 'cost' ? self : { ...self, items: [{ ...self.items[0]!, form: 'pronoun' as const, id: 'it' }] };
  return { ...s, leading: [early], clauses: [{ ...cl!, subject: it, adverbials: cl!.adverbials.filter((a) => a !== late) }] };
}

interface Composed { from: Clause; made: Clause }

/** Clauses of a sentence; what has a form of its own together is one. */
function composeClauses(clauses: readonly Clause[], c: Context): Composed[] {
  const both = tapOrUntap(clauses, c);
  if (both) return both;
  const index = clauses.findIndex((cl, i) => isPair(cl, clauses[i + 1]));
  if (index >= 0) return [...composeClauses(clauses.slice(0, index), c), ...attackOrBlock(clauses[index]!, clauses[index + 1]!, c), ...composeClauses(clauses.slice(index + 2), c)];
  return found(lastMay(clauses).map(withMeasure).map(inPlace).map(fromAmong).flatMap(andTheRest).flatMap(andDamage).flatMap(atRandom).flatMap(dividedUp).map(insteadOf)).map((cl, i, all) => ({ from: cl, made: composeClause(i > 0 && isYou(cl) && isYou(all[i - 1]!) && !isThen(cl) ? { ...cl, subject: undefined, sharedSubject: true } as Clause : cl, c, 'main') }));
}

/** What is found is not said again before what is done with it. */
function found(clauses: readonly Clause[]): readonly Clause[] {
  if (clauses[0]?.verb !== 'search' && clauses[0]?.verb !== 'reveal') return clauses;
  const shuffled = clauses.findIndex((cl) => cl.verb === 'shuffle');
  return clauses.map((cl, i) => {
    if (i === 0 || (shuffled >= 0 && i > shuffled)) return cl;
    const [n] = cl.object?.items ?? [];
    const again = cl.object?.items.length === 1 && !n!.target && (n!.form === 'pronoun' || n!.determiners.includes('that'));
    return again && (cl.verb === 'put' || cl.verb === 'reveal') ? { ...cl, object: undefined, japanese: { also: ['elided'] } } as Clause : cl;
  });
}

/** `put two into your hand`: of what was spoken of. */
function fromAmong(cl: Clause): Clause {
  const n = cl.object?.items.length === 1 ? cl.object.items[0]! : undefined;
  if (cl.verb !== 'put' || n?.form !== 'common' || n.count === undefined || n.whole || n.modifiers.length + n.qualifiers.length > 0 || n.determiners.some((d) => d !== 'up-to')) return cl;
  return { ...cl, object: { ...cl.object!, items: [{ ...n, whole: phrase(pronoun('they')) }] } };
}

/** もう１枚. */
const ONE_MORE: Partial<Noun> = { determiners: ['one-more'], count: '1', modifiers: [] };

/** Of two the one that is not chosen. */
const isTheOther = (n: Noun): boolean => n.determiners.join() === 'the' && n.modifiers.length === 1 && headId(n) === 'other';

/** `one into your hand and the rest into your graveyard`: each part goes its own way. */
function andTheRest(cl: Clause): Clause[] {
  const index = cl.adverbials.findIndex((a) => a.relation === 'and' && a.phrase);
  if (cl.verb !== 'put' || index < 0) return [cl];
  const rest = cl.adverbials[index]!.phrase!;
  const order = cl.adverbials.filter((a) => !a.phrase);
  const own = rest.items[0]!.qualifiers.map((q): Adverbial => ({ kind: 'Adverbial', relation: q.relation, phrase: q.phrase!, children: [], start: 0, end: 0 }));
  const plainRest = { ...rest, items: [{ ...rest.items[0]!, ...(isTheOther(rest.items[0]!) && cl.object?.items[0]?.count === '1' ? ONE_MORE : {}), qualifiers: [] }] };
  const first = { ...cl, adverbials: cl.adverbials.slice(0, index).filter((a) => a.phrase) };
  return [first, { ...cl, subject: undefined, sharedSubject: true, modal: undefined, join: 'rest', object: plainRest, adverbials: [...own, ...cl.adverbials.slice(index + 1).filter((a) => a.phrase), ...order] } as Clause];
}

/** `1 damage to it and 1 damage to you`: two blows. */
function andDamage(cl: Clause): Clause[] {
  const index = cl.adverbials.findIndex((a) => a.relation === 'and' && a.phrase);
  const second = index < 0 ? undefined : cl.adverbials[index]!.phrase!;
  const [n] = second?.items ?? [];
  const to = n?.qualifiers.find((q) => q.relation === 'to' && q.phrase);
  const own = to ? [{ kind: 'Adverbial' as const, relation: 'to', phrase: to.phrase!, children: [], start: 0, end: 0 }] : cl.adverbials.slice(index + 1);
  if (cl.verb !== 'deal' || !n || second!.items.length !== 1) return [cl];
  return [{ ...cl, adverbials: cl.adverbials.slice(0, index) }, { ...cl, subject: undefined, sharedSubject: true, join: 'and', object: { ...second!, items: [{ ...n, qualifiers: n.qualifiers.filter((q) => q !== to) }] }, adverbials: own } as Clause];
}

/** 「それを墓地に置く代わりに追放する」: what it is said of is said once. */
function insteadOf(cl: Clause): Clause {
  const put = cl.adverbials.find((a) => a.relation === 'instead-of')?.clause;
  return put && isIt(put.object) && (isIt(cl.object) || cl.object?.items[0]?.determiners.includes('that')) ? { ...cl, object: undefined } as Clause : cl;
}

/** 「カード１枚を無作為に選んで捨てる」 */
export function atRandom(cl: Clause): Clause[] {
  const random = cl.adverbials.find((a) => a.relation === 'at-random');
  if (cl.verb !== 'discard' || !random || (cl.modal && cl.modal !== 'may') || cl.negative || !cl.object) return [cl];
  return [{ ...cl, verb: 'choose', modal: undefined, adverbials: [random] } as Clause, { ...cl, subject: undefined, sharedSubject: true, object: undefined, join: 'random', adverbials: cl.adverbials.filter((a) => a !== random) } as Clause];
}

/** 「それらに５点のダメージをあなたの望むように分割して与える」 */
function dividedUp(cl: Clause): Clause[] {
  if (cl.verb !== 'deal' || !cl.adverbials.some((a) => a.relation === 'divided-as-you-choose')) return [cl];
  return [{ ...cl, verb: 'divide' }, { ...cl, subject: undefined, sharedSubject: true, object: undefined, join: 'random', adverbials: [] } as Clause];
}

/** 「それをタップまたはアンタップしてもよい」 */
function tapOrUntap(clauses: readonly Clause[], c: Context): Composed[] | undefined {
  const [first, second] = clauses;
  if (clauses.length !== 2 || first!.verb !== 'tap' || second!.verb !== 'untap' || second!.join !== 'or' || first!.object || !second!.object || first!.modal !== 'may') return undefined;
  const tap = said(composeClause({ ...first!, object: second!.object }, c, 'main'), { ending: 'elided-verb', comma: false });
  return [{ from: first!, made: tap }, { from: { ...second!, join: 'or-2' }, made: clause({ id: 'untap' }, [], { modal: 'may' }) }];
}

const isPair = (cl: Clause, next: Clause | undefined): boolean => cl.verb === 'attack' && cl.modal === 'can' && cl.negative && !cl.object && next?.verb === 'block' && next.join === 'or' && !next.object && next.sharedSubject === true && ![...cl.adverbials, ...next.adverbials].some((a) => !isElsewhere(a) && a.relation !== 'alone');

/** 「攻撃もブロックもできない」 */
function attackOrBlock(first: Clause, second: Clause, c: Context): Composed[] {
  const alone = [...first.adverbials, ...second.adverbials].some((a) => a.relation === 'alone');
  const said = first.subject && composePhrase(first.subject, c);
  const who = said && (alone ? aside(adverb('topic', { phrase: said, japanese: { marker: 'wa' } })) : at('with', said, 'dewa'));
  const block = clause({ id: 'block' }, [who, alone ? aside(adverb('alone', { japanese: { marker: 'wa', comma: false } })) : undefined, subject(phrase(thing('thing', 'attack')), 'mo')], { negative: true, japanese: { ending: 'elided-verb', comma: false } });
  return [{ from: first, made: block }, { from: { ...second, join: 'also' }, made: clause({ id: 'can' }, [], { negative: true }) }];
}

/** `at the beginning of combat on your turn`: whose turn belongs to the combat. */
function onItsTurn(leading: readonly Adverbial[]): Adverbial[] {
  return leading.flatMap((a, i) => {
    const next = leading[i + 1];
    const [n] = a.phrase?.items ?? [];
    if (a.relation === 'on' && leading[i - 1]?.relation === 'at') return [];
    return a.relation === 'at' && next?.relation === 'on' && next.phrase && n ? [{ ...a, phrase: { ...a.phrase!, items: [{ ...n, qualifiers: [...n.qualifiers, qualifier('on', { phrase: next.phrase })] }] } }] : [a];
  });
}

const unique = (list: Adverbial[]): Adverbial[] => list.filter((a, i) => a.before !== undefined || !LEADING.has(a.relation) || list.findIndex((b) => b.relation === a.relation) === i);

/** `choose target creature`: to choose it is all that is done. */
const chosenOnly = (clauses: readonly Clause[]): Clause | undefined => (clauses[0]?.verb === 'choose' && !clauses[0].subject && !clauses[0].modal && clauses[0].object?.items.every((n) => n.target) === true && clauses[0].adverbials.every((a) => a.relation === 'in') ? clauses[0] : undefined);

function onlyChosen(s: Sentence, cl: Clause, c: Context, leading: Adverbial[]): Sentence[] {
  composePhrase(inPlace(cl).object!, c);
  const rest = s.clauses.slice(1);
  const [head] = chosen(c, leading, [sentence([clause({ id: 'choose' }, [])])]);
  const targets = c.targets.length;
  const after = rest.length ? composeClauses(rest, c) : [];
  if (c.targets.length !== targets || rest.some((one) => one.adverbials.some(isElsewhere))) unsayable();
  return [head!, ...(after.length ? inSentences(after, [], { ...s, opens: undefined } as Sentence, c.era === 'classic') : [])];
}

const isDescribed = (n: Noun): boolean => n.qualifiers.length > 0 || n.determiners.includes('other');

/** The sentence that chooses targets, before what is done with them. */
function chosen(c: Context, early: Adverbial[], after: Sentence[]): Sentence[] {
  const main = c.choices.length ? [sentence([clause({ id: 'choose', stem: '選' }, [object(phrase(c.choices))])]), ...after] : after;
  const [first, ...others] = main;
  if (c.targets.length === 0) return [{ ...first!, leading: [...early, ...first!.leading] }, ...others];
  const items = c.targets.flatMap((t) => t.items);
  const joins = c.targets.flatMap((t, i) => t.items.map((_, k) => (k > 0 ? t.joins![k]! : i > 0 ? (isDescribed(t.items[0]!) ? 'and-comma' : 'and') : '')));
  const source = c.era === 'classic' && items.length === 1 ? takenFrom(items[0]!) : undefined;
  const choose = source ? clause({ id: 'target', stem: '対象と' }, [at('from', source.grave, 'kara'), object(phrase(source.rest))]) : clause({ id: 'target', stem: '対象と' }, [object(phrase(items, items.length > 1 ? { conjunction: 'and', joins } : {}))]);
  if (first!.leading.length === 0 && mergeable(first!, c, early.length > 0, early.some(namesSelf) || namesSelf(first))) return [{ ...first!, leading: early, clauses: [said(choose, { ending: 'stem', comma: true }), { ...first!.clauses[0]!, join: 'and' }] }, ...others];
  return [sentence([choose], early), ...main];
}

/** 「墓地からカード１枚を対象とし」: a card of a graveyard, whosever it is. */
function takenFrom(n: Noun): { grave: NounPhrase; rest: Noun } | undefined {
  const [q] = n.qualifiers;
  const grave = q?.clause?.verb === 'exist' && n.qualifiers.length === 1 ? q.clause.adverbials[0]?.phrase : undefined;
  const [zone] = grave?.items ?? [];
  if (!grave || grave.items.length !== 1 || headId(zone) !== 'graveyard' || zone!.determiners.length || zone!.possessor || zone!.modifiers.length !== 1) return undefined;
  const order = n.japanese?.order ?? [];
  return { grave, rest: { ...n, qualifiers: [], japanese: { ...n.japanese, order: order.filter((one) => one !== 'qualifier') } } };
}

const MERGED = new Set(['destroy', 'exile', 'counter', 'tap', 'untap', 'return', 'put', 'attach', 'regenerate', 'copy']);

const MERGED_AFTER = new Set(['destroy', 'exile', 'counter', 'tap', 'untap', 'put']);

/** 「それをオーナーの手札に戻す」 */
const isToOwner = (cl: Clause): boolean => cl.verb === 'return' && cl.adverbials.some((a) => a.relation === 'to' && headId(a.phrase?.items[0]?.possessor) === 'owner');

/** What is done to its target in the same sentence when an event has occurred. */
const mergedAfter = (cl: Clause, c: Context): boolean => (cl.verb === 'put' ? !c.recurring : MERGED_AFTER.has(cl.verb) || (isToOwner(cl) && !c.recurring));

/** 「…を対象とし、それを破壊する。」: one thing is done at once. */
function mergeable(s: Sentence, c: Context, triggered: boolean, named: boolean): boolean {
  const [only] = s.clauses;
  if (c.era === 'current' || s.clauses.length !== 1 || (c.targets.length !== 1 && only!.object?.items[0]?.id !== 'they') || only!.subject || only!.modal || !MERGED.has(only!.verb)) return false;
  if ((triggered || named) && c.targets[0]!.items.some((n) => n.determiners.includes('up-to') && n.count === '1')) return false;
  const counter = only!.object?.items[0]?.modifiers.some((m) => m.kind === 'word' && m.id === 'counter');
  return !named || (triggered ? mergedAfter(only!, c) : !counter);
}

/** Clauses that follow each other; `then` opens a sentence of its own. */
function inSentences(clauses: readonly Composed[], leading: Adverbial[], s: Sentence, classic: boolean, moved: readonly Moved[] = []): Sentence[] {
  const found: Sentence[] = [];
  clauses.forEach(({ from, made }, i) => {
    const next = clauses[i + 1];
    const then = isThen(from) || (i === 0 && s.opens === 'then');
    const soft = classic && then && i > 0 && runsOn(clauses[i - 1]!.from, from);
    const before = i === 0 ? leading : unique(moved.filter((m) => m.start === i).map((m) => m.adverbial));
    const late = then && before.length > 0;
    const opened = then && !late ? opening(made, adverbAs('then', soft || (classic && isThose(made)) ? 'その後' : 'その後、')) : made;
    if (i === 0 || (then && !soft)) found.push(sentence([opened], late ? [adverbAs('then', 'その後、'), ...before] : before));
    else found.at(-1)!.clauses.push({ ...opened, join: KEPT_JOINS.has(from.join ?? '') ? from.join! : 'and' });
    const goesOn = next && (!isThen(next.from) || (classic && runsOn(from, next.from)));
    if (goesOn) {
      const list = found.at(-1)!.clauses;
      list[list.length - 1] = said(list.at(-1)!, { ending: next.from.join === 'or' ? 'dict' : next.from.join === 'rest' && sameVerb(made, next.made) ? 'elided' : made.verb === 'gain' || next.from.join === 'random' ? 'te' : 'stem', comma: next.from.join !== 'random' && next.from.join !== 'or' && !(made.verb === 'gain' && next.from.verb === 'draw' && !classic) && !isShort(made, next.from, classic), ...(made.japanese?.ending ? made.japanese : {}) });
    }
  });
  return found;
}

const KEPT_JOINS = new Set(['also', 'or-2', 'or']);
const isThen = (cl: Clause): boolean => cl.join === 'then' || cl.join === 'and-then';

const SHORT = new Set(['draw', 'discard', 'scry', 'surveil', 'sacrifice', 'exile', 'return']);

/** 「占術１を行い、その後…」 */
const LEADING_ON = new Set(['scry', 'surveil', 'create']);

/** 「カード１枚を引き、その後カード１枚を捨てる。」 */
const runsOn = (cl: Clause, next: Clause): boolean => LEADING_ON.has(cl.verb) || (SHORT.has(cl.verb) && SHORT.has(next.verb));

/** 「その後それらを…」 */
const isThose = (cl: Clause): boolean => cl.order?.[0] === 'object' && cl.object?.items[0]?.id === 'they';

const opening = (cl: Clause, a: Adverbial): Clause => ({ ...cl, adverbials: [a, ...cl.adverbials], order: ['adverbial', ...(cl.order ?? [])] });

/** 「手札に、残りを墓地に置く」: the verb is said once. */
const sameVerb = (made: Clause, next: Clause): boolean => made.verb === 'put' && next.verb === 'put';

/** 修整を受け飛行を得る: no comma. */
const isShort = (made: Clause, next: Clause, classic: boolean): boolean => made.verb === 'get' && next.sharedSubject === true && ['gain', 'have'].includes(next.verb) && next.object?.items.every((n) => n.form === 'keyword') === true && (made.adverbials.length === 0 || !classic);

/** `the greatest power among creatures`, `the number of cards in your hand`: what is beside the number belongs to it. */
function withPlace(cl: Clause): NounPhrase {
  const value = cl.object!;
  if (cl.adverbials.length === 0) return value;
  const [n] = value.items;
  if (value.items.length === 1 && cl.adverbials.length === 1 && cl.adverbials[0]!.relation === 'among' && cl.adverbials[0]!.phrase) return { ...value, items: [{ ...n!, qualifiers: [...n!.qualifiers, qualifier('among', { phrase: cl.adverbials[0]!.phrase })] }] };
  const of = n?.qualifiers.find((q) => q.relation === 'of');
  const counted = of?.phrase?.items.at(-1);
  if (value.items.length !== 1 || !counted || cl.adverbials.some((a) => !a.phrase || a.clause)) return unsayable();
  const places = cl.adverbials.map((a) => qualifier(a.relation, { phrase: a.phrase! }));
  const items = [...of!.phrase!.items.slice(0, -1), { ...counted, qualifiers: [...counted.qualifiers, ...places] }];
  return { ...value, items: [{ ...n!, qualifiers: n!.qualifiers.map((q) => (q === of ? { ...q, phrase: { ...of!.phrase!, items } } : q)) }] };
}

/** 「Ｘは…に等しい。」 */
function definition(a: Adverbial, c: Context): Sentence {
  const { clause: cl } = a;
  const [x] = cl?.subject?.items ?? [];
  if (!cl || a.clauses?.length || cl.verb !== 'be' || cl.negative || x?.count === undefined || !cl.object) unsayable();
  const value = composePhrase(withPlace(cl!), c);
  const symbol = phrase(wording(noun({ count: x!.count! }), { counter: 'none' }));
  return sentence([clause({ id: 'equal' }, [subject(symbol), at('equal', value, 'ni')])]);
}

