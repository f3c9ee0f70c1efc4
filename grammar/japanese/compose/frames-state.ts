import type { Adverbial, Clause, Noun, NounPhrase } from '../../tree.ts';
import { adverb, adverbAs, aside, at, clause, copula, counted, determined, noun, object, owned, phrase, pronoun, qualified, qualifier, relative, subject, thing, unsayable, word, wording, type Pick } from './build.ts';
import { restParts } from './adverbial.ts';
import type { Context } from './context.ts';
import { counterWord } from './counter-word.ts';
import type { Frame, Framed, Place } from './frame.ts';
import { combinationOf, withThem } from './frames-more.ts';
import { topOf } from './frames-move.ts';
import { composePhrase } from './noun.ts';
import { objectOf, only, pick, plain, without } from './parts.ts';
import { subjectOf } from './subject.ts';
import { countedLast } from './sums.ts';
import { headClass, headId, isPlayer } from './words.ts';

const wordId = (p: NounPhrase | undefined): string => {
  const m = only(p)?.modifiers[0];
  return only(p)?.modifiers.length === 1 && m?.kind === 'word' && !m.negated ? m.id : '';
};

const BECOME_STATES: Readonly<Record<string, string>> = { blocked: 'blocked', tapped: 'tapped', untapped: 'untapped', monstrous: 'monstrous', renowned: 'renowned', saddled: 'saddled' };

export const become: Frame = (cl, c, place) => {
  const ruler = place === 'main' && headId(only(cl.object)) === 'monarch';
  const s = ruler ? cl.subject && subject(composePhrase(cl.subject, c), 'ga') : subjectOf(cl, c, place);
  const state = cl.adverbials.find((a) => a.relation === 'state');
  const by = c.event && wordId(state?.phrase) === 'blocked' ? cl.adverbials.filter((a) => a.relation === 'by' && a.phrase) : [];
  const rest = [...by.map((a) => at('by', composePhrase(a.phrase!, c, { indefinite: false }), 'niyotte')), ...restParts({ ...cl, adverbials: cl.adverbials.filter((a) => a !== state && !by.includes(a)) }, c)];
  if (state && wordId(state.phrase) === 'plotted') return { verb: pick('become'), parts: [s, ...rest, object(phrase(qualified(relative(clause({ id: 'plot' }, [], { voice: 'passive', past: true })), thing('property', 'status'))), 'ni')] };
  if (state) return { verb: pick('become'), parts: [s, ...rest, object(phrase(thing('status', BECOME_STATES[wordId(state.phrase)] ?? unsayable())), 'ni')] };
  const o = only(cl.object) ?? unsayable();
  const of = headId(o) === 'target' && o.qualifiers.length === 1 && o.qualifiers[0]!.relation === 'of' ? o.qualifiers[0]!.phrase! : undefined;
  const known = { it: c.it, they: c.they, mentioned: c.mentioned };
  const value = of ? phrase(qualified(qualifier('of', { phrase: composePhrase(of, c, { indefinite: false, among: true }) }), thing('thing', 'target'))) : composePhrase(cl.object!, c, { indefinite: false });
  Object.assign(c, known);
  return { verb: pick('become'), parts: [s, ...rest, object(value, 'ni')] };
};

