import type { Adverbial, Clause, Noun, NounPhrase } from '../../tree.ts';
import { SUBORDINATOR_FORMS, variantOf } from '../lexicon/forms.ts';
import { adverb, adverbAs, aside, at, clause, counted, determined, determinerAs, noun, object, owned, phrase, qualified, qualifier, subject, thing, unsayable, word, wording } from './build.ts';
import { restParts } from './adverbial.ts';
import { composeClause } from './clause.ts';
import type { Context } from './context.ts';
import type { Frame } from './frame.ts';
import { composePhrase } from './noun.ts';
import { objectOf, only, pick, plain } from './parts.ts';
import { spendAsThough } from './spent-mana.ts';
import { subjectOf } from './subject.ts';
import { countedLast } from './sums.ts';
import { headId } from './words.ts';

/** 「それに与えられる次のダメージを１点軽減する」 */
export const prevent: Frame = (cl, c, place) => {
  const n = only(cl.object);
  const next = n?.modifiers.some((m) => m.kind === 'word' && m.id === 'next');
  if (n && !next && isShield(cl)) return plain({ ...cl, object: { ...cl.object!, items: [{ ...n, qualifiers: n.qualifiers.map(untimed) }] } }, c, place, pick('prevent'));
  if (!n || !next || n.count === undefined) return cl.voice === 'passive' && cl.modal ? { ...plain(cl, c, place, pick('prevent')), fields: { voice: 'active' } } : plain(cl, c, place, pick('prevent'));
  const made = only(composePhrase({ ...cl.object!, items: [{ ...n, determiners: [], ordersFirst: undefined, count: undefined, modifiers: n.modifiers.filter((m) => !(m.kind === 'word' && m.id === 'next')), qualifiers: n.qualifiers.map(untimed) } as typeof n] }, c)) ?? unsayable();
  const order = [...(made.japanese?.order ?? []), determinerAs('次の')];
  const damage = wording({ ...made, count: n.count, determiners: [...made.determiners, 'next'] }, { order, counter: 'ten', countAt: 'after-particle' });
  return { verb: pick('prevent'), parts: [subjectOf(cl, c, place), ...restParts(cl, c), object(phrase(damage))] };
};

const isThisTurn = (a: Adverbial): boolean => a.relation === 'this-turn';

/** The turn of a relative clause is that of the sentence. */
const untimed = <T extends { clause?: Clause }>(q: T): T => (q.clause?.adverbials.some(isThisTurn) ? { ...q, clause: { ...q.clause, adverbials: q.clause.adverbials.filter((a) => !isThisTurn(a)) }, clauses: undefined } : q);

/** Damage to or by something, not all damage of the turn. */
const guards = (cl: Clause): boolean => only(cl.object)?.qualifiers.some((q) => q.clause?.adverbials.some((a) => a.relation === 'to' || a.relation === 'by') || q.clause?.subject !== undefined) ?? false;

/** Whether a shield of damage lasts this turn: its sentence says so first. */
export const isShield = (cl: Clause): boolean => cl.verb === 'prevent' && (only(cl.object)?.modifiers.some((m) => m.kind === 'word' && m.id === 'next') || guards(cl)) && (only(cl.object)?.qualifiers.some((q) => q.clause?.adverbials.some(isThisTurn)) ?? false);

/** 「この呪文を唱えるために{R}が支払われていたなら」 */
const spent: Frame = (cl, c, place) => {
  const purpose = cl.complement;
  if ((!cl.subject && place !== 'relative') || !purpose?.object || purpose.subject || cl.adverbials.length) unsayable();
  const why = adverb('for', { clause: composeClause({ ...purpose!, object: uncounted(purpose!.object!) }, c, 'subordinate'), japanese: { comma: false, ...variantOf(SUBORDINATOR_FORMS, 'ために') } });
  return { verb: pick('pay', '支払'), parts: [aside(why), cl.subject && subject(spentMana(cl.subject, c), 'ga')] };
};

const spentMana = (p: NounPhrase, c: Context): NounPhrase => {
  const said = composePhrase(p, c);
  return { ...said, items: said.items.map((n) => (n.modifiers.length > 1 ? countedLast(n) : n)) };
};

/** 「このマナは、…を唱えるためにのみ使用できる」 */
export const spend: Frame = (cl, c, place) => {
  const purpose = cl.complement;
  const like = place === 'main' ? spendAsThough(cl, c) : undefined;
  if (like) return like;
  if (cl.voice === 'passive' && purpose) return spent(cl, c, place);
  if (place !== 'main' || cl.subject || !cl.object || !purpose?.object || purpose.subject || cl.adverbials.length !== 1 || cl.adverbials[0]!.relation !== 'only') return plain(cl, c, place, pick('spend', '使'));
  const done = composeClause({ ...purpose, object: uncounted(purpose.object) }, c, 'subordinate');
  const why = adverb('only-for', { clause: done, japanese: { comma: false } });
  return { verb: pick('spend', '使用'), parts: [subject(composePhrase(cl.object, c), 'wa', true), aside(why)], fields: { modal: 'can' } };
};

const uncounted = (p: NounPhrase): NounPhrase => ({ ...p, items: p.items.map((n) => ({ ...n, determiners: n.determiners.filter((d) => d !== 'a') })) });

