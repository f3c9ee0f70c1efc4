import type { Adverbial, Clause, NounPhrase } from '../../tree.ts';
import { verbsOf } from '../lexicon/verb-forms.ts';
import { adverb, aside, at, clause, copula, counted, determined, noun, object, owned, phrase, pronoun, qualified, relative, subject, thing, unsayable, word, wording, type Part, type Pick } from './build.ts';
import { subjectOf } from './clause.ts';
import type { Context } from './context.ts';
import { isAdverb, placeParts, restParts } from './adverbial.ts';
import type { Frame, Framed, Place } from './frame.ts';
import { composePhrase } from './noun.ts';
import { headClass, headId, isPlayer } from './words.ts';

const only = (p: NounPhrase | undefined) => (p?.items.length === 1 ? p.items[0] : undefined);

export const objectOf = (cl: Clause, c: Context, marker = 'o'): Part | undefined => (cl.object ? object(composePhrase(cl.object, c), marker) : undefined);

const isEach = (p: NounPhrase | undefined): boolean => p?.items.length === 1 && p.items[0]!.determiners.includes('each') && !p.items[0]!.whole;

const pick = (id: string, stem?: string): Pick => (stem === undefined ? { id } : { id, stem });

/** Subject, adverbials, object. */
export const generic: Frame = (cl, c, place) => plain(cl, c, place, pick(cl.verb));

function plain(cl: Clause, c: Context, place: Place, verb: Pick, marker?: string): Framed {
  const entry = verbsOf(verb.id).find((v) => verb.stem === undefined || v.stem === verb.stem);
  if (!entry || cl.secondObject || cl.complement) unsayable();
  const takes = Object.entries(entry!.roles).find(([, role]) => role === 'object')?.[0];
  if (cl.object && !takes) unsayable();
  const own = marker ?? (takes === 'に' ? 'ni' : takes === 'と' ? 'to' : 'o');
  const s = subjectOf(cl, c, place);
  const o = cl.object && object(composePhrase(cl.object, c), own);
  return { verb, parts: [s, ...restParts(cl, c), o] };
}

/** `each player` loses one each. */
const shared: Frame = (cl, c, place) => {
  const framed = plain(cl, c, place, pick(cl.verb));
  if (!isEach(cl.subject) || cl.voice !== 'active') return framed;
  return { ...framed, parts: [framed.parts[0], aside(adverb('each')), ...framed.parts.slice(1)] };
};

const deal: Frame = (cl, c, place) => {
  if (cl.voice === 'passive') return dealtTo(cl, c, place);
  const s = subjectOf(cl, c, place);
  const to = cl.adverbials.filter((a) => a.relation === 'to');
  const rest = { ...cl, adverbials: cl.adverbials.filter((a) => a.relation !== 'to') };
  const receivers = to.map((a) => at('to', composePhrase(a.phrase ?? unsayable(), c), 'ni'));
  const each = to.some((a) => a.phrase!.items.some((n) => n.determiners.includes('each')));
  return { verb: pick('deal'), parts: [s, ...receivers, ...restParts(rest, c), each ? aside(adverb('each')) : undefined, objectOf(cl, c)] };
};

/** 「それにダメージが与えられる」. */
const dealtTo: Frame = (cl, c) => {
  if (!cl.subject || !cl.object || cl.adverbials.length) unsayable();
  return { verb: pick('deal'), parts: [at('to', composePhrase(cl.subject!, c), 'ni'), subject(composePhrase(cl.object!, c), 'ga')] };
};

const put: Frame = (cl, c, place) => {
  const s = cl.voice === 'passive' ? undefined : subjectOf(cl, c, place);
  const item = cl.voice === 'passive' ? cl.subject : cl.object;
  if (headId(only(item)) === 'counter') return putCounter(cl, c, s, item!, place);
  if (cl.voice === 'passive' && place !== 'main') return putPassive(cl, c);
  if (cl.voice !== 'active' || !cl.object) unsayable();
  const onto = cl.adverbials.find((a) => a.relation === 'onto' && headId(only(a.phrase)) === 'battlefield');
  const hand = cl.adverbials.some((a) => a.relation === 'into' && headId(only(a.phrase)) === 'hand');
  const { first, last } = placeParts(cl, c);
  const target = object(composePhrase(cl.object!, c));
  return { verb: pick('put', onto ? '出' : hand ? '加え' : '置'), parts: [s, ...first, target, ...last] };
};