export const be: Frame = (cl, c, place) => {
  const does = doing(cl, c, place) ?? located(cl, c, place);
  if (does) return does;
  const also = cl.adverbials.some((a) => a.relation === 'also');
  if (also && cl.object) return plusCopula(be({ ...cl, adverbials: cl.adverbials.filter((a) => a.relation !== 'also') }, c, place));
  const state = cl.adverbials.find((a) => a.relation === 'state');
  const equal = cl.adverbials.find((a) => a.relation === 'equal');
  if (equal?.phrase) return { verb: pick('equal'), parts: [subjectOf(cl, c, place), ...restParts(without(cl, 'equal'), c), at('equal', composePhrase(equal.phrase, c), 'ni')], fields: { voice: 'active' } };
  if (only(cl.object)?.qualifiers[0]?.comparison) unsayable();
  if (headId(only(cl.object)) === 'target' && cl.negative) return { ...become(cl, c, place), fields: { voice: 'active', modal: undefined } as object };
  if (cl.voice === 'existential') return exist(cl, c, place);
  const rest = restParts(without(cl, 'state'), c);
  const turn = only(cl.subject)?.id === 'it' && headId(only(cl.object)) === 'turn';
  const s = turn ? undefined : subjectOf(cl, c, place);
  const known = { it: c.it, they: c.they, mentioned: c.mentioned };
  const value = state ? stateValue(state) : cl.object ? composePhrase(cl.object, c, { indefinite: false, predicate: true }) : unsayable();
  Object.assign(c, known);
  const made = copula([s, ...rest], value);
  return { verb: pick('be'), parts: [], fields: { ...(made.subject ? { subject: made.subject } : {}), adverbials: made.adverbials, object: value, order: made.order!, voice: 'copular' } };
};

/** 「～は騎士でもある」 */
const plusCopula = (framed: Framed): Framed => ({ ...framed, fields: { ...framed.fields, japanese: { variant: 4 } } });

/** States that something else has made: エンチャントされている. */
const DONE: Readonly<Record<string, Pick>> = { enchanted: pick('enchant'), goaded: pick('goad'), exiled: pick('exile'), modified: pick('modify') };

const DOING: Readonly<Record<string, Pick>> = { attacking: pick('attack', '攻撃'), blocking: pick('block', 'ブロック') };

/** 「それが攻撃しているかぎり」 */
function doing(cl: Clause, c: Context, place: Place): Framed | undefined {
  const state = cl.adverbials.length === 1 && cl.adverbials[0]!.relation === 'state' ? wordId(cl.adverbials[0]!.phrase) : '';
  if (state === 'equipped' && !cl.object && cl.subject && !cl.modal && !cl.negative) return { verb: pick('attach', 'つ'), parts: [at('to', composePhrase(cl.subject, c), 'ni'), subject(phrase(thing('subtype', 'Equipment')), 'ga')], fields: { voice: 'active' }, also: ['lasting'] };
  if (DONE[state] && !cl.object && !cl.modal) return { verb: DONE[state], parts: [subjectOf(cl, c, place)], fields: { voice: 'passive' }, also: ['lasting'] };
  return DOING[state] && !cl.object ? { verb: DOING[state], parts: [subjectOf(cl, c, place)], fields: { voice: 'active' }, also: ['lasting'] } : undefined;
}

/** 「～があなたの墓地にある」 */
function located(cl: Clause, c: Context, place: Place): Framed | undefined {
  const [where] = cl.adverbials;
  if (cl.object || cl.adverbials.length !== 1 || !where?.phrase || !['in', 'on'].includes(where.relation) || headClass(only(where.phrase)) !== 'zone' || cl.voice !== 'copular') return undefined;
  return { verb: pick('exist'), parts: [subjectOf(cl, c, place), at('in', composePhrase(where.phrase, c, { indefinite: false }), 'ni')], fields: { voice: 'active' } };
}

/** 「カード・タイプが合計４種類以上含まれる」 */
function included(n: Noun, among: NounPhrase, c: Context): Framed {
  const kinds = noun({ modifiers: [word('property', 'card type')], determiners: ['total'], count: n.count ?? unsayable(), japanese: { counter: 'shurui', countAt: 'after-particle', order: [] } });
  return { verb: pick('include'), parts: [at('by', composePhrase(among, c), 'ni'), subject(phrase(kinds), 'ga')], fields: { voice: 'passive' } };
}

