import type { Clause } from '../../tree.ts';
import { phrase, pronoun, subject, type Part } from './build.ts';
import type { Context } from './context.ts';
import type { Place } from './frame.ts';
import { composePhrase } from './noun.ts';
import { headId, isPlayer } from './words.ts';

/** The subject as a topic, or with が inside another clause. */
export function subjectOf(cl: Clause, c: Context, place: Place, marker = 'wa'): Part | undefined {
  if (!cl.subject) return undefined;
  const casts = cl.verb === 'cast' || cl.verb === 'draw' || cl.verb === 'control' || cl.verb === 'play' || cl.verb === 'discard';
  const happened = place === 'subordinate' && !c.event && !cl.subject.items.some((n) => isPlayer(n) && headId(n) !== 'opponent');
  const whenever = c.event && c.older && c.recurring && !cl.subject.items.some(isPlayer) && cl.verb !== 'enter' && cl.verb !== 'die';
  const indefinite = happened || whenever ? false : place === 'main' || !cl.subject.items.every(isPlayer) || !casts || (!c.event && place === 'subordinate' && !cl.subject.items.some((n) => headId(n) === 'opponent'));
  const compared = cl.object?.items.some((n) => n.determiners.includes('more')) === true || (cl.modal === 'would' && cl.subject.items.every((n) => headId(n) === 'source'));
  const grows = c.era === 'classic' && c.it === 'this' && c.recurring && cl.verb === 'get' && cl.subject.items.length === 1 && cl.subject.items[0]!.id === 'it';
  if (grows) return subject(phrase(pronoun('it')), place === 'main' ? marker : 'ga');
  return subject(composePhrase(cl.subject, c, { indefinite: indefinite || compared, plural: place === 'main' }), place === 'main' ? marker : 'ga');
}
