import type { Clause, Noun, NounPhrase, Qualifier } from '../../tree.ts';
import { at, clause, copula, determined, lasting, noun, object, owned, phrase, pronoun, pronounAs, qualified, qualifier, relative, subject, thing, unsayable, word, wording } from './build.ts';
import { composeClause } from './clause.ts';
import type { Context } from './context.ts';
import { measured } from './measured.ts';
import { composeNoun, composePhrase } from './noun.ts';
import { headClass, headId, headOf, isWord } from './words.ts';

/** Something that stands before a noun; `goesOn`: another follows it. */
export interface Described {
  /** Lower ones stand further from the noun. */
  rank: number;
  /** What is before it does not go on to it: コントロールしているパワーが２以下の. */
  loose?: boolean;
  apply(n: Noun, goesOn: boolean): Noun;
}

const described = (rank: number, make: (goesOn: boolean) => Qualifier): Described => ({ rank, apply: (n, goesOn) => qualified(make(goesOn), n) });

export const composeQualifiers = (n: Noun, c: Context): Described[] => n.qualifiers.flatMap(hoisted).filter((q) => !isOwnChoice(q)).map((q) => composeQualifier(q, n, c));

/** `with mana value 2 or less from your graveyard`: where it is belongs to the card, not to the value. */
export function hoisted(q: Qualifier): Qualifier[] {
  const there = putThere(q);
  if (there) return there;
  const [measure] = q.relation === 'with' && q.phrase?.items.length === 1 ? q.phrase.items : [];
  const away = measure?.qualifiers.filter((one) => (one.relation === 'in' || one.relation === 'from') && headClass(one.phrase?.items[0]) === 'zone') ?? [];
  if (measure && away.length && headClass(measure) === 'property') return [{ ...q, phrase: { ...q.phrase!, items: [{ ...measure, qualifiers: measure.qualifiers.filter((one) => !away.includes(one)) }] } }, ...away];
  const compared = measure && fromCompared(q, measure);
  if (compared) return compared;
  const value = measure?.qualifiers.find((one) => one.relation === 'value');
  const [amount] = value?.phrase?.items.length === 1 ? value.phrase.items : [];
  if (!amount || amount.qualifiers.length === 0) return [q];
  const bare = { ...value!, phrase: { ...value!.phrase!, items: [{ ...amount, qualifiers: [] }] } };
  return [{ ...q, phrase: { ...q.phrase!, items: [{ ...measure!, qualifiers: measure!.qualifiers.map((one) => (one === value ? bare : one)) }] } }, ...amount.qualifiers];
}

/** `with mana value less than its power from your graveyard`. */
function fromCompared(q: Qualifier, measure: Noun): Qualifier[] | undefined {
  const how = measure.qualifiers.find((one) => one.comparison?.value);
  const amount = how?.comparison?.value?.items.at(-1);
  const away = amount?.qualifiers.filter((one) => (one.relation === 'in' || one.relation === 'from') && headClass(one.phrase?.items[0]) === 'zone') ?? [];
  if (!how || away.length === 0 || headId(amount) === 'number') return undefined;
  const items = [...how.comparison!.value!.items.slice(0, -1), { ...amount!, qualifiers: amount!.qualifiers.filter((one) => !away.includes(one)) }];
  const bare = { ...how, comparison: { ...how.comparison!, value: { ...how.comparison!.value!, items } } };
  return [{ ...q, phrase: { ...q.phrase!, items: [{ ...measure, qualifiers: measure.qualifiers.map((one) => (one === how ? bare : one)) }] } }, ...away];
}

export const isPutThere = (q: Qualifier): boolean => putThere(q) !== undefined;

/** `in your graveyard that was put there this turn`: it is the card that was put there. */
function putThere(q: Qualifier): Qualifier[] | undefined {
  const [zone] = q.relation === 'in' && q.phrase?.items.length === 1 ? q.phrase.items : [];
  const how = zone?.qualifiers.find((one) => one.clause?.verb === 'put' && one.clause.adverbials.some((a) => a.relation === 'there'));
  if (!how || zone!.qualifiers.length !== 1) return undefined;
  const place = { ...q.phrase!, items: [{ ...zone!, qualifiers: [] }] };
  const put = { ...how.clause!, adverbials: how.clause!.adverbials.filter((a) => a.relation !== 'there') };
  return [{ ...q, phrase: place }, { ...how, clause: { ...put, adverbials: [...put.adverbials, { kind: 'Adverbial', relation: 'into', phrase: place, children: [], start: 0, end: 0 }] } }];
}

/** `of your choice`. */
export const isYourChoice = (q: Qualifier): boolean => headId(q.phrase?.items[0]) === 'choice' && (q.phrase?.items[0]?.determiners.includes('your') ?? false) && q.phrase!.items[0]!.qualifiers.length === 0;

