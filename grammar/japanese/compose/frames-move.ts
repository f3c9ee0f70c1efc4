import type { Adverbial, Clause, Noun, NounPhrase, Qualifier } from '../../tree.ts';
import { adverb, aside, at, determined, noun, object, owned, phrase, pronoun, subject, thing, unsayable, word, wording, type Part, type Pick } from './build.ts';
import { controlBelow, isAdverb, placeParts, restParts, tappedAttacking, withCounters } from './adverbial.ts';
import type { Context } from './context.ts';
import { excepted } from './excepted.ts';
import type { Frame, Framed } from './frame.ts';
import { composePhrase } from './noun.ts';
import { isEach, objectOf, only, pick, plain, without } from './parts.ts';
import { hoisted, isPutThere } from './qualifier.ts';
import { subjectOf } from './subject.ts';
import { offTheTop } from './until-found.ts';
import { headClass, headId } from './words.ts';

const BLANK: Clause = { kind: 'Clause', negative: false, perfect: false, past: false, progressive: false, voice: 'active', verb: '', adverbials: [], children: [], start: 0, end: 0 };

/** `a card from the top of your library`. */
const isFromTop = (q: Qualifier): boolean => q.relation === 'from' && headId(only(q.phrase)) === 'top' && only(q.phrase)!.modifiers.length === 1 && only(q.phrase)!.qualifiers.length === 1 && only(q.phrase)!.qualifiers[0]!.relation === 'of';

/** `a card from your hand`: where it comes from is said before it. */
export function fromZone(p: NounPhrase, c: Context): { from: Part[]; rest: NounPhrase } {
  const written = only(p);
  const n = written && { ...written, qualifiers: written.qualifiers.flatMap(hoisted) };
  const zone = n?.qualifiers.find((q) => ((q.relation === 'from' || q.relation === 'in') && headClass(only(q.phrase)) === 'zone' && q.phrase!.items.length === 1) || (isFromTop(q) && headId(n) !== 'card') || (q.relation === 'from-outside' && headId(only(q.phrase)) === 'game') || q.relation === 'from-among' || (q.relation === 'from' && ['it', 'they'].includes(only(q.phrase)?.id ?? '')));
  if (!n || n.target || !zone || (headClass(n) !== 'object' && zone.relation === 'in')) return { from: [], rest: p };
  if (isFromTop(zone)) return { from: [at('from', topOfPile(only(zone.phrase)!.qualifiers[0]!.phrase!, c), 'kara')], rest: { ...p, items: [{ ...n, qualifiers: n.qualifiers.filter((q) => q !== zone) }] } };
  if (zone.relation === 'from-outside') return { from: [at('from', phrase(thing('zone', 'outside')), 'kara')], rest: { ...p, items: [{ ...n, qualifiers: n.qualifiers.filter((q) => q !== zone) }] } };
  if (zone.relation === 'in' && written!.qualifiers.some(isPutThere)) return { from: [], rest: { ...p, items: [{ ...n, qualifiers: n.qualifiers.filter((q) => q !== zone) }] } };
  return { from: restParts({ ...BLANK, adverbials: [{ kind: 'Adverbial', relation: zone.relation === 'from-among' ? 'from-among' : 'from', phrase: zone.phrase!, children: [], start: 0, end: 0 }] }, c), rest: { ...p, items: [{ ...n, qualifiers: n.qualifiers.filter((q) => q !== zone) }] } };
}

