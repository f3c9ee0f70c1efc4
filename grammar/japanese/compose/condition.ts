import type { Adverbial, Clause, NounPhrase } from '../../tree.ts';
import { CONDITION_FORMS, SUBORDINATOR_FORMS, variantOf } from '../lexicon/forms.ts';
import { adverb, adverbAs, clause, copula, determined, marked, object, phrase, qualified, qualifier, thing, unsayable } from './build.ts';
import { composeClause, LEADING } from './clause.ts';
import type { Context } from './context.ts';
import { composePhrase } from './noun.ts';
import { beginning, forEach } from './adverbial.ts';
import { isRemaining, remaining } from './remaining.ts';
import { headId, isPlayer } from './words.ts';

const WORDS: Readonly<Record<string, readonly [relation: string, word: string]>> = {
  when: ['when', 'とき'], whenever: ['whenever', 'たび'], 'as-long-as': ['as-long-as', 'かぎり'], 'for-as-long-as': ['as-long-as', 'かぎり'], unless: ['as-long-as', 'かぎり'], as: ['as', 'に際し'], until: ['until', 'まで'], while: ['while', '間'], 'only-if': ['only-when', 'ときにのみ'],
};

/** Something that stands before a Japanese sentence; `triggered`: an `if` is part of the event. */
export function composeCondition(a: Adverbial, c: Context, triggered: boolean): Adverbial {
  if (a.gap || a.inner) unsayable();
  if (LEADING.has(a.relation)) return a.relation === 'until-your-next-turn' ? adverbAs(a.relation, 'あなたの次のターンまで', true) : adverb(a.relation, { japanese: { comma: true } });
  const clauses = a.clauses ?? (a.clause ? [a.clause] : []);
  if (isRemaining(a)) return remaining(a, c);
  if (a.relation === 'where') return adverb('where', { phrase: composePhrase(clauses[0]!.object!, c) });
  if (a.relation === 'otherwise') return adverb('otherwise');
  if (a.relation === 'instead' && clauses.length === 0 && !a.phrase) return adverb('instead');
  if (a.relation === 'for' && a.phrase && !a.phrase.items.some(isPlayer)) return eachBefore(a.phrase, c);
  if (a.relation === 'at' && a.phrase) {
    const part = beginning(a.phrase, c);
    return part.role === 'adverbial' ? part.adverbial : unsayable();
  }
  if (a.relation === 'until' && a.phrase && isYourNextEnd(a.phrase)) return adverbAs('until-end-of-your-next-turn', 'あなたの次のターンの終了時まで', true);
  if (a.relation === 'until' && a.phrase) return adverb('until', { phrase: composePhrase(a.phrase, c), japanese: { marker: 'made', comma: true } });
  if (a.relation === 'during' && a.phrase && isOthersTurns(a.phrase)) return adverb('while', { clause: copula([], phrase(determined(thing('time', 'turn'), 'your')), { negative: true }), japanese: { comma: true } });
  if (a.relation === 'during' && a.phrase) return adverb('during', { phrase: composePhrase(a.phrase, c), japanese: { marker: 'noaida', comma: true } });
  if (a.relation === 'as' && a.phrase) return additionalCost(a.phrase, c);
  if (clauses.length === 0 || a.phrase) unsayable();
  if ((a.relation === 'if' || a.relation === 'when') && clauses.length === 1 && isDo(clauses[0]!)) return adverb(a.relation, { clause: doIt(clauses[0]!.negative), japanese: { comma: true, ...(clauses[0]!.negative && !clauses[0]!.past ? variantOf(CONDITION_FORMS, 'そうしないなら') : {}) } });
  if (a.relation === 'if' && clauses.length === 1 && cannot(clauses[0]!)) return cannotDo(clauses[0]!, c);
  const happened = a.relation === 'as-long-as' && clauses.every((cl) => (cl.perfect || cl.past) && cl.voice === 'active' && !STATES.has(cl.verb));
  if (happened) return composeCondition({ ...a, relation: 'if' }, c, triggered);
  const [relation, text] = a.relation === 'if' ? (['if', triggered ? '場合' : 'なら'] as const) : WORDS[a.relation] ?? unsayable();
  const made = sharedObject(blocksOrBlocked(clauses.map(entered))).map((cl, i) => joined(conditional(cl, a.relation, c), cl, clauses[i + 1]));
  return adverb(relation!, { clause: made[0]!, ...(made.length > 1 ? { clauses: made } : {}), japanese: { comma: true, ...variantOf(SUBORDINATOR_FORMS, text!) } });
}

