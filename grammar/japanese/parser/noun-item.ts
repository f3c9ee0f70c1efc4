import type { Child, Leaf, Noun, NounPhrase } from '../../tree.ts';
import { PARTICLE_FORMS, variantOf } from '../lexicon/forms.ts';
import { joinerId } from '../lexicon/joiners.ts';
import type { JToken } from '../token.ts';
import { leaf, phraseOf, qualifier } from './build.ts';
import { takeComma } from './comma.ts';
import { copulaItem, isCopulaHere, nounCondition, valueItem, valueSubject } from './copula-item.ts';
import { attachPrenominals, readNoun, startsNoun } from './noun.ts';
import { qualifierRelation } from './relation.ts';
import { isComma, type Item, peek, type Prenominal, type State } from './state.ts';
import { TAILS, countsTogether, tailItem, togetherItem, amongItem, ARGUMENT_MARKERS, arithmeticItem, ATTRIBUTIVE, attributiveItem, namedItem, outsideItem } from './suffix-item.ts';
import { elidedItem, elidedVerb, STATIVE } from './verb-item.ts';
import { isOpenNoun, isValue } from './noun-shapes.ts';


export function nounItem(s: State): boolean {
  const read = readNoun(s);
  if (!read) return false;
  if (read.before.some((b) => b.clause) && ((isOpenNoun(read.noun) && peek(s)?.verbs?.some((v) => v.verb.id === 'be')) || read.noun.id === 'you' || read.noun.form === 'self')) {
    s.stack.push(...read.before.map((b) => b.clause ?? b));
    return afterNoun(s, phraseOf([read.noun]));
  }
  if (read.before.some((b) => waitsFor(b.prenominal, read.noun, s))) {
    s.stack.push(...read.before);
    return afterNoun(s, phraseOf([read.noun]));
  }
  const top = s.stack.at(-1);
  if (top?.is === 'list' && !top.nouns.every(isOpenNoun) && staysOpen(s, phraseOf([read.noun])) && peek(s)!.entry!.particle === 'no') {
    s.stack.push(...read.before);
    return afterNo(s, phraseOf([read.noun]), peek(s)!);
  }
  if (top?.is === 'list' && standsApart(top) && (inRelative(s) || opensOneOf(s) || ownsTheNext(s, top, read.before))) {
    attachPrenominals(read.noun, read.before);
    return afterNoun(s, phraseOf([read.noun]));
  }
  const first = top?.is === 'list' ? top.before : [...read.before];
  if (top?.is === 'list') attachPrenominals(read.noun, read.before);
  const phrase = closeList(s, read.noun);
  if (staysOpen(s, phrase)) {
    const t = peek(s)!;
    if (t.entry!.particle !== 'no') return listItem(s, phrase, t, t.entry!.joiner!, first);
    s.stack.push(...first);
    return afterNo(s, phrase, t);
  }
  if (first.length) {
    attachPrenominals(phrase.items[0]!, first);
    phrase.start = phrase.items[0]!.start;
  }
  return afterNoun(s, phrase);
}

/** 「それらのうちあなたが選んだ１枚」, 「〜という名前で飛行を持つ…トークン」: what stands before belongs to a later noun than this one. */
function waitsFor(before: Prenominal, { form, id }: Noun, s: State): boolean {
  if (before.to === 'whole') return id === 'you' && peek(s)?.text === 'が';
  return before.to === 'qualifier' && before.qualifier.relation === 'named' && (form === 'quotation' || form === 'keyword') && before.qualifier.children.at(-1)?.kind === 'Leaf' && (before.qualifier.children.at(-1) as Leaf).id === 'named-de';
}

/** A list whose next part may have a relative clause of its own: 「クリーチャー１体と、あなたがコントロールしている土地１つ」. */
const standsApart = (list: Extract<Item, { is: 'list' }>): boolean => list.join.includes('comma') || list.nouns.at(-1)!.count !== undefined || isStatus(list.nouns.at(-1)!);

const isStatus = (n: Noun): boolean => { const last = n.modifiers.at(-1); return last?.kind === 'word' && last.class === 'status'; };

/** Whether the noun just read is inside a clause that stands before another noun. */
function inRelative(s: State): boolean {
  const t = peek(s);
  if (t?.verbs?.some((v) => v.verb.id === 'be' && v.inflection.form === 'dict') && t.text !== 'で') return startsNoun(s, 1);
  const particle = t?.entry?.particle;
  if (!particle || particle === 'wa' || particle === 'no' || t!.entry!.joiner) return false;
  for (let i = 1; peek(s, i); i++) {
    const next = peek(s, i)!;
    if (isComma(next)) return false;
    const verb = next.verbs?.find((v) => v.verb.id !== 'be' || next.text !== 'で');
    if (verb) return verb.inflection.form === 'dict' ? startsNoun(s, isComma(peek(s, i + 1)) ? i + 2 : i + 1) : STATIVE.has(verb.verb.id);
  }
  return false;
}

