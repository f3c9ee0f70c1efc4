import type { Clause } from '../../tree.ts';
import { isNthOfTurn, nthOfTurn } from './amounts.ts';
import { adverb, aside, at, noun, object, phrase, subject, unsayable, word, wording } from './build.ts';
import { restParts } from './adverbial.ts';
import type { Frame, Framed } from './frame.ts';
import { composePhrase } from './noun.ts';
import { isEach, only, objectOf, pick, plain, without } from './parts.ts';
import { subjectOf } from './subject.ts';
import { headId, isPlayer } from './words.ts';

/** 「～はそれにN点のダメージを与える」 */
export const deal: Frame = (cl, c, place) => {
  if (cl.voice === 'passive') return dealtTo(cl, c, place);
  const moved = amountOfItself(cl);
  if (moved) return deal(moved, c, place);
  const s = subjectOf(cl, c, place);
  c.former = s?.role === 'subject' && s.phrase.items.length === 1 && s.phrase.items[0]!.id === 'former';
  const to = cl.adverbials.filter((a) => a.relation === 'to');
  const each = to.some((a) => a.phrase?.items.some((n) => n.determiners.includes('each')));
  const equal = only(cl.object)?.qualifiers.some((q) => q.relation === 'comparison') ?? false;
  const receivers = to.map((a) => at('to', composePhrase(a.phrase ?? unsayable(), c, { indefinite: !(c.event && !a.phrase!.items.some(isPlayer)) && !(cl.modal === 'would' && place === 'subordinate') }), 'ni', equal && !each));
  return { verb: pick('deal'), parts: [s, ...receivers, ...restParts(without(cl, 'to'), c), each ? aside(adverb('each')) : undefined, objectOf(cl, c)] };
};

/** `damage to target player equal to its power`: the amount belongs to the damage. */
function amountOfItself(cl: Clause): Clause | undefined {
  const to = cl.adverbials.find((a) => a.relation === 'to');
  const n = to?.phrase?.items.at(-1);
  const amount = n?.qualifiers.find((q) => q.relation === 'comparison');
  const damage = cl.object?.items[0];
  if (!amount || !damage || damage.count !== undefined || damage.qualifiers.length) return undefined;
  const receiver = { ...to!, phrase: { ...to!.phrase!, items: [...to!.phrase!.items.slice(0, -1), { ...n!, qualifiers: n!.qualifiers.filter((q) => q !== amount) }] } };
  return { ...cl, object: { ...cl.object!, items: [{ ...damage, qualifiers: [...damage.qualifiers, amount] }] }, adverbials: cl.adverbials.map((a) => (a === to ? receiver : a)) };
}

/** 「それにダメージが与えられる」 */
const dealtTo: Frame = (cl, c) => {
  if (!cl.object && !cl.subject) return { verb: pick('deal'), parts: [...restParts(cl, c)] };
  if (!cl.object && cl.adverbials.some((a) => a.relation === 'to')) return { verb: pick('deal'), parts: [...restParts(cl, c), subject(composePhrase(cl.subject!, c), 'ga')] };
  if (!cl.subject && cl.object) return { verb: pick('deal'), parts: [...restParts(cl, c), object(composePhrase(cl.object, c))] };
  if (!cl.subject || !cl.object) unsayable();
  return { verb: pick('deal'), parts: [at('to', composePhrase(cl.subject!, c), 'ni'), ...restParts(cl, c), subject(composePhrase(cl.object!, c), 'ga')] };
};

const BLANK_NOUN = noun();
const MEANT = new Set(['gain', 'lose', 'draw', 'discard', 'mill', 'sacrifice']);

/** What each player does is done by each: それぞれ. */
export const shared: Frame = (cl, c, place) => {
  if (isNthOfTurn(cl.object?.items[0] ?? BLANK_NOUN) && cl.adverbials.length === 1 && cl.adverbials[0]!.relation === 'each-turn') return { verb: pick(cl.verb), parts: [subjectOf(cl, c, place), object(phrase(nthOfTurn(cl.object!.items[0]!, c)))] };
  const verb = cl.verb === 'discard' ? pick('discard', '捨て') : pick(cl.verb);
  const framed = plain(cl, c, place, verb);
  if (cl.verb === 'gain' && cl.modal === 'can' && cl.negative) return { ...framed, fields: { voice: 'passive' } };
  if (c.era === 'classic' && isOneCard(cl) && (cl.modal === 'may' || (c.event && cl.verb !== 'mill'))) return countedAfter(framed);
  if (!isEach(cl.subject) || cl.voice !== 'active' || place !== 'main' || (c.older && !(c.triggered && headId(cl.subject?.items[0]) === 'opponent')) || !MEANT.has(cl.verb) || !counted(cl)) return framed;
  return { ...framed, parts: [framed.parts[0], aside(adverb('each')), ...framed.parts.slice(1)] };
};

const isOneCard = (cl: Clause): boolean => (cl.verb === 'draw' || (cl.verb === 'discard' && cl.modal !== 'may')) && cl.object?.items.length === 1 && headId(cl.object.items[0]) === 'card' && cl.object.items[0]!.determiners.includes('a') && cl.object.items[0]!.modifiers.length === 1;

/** 「カードを１枚引いてもよい」 */
const countedAfter = (framed: Framed): Framed => ({ ...framed, parts: framed.parts.map((p) => (p?.role === 'object' ? { ...p, phrase: { ...p.phrase, items: p.phrase.items.map((n) => wording(n, { countAt: 'after-particle' })) } } : p)) });

const counted = (cl: { object?: { items: { count?: string; determiners: string[] }[] } }): boolean => cl.object?.items.every((n) => n.count !== undefined || n.determiners.includes('a')) ?? false;

/** 占術２を行う. */
export const act: Frame = (cl, c, place) => {
  const n = only(cl.object);
  if (cl.object && (!n || n.form !== 'common' || n.modifiers.length || n.count === undefined)) unsayable();
  const foe = cl.verb === 'clash' ? cl.adverbials.filter((a) => a.relation === 'with' && a.phrase) : [];
  const others = restParts({ ...cl, adverbials: cl.adverbials.filter((a) => !foe.includes(a)) }, c);
  const withFoe = foe.map((a) => at('with', composePhrase(a.phrase!, c), 'to'));
  const action = noun({ modifiers: [word('thing', cl.verb)], ...(n ? { count: n.count!, japanese: { counter: 'none' } } : {}) });
  return { verb: pick('do', '行'), parts: [subjectOf(cl, c, place), ...others, ...withFoe, object(phrase(action))] };
};
