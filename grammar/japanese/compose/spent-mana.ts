import type { Clause, Noun, NounPhrase, Sentence } from '../../tree.ts';
import { adverb, at, aside, clause, determined, determinerAs, noun, object, owned, phrase, qualified, qualifier, sentence, subject, thing, unsayable, word, type Part } from './build.ts';
import { composeClause } from './clause.ts';
import { composeCondition } from './condition.ts';
import type { Context } from './context.ts';
import { composePhrase } from './noun.ts';
import { only } from './parts.ts';
import { headId, isWord } from './words.ts';

const isMana = (p: NounPhrase | undefined): boolean => headId(only(p)) === 'mana';

/** The kind of which mana is: any color, any type. */
const kindOf = (n: Noun | undefined): Noun | undefined => (headId(n) === 'mana' && n!.qualifiers.length === 1 && n!.qualifiers[0]!.relation === 'of' ? only(n!.qualifiers[0]!.phrase) : undefined);

const isAny = (n: Noun | undefined, id: string): boolean => headId(n) === id && n!.determiners.includes('any') && n!.modifiers.length === 1 && !n!.qualifiers.length;

/** 「その呪文を唱えるために」 */
function purpose(cl: Clause, c: Context): Part {
  const it = c.it;
  const done = composeClause({ ...cl, infinitive: undefined, subject: undefined } as Clause, { ...c, it }, 'subordinate');
  return aside(adverb('for', { clause: done, japanese: { comma: false } }));
}

/** 「その呪文を唱えるためにマナを望む色のマナであるかのように支払ってもよい。」 */
export function spendAsThough(cl: Clause, c: Context): { verb: { id: string; stem: string }; parts: (Part | undefined)[] } | undefined {
  const as = cl.adverbials.length === 1 && cl.adverbials[0]!.relation === 'as-though' ? cl.adverbials[0]!.clause : undefined;
  if (!as || as.verb !== 'be' || as.negative || !isMana(cl.object) || !isMana(as.object) || as.adverbials.length || !isAny(kindOf(only(as.object)), 'color')) return undefined;
  const color = determined(thing('property', 'color'), 'any-you-like');
  const like = phrase(owned({ ...color, japanese: { order: [determinerAs('望む')] } }, thing('quantity', 'mana')));
  const s = cl.subject && subject(composePhrase(cl.subject, c));
  return { verb: { id: 'pay', stem: '支払' }, parts: [s, as.complement && purpose(as.complement, c), object(composePhrase(cl.object!, c)), at('as-though', like, 'as-though-it-were')] };
}

/** 「それを唱えるために任意のタイプのマナを支払ってもよい。」 */
export function anyTypeSpent(s: Sentence, cl: Clause, c: Context): Sentence | undefined {
  if (cl.verb !== 'spend' || cl.voice !== 'passive' || cl.modal !== 'can' || cl.negative || !cl.complement || cl.adverbials.length || !isAny(kindOf(only(cl.subject)), 'type')) return undefined;
  return sentence([{ ...anyType(cl.complement, c) }], s.leading.map((a) => composeCondition(a, c, false)));
}

function anyType(cast: Clause, c: Context): Clause {
  const kind = { ...determined(thing('property', 'type'), 'any'), japanese: { order: [determinerAs('任意の')] } };
  return clause({ id: 'pay', stem: '支払' }, [purpose(cast, c), object(phrase(owned(kind, thing('quantity', 'mana'))))], { modal: 'may' });
}

const ENDING = new Set(['step', 'phase']);

/** 「このマナはステップやフェイズの終了に際して無くならない。」 */
export function manaKept(s: Sentence, cl: Clause, c: Context): Sentence | undefined {
  const end = cl.adverbials.length === 1 && cl.adverbials[0]!.relation === 'as' ? cl.adverbials[0]!.clause : undefined;
  const ends = only(end?.subject)?.modifiers ?? [];
  if (cl.verb !== 'lose' || !cl.negative || !isMana(cl.object) || end?.verb !== 'end' || !ends.length || !ends.every((m) => isWord(m) && ENDING.has(m.id))) return undefined;
  const parts = ends.map((m) => (isWord(m) ? thing('time', m.id) : unsayable()));
  const whose = phrase(parts, parts.length > 1 ? { conjunction: 'and-or', joins: parts.map((_, i) => (i ? 'and-or' : '')) } : {});
  const closing = qualified(qualifier('of', { phrase: whose }), noun({ modifiers: [word('time', 'end', { form: 1 })] }));
  const kept = clause({ id: 'cease', stem: '無くな' }, [subject(composePhrase(cl.object!, c)), at('as', phrase(closing), 'nisaishite')], { negative: true });
  return sentence([kept], s.leading.map((a) => composeCondition(a, c, false)));
}
