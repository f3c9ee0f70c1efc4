import type { Adverbial, Clause, Noun } from '../../tree.ts';
import { ofNoOne } from './adverbial.ts';
import { adverb, noun, phrase, said, unsayable } from './build.ts';
import { composeClause } from './clause.ts';
import type { Context } from './context.ts';

const SAID = new Set(['be', 'have', 'lose', 'enter']);
const isIt = (n: Noun | undefined): boolean => n?.form === 'pronoun' && (n.id === 'it' || n.id === 'they');

/** 1/1である: sizes are said as such. */
function sized(cl: Clause): Clause {
  const [n] = cl.object?.items ?? [];
  const [m] = n?.modifiers ?? [];
  if (cl.verb !== 'be' || cl.object?.items.length !== 1 || n!.modifiers.length !== 1 || m?.kind !== 'power-toughness' || n!.qualifiers.length) return cl;
  return { ...cl, object: phrase(noun({ form: 'power-toughness', id: `${m.power}/${m.toughness}` })) };
}

const otherTypes = (cl: Clause): Clause => ({ ...cl, adverbials: cl.adverbials.map((a) => (a.relation === 'in-addition-to' && a.phrase ? { ...a, phrase: ofNoOne(a.phrase) } : a)) });

/** 「他のタイプに加えてゾンビであり飛行を持つことを除き、」 */
export function excepted(a: Adverbial, c: Context): Adverbial {
  const clauses = a.clauses ?? (a.clause ? [a.clause] : unsayable());
  const made = clauses.map((cl, i, all) => {
    if (!SAID.has(cl.verb) || (cl.subject && !isIt(cl.subject.items[0])) || cl.modal || cl.past || (cl.join && cl.join !== 'and' && cl.join !== 'comma')) unsayable();
    const { subject: _, ...rest } = otherTypes(sized(cl));
    const one = composeClause({ ...rest, sharedSubject: true } as Clause, c, 'subordinate');
    if (i < all.length - 1 && one.negative) unsayable();
    const joined = i > 0 ? { ...one, join: 'and' } : one;
    return i < all.length - 1 ? said(joined, { ending: 'stem', comma: false }) : joined;
  });
  return adverb('except-that', { clause: made[0]!, ...(made.length > 1 ? { clauses: made } : {}), japanese: { comma: true } });
}
