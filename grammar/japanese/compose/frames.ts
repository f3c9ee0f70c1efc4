import { at, type Part } from './build.ts';
import { restParts } from './adverbial.ts';
import type { Frame } from './frame.ts';
import { act, deal, shared } from './frames-damage.ts';
import { attach, create, enter, giveBack, look, put, remove, search, shuffle, takesTop } from './frames-move.ts';
import { add, be, become, block, cost, get, turnOver } from './frames-state.ts';
import { composePhrase } from './noun.ts';
import { objectOf, pick, simple } from './parts.ts';
import { subjectOf } from './subject.ts';

const leave: Frame = (cl, c, place) => ({ verb: pick('leave', '離れ'), parts: [subjectOf(cl, c, place), ...restParts(cl, c), objectOf(cl, c)] });

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
  choose: simple('choose', '選'), play: simple('play', 'プレイ'), die: simple('die', '死亡'), have: simple('have', '持'), pay: simple('pay', '支払'), trigger: simple('trigger', '誘発'), cast: simple('cast', '唱え'),
  take: simple('take', '取'),
  scry: act, surveil: act, proliferate: act, investigate: act, populate: act, explore: act, learn: act, bolster: act, adapt: act, monstrosity: act, fateseal: act, clash: act, discover: act, incubate: act, support: act,
};
