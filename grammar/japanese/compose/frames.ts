import type { Clause, Noun } from '../../tree.ts';
import { isNthOfTurn, nthOfTurn } from './amounts.ts';
import { adverb, adverbAs, aside, at, clause, copula, counted, determined, determinerAs, noun, object, owned, phrase, qualified, relative, thing, unsayable, word, wording, type Part, type Pick } from './build.ts';
import { restParts } from './adverbial.ts';
import type { Context } from './context.ts';
import type { Frame, Framed, Place } from './frame.ts';
import { act, deal, shared } from './frames-damage.ts';
import { attach, create, enter, fromZone, giveBack, look, put, remove, search, shuffle, takesTop } from './frames-move.ts';
import { add, be, become, block, cost, get, have, impossible, turn, turnOver } from './frames-state.ts';
import { divide, ends, perform, prevent, roll, spend, take, tempt, venture } from './frames-more.ts';
import { composeNoun, composePhrase } from './noun.ts';
import { objectOf, pick, plain, simple, without } from './parts.ts';
import { subjectOf } from './subject.ts';
import { headClass, headId, headOf } from './words.ts';

const leave: Frame = (cl, c, place) => ({ verb: pick('leave', '離れ'), parts: [subjectOf(cl, c, place), ...restParts(cl, c), objectOf(cl, c)] });

const isExtraLand = (cl: Clause): boolean => cl.verb === 'play' && headId(cl.object!.items[0]) === 'land' && cl.object!.items[0]!.modifiers.length === 2 && cl.object!.items[0]!.determiners.includes('a') && cl.object!.items[0]!.modifiers.some((m) => m.kind === 'word' && m.id === 'additional');

/** 「追加で土地１つをプレイする」 */
const extraLand: Frame = (cl, c, place) => ({ verb: pick('play', 'プレイ'), parts: [subjectOf(cl, c, place), ...restParts(cl, c), aside(adverb('additionally', { japanese: { comma: false } })), object(phrase(counted(thing('type', 'land'), '1', 'tsu')))] });

/** `your first spell during each opponent's turn`. */
const isFirstOfTheirs = (cl: Clause): boolean => {
  const [n] = cl.object!.items;
  const [during] = cl.adverbials;
  const [first] = n!.modifiers;
  return cl.object!.items.length === 1 && n!.determiners.includes('your') && first?.kind === 'word' && first.id === 'first' && cl.adverbials.length === 1 && during!.relation === 'during' && headId(during!.phrase?.items[0]) === 'turn' && during!.phrase!.items[0]!.possessor?.determiners.includes('each') === true;
};

/** 「対戦相手の各ターン内で初めてあなたが呪文を唱える」 */
const firstOfTheirs = (cl: Clause, c: Context, place: Place, verb: Pick): Framed => {
  const whose = composeNoun({ ...cl.adverbials[0]!.phrase!.items[0]!.possessor!, determiners: [] }, c, { indefinite: false });
  const turn = owned(whose, determined(noun({ modifiers: [word('time', 'turn'), word('thing', 'inside')] }), 'each'));
  const [n] = cl.object!.items;
  const spell = composePhrase({ ...cl.object!, items: [{ ...n!, determiners: [], modifiers: n!.modifiers.slice(1) }] }, c, { indefinite: false });
  return { verb, parts: [at('with', phrase(turn), 'de'), aside(adverb('first-time')), subjectOf(cl, c, place), object(spell)] };
};

