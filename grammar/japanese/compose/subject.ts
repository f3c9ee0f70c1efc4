import type { Clause } from '../../tree.ts';
import { determined, phrase, pronoun, subject, thing, type Part } from './build.ts';
import type { Context } from './context.ts';
import type { Place } from './frame.ts';
import { composePhrase } from './noun.ts';
import { headId, isPlayer } from './words.ts';

const isAnyPlayer = (cl: Clause): boolean => cl.modal === 'may' && cl.subject?.items.length === 1 && headId(cl.subject.items[0]) === 'player' && cl.subject.items[0]!.determiners.join() === 'any' && cl.subject.items[0]!.qualifiers.length === 0;

/** どのプレイヤーも. */
function anyPlayer(c: Context): Part {
  c.they = determined(thing('player', 'player'), 'that');
  return subject(phrase(determined(thing('player', 'player'), 'which')), 'mo');
}

/** The subject as a topic, or with が inside another clause. */
export function subjectOf(cl: Clause, c: Context, place: Place, marker = 'wa'): Part | undefined {
  if (!cl.subject) return undefined;
  if (isAnyPlayer(cl) && place === 'main') return anyPlayer(c);
  const casts = cl.verb === 'cast' || cl.verb === 'draw' || cl.verb === 'control' || cl.verb === 'play' || cl.verb === 'discard';
  const happened = place === 'subordinate' && !c.event && !cl.subject.items.some((n) => isPlayer(n) && headId(n) !== 'opponent');
  const whenever = c.event && c.older && c.recurring && !cl.subject.items.some(isPlayer) && cl.verb !== 'enter' && cl.verb !== 'die';
  const indefinite = happened || whenever ? false : place === 'main' || !cl.subject.items.every(isPlayer) || !casts || (!c.event && place === 'subordinate' && !cl.subject.items.some((n) => headId(n) === 'opponent'));
  const compared = cl.object?.items.some((n) => n.determiners.includes('more')) === true || (cl.modal === 'would' && cl.subject.items.every((n) => headId(n) === 'source'));
  const grows = c.era === 'classic' && c.it === 'this' && c.recurring && cl.verb === 'get' && cl.subject.items.length === 1 && cl.subject.items[0]!.id === 'it';
  if (grows) return subject(phrase(pronoun('it')), place === 'main' ? marker : 'ga');
  return subject(composePhrase(cl.subject, c, { indefinite: indefinite || compared, plural: place === 'main' }), place === 'main' ? marker : 'ga');
}