const putPassive: Frame = (cl, c) => {
  const into = cl.adverbials.filter((a) => a.relation === 'into' || a.relation === 'from');
  if (into.length !== cl.adverbials.length || !cl.subject) unsayable();
  const s = subject(composePhrase(cl.subject!, c), 'ga');
  const { first, last } = placeParts(cl, c);
  return { verb: pick('put', '置'), parts: [s, ...first, ...last] };
};

const topOf = (p: NounPhrase, c: Context): NounPhrase => {
  const said = composePhrase(p, c);
  const holder = said.items.length === 1 ? said.items[0]! : unsayable();
  return phrase(owned(holder, noun({ modifiers: [word('thing', 'top', { form: 1 })] })));
};

function putCounter(cl: Clause, c: Context, s: Part | undefined, item: NounPhrase, place: Place): Framed {
  const [on, ...others] = cl.adverbials.filter((a) => a.relation === 'on');
  if (!on?.phrase || others.length) unsayable();
  const top = at('on', topOf(on!.phrase!, c), 'ni');
  const rest = restParts({ ...cl, adverbials: cl.adverbials.filter((a) => a !== on) }, c);
  const each = isEach(on!.phrase) ? aside(adverb('each')) : undefined;
  const said = composePhrase(item, c);
  const passive = cl.voice === 'passive';
  void place;
  return { verb: pick('put', '置'), parts: [s, top, ...rest, each, passive ? subject(said, 'ga') : object(said)] };
}

const giveBack: Frame = (cl, c, place) => {
  if (cl.voice !== 'active' || !cl.object) unsayable();
  const s = subjectOf(cl, c, place);
  const { first, last } = placeParts(cl, c);
  return { verb: pick('return', '戻'), parts: [s, ...first, object(composePhrase(cl.object!, c)), ...last] };
};

const enter: Frame = (cl, c, place) => {
  const under = place === 'subordinate' ? controlOf(cl.subject) : undefined;
  const s = subjectOf(under ? { ...cl, subject: under.rest } : cl, c, place);
  const counters = cl.adverbials.find((a) => a.relation === 'with' && headId(only(a.phrase)) === 'counter');
  const rest = cl.adverbials.filter((a) => a !== counters && !(a.relation === 'for' && counters));
  const per = counters ? cl.adverbials.filter((a) => a.relation === 'for') : [];
  const control = under ? [at('under', phrase(owned(pronoun('you'), thing('thing', 'control'))), 'under')] : [];
  if (cl.object && headId(only(cl.object)) !== 'battlefield') unsayable();
  return { verb: pick('enter'), parts: [s, ...restParts({ ...cl, adverbials: per }, c), ...(counters ? [withCounters(counters, c)] : []), ...control, ...restParts({ ...cl, adverbials: rest }, c)] };
};

/** `a creature you control` enters under your control. */
function controlOf(p: NounPhrase | undefined): { rest: NounPhrase } | undefined {
  const n = only(p);
  const mine = n?.qualifiers.find((q) => q.clause?.verb === 'control' && !q.clause.negative && only(q.clause.subject)?.id === 'you');
  return mine && n?.qualifiers.length === 1 ? { rest: { ...p!, items: [{ ...n, qualifiers: [] }] } } : undefined;
}

function withCounters(a: Adverbial, c: Context): Part {
  const [counter] = a.phrase!.items;
  const said = composePhrase({ ...a.phrase!, items: [{ ...counter!, qualifiers: counter!.qualifiers.filter((q) => q.relation !== 'on') }] }, c);
  const state = qualified(relative(clause(pick('put', '置'), [subject(said, 'ga')], { voice: 'passive', past: true })), thing('property', 'status'));
  return at('with', phrase(state), 'de');
}