/** 「それを、マナ・コストを支払うことなく唱える」; a spell that is cast is not counted in an event. */
const cast = (id: string, stem: string): Frame => (cl, c, place) => {
  if (!cl.object || cl.voice !== 'active') return plain(cl, c, place, pick(id, stem));
  if (isNthOfTurn(cl.object.items[0]!) && cl.adverbials.length === 1 && cl.adverbials[0]!.relation === 'each-turn') return { verb: pick(id, stem), parts: [subjectOf(cl, c, place), object(phrase(nthOfTurn(cl.object.items[0]!, c)))] };
  if (isFirstOfTheirs(cl)) return firstOfTheirs(cl, c, place, pick(id, stem));
  if (isExtraLand(cl)) return extraLand(cl, c, place);
  const s = subjectOf(cl, c, place);
  const manner = cl.adverbials.filter((a) => a.clause);
  const { from, rest } = fromZone(cl.object, c);
  const before = restParts({ ...cl, adverbials: cl.adverbials.filter((a) => !a.clause) }, c);
  const o = object(composePhrase(rest, c, { indefinite: place === 'main' }), 'o', manner.some((a) => a.relation === 'as-though' || (a.relation === 'without' && from.length > 0)));
  const cannot = cl.modal === 'can' && cl.negative && id === 'cast';
  return { verb: pick(id, stem), parts: [s, ...before, ...from, o, ...restParts({ ...cl, adverbials: manner }, c)], ...(cannot ? { fields: { voice: 'passive' as const } } : {}) };
};

/** `the copy` is その. */
const pointed = (made: Noun, n: Noun): Noun => (n.determiners.includes('the') ? determined(made, headOf(n)?.plural ? 'those' : 'that') : made);

/** 「その中からカード１枚を選ぶ」, 「そのコピーの新しい対象を選ぶ」 */
const choose: Frame = (cl, c, place) => {
  if (!cl.object || cl.complement || cl.secondObject || cl.voice !== 'active') return plain(cl, c, place, pick('choose', '選'));
  const of = cl.adverbials.find((a) => a.relation === 'for' && headId(cl.object!.items[0]) === 'target');
  const s = subjectOf(cl, c, place);
  if (of?.phrase) return { verb: pick('choose', '選'), parts: [s, object(phrase(owned(pointed(composeNoun(of.phrase.items[0]!, c), of.phrase.items[0]!), noun({ determiners: ['new'], modifiers: [word('thing', 'target')], japanese: { order: [determinerAs('新しい')] } }))))] };
  const { from, rest } = fromZone(cl.object, c);
  const random = cl.adverbials.filter((a) => a.relation === 'at-random');
  const others = restParts({ ...cl, adverbials: cl.adverbials.filter((a) => !random.includes(a)) }, c);
  return { verb: pick('choose', '選'), parts: [s, ...from, ...others, object(composePhrase(rest, c)), ...restParts({ ...cl, adverbials: random }, c)] };
};

/** `if you control a Wizard`: which one does not matter. */
const control: Frame = (cl, c, place) => {
  if (!cl.object || cl.voice !== 'active') return plain(cl, c, place, pick('control'));
  const s = subjectOf(cl, c, place);
  const statement = place === 'main' && cl.object.items.every((n) => n.modifiers.some((m) => m.kind === 'word' && m.id === 'enchanted'));
  return { ...(statement ? { also: ['plain'] } : {}), verb: pick('control'), parts: [s, ...restParts(cl, c), object(composePhrase(cl.object, c, { indefinite: place === 'main' }))] };
};

const isGame = (cl: Clause): boolean => headId(cl.object?.items[0]) === 'game';
const lose: Frame = (cl, c, place) => (isGame(cl) ? ends(cl, c, place) : isFlip(cl) ? winFlip(cl, c, place) : shared(cl, c, place));
const win: Frame = (cl, c, place) => (isGame(cl) ? ends(cl, c, place) : isFlip(cl) ? winFlip(cl, c, place) : cl.object ? plain(cl, c, place, pick('win', '勝')) : { verb: pick('win', '勝'), parts: [subjectOf(cl, c, place)], fields: { past: place === 'subordinate' } });
const isFlip = (cl: Clause): boolean => ['flip', 'coin flip'].includes(headId(cl.object?.items[0]));
const winFlip: Frame = (cl, c, place) => ({ verb: pick(cl.verb, cl.verb === 'win' ? '勝' : '負け'), parts: [subjectOf(cl, c, place), object(phrase(thing('thing', 'coin flip')), 'ni')], fields: { past: place === 'subordinate' } });

/** 「コイン投げをする」 */
const flip: Frame = (cl, c, place) => {
  if (headId(cl.object?.items[0]) !== 'coin') return plain(cl, c, place, pick('flip'));
  const n = cl.object!.items[0]!;
  const times = n.count === undefined || n.count === '1' ? thing('thing', 'coin flip') : unsayable();
  return { verb: { id: 'do', stem: '' }, parts: [subjectOf(cl, c, place), ...restParts(cl, c), object(phrase(times))] };
};