/** 「あなたの墓地に７枚以上のカードがある」 */
const exist = (cl: Clause, c: Context, standing: Place): Framed => {
  const n = only(cl.object);
  const place = n?.qualifiers.find((q) => (q.relation === 'in' || q.relation === 'on') && q.phrase);
  const among = n?.qualifiers.find((q) => q.relation === 'among' && q.phrase);
  if (n && among && headId(n) === 'card type' && !cl.adverbials.length && n.qualifiers.length === 1) return included(n, among.phrase!, c);
  if (!n || !place || cl.adverbials.length) unsayable();
  const where = place!.relation === 'on' ? topOf(place!.phrase!, c) : composePhrase(place!.phrase!, c, { indefinite: false });
  const thingThere = composePhrase({ ...cl.object!, items: [{ ...n!, qualifiers: n!.qualifiers.filter((q) => q !== place) }] }, c, { indefinite: standing === 'main' });
  const isEither = thingThere.items.length === 1 && thingThere.items[0]!.qualifiers.some((q) => q.clause?.voice === 'copular');
  return { verb: pick('exist'), parts: [at('in', where, 'ni'), subject(isEither ? { ...thingThere, items: thingThere.items.map(countedLast) } : thingThere, 'ga')], fields: { voice: 'active' } };
};

const VALUES = new Set(['tapped', 'untapped', 'legendary', 'multicolored', 'monocolored', 'historic', 'face-down', 'monstrous', 'colorless', 'saddled', 'renowned']);

function stateValue(a: Adverbial): NounPhrase {
  const m = only(a.phrase)?.modifiers[0];
  if (only(a.phrase)?.modifiers.length !== 1 || m?.kind !== 'word' || m.negated || (m.class !== 'color' && !VALUES.has(m.id))) unsayable();
  return phrase(noun({ modifiers: [word((m as { class: string }).class, (m as { id: string }).id)] }));
}

export const block: Frame = (cl, c, place) => {
  const can = cl.modal === 'can' && cl.negative && cl.voice === 'active' && place === 'main';
  const alone = cl.adverbials.some((a) => a.relation === 'alone');
  const means = can && cl.subject && !cl.subject.items.some(isPlayer) && !cl.object && !alone && !(c.older && cl.verb === 'attack');
  const unless = cl.verb === 'attack' && c.guarded;
  const changed = can && !cl.object && cl.sharedSubject === true && !cl.subject && c.changed && cl.adverbials.length === 0;
  const s = changed ? at('with', phrase(pronoun('it')), 'dewa') : means && !unless ? at('with', composePhrase(cl.subject!, c), 'dewa') : subjectOf(cl, c, place);
  if (shutsOut(cl) && c.era === 'classic' && cl.subject && place === 'main') return onlyThese(cl, c);
  const helpers = cl.verb === 'attack' ? withThem(cl, c) : [];
  const by = cl.voice === 'passive' ? cl.adverbials.filter((a) => a.relation === 'by') : [];
  const byItself = can && alone ? aside(adverb('alone', { japanese: { marker: 'wa' } })) : undefined;
  const rest = restParts({ ...cl, adverbials: cl.adverbials.filter((a) => !by.includes(a) && !(byItself && a.relation === 'alone') && a.relation !== 'except-by' && !(helpers.length && a.relation === 'with')) }, c);
  const blockers = by.map((a) => at('by', composePhrase(moreThanOne(a.phrase ?? unsayable()), c, { indefinite: !c.event }), cl.negative ? (c.era === 'current' ? 'niwa' : 'niyottewa') : 'niyotte'));
  const shut = cl.voice === 'passive' ? cl.adverbials.filter((a) => a.relation === 'except-by').map((a) => at('only-by', composePhrase(a.phrase ?? unsayable(), c), c.era === 'current' ? 'ni-shika' : 'niyotte-shika')) : [];
  const shutOut = cl.modal === 'can' && !cl.negative && (only(cl.object)?.determiners.includes('only') ?? false);
  const spared = shutOut ? { ...cl.object!, items: cl.object!.items.map((n) => ({ ...n, determiners: n.determiners.filter((d) => d !== 'only') })) } : cl.object;
  const o = cl.object && (shutOut ? object(composePhrase(spared!, c), 'nomi-o') : isMore(cl.object) ? object(moreOf(cl.object, c)) : object(composePhrase(cl.object, c, { indefinite: !c.event || cl.object.items.every((n) => headId(n) === 'player' && n.determiners.includes('a')) })));
  return { verb: pick(cl.verb, cl.verb === 'attack' ? '攻撃' : 'ブロック'), parts: [s, byItself, ...rest, ...helpers, ...blockers, ...shut, o] };
};