/** 「プレイヤー１人と、そのプレイヤーの墓地にあるカード」: after a comma, what has a noun is no part of the list, the noun is. */
const ownsTheNext = (s: State, list: Extract<Item, { is: 'list' }>, before: readonly { prenominal: Prenominal }[]): boolean =>
  list.join.includes('comma') && list.nouns.at(-1)!.count !== undefined && before.some(({ prenominal }) => prenominal.to === 'determiner' && prenominal.id === 'that') && peek(s)?.entry?.particle === 'no';

const ALTERNATIVE: ReadonlySet<string | undefined> = new Set(['or', 'and-or']);

/** Whether the noun just read opens a list of its own, of which one is meant: 「クリーチャーかプレインズウォーカーである１体」. */
function opensOneOf(s: State): boolean {
  let at = 0;
  while (ALTERNATIVE.has(peek(s, at)?.entry?.joiner)) {
    const first = ++at;
    while (peek(s, at)?.entry?.nouns) at++;
    if (at === first) return false;
  }
  const t = peek(s, at);
  return t?.entry?.particle === 'nouchi' || (at > 0 && isBe(t) && startsNoun(s, at + 1));
}

const isBe = (t: JToken | undefined): boolean => t !== undefined && t.text !== 'で' && (t.verbs?.some((v) => v.verb.id === 'be' && v.inflection.form === 'dict') ?? false);

/** Colors, states, sizes and counts before の leave what stands before them to the noun to come. */
function staysOpen(s: State, phrase: NounPhrase): boolean {
  const t = peek(s);
  const open = phrase.items.every(isOpenNoun);
  if (!open || !t?.entry) return false;
  if (t.entry.particle === 'no') return !(valueSubject(s) && phrase.items.every(isValue));
  return t.entry.joiner !== undefined && phrase.items.every((n) => n.modifiers[0]?.kind === 'word' && n.modifiers[0].class === 'color') && joins(s, t.entry.joiner, phrase);
}


function closeList(s: State, built: Noun): NounPhrase {
  const top = s.stack.at(-1);
  if (top?.is !== 'list') return phraseOf([built]);
  s.stack.pop();
  const joins = [...top.joins, top.join];
  const phrase = phraseOf([...top.nouns, built], [...top.children, built], { conjunction: /^(?:and-or|or)/.exec(top.join)?.[0] ?? 'and' });
  phrase.joins = ['', ...joins];
  return phrase;
}

/** What follows a noun phrase decides what it is. */
export function afterNoun(s: State, phrase: NounPhrase): boolean {
  const t = peek(s);
  if (!t) return pushPhrase(s, phrase, '', []);
  const e = t.entry;
  const copula = t.verbs?.find((v) => v.verb.id === 'be');
  if (e?.joiner && e.joiner !== 'also' && elidedVerb(phrase) && peek(s, 1)?.verbs) return elidedItem(s, phrase, t);
  if (e?.joiner && joins(s, e.joiner, phrase)) return listItem(s, phrase, t, e.joiner);
  if (copula && isCopulaHere(s, t, phrase)) return copulaItem(s, phrase, t, copula);
  if (t.text === '以外' && peek(s, 1)?.entry?.particle && peek(s, 1)!.text !== 'の') return outsideItem(s, phrase, t);
  if (ATTRIBUTIVE.has(e?.particle ?? '') && peek(s, 1)) return attributiveItem(s, phrase, t);
  if (t.verbs && (t.text === '足す' || t.text === '引く') && startsNoun(s, 1)) return arithmeticItem(s, phrase, t);
  if (e?.particle === 'no') return afterNo(s, phrase, t);
  if (e?.particle === 'named-de' && startsNoun(s, 1)) return namedItem(s, phrase, t);
  if ((e?.particle === 'named' || e?.particle === 'called' || e?.particle === 'named-having') && startsNoun(s, 1)) return namedItem(s, phrase, t);
  if (e?.particle === 'nouchi') return amongItem(s, phrase, t);
  if (e?.particle) return particleItem(s, phrase, t, e.particle);
  if (e?.subordinator && ['なら', 'ならば', 'かどうか', 'とき'].includes(t.text)) return nounCondition(s, phrase, t, []);
  if (TAILS.has(e?.countTail ?? '') && phrase.items.at(-1)!.count === undefined) return tailItem(s, phrase, t);
  if (countsTogether(s)) return togetherItem(s, phrase);
  if (isComma(t) && listComma(s, phrase)) return listItem(s, phrase, t, 'comma');
  return pushPhrase(s, phrase, '', []);
}

/** What is given together with a quoted ability. */
const isGiven = (t: JToken | undefined): boolean => t?.kind === 'quotation' || t?.entry?.keyword !== undefined;