/** `turns other than yours`. */
const isOthersTurns = (p: NounPhrase): boolean => p.items.length === 1 && headId(p.items[0]) === 'turn' && p.items[0]!.qualifiers.length === 1 && p.items[0]!.qualifiers[0]!.relation === 'other-than' && p.items[0]!.qualifiers[0]!.phrase?.items[0]?.id === 'yours';

const isYourNextEnd = (p: NounPhrase): boolean => {
  const of = p.items[0]?.qualifiers[0]?.phrase?.items[0];
  return headId(p.items[0]) === 'end' && headId(of) === 'turn' && of!.determiners.includes('your') && of!.modifiers.some((m) => m.kind === 'word' && m.id === 'next');
};

/** 「この呪文を唱えるための追加コストとして、」 */
function additionalCost(p: NounPhrase, c: Context): Adverbial {
  const [n] = p.items;
  const purpose = n?.qualifiers.find((q) => q.relation === 'infinitive')?.clause;
  if (p.items.length !== 1 || headId(n) !== 'cost' || !purpose?.object || !n!.modifiers.some((m) => m.kind === 'word' && m.id === 'additional')) return unsayable();
  const done = clause({ id: purpose.verb }, [object(composePhrase(purpose.object, c, { indefinite: false }))]);
  const price = qualified(qualifier('because', { clause: done, japanese: { ending: 'tame' } }), thing('thing', 'additional cost'));
  return adverb('as', { phrase: phrase(price), japanese: { marker: 'toshite', comma: true } });
}

/** 「これにより追放された土地・カード１枚につき」 */
function eachBefore(p: NounPhrase, c: Context): Adverbial {
  const part = forEach(p, c);
  return part.role === 'adverbial' ? part.adverbial : unsayable();
}

/** `cast or copy a spell`: the object is said once, before both. */
function sharedObject(clauses: readonly Clause[]): readonly Clause[] {
  const [first, second] = clauses;
  if (clauses.length !== 2 || first!.object || !second!.object || !second!.sharedSubject || !['cast', 'copy', 'activate', 'sacrifice', 'play', 'cycle', 'gain'].includes(first!.verb)) return clauses;
  if (first!.verb === 'gain') return [{ ...first!, object: second!.object, adverbials: [...first!.adverbials, ...second!.adverbials] }, { ...second!, object: undefined, adverbials: [] } as Clause];
  const object = first!.verb === 'cycle' ? { ...second!.object, items: second!.object.items.map((n) => (n.determiners.includes('a') ? { ...n, determiners: [], count: '1' } : n)) } : second!.object;
  return [{ ...first!, object }, { ...second!, object: undefined } as Clause];
}

/** `blocks or becomes blocked by a creature`: it blocks such a creature. */
function blocksOrBlocked(clauses: readonly Clause[]): readonly Clause[] {
  const [first, second] = clauses;
  const by = second?.adverbials.find((a) => a.relation === 'by' && a.phrase);
  const isPair = clauses.length === 2 && first!.verb === 'block' && !first!.object && first!.adverbials.length === 0 && second!.verb === 'become' && second!.sharedSubject === true && by !== undefined;
  return isPair ? [{ ...first!, object: by.phrase! }, second!] : clauses;
}