/** あなたが選んだ. */
const CHOSEN_BY_YOU: Described = described(0, (goesOn) => (goesOn ? unsayable() : relative(clause({ id: 'choose', stem: '選' }, [subject(phrase(pronoun('you')), 'ga')], { past: true }))));

/** `of their choice` is not said. */

const isOwnChoice = (q: Qualifier): boolean => q.relation === 'of' && q.phrase?.items.length === 1 && headId(q.phrase.items[0]) === 'choice' && q.phrase.items[0]!.determiners.includes('their') && q.phrase.items[0]!.qualifiers.length === 0;

function composeQualifier(q: Qualifier, n: Noun, c: Context): Described {
  if (q.gap || q.join) unsayable();
  const clauses = q.clauses ?? (q.clause ? [q.clause] : []);
  if (clauses.length === 1 && (q.relation === 'relative' || q.relation === 'participle')) return relativeClause(q.relation === 'participle' && !clauses[0]!.progressive ? { ...clauses[0]!, past: true } : clauses[0]!, c);
  if (clauses.length || (q.relation !== 'comparison' && !q.phrase)) unsayable();
  switch (q.relation) {
    case 'with': case 'without': return having(q, q.phrase!, c, c.era === 'classic' && n.modifiers.some((m) => isWord(m) && m.negated));
    case 'in': case 'from': return c.era === 'classic' && isHandCounted(q, n) ? of(q.phrase!, n, c) : inZone(q.phrase!, c);
    case 'of': return isYourChoice(q) ? (headId(n) === 'color' && headOf(n)!.plural ? unsayable() : CHOSEN_BY_YOU) : of(q.phrase!, n, c);
    case 'on': return headId(n) === 'counter' ? onTop(q.phrase!, c) : headClass(q.phrase!.items[0]) === 'zone' ? inZone(q.phrase!, c) : of(q.phrase!, n, c);
    case 'among': return of(q.phrase!, n, c);
    case 'named': return { ...named(q.phrase!, c), loose: !n.qualifiers.some((one) => one.clause?.verb === 'control') };
    case 'other-than': return q.phrase!.items.length === 1 && q.phrase!.items[0]!.form === 'self' ? { rank: 5, apply: (made) => determined(made, 'not-this') } : unsayable();
    case 'comparison': return comparison(q, n, c);
    case 'than': return moreThan(q.phrase!, n, c);
    case 'attached-to': return attached(q.phrase!, c);
    default: return unsayable();
  }
}

/** `damage that would be dealt by it` is what it deals: それが与える. */
function dealtBy(cl: Clause): Clause {
  const by = cl.verb === 'deal' && cl.voice === 'passive' && cl.modal === 'would' ? cl.adverbials.find((a) => a.relation === 'by' && a.phrase) : undefined;
  return by ? { ...cl, voice: 'active', subject: by.phrase!, adverbials: cl.adverbials.filter((a) => a !== by) } : cl;
}

/** あなたがコントロールしている, オーナーである. */
function relativeClause(written: Clause, c: Context): Described {
  const made = dealtBy(written);
  const simple = made.voice === 'active' && !made.modal && made.subject && !made.object && made.adverbials.length === 0;
  if (simple && made.verb === 'control') return described(1, (goesOn) => made.negative && goesOn ? relative(notControlling(made, c)) : relative(controlling(made, c), goesOn ? 'te' : undefined));
  if (simple && made.verb === 'own' && !made.negative) {
    const owner = phrase(thing('player', 'owner'));
    return described(1, (goesOn) => relative(copula([subject(composePhrase(made.subject!, c, { indefinite: false }), 'ga')], owner), goesOn ? 'stem' : undefined));
  }
  const said = composeClause(made, c, 'relative');
  return described(said.past ? 3.9 : 4.5, (goesOn) => (!goesOn || said.past ? relative(said) : said.voice === 'copular' ? relative(said, 'stem') : unsayable()));
}

const controlling = (made: Clause, c: Context): Clause => lasting(clause({ id: 'control' }, [subject(c.own && isSamePlayer(made.subject!) ? phrase(pronounAs('self', '自分')) : composePhrase(opponents(made.subject!), c, { indefinite: false }), 'ga')], { negative: made.negative }));

/** `they`, `that player`: of a player who does something, oneself. */
const isSamePlayer = (p: NounPhrase): boolean => p.items.length === 1 && (p.items[0]!.id === 'they' || (headId(p.items[0]) === 'player' && p.items[0]!.determiners.includes('that') && p.items[0]!.modifiers.length === 1));