const joins = (s: State, id: string, phrase: NounPhrase): boolean => {
  if (id === 'also') return false;
  const next = peek(s, 1);
  if (id === 'and' && peek(s)!.text === 'と') {
    if (next?.entry?.determiner === 'same' || next?.entry?.determiner === 'different' || next?.entry?.determiner === 'common') return false;
    if (peek(s)!.text === 'と' && phrase.items.at(-1)!.form === 'quotation') return isGiven(next);
  }
  return startsNoun(s, 1) || Boolean(next?.entry?.adverb === 'each') || (next?.verbs?.some((v) => v.inflection.form === 'dict') && startsNoun(s, 2)) === true;
};

function listComma(s: State, phrase: NounPhrase): boolean {
  const last = phrase.items.at(-1)!;
  const next = peek(s, 1);
  if (last.form === 'keyword') return next?.entry?.keyword !== undefined;
  if (last.form === 'name') return next?.kind === 'name';
  if (last.form === 'quotation') return next?.kind === 'quotation';
  const head = last.modifiers.at(-1);
  const cls = next?.entry?.nouns?.[0]?.class;
  return head?.kind === 'word' && (head.class === 'type' || head.class === 'subtype' || head.class === 'color') && cls === head.class;
}

function listItem(s: State, phrase: NounPhrase, t: JToken, join: string, before: Extract<Item, { is: 'prenominal' }>[] = []): boolean {
  s.at++;
  s.stack.push({ is: 'list', nouns: phrase.items, joins: (phrase.joins ?? []).slice(1), join: join === 'comma' ? join : joinerId(join, t.text), children: [...phrase.children, leaf(t, join)], before });
  return true;
}

function pushPhrase(s: State, phrase: NounPhrase, marker: string, leaves: Child[]): boolean {
  const { comma, children } = marker || !isComma(peek(s)) ? takeComma(s) : takeComma(s);
  s.stack.push({ is: 'phrase', phrase, marker, comma, children: [phrase, ...leaves, ...children] });
  return true;
}

function particleItem(s: State, phrase: NounPhrase, t: JToken, id: string): boolean {
  s.at++;
  const form = variantOf(PARTICLE_FORMS, t.text);
  if (form.variant) phrase.japanese = { ...phrase.japanese, ...form };
  const no = peek(s);
  if (no?.entry?.particle === 'no' && !ARGUMENT_MARKERS.has(id) && peek(s, 1)) {
    s.at++;
    const node = qualifier(qualifierRelation(id), [phrase, leaf(t, id), leaf(no, 'no')], { phrase, japanese: { marker: id } });
    s.stack.push({ is: 'prenominal', prenominal: { to: 'qualifier', qualifier: node }, children: [node] });
    return true;
  }
  return pushPhrase(s, phrase, id, [leaf(t, id)]);
}

function afterNo(s: State, phrase: NounPhrase, t: JToken): boolean {
  const only = phrase.items.length === 1 ? phrase.items[0]! : undefined;
  const no = leaf(t, 'no');
  s.at++;
  const sub = peek(s)?.entry?.subordinator;
  if (sub && !startsNoun(s) && ['場合', '間', 'とき', '後', '前に', 'たび'].some((w) => peek(s)!.text.startsWith(w))) return nounCondition(s, phrase, peek(s)!, [no]);
  if (only && valueSubject(s) && isValue(only)) return valueItem(s, phrase, [no], 'no');
  if (phrase.items.every((n) => isOpenNoun(n) && n.count === undefined && n.form === 'common')) {
    phrase.items.forEach((n, i) => { if (i > 0) n.modifiers[0]!.join = phrase.joins?.[i] ?? 'and'; });
    return pushModifiers(s, phrase, no);
  }
  if (only?.form === 'power-toughness') {
    const size = sizeOf(only);
    s.stack.push({ is: 'prenominal', prenominal: { to: 'modifier', modifiers: [size], link: 'no' }, children: [...only.children, no] });
    return true;
  }
  if (only && only.count !== undefined && isOpenNoun(only)) {
    s.stack.push({ is: 'prenominal', prenominal: { to: 'count', count: only.count, determiners: only.determiners, ...(only.japanese?.counter ? { counter: only.japanese.counter } : {}), ...(only.japanese?.also ? { tail: only.japanese.also[0]! } : {}), ...(only.japanese?.countForm ? { variant: only.japanese.countForm } : {}) }, children: [...phrase.children, no] });
    return true;
  }
  s.stack.push({ is: 'prenominal', prenominal: { to: 'possessor', noun: phrase.items.at(-1)!, phrase }, children: [phrase, no] });
  return true;
}

function sizeOf(n: Noun): import('../../tree.ts').Modifier {
  const [power, toughness] = n.id!.split('/') as [string, string];
  return { kind: 'power-toughness', power, toughness, at: { start: n.start, end: n.end } };
}

/** Colors and states before の. */
function pushModifiers(s: State, phrase: NounPhrase, no: Child): boolean {
  const modifiers = phrase.items.flatMap((n) => n.modifiers);
  const leaves = phrase.items.length === 1 ? phrase.items[0]!.children : phrase.children;
  s.stack.push({ is: 'prenominal', prenominal: { to: 'modifier', modifiers, link: 'no' }, children: [...leaves, no] });
  return true;
}