const shutsOut = (cl: Clause): boolean => cl.verb === 'block' && cl.modal === 'can' && !cl.negative && (only(cl.object)?.determiners.includes('only') ?? false) && cl.adverbials.length === 0;

/** 「飛行を持つクリーチャーしかブロックできない」 */
function onlyThese(cl: Clause, c: Context): Framed {
  const who = adverb('topic', { phrase: composePhrase(cl.subject!, c), japanese: { marker: 'wa' } });
  const these = { ...cl.object!, items: cl.object!.items.map((n) => ({ ...n, determiners: n.determiners.filter((d) => d !== 'only') })) };
  return { verb: pick('block', 'ブロック'), parts: [aside(who), subject(composePhrase(these, c), 'shika')], fields: { negative: true } };
}

const isMore = (p: NounPhrase): boolean => only(p)?.modifiers.some((m) => m.kind === 'word' && m.id === 'additional') ?? false;

/** 追加で１体のクリーチャー. */
function moreOf(p: NounPhrase, c: Context): NounPhrase {
  const n = only(p) ?? unsayable();
  const made = only(composePhrase({ ...p, items: [{ ...n, determiners: [], modifiers: n.modifiers.filter((m) => !(m.kind === 'word' && m.id === 'additional')) }] }, c)) ?? unsayable();
  const count = n.count ?? '1';
  if (n.determiners.includes('any') || !/^\d+$/.test(count)) unsayable();
  return phrase({ ...made, count, determiners: [...made.determiners, 'additional'], japanese: { ...made.japanese, counter: counterWord(n.modifiers), countAt: 'before', order: ['count', ...(made.japanese?.order ?? []).filter((o) => o !== 'count')] } });
}

/** `more than one creature` is ２体以上. */
const moreThanOne = (p: NounPhrase): NounPhrase => ({ ...p, items: p.items.map((n) => (n.determiners.includes('more-than') && n.count === '1' ? { ...n, determiners: n.determiners.filter((d) => d !== 'more-than'), count: '2-or-more' } : n)) });

/** 「あなたのライフが５点以下である」 */
function lifeOf(cl: Clause, c: Context): Framed | undefined {
  const n = only(cl.object);
  if (headId(n) !== 'life' || !/^(?:\d+|X)(?:-or-(?:more|less))?$/.test(n!.count ?? '') || n!.modifiers.length !== 1 || n!.qualifiers.length || !cl.subject?.items.every(isPlayer) || cl.adverbials.length || cl.negative || cl.modal) return undefined;
  const whose = only(composePhrase(cl.subject, c, { indefinite: false })) ?? unsayable();
  const life = whose.form === 'pronoun' && whose.id === 'you' ? determined(thing('quantity', 'life'), 'your') : owned(whose, thing('quantity', 'life'));
  const equation = copula([subject(phrase(life), 'ga')], phrase(counted(noun(), n!.count!, 'ten')));
  return { verb: pick('be'), parts: [], fields: { subject: equation.subject!, object: equation.object!, order: equation.order!, voice: 'copular' } };
}