/** 「あなたが他のカードをサイクリングするたび」 */
const cycle: Frame = (cl, c, place) => {
  if (!cl.object || cl.voice !== 'active') return plain(cl, c, place, pick('cycle'));
  const own = c.era === 'current' && cl.object.items[0]!.form === 'self' && c.event;
  const said = composePhrase(cl.object, c, { indefinite: false });
  const counted = { ...said, items: said.items.map((n) => (n.count === '1' ? wording(n, { countAt: 'after-particle' }) : n)) };
  return { verb: pick('cycle'), parts: [own ? undefined : subjectOf(cl, c, place), ...restParts(cl, c), object(counted)] };
};

/** 「悪事を働く」 */
const commit: Frame = (cl, c, place) => (headId(cl.object?.items[0]) === 'crime' ? { verb: pick('commit-crime'), parts: [subjectOf(cl, c, place), ...restParts(cl, c)] } : plain(cl, c, place, pick('commit')));

const fight: Frame = (cl, c, place) => {
  const s = subjectOf(cl, c, place);
  if (cl.object?.items[0]?.id === 'each-other') return { verb: pick('fight', '格闘を行'), parts: [s, aside(adverbAs('each-other', '互いに')), ...restParts(cl, c)] };
  const foe: Part | undefined = cl.object && at('with', composePhrase(cl.object, c), 'to');
  return { verb: pick('fight', '格闘を行'), parts: [s, foe, ...restParts(cl, c)] };
};

/** 「それをトランスフォームさせる」 */
const convert: Frame = (cl, c, place) => (cl.object && cl.voice === 'active' ? { verb: pick('transform', 'トランスフォーム'), parts: [subjectOf(cl, c, place), ...restParts(cl, c), objectOf(cl, c)], also: ['causative'] } : plain(cl, c, place, pick('transform', 'トランスフォーム')));

/** 「それのパワーを２倍にする」 */
const double: Frame = (cl, c, place) => ({ verb: { id: 'do', stem: '' }, parts: [subjectOf(cl, c, place), ...restParts(cl, c), objectOf(cl, c), at('into', phrase(thing('quantity', 'twice')), 'ni')] });

/** `if it targets a creature`: which one does not matter. */
const target: Frame = (cl, c, place) => {
  if (!cl.object || cl.voice !== 'active' || place !== 'subordinate' || c.event) return plain(cl, c, place, pick('target', '対象と'));
  return { verb: pick('target', '対象と'), parts: [subjectOf(cl, c, place), ...restParts(cl, c), object(composePhrase(cl.object, c, { indefinite: false }))] };
};

/** 「積算４を達成する」 */
const expend: Frame = (cl, c, place) => {
  const n = cl.object?.items[0];
  if (!n?.count || n.modifiers.length) unsayable();
  return { verb: pick('achieve', '達成'), parts: [subjectOf(cl, c, place), object(phrase(noun({ modifiers: [word('thing', 'expend')], count: n!.count!, japanese: { counter: 'none' } })))] };
};

/** 「パワーではなくタフネスに等しい点数の戦闘ダメージを割り振る」 */
function assignedBy(cl: Clause, c: Context, place: Place): Framed | undefined {
  const [n] = cl.object?.items ?? [];
  const rather = cl.adverbials.length === 1 && cl.adverbials[0]!.relation === 'rather-than' ? cl.adverbials[0]!.phrase?.items[0] : undefined;
  const value = n?.qualifiers.length === 1 ? n.qualifiers[0]!.comparison?.value?.items[0] : undefined;
  if (headId(n) !== 'combat damage' || !rather || !value || headClass(rather) !== 'property' || headClass(value) !== 'property' || place !== 'main') return undefined;
  const not = copula([], phrase(thing('property', headId(rather))), { negative: true, japanese: { variant: 3 } });
  const measure = qualified(relative(not, 'stem'), thing('property', headId(value)));
  const number = qualified(relative(clause({ id: 'equal' }, [at('equal', phrase(measure), 'ni')])), noun({ modifiers: [word('quantity', 'number', { form: 6 })] }));
  const s = subjectOf(cl, c, place);
  const parted = s?.role === 'subject' && s.phrase.items[0]!.form === 'common' ? { ...s, phrase: wording(s.phrase, { comma: true }) } : s;
  return { verb: pick('divide', '割り振'), parts: [parted, object(phrase(owned(number, thing('quantity', 'combat damage'))))] };
}

