import type { Adverbial, Clause } from '../../tree.ts';
import { clause, said, subject, unsayable, type Part } from './build.ts';
import type { Context } from './context.ts';
import type { Framed, Place } from './frame.ts';
import { FRAMES, generic } from './frames.ts';
import { composePhrase } from './noun.ts';
import { isPlayer } from './words.ts';

/** Adverbs that stand before the clause, with a comma. */
export const LEADING = new Set(['until-end-of-turn', 'this-turn', 'until-end-of-combat', 'until-your-next-turn', 'this-combat']);
/** What the sentence says in another place. */
const ELSEWHERE = new Set([...LEADING, 'where', 'instead', 'if', 'unless', 'until', 'as-long-as', 'for-as-long-as', 'only-if', 'otherwise']);

export const isElsewhere = (a: Adverbial): boolean => ELSEWHERE.has(a.relation);

/** One clause in Japanese, without what its sentence says around it. */
export function composeClause(cl: Clause, c: Context, place: Place): Clause {
  if (cl.gap) unsayable();
  if (place !== 'main' && cl.adverbials.some((a) => isElsewhere(a) && !LEADING.has(a.relation))) unsayable();
  const own = cl.subject ? cl.subject.items.every(isPlayer) : c.own;
  const inner: Context = c;
  inner.own = own && cl.subject?.items[0]?.id !== 'you';
  const framed = (FRAMES[cl.verb] ?? generic)(withoutElsewhere(cl), inner, place);
  return inflected(cl, framed, place);
}

const withoutElsewhere = (cl: Clause): Clause => ({ ...cl, adverbials: cl.adverbials.filter((a) => !isElsewhere(a)) });

/** The subject as a topic, or with が inside another clause. */
export function subjectOf(cl: Clause, c: Context, place: Place, marker = 'wa'): Part | undefined {
  if (!cl.subject) return undefined;
  return subject(composePhrase(cl.subject, c, { indefinite: place !== 'main' && cl.subject.items.every((n) => isPlayer(n)) && !cl.subject.items.some((n) => n.count) ? false : undefined } as { indefinite?: boolean }), place === 'main' ? marker : 'ga');
}

const MODALS: Readonly<Record<string, string>> = { may: 'may', can: 'can' };

function inflected(cl: Clause, framed: Framed, place: Place): Clause {
  const fields: Partial<Clause> = { negative: cl.negative, past: cl.past || (cl.perfect && place !== 'main'), voice: cl.voice === 'passive' ? 'passive' : 'active', ...framed.fields };
  const also = [...(framed.also ?? [])];
  if (cl.progressive) also.push('lasting');
  if (cl.modal) {
    const modal = MODALS[cl.modal];
    if (cl.modal === 'would') { /* a supposition needs no word */ }
    else if (!modal) unsayable();
    else if (!(modal === 'can' && fields.voice === 'passive')) fields.modal = modal;
  }
  const made = clause(framed.verb, framed.parts, fields);
  return also.length ? said(made, { also }) : made;
}