/** 「対戦相手が２人以上いる」 */
function opponentsOf(cl: Clause): Framed | undefined {
  const n = only(cl.object);
  if (headId(n) !== 'opponent' || n!.count === undefined || n!.modifiers.length !== 1 || n!.qualifiers.length || only(cl.subject)?.id !== 'you' || cl.adverbials.length) return undefined;
  const many = wording(counted(thing('player', 'opponent'), n!.count, 'nin'), { countAt: 'after-particle' });
  return { verb: pick('stay'), parts: [subject(phrase(many), 'ga')] };
}

/** 「～の基本のパワーとタフネスは4/4である」 */
export const have: Frame = (cl, c, place) => {
  const n = only(cl.object);
  const there = place !== 'main' && headId(n) === 'counter' && cl.subject && !cl.subject.items.some(isPlayer) && cl.adverbials.length === 0 ? n!.qualifiers.find((q) => q.relation === 'on') : undefined;
  if (there) {
    const parts = [at('in', topOf(cl.subject!, c), 'ni'), subject(composePhrase({ ...cl.object!, items: [{ ...n!, qualifiers: n!.qualifiers.filter((q) => q !== there) }] }, c, { indefinite: false }), 'ga')];
    return c.era === 'classic' && !cl.negative ? { verb: pick('put', '置'), parts, fields: { voice: 'passive' }, also: ['lasting'] } : { verb: pick('exist'), parts };
  }
  const said = place === 'main' ? undefined : lifeOf(cl, c) ?? opponentsOf(cl);
  if (said) return said;
  const value = n?.qualifiers.length === 1 && n.qualifiers[0]!.relation === 'value' ? only(n.qualifiers[0]!.phrase) : undefined;
  if (!value || !cl.subject || cl.adverbials.length || cl.negative) return plain(cl, c, place, pick('have', '持'));
  const summed = place !== 'main' ? totalled(cl, n!, value, c) : undefined;
  if (summed) return summed;
  const size = value.modifiers[0];
  if (n && place !== 'main' && value.modifiers.length === 0 && value.count !== undefined && n.modifiers.length === 1) {
    const whose = owned(only(composePhrase(cl.subject!, c)) ?? unsayable(), noun({ modifiers: n.modifiers.map((m) => ({ ...m })) }));
    const equation = copula([subject(phrase(whose), 'ga')], phrase(wording(noun({ count: value.count }), { counter: 'none' })));
    return { verb: pick('be'), parts: [], fields: { subject: equation.subject!, object: equation.object!, order: equation.order!, voice: 'copular' } };
  }
  if (!n || size?.kind !== 'power-toughness' || n.modifiers.length !== 2) unsayable();
  const owner = only(composePhrase(cl.subject!, c)) ?? unsayable();
  const base = noun({ modifiers: [word('status', 'base'), word('property', 'power')], possessor: owner, japanese: { order: ['possessor', 'modifier-1'] } });
  const made = copula([subject(phrase([base, thing('property', 'toughness')], { conjunction: 'and', joins: ['', 'and'] }), place === 'main' ? 'wa' : 'ga')], phrase(noun({ form: 'power-toughness', id: `${(size as { power: string }).power}/${(size as { toughness: string }).toughness}` })));
  return { verb: pick('be'), parts: [], fields: { subject: made.subject!, object: made.object!, order: made.order!, voice: 'copular' } };
};

/** 「クリーチャーのパワーの合計が８以上である」 */
function totalled(cl: Clause, n: Noun, value: Noun, c: Context): Framed | undefined {
  const [first, property] = n.modifiers;
  if (n.modifiers.length !== 2 || first?.kind !== 'word' || first.id !== 'total' || property?.kind !== 'word' || value.modifiers.length || value.count === undefined) return undefined;
  const whose = only(composePhrase(cl.subject!, c, { indefinite: false })) ?? unsayable();
  const sum = owned(owned(whose, thing('property', property.id)), thing('quantity', 'total'));
  const equation = copula([subject(phrase(sum), 'ga')], phrase(wording(noun({ count: value.count }), { counter: 'none' })));
  return { verb: pick('be'), parts: [], fields: { subject: equation.subject!, object: equation.object!, order: equation.order!, voice: 'copular' } };
}