/** 「戦闘ダメージを割り振らない」 */
const assign: Frame = (cl, c, place) => assignedBy(cl, c, place) ?? (cl.adverbials.length || headId(cl.object?.items[0]) !== 'combat damage' ? unsayable() : plain(cl, c, place, pick('divide', '割り振')));

/** 「これにより追放されている」 */
const exile: Frame = (cl, c, place) => {
  const by = cl.voice === 'passive' ? cl.adverbials.find((a) => a.relation === 'with' && a.phrase) : undefined;
  const [who] = by?.phrase?.items ?? [];
  if (!who || (who.form !== 'self' && who.id !== 'it')) return takesTop(pick('exile'))(cl, c, place);
  const way = who.form === 'self' ? at('by', composePhrase(by!.phrase!, c), 'niyotte') : aside(adverbAs('this-way', 'これにより'));
  return { verb: pick('exile'), parts: [way, ...restParts(without(cl, 'with'), c), subjectOf(cl, c, place)], fields: { past: false }, also: ['lasting'] };
};

/** 「それと共通の色を持つ」 */
const share: Frame = (cl, c, place) => {
  const other = cl.adverbials.filter((a) => a.relation === 'with' && a.phrase);
  const [kind] = cl.object?.items ?? [];
  if (other.length !== 1 || cl.object?.items.length !== 1 || !kind!.determiners.includes('a') || kind!.qualifiers.length) return plain(cl, c, place, pick('share'));
  const s = subjectOf(cl, c, place);
  const common = { ...composeNoun({ ...kind!, determiners: [] }, c), determiners: ['common'], japanese: { order: ['determiner'] } };
  const { it } = c;
  const sharer = at('with', composePhrase(other[0]!.phrase!, c, { indefinite: false }), 'to');
  c.it = it;
  return { verb: pick('have'), parts: [s, sharer, ...restParts(without(cl, 'with'), c), object(phrase(common))] };
};

/** 「他のクリーチャーと組になっている」 */
const pair: Frame = (cl, c, place) => {
  const other = cl.adverbials.find((a) => a.relation === 'with');
  if (cl.voice !== 'passive' || !other?.phrase) return plain(cl, c, place, pick('pair', '組に'));
  return { verb: pick('pair', '組にな'), parts: [subjectOf(cl, c, place), at('with', composePhrase(other.phrase, c, { indefinite: false }), 'to'), ...restParts(without(cl, 'with'), c)], fields: { voice: 'active' }, also: ['lasting'] };
};

/** How each English verb is said; the others have subject, adverbials and object. */
export const FRAMES: Readonly<Record<string, Frame>> = {
  divide, double, pair, share, convert, expend, assign, venture, control, cycle, commit, deal, put, return: giveBack, enter, be, leave, block, attack: block, get, add, fight, look, attach, shuffle, cost, search, create, remove,
  become, regenerate: impossible, activate: impossible, flip, turn, lose, gain: shared, draw: shared, mill: shared, sacrifice: shared, discard: shared, transform: turnOver,
  reveal: takesTop(pick('reveal')), exile,
  choose, play: cast('play', 'プレイ'), die: simple('die', '死亡'), have, pay: simple('pay', '支払'), trigger: simple('trigger', '誘発'), cast: cast('cast', '唱え'),
  take, prevent, spend, roll, tempt, amass: perform, 'collect evidence': perform, earthbend: perform, waterbend: perform, endure: perform, win, target, counter: simple('counter', '打ち消'), tap: simple('tap', 'タップ'), untap: simple('untap', 'アンタップ'),
  scry: act, surveil: act, proliferate: act, investigate: act, populate: act, explore: act, learn: act, bolster: act, adapt: act, monstrosity: act, fateseal: act, clash: act, discover: act, incubate: act, support: act,
};