export const put: Frame = (cl, c, place) => {
  if (cl.adverbials.some((a) => a.relation === 'and')) return unsayable();
  const s = cl.voice === 'passive' ? undefined : subjectOf(cl, c, place);
  const item = cl.voice === 'passive' ? cl.subject : cl.object;
  if (headId(only(item)) === 'counter') return putCounter(cl, c, s, item!);
  if (cl.voice === 'passive') return putPassive(cl, c, place);
  if (cl.adverbials.some((a) => a.relation === 'back')) return putBack(cl, c, place);
  const elided = cl.japanese?.also?.includes('elided') ?? false;
  if (!cl.object && !elided) unsayable();
  const onto = cl.adverbials.some((a) => a.relation === 'onto' && headId(only(a.phrase)) === 'battlefield');
  const hand = cl.adverbials.some((a) => a.relation === 'into' && headId(only(a.phrase)) === 'hand');
  const { from, rest } = cl.object ? fromZone(cl.object, c) : { from: [], rest: undefined };
  const { first, last } = placeParts(cl, c);
  return { verb: pick('put', onto ? '出' : hand ? '加え' : '置'), parts: [s, ...first, ...from, rest && object(composePhrase(rest, c)), ...last] };
};

/** 「それらを望む順番で戻す」 */
const putBack: Frame = (cl, c, place) => ({ verb: pick('return', '戻'), parts: [subjectOf(cl, c, place), objectOf(cl, c), ...restParts(without(cl, 'back'), c)] });

const putPassive: Frame = (cl, c, place) => {
  const into = cl.adverbials.filter((a) => a.relation === 'into' || a.relation === 'from');
  const rest = cl.adverbials.filter((a) => !into.includes(a));
  if (rest.some((a) => a.relation !== 'this-way') || (!cl.subject && place === 'main')) unsayable();
  const named = cl.subject && composePhrase(cl.subject, c);
  const after = c.era === 'classic' && c.event && into.some((a) => a.relation === 'from' && headId(only(a.phrase)) === 'battlefield');
  const s = named && subject(after ? { ...named, items: named.items.map((n) => (n.count === '1' ? wording(n, { countAt: 'after-particle' }) : n)) } : named, 'ga');
  const { first, last } = placeParts(cl, c);
  return { verb: pick('put', '置'), parts: [s, ...first, ...last] };
};

/** 「～の上に」 */
export const topOf = (p: NounPhrase, c: Context): NounPhrase => {
  const above = noun({ modifiers: [word('thing', 'top', { form: 1 })] });
  if (c.era === 'classic' && c.it === 'this' && c.recurring && p.items.length === 1 && p.items[0]!.form === 'pronoun' && p.items[0]!.id === 'it') return phrase(determined(above, 'that'));
  const said = composePhrase(p, c);
  const holder = said.items.length === 1 ? said.items[0]! : unsayable();
  return phrase(owned(holder, above));
};

function putCounter(cl: Clause, c: Context, s: Part | undefined, item: NounPhrase): Framed {
  const on = cl.adverbials.find((a) => a.relation === 'on');
  if (!on?.phrase) unsayable();
  const top = at('on', topOf(on!.phrase!, c), 'ni');
  const rest = restParts({ ...cl, adverbials: cl.adverbials.filter((a) => a !== on) }, c);
  const each = isEach(on!.phrase) && !(c.older && c.triggered) ? aside(adverb('each')) : undefined;
  const said = composePhrase(item, c);
  return { verb: pick('put', '置'), parts: [s, top, ...rest, each, cl.voice === 'passive' ? subject(said, 'ga') : object(said)] };
}

/** 「～の上から…を取り除く」 */
export const remove: Frame = (cl, c, place) => {
  const from = cl.adverbials.find((a) => a.relation === 'from');
  if (cl.voice !== 'active' || !from?.phrase || headId(only(cl.object)) !== 'counter' || from.phrase.items.some((n) => headClass(n) === 'zone')) return plain(cl, c, place, pick('remove', '取り除'));
  const s = subjectOf(cl, c, place);
  const when = restParts({ ...cl, adverbials: cl.adverbials.filter((a) => a !== from) }, c);
  return { verb: pick('remove', '取り除'), parts: [s, ...when, at('from', topOf(from.phrase, c), 'kara'), objectOf(cl, c)] };
};