/** 「あなたがコントロールしておらず」 */
const notControlling = (made: Clause, c: Context): Clause => ({ ...clause({ id: 'control' }, [subject(composePhrase(opponents(made.subject!), c, { indefinite: false }), 'ga')], { negative: true }), japanese: { variant: 1, ending: 'stem' } });

/** `your opponents` are 対戦相手. */
const opponents = (p: NounPhrase): NounPhrase => {
  const [only] = p.items;
  return p.items.length === 1 && only!.determiners.some((d) => d === 'your' || d === 'each') && headId(only) === 'opponent' ? { ...p, items: [{ ...only!, determiners: [] }] } : p;
};

/** 飛行を持つ, パワーが２以下の, +1/+1カウンターが置かれている. */
function having(q: Qualifier, p: NounPhrase, c: Context, brief: boolean): Described {
  const [only] = p.items;
  const value = only?.qualifiers.find((one) => one.relation === 'value')?.phrase;
  const size = p.items.length === 1 && q.relation === 'with' ? baseSize(only!) : undefined;
  if (size) return size;
  const measure = p.items.length === 1 && q.relation === 'with' ? measured(only!, c) : undefined;
  if (measure) return measure;
  if (headClass(only) === 'property') return p.items.length === 1 && value && q.relation === 'with' ? property(only!, value, brief) : unsayable();
  if (headId(only) === 'counter') return q.relation === 'with' && p.items.length === 1 ? counters(only!, c) : unsayable();
  if (p.items.some((n) => n.form !== 'keyword' && n.form !== 'quotation')) unsayable();
  const said = composePhrase(p, c);
  return described(3, (goesOn) => ({ ...qualifier(q.relation, { phrase: said }), ...(goesOn ? { japanese: { ending: 'stem' } } : {}) }));
}

/** 基本のパワーとタフネスが４/４の. */
function baseSize(n: Noun): Described | undefined {
  const [value] = n.qualifiers[0]?.phrase?.items ?? [];
  const [size] = value?.modifiers ?? [];
  const [first, second] = n.modifiers;
  const isBase = n.modifiers.length === 2 && isWord(first) && first.id === 'base power' && isWord(second) && second.id === 'toughness';
  if (!isBase || n.qualifiers.length !== 1 || value?.modifiers.length !== 1 || value.qualifiers.length || size?.kind !== 'power-toughness') return undefined;
  const power = noun({ modifiers: [word('supertype', 'basic'), word('property', 'power')], japanese: { order: ['modifier-1'] } });
  const both = phrase([power, thing('property', 'toughness')], { conjunction: 'and', joins: ['', 'and'] });
  const is = copula([subject(both, 'ga')], phrase(noun({ form: 'power-toughness', id: `${size.power}/${size.toughness}` })));
  return described(4, (goesOn) => relative(is, goesOn ? 'stem' : 'no'));
}

function property(n: Noun, value: NounPhrase, brief: boolean): Described {
  const [amount] = value.items;
  if (value.items.length !== 1 || amount!.form !== 'common' || amount!.modifiers.length || amount!.qualifiers.length || amount!.count === undefined || n.determiners.length || n.qualifiers.length > 1) unsayable();
  const said = phrase(noun({ modifiers: n.modifiers.map((m) => ({ ...m })), qualifiers: [qualifier('value', { phrase: phrase(wording(noun({ count: amount!.count }), { counter: 'none' })) })], japanese: { order: [] } }), { japanese: { marker: 'ga' } });
  return { ...described(4, (goesOn) => ({ ...qualifier('with', { phrase: said }), ...(goesOn ? { japanese: { ending: 'stem', ...(brief ? { variant: 1 } : {}) } } : {}) })), loose: true };
}

function counters(n: Noun, c: Context): Described {
  if (n.determiners.some((d) => d !== 'a') || (n.count !== undefined && !n.count.endsWith('-or-more'))) unsayable();
  const kinds = composeNoun({ ...n, qualifiers: [], determiners: [] }, c);
  const put = lasting(clause({ id: 'put', stem: '置' }, [subject(phrase(kinds), 'ga')], { voice: 'passive' }));
  return described(3, (goesOn) => relative(put, goesOn ? 'te' : undefined));
}

/** あなたの墓地にある. */
function inZone(p: NounPhrase, c: Context): Described {
  if (p.items.some((n) => headClass(n) !== 'zone')) unsayable();
  const zone = composePhrase(p, c, { indefinite: false });
  if (headId(p.items[0]) === 'party') return described(1, (goesOn) => relative(lasting(clause({ id: 'consist' }, [object(zone)])), goesOn ? 'te' : undefined));
  return described(1, (goesOn) => relative(clause({ id: 'exist' }, [at('in', zone, 'ni')]), goesOn ? 'stem' : undefined));
}