/** 「それらに５点のダメージをあなたの望むように分割する」 */
export const divide: Frame = (cl, c, place) => {
  const among = cl.adverbials.find((a) => a.relation === 'among');
  if (!among?.phrase || !cl.object || cl.adverbials.some((a) => a !== among && a.relation !== 'divided-as-you-choose')) return plain(cl, c, place, pick('divide', '割り振'));
  return { verb: pick('divide', '分割'), parts: [subjectOf(cl, c, place), at('among', composePhrase(among.phrase, c), 'ni'), objectOf(cl, c), aside(adverbAs('as-you-choose', 'あなたの望むように'))] };
};

/** 「このターンに続いて追加の１ターンを行う」 */
const extraTurn: Frame = (cl, c, place) => {
  const turn = noun({ determiners: ['additional'], count: '1', japanese: { order: ['determiner'], counter: 'turn' } });
  return { verb: pick('do', '行'), parts: [subjectOf(cl, c, place), aside(adverbAs('this-turn', 'このターンに')), aside(adverbAs('then', '続いて')), object(phrase(turn))] };
};

/** 「ダンジョン探索をする」 */
export const venture: Frame = (cl, c, place) => ({ verb: { id: 'venture into the dungeon' }, parts: [subjectOf(cl, c, place)], also: ['done'], fields: { japanese: { word: 3, marker: 'o' } } });

/** 「このゲームに勝利する」 */
export const ends: Frame = (cl, c, place) => {
  const game = phrase(determined(thing('time', 'game'), 'this'));
  const verb = cl.verb === 'win' ? pick('win', '勝利') : pick('lose', '敗北');
  return { verb, parts: [subjectOf(cl, c, place), ...restParts(cl, c), object(game, 'ni')] };
};

/** 「土の技４を行う」「ゾンビ動員２を行う」 */
export const perform: Frame = (cl, c, place) => {
  const n = only(cl.secondObject ?? cl.object);
  if (n?.form === 'symbols' && !cl.secondObject) return { verb: pick('do', '行'), parts: [subjectOf(cl, c, place), ...restParts(cl, c), object(phrase(noun({ modifiers: [word('thing', cl.verb), ...n.modifiers] })))] };
  if (!n || n.form !== 'common' || n.modifiers.length || n.count === undefined) unsayable();
  const kind = cl.secondObject ? only(cl.object)?.modifiers ?? [] : [];
  if (kind.some((m) => m.kind !== 'word')) unsayable();
  const what = noun({ modifiers: kind.map((m) => word((m as { class: string }).class, (m as { id: string }).id)), count: n!.count!, japanese: { counter: 'none' } });
  return { verb: pick(cl.verb), parts: [subjectOf(cl, c, place), ...restParts(cl, c), object(phrase(what))], also: ['done'], fields: { japanese: { marker: 'o' } } };
};

/** 「１個のd20を振る」 */
export const roll: Frame = (cl, c, place) => {
  const n = only(cl.object);
  if (!n || !/^d\d+$/.test(headId(n)) || n.modifiers.length !== 1) return plain(cl, c, place, pick('roll'));
  const die = counted(noun({ modifiers: [word('thing', headId(n), { form: 2 })] }), n.count ?? '1', 'ko', 'before');
  return { verb: pick('roll'), parts: [subjectOf(cl, c, place), ...restParts(cl, c), object(phrase(die))] };
};

/** 「指輪があなたを誘惑する」 */
export const tempt: Frame = (cl, c) => ({ verb: pick('tempt'), parts: [cl.subject && subject(composePhrase(cl.subject, c), 'ga'), ...restParts(cl, c), objectOf(cl, c)] });

/** 「あなたは「…」を選んでもよい」: what may be done is quoted. */
export const mayDo = (who: NounPhrase, text: Noun): Clause => clause(pick('choose', '選'), [subject(who), object(phrase(text))], { modal: 'may' });

/** 「２体以上のクリーチャーで攻撃する」 */
export const withThem = (cl: Clause, c: Context) => cl.adverbials.filter((a) => a.relation === 'with' && a.phrase).map((a) => at('with', composePhrase(a.phrase!, c), 'de'));

/** 「このターンに続いて追加の１ターンを行う」 */
export const take: Frame = (cl, c, place) => {
  if (headId(only(cl.object)) === 'initiative') return plain(cl, c, place, pick('gain', '得'));
  const after = cl.adverbials.length === 1 && cl.adverbials[0]!.relation === 'after';
  if (headId(only(cl.object)) === 'turn' && after && only(cl.object)!.determiners.includes('a')) return extraTurn(cl, c, place);
  return plain(cl, c, place, pick('take', '取'));
};

/** 「{W}と{U}の好きな組み合わせのマナ」 */
export function combinationOf(p: NounPhrase, c: Context): Noun | undefined {
  const liked = c.era === 'classic' ? determinerAs('望む') : 'determiner';
  if (p.items.length === 1 && headId(p.items[0]) === 'color' && p.items[0]!.count === 'any-combination-of' && p.items[0]!.modifiers.length === 1 && !p.items[0]!.qualifiers.length) return owned({ ...thing('property', 'color'), determiners: ['any-you-like'], japanese: { order: [liked] } }, thing('thing', 'set'));
  if (!p.items.every((n, i) => (n.form === 'symbols' || i === 0) && n.modifiers.length === 1 && n.modifiers[0]!.kind === 'symbol') || p.items[0]!.count !== 'any-combination-of') return undefined;
  const items = p.items.map((n) => noun({ form: 'symbols', modifiers: n.modifiers }));
  const set = determined(thing('thing', 'set'), 'any-you-like');
  return qualified(qualifier('of', { phrase: phrase(items, { conjunction: 'and', joins: items.map((_, i) => (i ? 'and' : '')) }) }), set);
}