export const get: Frame = (cl, c, place) => {
  const o = only(cl.object);
  if (headId(o) === 'emblem') return emblem(cl, c, place);
  const s = subjectOf(cl, c, place);
  const more = o?.determiners.includes('a') && o.modifiers[0]?.kind === 'word' && o.modifiers[0].id === 'additional';
  const [, change] = o?.modifiers ?? [];
  if (more && o!.modifiers.length === 2 && change?.kind === 'change' && !o!.qualifiers.length) return { verb: pick('get', '受け'), parts: [s, aside(adverb('additionally', { japanese: { comma: false } })), ...restParts(cl, c), object(phrase(noun({ form: 'change', id: change.value })))] };
  if (more) unsayable();
  const changes = cl.object?.items.every((n) => n.form === 'change') ?? false;
  const rest = restParts(cl, c);
  const said = cl.object && composePhrase(cl.object, c);
  const energy = cl.object?.items.every((n) => n.form === 'symbols' && n.modifiers.every((m) => m.kind === 'symbol' && m.text === '{E}')) ?? false;
  if (said && energy) return { verb: pick('gain', '得'), parts: [s, ...rest, object({ ...said, items: said.items.map((n) => wording(n, { also: ['explained-count'] })) })] };
  const grown = said && changes ? { ...said, items: said.items.map((n, i, all) => (i < all.length - 1 ? wording(n, { variant: 1 }) : n)) } : said;
  return { verb: changes ? pick('get', '受け') : pick('gain', '得'), parts: [s, ...rest, grown && object(grown)] };
};

/** 「…」の紋章を得る. */
const emblem: Frame = (cl, c, place) => {
  const words = only(cl.object)!.qualifiers;
  if (words.length !== 1 || words[0]!.relation !== 'with' || !words[0]!.phrase) unsayable();
  const text = only(composePhrase(words[0]!.phrase!, c)) ?? unsayable();
  return { verb: pick('gain', '得'), parts: [subjectOf(cl, c, place), object(phrase(owned(text, thing('object', 'emblem'))))] };
};

/** 「表向きになる」, 「それを表向きにする」 */
export const turn: Frame = (cl, c, place) => {
  const [how] = cl.adverbials;
  if (cl.adverbials.length !== 1 || (how!.relation !== 'face-up' && how!.relation !== 'face-down') || (cl.voice !== 'passive' && !cl.object)) unsayable();
  const way = aside(adverbAs(how!.relation, how!.relation === 'face-up' ? '表向きに' : '裏向きに'));
  if (cl.voice === 'passive') return { verb: pick('become'), parts: [subjectOf(cl, c, place), way], fields: { voice: 'active' } };
  return { verb: { id: 'do', stem: '' }, parts: [subjectOf(cl, c, place), objectOf(cl, c), way] };
};

/** 「再生できない」「起動できない」 */
export const impossible: Frame = (cl, c, place) => ({ verb: pick(cl.verb), parts: [subjectOf(cl, c, place), ...restParts(cl, c), objectOf(cl, c)], ...(cl.voice === 'passive' && cl.modal === 'can' ? { fields: { voice: 'active' as const } } : {}) });

export const add: Frame = (cl, c, place) => {
  const s = subjectOf(cl, c, place);
  const more = cl.object && isMore(cl.object) ? aside(adverb('additionally', { japanese: { comma: false } })) : undefined;
  return { verb: pick('add', '加え'), parts: [s, ...restParts(cl, c), more, object(manaOf(cl.object ?? unsayable(), c))] };
};