/** `the number of cards in your hand`: あなたの手札のカード. */
const isHandCounted = (q: Qualifier, n: Noun): boolean => headId(q.phrase!.items[0]) === 'hand' && q.phrase!.items.length === 1 && q.phrase!.items[0]!.determiners.includes('your') && headId(n) === 'card' && headOf(n)!.plural && n.modifiers.length === 1 && n.qualifiers.length === 1 && n.count === undefined && n.determiners.length === 0;

/** ～の上にある. */
function onTop(p: NounPhrase, c: Context): Described {
  const top = owned(single(composePhrase(p, c)), thing('thing', 'top', { modifiers: [{ kind: 'word', class: 'thing', id: 'top', form: 1, negated: false, plural: false, at: { start: 0, end: 0 } }] }));
  const there = c.era === 'classic' ? lasting(clause({ id: 'put', stem: '置' }, [at('on', phrase(top), 'ni')], { voice: 'passive' })) : clause({ id: 'exist' }, [at('in', phrase(top), 'ni')]);
  return described(1, (goesOn) => (goesOn ? unsayable() : relative(there)));
}

const single = (p: NounPhrase): Noun => (p.items.length === 1 ? p.items[0]! : unsayable());

/** 《…》という名前の */
function named(p: NounPhrase, c: Context): Described {
  const [m] = p.items[0]?.modifiers ?? [];
  const name = p.items.length === 1 && p.items[0]!.modifiers.length === 1 && m?.kind === 'name' ? c.names[m.text] : undefined;
  if (name === undefined) unsayable();
  return described(2, () => qualifier('named', { phrase: phrase(noun({ form: 'name', id: name! })) }));
}

/** あなたより多くの. */
function moreThan(p: NounPhrase, n: Noun, c: Context): Described {
  if (!n.determiners.includes('more') || n.qualifiers.length !== 1 || n.count !== undefined) unsayable();
  const more = clause({ id: 'more-cost' }, [at('than', composePhrase(p, c, { indefinite: false }), 'yori')]);
  return described(4, (goesOn) => (goesOn ? unsayable() : { ...qualifier('comparison', { clause: more }), japanese: { ending: 'ku-no' } }));
}

/** 「それにつけられている」 */
function attached(p: NounPhrase, c: Context): Described {
  const made = lasting(clause({ id: 'attach', stem: 'つけ' }, [at('to', composePhrase(p, c), 'ni')], { voice: 'passive' }));
  return described(1, (goesOn) => relative(made, goesOn ? 'te' : undefined));
}

/** Xの: parts and what is counted. */
function of(p: NounPhrase, n: Noun, c: Context): Described {
  const [only] = p.items;
  const chosen = p.items.length === 1 && only!.modifiers.some((m) => m.kind === 'word' && m.id === 'chosen');
  const said = composePhrase(p, c, { indefinite: false });
  if (chosen && n.qualifiers.length > 1) return described(2, (goesOn) => relative(copula([], said), goesOn ? 'stem' : undefined));
  return described(chosen ? 2 : 6, (goesOn) => (goesOn ? unsayable() : qualifier('of', { phrase: said })));
}

const AMOUNTS: Readonly<Record<string, number>> = { life: 6, damage: 6, 'combat damage': 6, card: 3, mana: 6, counter: 2, player: 4, opponent: 4 };

/** それのパワーに等しい点数の. */
function comparison(q: Qualifier, n: Noun, c: Context): Described {
  if (q.comparison?.relation !== 'equal' || !q.comparison.value || headClass(n) === 'player' || headClass(n) === 'type' || n.target) unsayable();
  return { rank: 6, apply: (made) => owned(amountEqual(q.comparison!.value!, n, c), made) };
}

const isManaSymbols = (n: Noun): boolean => n.modifiers.length > 0 && n.modifiers.every((m) => m.kind === 'symbol' && m.text !== '{E}');

/** A number of things that is equal to something. */
export function amountEqual(value: NounPhrase, n: Noun, c: Context): Noun {
  const number = noun({ modifiers: [{ kind: 'word', class: 'quantity', id: 'number', form: AMOUNTS[headId(n)] ?? (isManaSymbols(n) ? 6 : 0), negated: false, plural: false, at: { start: 0, end: 0 } }] });
  return qualified(relative(clause({ id: 'equal' }, [at('equal', composePhrase(value, c), 'ni')])), number);
}

/** Form of `number` that counts these: 枚数 of cards. */
export const numberForm = (p: NounPhrase | undefined): number => (headOf(p?.items.at(-1))?.id === 'counter' ? 0 : AMOUNTS[headOf(p?.items.at(-1))?.id ?? ''] ?? 0);