const becomeFrame: Frame = (cl, c, place) => {
  const s = subjectOf(cl, c, place);
  const state = cl.adverbials.find((a) => a.relation === 'state');
  const rest = restParts({ ...cl, adverbials: cl.adverbials.filter((a) => a !== state) }, c);
  if (state) return { verb: pick('become'), parts: [s, ...rest, object(phrase(stateNoun(only(state.phrase)?.modifiers[0]?.kind === 'word' ? (only(state.phrase)!.modifiers[0] as { id: string }).id : '')), 'ni')] };
  const [o] = cl.object?.items ?? [];
  if (!o || cl.object!.items.length !== 1) unsayable();
  if (headId(o) === 'target' && o!.qualifiers.length === 1 && o!.qualifiers[0]!.relation === 'of') return { verb: pick('become'), parts: [s, ...rest, object(phrase(ofTarget(o!.qualifiers[0]!.phrase!, c)), 'ni')] };
  return { verb: pick('become'), parts: [s, ...rest, object(composePhrase(cl.object!, c, { indefinite: false }), 'ni')] };
};

const ofTarget = (p: NounPhrase, c: Context) => {
  const source = composePhrase(p, c, { indefinite: false });
  return qualified({ kind: 'Qualifier', relation: 'of', phrase: source, children: [], start: 0, end: 0 }, thing('thing', 'target'));
};

/** ブロックされた状態, タップ状態. */
function stateNoun(id: string) {
  if (id === 'blocked') return noun({ modifiers: [word('status', 'blocked')] });
  if (id === 'tapped' || id === 'untapped') return noun({ modifiers: [word('status', id)] });
  return unsayable();
}

const be: Frame = (cl, c, place) => {
  const state = cl.adverbials.find((a) => a.relation === 'state');
  const rest = restParts({ ...cl, adverbials: cl.adverbials.filter((a) => a !== state) }, c);
  const s = subjectOf(cl, c, place);
  const value = state ? stateValue(state, c) : cl.object ? composePhrase(cl.object, c, { indefinite: false }) : unsayable();
  const made = copula([s, ...rest], value);
  return { verb: pick('be'), parts: [], fields: { ...(made.subject ? { subject: made.subject } : {}), adverbials: made.adverbials, object: value, order: made.order!, voice: 'copular' } };
};

function stateValue(a: Adverbial, c: Context): NounPhrase {
  void c;
  const n = only(a.phrase);
  if (!n || n.modifiers.length !== 1 || n.modifiers[0]!.kind !== 'word' || n.modifiers[0]!.negated) unsayable();
  const { id, class: cls } = n!.modifiers[0] as { id: string; class: string };
  if (cls === 'color' || ['tapped', 'untapped', 'legendary', 'multicolored', 'historic', 'face-down'].includes(id)) return phrase(noun({ modifiers: [word(cls, id)] }));
  return unsayable();
}

/** Events that have no object in Japanese: 戦場を離れる. */
const leave: Frame = (cl, c, place) => ({ verb: pick('leave', '離れ'), parts: [subjectOf(cl, c, place), ...restParts(cl, c), objectOf(cl, c)] });

const block: Frame = (cl, c, place) => {
  const can = cl.modal === 'can' && cl.negative && cl.voice === 'active' && place === 'main';
  const s = can && cl.subject && !cl.object && cl.subject.items.every((n) => !isPlayer(n)) ? at('with', composePhrase(cl.subject, c), 'dewa') : subjectOf(cl, c, place);
  const by = cl.voice === 'passive' ? cl.adverbials.filter((a) => a.relation === 'by') : [];
  const rest = restParts({ ...cl, adverbials: cl.adverbials.filter((a) => !by.includes(a)) }, c);
  const blockers = by.map((a) => at('by', composePhrase(a.phrase ?? unsayable(), c), cl.negative ? 'niyottewa' : 'niyotte'));
  return { verb: pick(cl.verb, cl.verb === 'attack' ? '攻撃' : 'ブロック'), parts: [s, ...rest, ...blockers, objectOf(cl, c)] };
};