export const giveBack: Frame = (cl, c, place) => {
  if (cl.voice !== 'active' || !cl.object) unsayable();
  const s = subjectOf(cl, c, place);
  const { from, rest } = fromZone(cl.object!, c);
  const { first, last } = placeParts(cl, c);
  return { verb: pick('return', '戻'), parts: [s, ...first, ...from, object(composePhrase(rest, c)), ...last] };
};

export const enter: Frame = (cl, c, place) => {
  const listed = (cl.subject?.items.length ?? 0) > 1;
  const under = place === 'subordinate' && (c.era === 'classic' || listed) ? controlOf(cl.subject) : undefined;
  c.notThis = listed && c.era === 'current';
  const s = subjectOf(under ? { ...cl, subject: under.rest } : cl, c, place);
  const counted = listed && under && c.era === 'classic' && s?.role === 'subject' ? { ...s, phrase: { ...s.phrase, items: s.phrase.items.map((n, i, all) => (i === all.length - 1 && n.count === '1' ? wording(n, { countAt: 'after-particle' }) : n)) } } : s;
  const along = tappedWith(cl);
  if (along) return enter(along, c, place);
  const counters = cl.adverbials.find((a) => a.relation === 'with' && headId(only(a.phrase)) === 'counter');
  const per = counters ? cl.adverbials.filter((a) => a.relation === 'for') : [];
  const rest = cl.adverbials.filter((a) => a !== counters && !per.includes(a));
  const control = under ? [at('with', phrase(owned(pronoun('you'), controlBelow())), 'de')] : [];
  if (cl.object && headId(only(cl.object)) !== 'battlefield') unsayable();
  const topic = counters && place === 'main' && per.length === 0 && counted?.role === 'subject' && !isGrowth(only(counters.phrase)) ? { ...counted, phrase: wording(counted.phrase, { comma: true }) } : counted;
  return { verb: pick('enter'), parts: [topic, ...restParts({ ...cl, adverbials: per }, c), ...(counters ? [withCounters(counters, c)] : []), ...control, ...restParts({ ...cl, adverbials: rest }, c)] };
};

/** `two +1/+1 counters`: as many as are written. */
const isGrowth = (n: Noun | undefined): boolean => n?.count !== 'X' && n?.modifiers.length === 2 && n.modifiers[0]!.kind === 'change' && n.modifiers[0]!.value === '+1/+1';

/** `enters tapped with two counters`: the counters are its own. */
function tappedWith(cl: Clause): Clause | undefined {
  const state = cl.adverbials.find((a) => a.relation === 'state');
  const [n] = state?.phrase?.items ?? [];
  const counters = n?.qualifiers.find((q) => q.relation === 'with' && headId(only(q.phrase)) === 'counter');
  if (!counters || n!.qualifiers.length !== 1) return undefined;
  const bare = { ...state!, phrase: { ...state!.phrase!, items: [{ ...n!, qualifiers: [] }] } };
  return { ...cl, adverbials: [{ kind: 'Adverbial', relation: 'with', phrase: counters.phrase!, children: [], start: 0, end: 0 }, ...cl.adverbials.map((a) => (a === state ? bare : a))] };
}

/** `a creature you control` enters under your control. */
function controlOf(p: NounPhrase | undefined): { rest: NounPhrase } | undefined {
  const n = p?.items.at(-1);
  const mine = n?.qualifiers.find((q) => q.clause?.verb === 'control' && !q.clause.negative && only(q.clause.subject)?.id === 'you');
  if (!mine || n?.qualifiers.length !== 1 || !p!.items.slice(0, -1).every((one) => one.form === 'self')) return undefined;
  return { rest: { ...p!, items: [...p!.items.slice(0, -1), { ...n, qualifiers: [] }] } };
}