const isDo = (cl: Clause): boolean => cl.verb === 'do' && !cl.object && !cl.subject?.items.some((n) => n.determiners.includes('no')) && cl.adverbials.length === 0;
const doIt = (negative: boolean): Clause => ({ kind: 'Clause', negative, perfect: false, past: false, progressive: false, voice: 'active', verb: 'do', adverbials: [], children: [], start: 0, end: 0 });

const cannot = (cl: Clause): boolean => cl.verb === 'ellipsis' && cl.modal === 'can' && cl.negative && !cl.past && !cl.object && cl.adverbials.length === 0;

/** 「そうできないなら、」「そのプレイヤーがそうできないなら、」 */
function cannotDo(cl: Clause, c: Context): Adverbial {
  const named = cl.subject?.items.every((n) => n.form === 'common') ? marked(composePhrase(cl.subject, c), 'ga') : undefined;
  return adverb('if-can', { clause: { ...doIt(true), ...(named ? { subject: named } : {}) }, japanese: { comma: true } });
}

/** `had a land enter under your control`: the land entered. */
const entered = (cl: Clause): Clause => (cl.verb === 'have' && cl.complement?.verb === 'enter' && cl.object && !cl.modal && cl.adverbials.length === 0 && !cl.secondObject ? { ...cl.complement, subject: cl.object, past: cl.past, perfect: cl.perfect, negative: cl.negative, ...(cl.join ? { join: cl.join } : {}) } : cl);

const STATES = new Set(['control', 'own', 'have']);

/** `unless you return a land you control`: あなたが is said of the land. */
const ownThings = (cl: Clause): boolean => cl.subject?.items.length === 1 && cl.subject.items[0]!.id === 'you' && cl.object?.items.length === 1 && cl.object.items[0]!.qualifiers.some((q) => q.clause?.verb === 'control' && q.clause.subject?.items[0]?.id === 'you');

/** An event is past before とき; what has happened is lasting and past before 場合. */
function conditional(cl: Clause, relation: string, c: Context): Clause {
  const made = composeClause(relation === 'unless' && ownThings(cl) ? { ...cl, subject: undefined } as Clause : cl, c, 'subordinate', relation === 'when' || relation === 'whenever');
  if (relation === 'unless') return { ...made, past: false, negative: !made.negative, ...((STATES.has(cl.verb) && made.verb === cl.verb) || cl.past || cl.perfect ? { japanese: { ...made.japanese, also: ['lasting'] } } : {}) };
  if (relation === 'if' && cl.verb === 'cast' && !cl.modal && ['it', 'this-spell'].includes(cl.object?.items[0]?.id ?? '')) return { ...made, past: true, japanese: { ...made.japanese, also: ['lasting'] } };
  if (relation === 'when' && STATES.has(cl.verb)) return { ...made, japanese: { ...made.japanese, also: ['lasting'] } };
  if (relation === 'when') return { ...made, past: true };
  if (relation === 'if' && cl.voice === 'passive' && !cl.modal && cl.adverbials.some((a) => a.relation === 'this-way')) return { ...made, past: true };
  if ((relation === 'if' || relation === 'only-if') && (cl.past || cl.perfect) && cl.voice !== 'copular') return { ...made, past: true, japanese: { ...made.japanese, also: [...(made.japanese?.also ?? []), 'lasting'] } };
  if (STATES.has(cl.verb) && made.verb === cl.verb && ['if', 'as-long-as', 'while', 'for-as-long-as', 'only-if'].includes(relation)) return { ...made, japanese: { ...made.japanese, also: ['lasting'] } };
  return made;
}

function joined(made: Clause, from: Clause, next: Clause | undefined): Clause {
  const own = from.join ? { ...made, join: from.join === 'or' ? 'or' : from.join === 'and' ? 'and' : unsayable() } : made;
  if (!next) return own;
  return { ...own, past: next.join === 'or' ? own.verb === 'enter' && own.past : own.past, japanese: { ...own.japanese, ending: next.join === 'or' ? 'dict' : next.negative ? 'te' : 'stem', comma: next.join !== 'or' && !next.negative } };
}