const get: Frame = (cl, c, place) => {
  const o = only(cl.object);
  const verb = o?.form === 'change' ? pick('get', '受け') : pick('gain', '得');
  const s = subjectOf(cl, c, place);
  return { verb, parts: [s, ...restParts(cl, c), objectOf(cl, c)] };
};

const add: Frame = (cl, c, place) => {
  if (!cl.object) unsayable();
  const s = subjectOf(cl, c, place);
  return { verb: pick('add', '加え'), parts: [s, ...restParts(cl, c), object(manaOf(cl.object!, c))] };
};

function manaOf(p: NounPhrase, c: Context): NounPhrase {
  const n = only(p);
  if (n && headId(n) === 'mana' && n.qualifiers.length === 1 && n.qualifiers[0]!.relation === 'of') {
    const color = only(n.qualifiers[0]!.phrase);
    const any = color?.determiners.includes('any') && headId(color) === 'color' && color.qualifiers.length === 0 && (color.count === undefined || color.count === '1');
    if (!any) unsayable();
    const chosen = counted(determined(thing('property', 'color'), 'any-you-like'), '1', 'shoku');
    return phrase(owned(chosen, counted(thing('quantity', 'mana'), n.count ?? '1', 'ten')));
  }
  return composePhrase(p, c);
}

/** 占術２を行う. */
const act: Frame = (cl, c, place) => {
  const n = only(cl.object);
  if (cl.object && (!n || n.form !== 'common' || n.modifiers.length || n.count === undefined)) unsayable();
  const action = noun({ modifiers: [word('thing', cl.verb)], ...(n ? { count: n.count!, japanese: { counter: 'none' } } : {}) });
  return { verb: pick('do', '行'), parts: [subjectOf(cl, c, place), ...restParts(cl, c), object(phrase(action))] };
};

const fight: Frame = (cl, c, place) => ({ verb: pick('fight', '格闘を行'), parts: [subjectOf(cl, c, place), cl.object ? at('with', composePhrase(cl.object, c), 'to') : undefined, ...restParts(cl, c)] });

const look: Frame = (cl, c, place) => {
  const seen = cl.adverbials.find((a) => a.relation === 'at');
  if (!seen?.phrase) unsayable();
  const rest = { ...cl, adverbials: cl.adverbials.filter((a) => a !== seen) };
  return { verb: pick('look', '見'), parts: [subjectOf(cl, c, place), ...restParts(rest, c), ...fromTop(seen!.phrase!, c)] };
};

/** `the top three cards of your library`: あなたのライブラリーの一番上からカード３枚を. */
export function fromTop(p: NounPhrase, c: Context): Part[] {
  const n = only(p);
  const of = n?.qualifiers.length === 1 && n.qualifiers[0]!.relation === 'of' ? n.qualifiers[0]!.phrase : undefined;
  const first = n?.modifiers[0];
  if (!n || !of || first?.kind !== 'word' || first.id !== 'top') return [object(composePhrase(p, c))];
  const library = composePhrase(of, c, { indefinite: false });
  const top = phrase(owned(library.items.length === 1 ? library.items[0]! : unsayable(), thing('thing', 'top')));
  const card = composePhrase({ ...p, items: [{ ...n, modifiers: n.modifiers.slice(1), qualifiers: [], determiners: n.count === undefined ? ['a'] : [] }] }, c);
  if (n.count === undefined) return [object(phrase(owned(top.items[0]!, thing('object', 'card'))))];
  return [at('from', top, 'kara'), object(card)];
}

const takesTop = (verb: Pick): Frame => (cl, c, place) => {
  if (cl.voice !== 'active' || !cl.object) return plain(cl, c, place, verb);
  const from = cl.adverbials.filter((a) => a.relation === 'from');
  const s = subjectOf(cl, c, place);
  const first = restParts({ ...cl, adverbials: cl.adverbials.filter((a) => a.relation !== 'from' && !isAdverb(a)) }, c);
  const source = from.flatMap((a) => placeParts({ ...cl, adverbials: [a] }, c).first);
  const manner = restParts({ ...cl, adverbials: cl.adverbials.filter(isAdverb) }, c);
  return { verb, parts: [s, ...first, ...source, ...fromTop(cl.object, c), ...manner] };
};