export const look: Frame = (cl, c, place) => {
  const seen = cl.adverbials.find((a) => a.relation === 'at');
  if (!seen?.phrase) unsayable();
  const anyTime = cl.adverbials.some((a) => a.relation === 'any-time') && cl.modal === 'may';
  const parts = [subjectOf(cl, c, place), ...restParts({ ...cl, adverbials: cl.adverbials.filter((a) => a !== seen) }, c), ...fromTop(seen!.phrase!, c)];
  return { verb: pick('look', '見'), parts, ...(anyTime ? { fields: { japanese: { variant: 1 } } } : {}) };
};

function topOfPile(pile: NounPhrase, c: Context): NounPhrase {
  const library = composePhrase(pile, c, { indefinite: false });
  return phrase(owned(library.items.length === 1 ? library.items[0]! : unsayable(), thing('thing', 'top')));
}

/** `the top three cards of your library`: あなたのライブラリーの一番上からカード３枚を. */
export function fromTop(p: NounPhrase, c: Context): Part[] {
  const off = offTheTop(p);
  if (off) {
    const pile = at('from', topOfPile(off.pile, c), 'kara');
    return [pile, off.oneByOne ? object(phrase(noun({ count: '1', japanese: { counter: 'mai', also: ['each-time'] } })), 'none') : object(composePhrase(off.cards, c))];
  }
  const n = only(p);
  const of = n?.qualifiers.length === 1 && n.qualifiers[0]!.relation === 'of' ? n.qualifiers[0]!.phrase : undefined;
  const first = n?.modifiers[0];
  if (!n || !of || first?.kind !== 'word' || first.id !== 'top') return [object(composePhrase(p, c))];
  const top = topOfPile(of, c);
  if (n.count === undefined) {
    Object.assign(c, { it: 'it', mentioned: true, body: false });
    return [object(phrase(owned(top.items[0]!, thing('object', 'card'))))];
  }
  const card = composePhrase({ ...p, items: [{ ...n, modifiers: n.modifiers.slice(1), qualifiers: [], determiners: [] }] }, c);
  return [at('from', top, 'kara'), object(card)];
}

export const takesTop = (verb: Pick): Frame => (cl, c, place) => {
  if (cl.voice !== 'active' || !cl.object) return plain(cl, c, place, verb);
  const s = subjectOf(cl, c, place);
  const first = restParts({ ...cl, adverbials: cl.adverbials.filter((a) => a.relation !== 'from' && !isAdverb(a)) }, c);
  const source = cl.adverbials.filter((a) => a.relation === 'from').flatMap((a) => placeParts({ ...cl, adverbials: [a] }, c).first);
  const { from, rest } = fromZone(cl.object, c);
  const manner = restParts({ ...cl, adverbials: cl.adverbials.filter(isAdverb) }, c);
  return { verb, parts: [s, ...first, ...source, ...from, ...fromTop(rest, c), ...manner] };
};

export const attach: Frame = (cl, c, place) => {
  if (cl.voice !== 'active' || !cl.object) unsayable();
  const s = subjectOf(cl, c, place);
  const o = objectOf(cl, c);
  const to = cl.adverbials.filter((a) => a.relation === 'to').map((a) => at('to', composePhrase(a.phrase ?? unsayable(), c), 'ni'));
  return { verb: pick('attach', 'つけ'), parts: [s, o, ...to, ...restParts(without(cl, 'to'), c)] };
};

export const shuffle: Frame = (cl, c, place) => {
  const into = cl.adverbials.find((a) => a.relation === 'into');
  const s = subjectOf(cl, c, place);
  if (into?.phrase) {
    const { from, rest } = fromZone(cl.object ?? unsayable(), c);
    return { verb: pick('shuffle-into'), parts: [s, ...restParts(without(cl, 'into'), c), ...from, object(composePhrase(rest, c)), at('into', composePhrase(into.phrase, c), 'ni')] };
  }
  if (cl.adverbials.length) unsayable();
  const library = cl.object ? composePhrase(cl.object, c) : phrase(thing('zone', 'library'));
  return { verb: pick('shuffle'), parts: [s, object(library)] };
};

