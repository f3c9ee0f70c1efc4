import { at, object, type Part } from './build.ts';
import { restParts } from './adverbial.ts';
import type { Frame } from './frame.ts';
import { act, deal, shared } from './frames-damage.ts';
import { attach, create, enter, fromZone, giveBack, look, put, remove, search, shuffle, takesTop } from './frames-move.ts';
import { add, be, become, block, cost, get, turnOver } from './frames-state.ts';
import { composePhrase } from './noun.ts';
import { objectOf, pick, plain, simple } from './parts.ts';
import { subjectOf } from './subject.ts';
import { headId } from './words.ts';

const leave: Frame = (cl, c, place) => ({ verb: pick('leave', '離れ'), parts: [subjectOf(cl, c, place), ...restParts(cl, c), objectOf(cl, c)] });

/** 「それを、マナ・コストを支払うことなく唱える」; a spell that is cast is not counted in an event. */
const cast = (id: string, stem: string): Frame => (cl, c, place) => {
  if (!cl.object || cl.voice !== 'active') return plain(cl, c, place, pick(id, stem));
  const s = subjectOf(cl, c, place);
  const manner = cl.adverbials.filter((a) => a.clause);
  const { from, rest } = fromZone(cl.object, c);
  const before = restParts({ ...cl, adverbials: cl.adverbials.filter((a) => !a.clause) }, c);
  const o = object(composePhrase(rest, c, { indefinite: place === 'main' }), 'o', manner.some((a) => a.relation === 'as-though'));
  return { verb: pick(id, stem), parts: [s, ...before, ...from, o, ...restParts({ ...cl, adverbials: manner }, c)] };
};

const take: Frame = (cl, c, place) => plain(cl, c, place, headId(cl.object?.items[0]) === 'initiative' ? pick('gain', '得') : pick('take', '取'));

const fight: Frame = (cl, c, place) => {
  const s = subjectOf(cl, c, place);
  const foe: Part | undefined = cl.object && at('with', composePhrase(cl.object, c), 'to');
  return { verb: pick('fight', '格闘を行'), parts: [s, foe, ...restParts(cl, c)] };
};

/** How each English verb is said; the others have subject, adverbials and object. */
export const FRAMES: Readonly<Record<string, Frame>> = {
  deal, put, return: giveBack, enter, be, leave, block, attack: block, get, add, fight, look, attach, shuffle, cost, search, create, remove,
  become, lose: shared, gain: shared, draw: shared, mill: shared, sacrifice: shared, discard: shared, transform: turnOver,
  reveal: takesTop(pick('reveal')), exile: takesTop(pick('exile')),
  choose: simple('choose', '選'), play: cast('play', 'プレイ'), die: simple('die', '死亡'), have: simple('have', '持'), pay: simple('pay', '支払'), trigger: simple('trigger', '誘発'), cast: cast('cast', '唱え'),
  take, target: simple('target', '対象と'), counter: simple('counter', '打ち消'), tap: simple('tap', 'タップ'), untap: simple('untap', 'アンタップ'),
  scry: act, surveil: act, proliferate: act, investigate: act, populate: act, explore: act, learn: act, bolster: act, adapt: act, monstrosity: act, fateseal: act, clash: act, discover: act, incubate: act, support: act,
};