const choose: Frame = (cl, c, place) => plain(cl, c, place, pick('choose', '選'));

const attach: Frame = (cl, c, place) => {
  if (cl.voice !== 'active' || !cl.object) unsayable();
  const s = subjectOf(cl, c, place);
  const o = objectOf(cl, c);
  const to = cl.adverbials.filter((a) => a.relation === 'to').map((a) => at('to', composePhrase(a.phrase ?? unsayable(), c), 'ni'));
  return { verb: pick('attach', 'つけ'), parts: [s, o, ...to, ...restParts({ ...cl, adverbials: cl.adverbials.filter((a) => a.relation !== 'to') }, c)] };
};

const turnOver: Frame = (cl, c, place) => {
  if (cl.adverbials.length || cl.modal === 'can') unsayable();
  if (!cl.object && place !== 'main') return { verb: pick('transform', '変身'), parts: [subjectOf(cl, c, place)] };
  const o = cl.object ? objectOf(cl, c) : undefined;
  return { verb: pick('transform', '変身'), parts: [subjectOf(cl, c, place), o], also: o ? ['causative'] : [] };
};

const shuffle: Frame = (cl, c, place) => {
  if (cl.adverbials.length) unsayable();
  const s = subjectOf(cl, c, place);
  const library = cl.object ? composePhrase(cl.object, c) : phrase(thing('zone', 'library'));
  return { verb: pick('shuffle'), parts: [s, object(library)] };
};

/** 「この呪文を唱えるためのコストは{1}少なくなる」. */
const cost: Frame = (cl, c) => {
  const way = cl.adverbials.find((a) => a.relation === 'less' || a.relation === 'more');
  const done = cl.complement;
  if (!way || !cl.object || !cl.subject || !done || done.object || cl.negative || cl.modal) unsayable();
  const each = done!.adverbials.filter((a) => a.relation === 'for' && a.phrase?.items.some((n) => n.determiners.includes('each')));
  if (each.length !== done!.adverbials.length || cl.adverbials.length > 1) unsayable();
  const purpose = relative(clause(pick(done!.verb), [object(composePhrase(cl.subject!, c, { indefinite: false }))]), undefined);
  const price = qualified({ kind: 'Qualifier', relation: 'because', clause: purpose.clause!, japanese: { ending: 'tame' }, children: [], start: 0, end: 0 }, thing('thing', 'cost'));
  const amount = adverb(way!.relation === 'less' ? 'less-cost' : 'more-cost', { phrase: composePhrase(cl.object!, c), japanese: { marker: 'none' } });
  return { verb: pick('become', 'な'), parts: [subject(phrase(price), 'wa'), ...restParts({ ...cl, adverbials: each }, c), aside(amount)] };
};

const simple = (id: string, stem: string): Frame => (cl, c, place) => plain(cl, c, place, pick(id, stem));

export const FRAMES: Readonly<Record<string, Frame>> = {
  deal, put, return: giveBack, enter, be, leave, block, attack: block, get, add, fight, look, choose, attach, shuffle, cost,
  become: becomeFrame, lose: shared, gain: shared, transform: turnOver,
  reveal: takesTop(pick('reveal')), exile: takesTop(pick('exile')), 
  play: simple('play', 'プレイ'), die: simple('die', '死亡'), have: simple('have', '持'), pay: simple('pay', '支払'), remove: simple('remove', '取り除'), discard: simple('discard', '捨て'), trigger: simple('trigger', '誘発'),
  scry: act, surveil: act, proliferate: act, investigate: act, populate: act, explore: act, learn: act, bolster: act, adapt: act, monstrosity: act, fateseal: act, clash: act, discover: act, incubate: act, support: act,
};

export { wording };