/** `search your library for a card`: あなたのライブラリーからカード１枚を探す. */
export const search: Frame = (cl, c, place) => {
  const what = cl.adverbials.filter((a) => a.relation === 'for');
  if (cl.voice !== 'active' || !cl.object || what.length !== 1 || cl.adverbials.length !== 1 || !what[0]!.phrase) unsayable();
  const s = subjectOf(cl, c, place);
  const pile = composePhrase(cl.object!, c);
  const wanted = what[0]!.phrase!;
  const all = only(wanted)?.determiners.includes('all') ?? false;
  const sought = composePhrase(all ? { ...wanted, items: wanted.items.map((n) => ({ ...n, determiners: n.determiners.filter((d) => d !== 'all') })) } : wanted, c);
  const measures = only(wanted)?.qualifiers.filter((q) => q.relation === 'with') ?? [];
  const parted = measures.length > 0 && ((c.era === 'classic' && !c.triggered) || measures.some((q) => q.phrase?.items.some((n) => n.qualifiers.some((one) => one.relation !== 'value'))));
  return { verb: pick('search'), parts: [s, at('from', pile, 'kara', parted), object(sought), all ? aside(adverb('all')) : undefined] };
};

export const create: Frame = (cl, c, place) => {
  const n = only(cl.object);
  const tapped = n?.modifiers.some((m) => m.kind === 'word' && m.id === 'tapped');
  const attacking = n?.qualifiers.find((q) => q.relation === 'relative' && q.clause?.verb === 'be' && !q.clause.object && q.clause.adverbials.length === 1 && q.clause.adverbials[0]!.relation === 'state');
  const kept = !n ? cl.object : { ...cl.object!, items: [{ ...n, modifiers: n.modifiers.filter((m) => !(m.kind === 'word' && m.id === 'tapped')), qualifiers: n.qualifiers.filter((q) => q !== attacking) }] };
  const { exception, rest } = withoutException(kept);
  const framed = plain({ ...cl, ...(rest ? { object: rest } : {}) }, c, place, pick('create'));
  if (n?.modifiers.some((m) => m.kind === 'power-toughness')) framed.parts = framed.parts.map((p) => (p?.role === 'adverbial' && p.adverbial.relation === 'for' ? aside(wording(p.adverbial, { comma: true })) : p));
  if (exception) framed.parts.splice(framed.parts[0]?.role === 'subject' ? 1 : 0, framed.parts[0] === undefined ? 1 : 0, aside(excepted(exception, c)));
  const ids = [...(tapped ? ['tapped'] : []), ...(attacking ? stateIds(attacking.clause!) : [])];
  if (c.era === 'current' && ids.join() === 'tapped,attacking') return { ...framed, parts: [...framed.parts, at('with', tappedAttacking(), 'de')] };
  return { ...framed, parts: [...framed.parts, ...ids.map((id) => at('with', phrase(thing('status', id)), 'de'))] };
};

function stateIds(cl: Clause): string[] {
  const n = only(cl.adverbials[0]!.phrase);
  return n?.modifiers.map((m) => (m.kind === 'word' && ['tapped', 'attacking'].includes(m.id) ? m.id : unsayable())) ?? unsayable();
}

/** `a token that's a copy of it, except it has haste`: the exception is said before it. */
function withoutException(p: NounPhrase | undefined): { exception?: Adverbial; rest?: NounPhrase } {
  const n = only(p);
  const is = n?.qualifiers.find((q) => q.clause?.verb === 'be' && !q.clauses && q.clause.adverbials.length === 1 && q.clause.adverbials[0]!.relation === 'except');
  if (!p || !is) return p ? { rest: p } : {};
  return { exception: is.clause!.adverbials[0]!, rest: { ...p, items: [{ ...n!, qualifiers: n!.qualifiers.map((q) => (q === is ? { ...q, clause: { ...q.clause!, adverbials: [] } } : q)) }] } };
}