/** 好きな色１色のマナ１点, 選ばれた色のマナ１点. */
function manaOf(p: NounPhrase, c: Context): NounPhrase {
  const n = only(p);
  const of = n && headId(n) === 'mana' && n.qualifiers.length === 1 && n.qualifiers[0]!.relation === 'of' ? n.qualifiers[0]!.phrase : undefined;
  if (isMore(p)) return composePhrase({ ...p, items: p.items.map((one) => ({ ...one, determiners: one.determiners.filter((d) => d !== 'a'), modifiers: one.modifiers.filter((m) => !(m.kind === 'word' && m.id === 'additional')) })) }, c);
  const mixed = n && headId(n) === 'mana' && n.qualifiers.length === 1 && n.qualifiers[0]!.relation === 'in' && n.qualifiers[0]!.phrase ? combinationOf(n.qualifiers[0]!.phrase, c) : undefined;
  if (mixed) return phrase(owned(mixed, counted(thing('quantity', 'mana'), n!.count ?? '1', 'ten')));
  if (!of) return composePhrase(p, c);
  return phrase(owned(colorOf(only(of) ?? unsayable(), c), counted(thing('quantity', 'mana'), n!.count ?? '1', 'ten')));
}

function colorOf(n: Noun, c: Context): Noun {
  if (headId(n) !== 'color' || n.qualifiers.length) unsayable();
  if (n.determiners.includes('any') && (n.count === undefined || n.count === '1')) return counted(determined(thing('property', 'color'), 'any-you-like'), '1', 'shoku');
  return only(composePhrase(phrase(n), c)) ?? unsayable();
}

/** 「この呪文を唱えるためのコストは{1}少なくなる」 */
export const cost: Frame = (cl, c) => {
  const way = cl.adverbials.find((a) => a.relation === 'less' || a.relation === 'more');
  const done = cl.complement;
  if (!way || !cl.object || !cl.subject || !done || done.object || cl.negative || cl.modal) unsayable();
  const each = done!.adverbials.filter((a) => a.relation === 'for' && a.phrase?.items.some((n) => n.determiners.includes('each')));
  if (each.length !== done!.adverbials.filter((a) => a.relation !== 'if' && a.relation !== 'where').length || cl.adverbials.length > 1) unsayable();
  const price = qualified(qualifier('because', { clause: spellCast(c.era === 'classic' && done!.adverbials.some((a) => only(a.clause?.subject)?.id === 'it') ? phrase(pronoun('it')) : cl.subject!, done!.verb, c), japanese: { ending: 'tame' } }), thing('thing', 'cost'));
  const amount = adverb(way!.relation === 'less' ? 'less-cost' : 'more-cost', { inner: adverb('by', { phrase: composePhrase(cl.object!, c), japanese: { marker: '' } }) });
  return { verb: pick('become', 'な'), parts: [subject(phrase(price), 'wa', each.length > 0), ...restParts({ ...cl, adverbials: each }, c), aside(amount)] };
};

/** `spells you cast` cost what you pay to cast them: あなたが呪文を唱える. */
function spellCast(p: NounPhrase, verb: string, c: Context) {
  const n = only(p);
  const mine = n?.qualifiers.find((q) => q.clause?.verb === 'cast' && !q.clause.object && q.clause.subject && q.clause.adverbials.length === 0);
  if (!mine) return clause(pick(verb), [object(composePhrase(p, c, { indefinite: false }))]);
  const spells = composePhrase({ ...p, items: [{ ...n!, qualifiers: n!.qualifiers.filter((q) => q !== mine) }] }, c, { indefinite: false });
  return clause(pick('cast'), [subject(composePhrase(mine.clause!.subject!, c, { indefinite: false }), 'ga'), object(spells)]);
}

export const turnOver: Frame = (cl, c, place) => {
  if (cl.adverbials.length || cl.modal === 'can') unsayable();
  if (!cl.object && place !== 'main') return { verb: pick('transform', '変身'), parts: [subjectOf(cl, c, place)] };
  return { verb: pick('transform', '変身'), parts: [subjectOf(cl, c, place), objectOf(cl, c)], also: cl.object ? ['causative'] : [] };
};
