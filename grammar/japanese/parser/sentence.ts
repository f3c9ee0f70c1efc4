import type { Adverbial, Child, Clause, Noun, NounPhrase, Sentence } from '../../tree.ts';
import type { VerbReading } from '../entry.ts';
import type { JToken } from '../token.ts';
import { adverbial, clauseNode, leaf, phraseOf, qualifier, wordModifier } from './build.ts';
import { buildClause, collect, copular, type Reach } from './clause.ts';
import { ADVERB_FORMS, CONDITION_FORMS, DETERMINER_FORMS, PARTICLE_FORMS, SUBORDINATOR_FORMS, variantOf } from '../lexicon/forms.ts';
import { wordOf } from '../lexicon/verb-forms.ts';
import { joinerId } from '../lexicon/joiners.ts';
import { atCount } from './count.ts';
import { attachPrenominals, readNoun, startsNoun } from './noun.ts';
import { qualifierRelation, roleOf } from './relation.ts';
import { relativeOf } from './relative.ts';
import { isComma, peek, type Item, type State } from './state.ts';

/** Modifiers that join with の and stay open for what comes before them: 緑の, 1/1の, タップ状態の. */
const OPEN_CLASSES = new Set(['color', 'status', 'order', 'supertype']);

/** Reads one sentence; undefined where a word has no role. The state's place is where it stopped. */
export function readSentence(s: State, piece = false): Sentence | undefined {
  while (s.at < s.end) if (!step(s)) return undefined;
  return finish(s, piece);
}

/** One word with what it closes. */
function step(s: State): boolean {
  const t = peek(s)!;
  if (t.entry?.condition && conditionItem(s, t)) return true;
  if (t.verbs && isVerbHere(s, t)) return verbItem(s, t);
  if (t.entry?.adverb && isAdverbHere(s, t) && !(t.entry.countHead && atCount(s))) return adverbItem(s, t, t.entry.adverb);
  if (t.entry?.determiner && (startsNoun(s, 1) || (peek(s, 1) && !t.entry.nouns && !t.entry.pronoun && !peek(s, 1)!.entry?.particle))) return determinerItem(s, t);
  if (startsNoun(s)) return nounItem(s);
  if (isComma(t) && s.stack.length) return commaItem(s, t);
  const top = s.stack.at(-1);
  if (t.entry?.joiner && top?.is === 'adverbial' && top.adverbial.clause) return joinedCondition(s, t, top);
  return false;
}

const isVerbHere = (s: State, t: JToken): boolean => {
  if (t.verbs!.every((v) => v.verb.id === 'be')) return false;
  if (t.verbs!.some((v) => v.verb.id === 'exist') && t.text === 'なく') return true;
  if ((t.entry?.nouns || t.entry?.pronoun) && t.verbs!.every((v) => v.inflection.form === 'stem') && (peek(s, 1)?.entry?.particle || peek(s, 1)?.entry?.joiner)) return false;
  return !(t.entry?.nouns && !s.stack.length);
};

/** すべて before を-verbs is an adverb, before a noun a determiner. */
const isAdverbHere = (s: State, t: JToken): boolean => !(t.entry!.determiner && startsNoun(s, 1) && !peek(s, 1)?.verbs) && !(t.entry!.nouns && peek(s, 1)?.entry?.particle) && !(t.entry!.pronoun && peek(s, 1)?.entry?.particle);

function takeComma(s: State): { comma: boolean; children: Child[] } {
  const t = peek(s);
  if (!t || !isComma(t)) return { comma: false, children: [] };
  s.at++;
  return { comma: true, children: [leaf(t, 'comma')] };
}

function adverbItem(s: State, t: JToken, id: string): boolean {
  s.at++;
  const ended = t.text.endsWith('、');
  const particle = peek(s);
  const topicId = particle?.entry?.particle ?? '';
  const topic = topicId === 'wa' || topicId === 'mo' || topicId === 'nomi' ? [leaf(particle!, topicId)] : [];
  s.at += topic.length;
  const { comma, children } = ended ? { comma: false, children: [] } : takeComma(s);
  const node = adverbial(id, [leaf(t, id), ...topic], { japanese: { ...variantOf(ADVERB_FORMS, t.text), ...(topic.length ? { marker: topicId } : {}), comma } });
  s.stack.push({ is: 'adverbial', adverbial: node, children: [node, ...children] });
  return true;
}

function conditionItem(s: State, t: JToken): boolean {
  const [relation, negative] = t.entry!.condition!;
  const top = s.stack.at(-1);
  const doer = top?.is === 'phrase' && top.marker === 'ga' ? top : undefined;
  if (doer) {
    s.stack.pop();
    doer.phrase.japanese = { ...doer.phrase.japanese, marker: 'ga' };
  }
  const clause = clauseNode([...(doer?.children ?? []), leaf(t, 'do')], { verb: 'do', negative, ...(doer ? { subject: doer.phrase } : {}) });
  s.at++;
  const { comma, children } = takeComma(s);
  const node = adverbial(relation, [clause], { clause, japanese: { ...variantOf(CONDITION_FORMS, t.text), comma } });
  s.stack.push({ is: 'adverbial', adverbial: node, children: [node, ...children] });
  return true;
}

function determinerItem(s: State, t: JToken): boolean {
  s.at++;
  s.stack.push({ is: 'prenominal', prenominal: { to: 'determiner', id: t.entry!.determiner!, ...variantOf(DETERMINER_FORMS, t.text) }, children: [leaf(t, t.entry!.determiner!)] });
  return true;
}

/** 〜とき、および、〜たび: the conditions are joined. */
function joinedCondition(s: State, t: JToken, top: Extract<Item, { is: 'adverbial' }>): boolean {
  s.at++;
  const id = joinerId(t.entry!.joiner!, t.text);
  top.children.push(leaf(t, t.entry!.joiner!));
  const { comma, children } = takeComma(s);
  top.children.push(...children);
  top.adverbial.japanese = { ...top.adverbial.japanese, also: [comma ? `${id}-comma` : id] };
  return true;
}

/** A comma that no phrase has taken: between modifiers, or after a list's part. */
function commaItem(s: State, t: JToken): boolean {
  const top = s.stack.at(-1)!;
  s.at++;
  top.children.push(leaf(t, 'comma'));
  if (top.is === 'prenominal') top.comma = true;
  return top.is === 'prenominal' || top.is === 'list';
}

function nounItem(s: State): boolean {
  const read = readNoun(s);
  if (!read) return false;
  const top = s.stack.at(-1);
  if (top?.is === 'list' && !top.nouns.every(isOpenNoun) && staysOpen(s, phraseOf([read.noun])) && peek(s)!.entry!.particle === 'no') {
    s.stack.push(...read.before);
    return afterNo(s, phraseOf([read.noun]), peek(s)!);
  }
  if (top?.is === 'list' && standsApart(top) && inRelative(s)) {
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
    if (phrase.items.length > 1) phrase.children.unshift(...first.flatMap((b) => b.children));
    else phrase.children = [phrase.items[0]!];
    phrase.start = phrase.items[0]!.start;
  }
  return afterNoun(s, phrase);
}

/** A list whose next part may have a relative clause of its own: 「クリーチャー１体と、あなたがコントロールしている土地１つ」. */
const standsApart = (list: Extract<Item, { is: 'list' }>): boolean => list.join.includes('comma') || list.nouns.at(-1)!.count !== undefined;

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
    if (verb) return verb.inflection.form === 'dict' ? startsNoun(s, i + 1) : STATIVE.has(verb.verb.id);
  }
  return false;
}

/** Colors, states, sizes and counts before の leave what stands before them to the noun to come. */
function staysOpen(s: State, phrase: NounPhrase): boolean {
  const t = peek(s);
  const open = phrase.items.every(isOpenNoun);
  if (!open || !t?.entry) return false;
  if (t.entry.particle === 'no') return !(valueSubject(s) && phrase.items.every(isValue));
  return t.entry.joiner !== undefined && phrase.items.every((n) => n.modifiers[0]?.kind === 'word' && n.modifiers[0].class === 'color') && joins(s, t.entry.joiner, phrase);
}

const isOpenNoun = (n: Noun): boolean => {
  if (n.qualifiers.length || n.possessor || n.whole || n.determiners.some((d) => !['up-to', 'at-least', 'total', 'additional', 'one-more', 'exactly', 'more', 'first', 'any-number'].includes(d))) return false;
  if (n.form === 'power-toughness') return true;
  if (n.form !== 'common') return false;
  if (n.count !== undefined) return n.modifiers.length === 0;
  return n.modifiers.length > 0 && n.modifiers.every((m) => m.kind === 'word' && OPEN_CLASSES.has(m.class));
};

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
function afterNoun(s: State, phrase: NounPhrase): boolean {
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
  if (isComma(t) && listComma(s, phrase)) return listItem(s, phrase, t, 'comma');
  return pushPhrase(s, phrase, '', []);
}

const joins = (s: State, id: string, phrase: NounPhrase): boolean => {
  if (id === 'also') return false;
  const next = peek(s, 1);
  if (id === 'and' && peek(s)!.text === 'と') {
    if (next?.entry?.determiner === 'same' || next?.entry?.determiner === 'different' || next?.entry?.determiner === 'common') return false;
    if (peek(s)!.text === 'と' && phrase.items.at(-1)!.form === 'quotation') return false;
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

/** Nouns that stand for a verb: 攻撃かブロックしている, タップまたはアンタップする. */
const VERB_NOUNS = new Set(['attack', 'block', 'tap', 'untap', 'copy', 'exile', 'destroy', 'mill', 'sacrifice', 'tap-and-untap', 'activation', 'trigger']);

const elidedVerb = (phrase: NounPhrase): string | undefined => {
  const only = phrase.items.length === 1 && soleWord(phrase.items[0]!) ? phrase.items[0]!.modifiers[0]! : undefined;
  if (only?.kind === 'word' && only.id === 'tap-and-untap') return only.form ? 'untap' : 'tap';
  return only?.kind === 'word' && VERB_NOUNS.has(only.id) ? only.id : undefined;
};

function elidedItem(s: State, phrase: NounPhrase, t: JToken): boolean {
  s.at++;
  const id = elidedVerb(phrase)!;
  const next = peek(s)!.verbs![0]!;
  const reach: Reach = conditionAhead({ ...s, at: s.at - 1 }) ? 'subordinate' : 'main';
  const reading: VerbReading = { verb: { ...next.verb, id }, inflection: { ...next.inflection, form: 'stem' } };
  const args = collect(s, reading, reach);
  const clause = buildClause(args, undefined, reading, reach, true);
  if (!clause) return false;
  clause.children.push(phrase, leaf(t, t.entry!.joiner!));
  clause.start = clause.children[0]!.start;
  clause.end = t.end;
  s.stack.push({ is: 'clause', clause, ending: 'elided-verb', join: joinerId(t.entry!.joiner!, t.text), comma: false, stative: true, children: [clause] });
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

const soleWord = (n: Noun): boolean => n.form === 'common' && n.modifiers.length === 1 && n.count === undefined && n.determiners.length === 0 && !n.possessor && n.qualifiers.length === 0 && !n.whole;

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

/** Markers that never stand before の. */
const ARGUMENT_MARKERS = new Set(['o', 'ga', 'ni', 'wa', 'mo', 'no', 'niwa', 'dewa', 'demo']);

/** 「手札以外から」: what is left out. */
function outsideItem(s: State, phrase: NounPhrase, t: JToken): boolean {
  s.at++;
  const node = qualifier('except', [leaf(t, 'except')]);
  const last = phrase.items.at(-1)!;
  last.qualifiers.push(node);
  last.children.push(node);
  last.end = phrase.end = t.end;
  return afterNoun(s, phrase);
}

/** Compound particles that stand before a noun by themselves. */
const ATTRIBUTIVE = new Set(['attached-to', 'against-attr', 'about-attr']);

function attributiveItem(s: State, phrase: NounPhrase, t: JToken): boolean {
  s.at++;
  const id = t.entry!.particle!;
  const node = qualifier(qualifierRelation(id), [phrase, leaf(t, id)], { phrase, japanese: { marker: id } });
  s.stack.push({ is: 'prenominal', prenominal: { to: 'qualifier', qualifier: node }, children: [node] });
  return true;
}

/** Ｘ足す１. */
function arithmeticItem(s: State, phrase: NounPhrase, t: JToken): boolean {
  s.at++;
  const read = readNoun(s);
  if (!read) return false;
  attachPrenominals(read.noun, read.before);
  const added = phraseOf([read.noun]);
  const id = t.text === '足す' ? 'plus' : 'minus';
  const node = qualifier(id, [leaf(t, id), added], { phrase: added });
  const last = phrase.items.at(-1)!;
  last.qualifiers.push(node);
  last.children.push(node);
  last.end = node.end;
  phrase.end = node.end;
  return afterNoun(s, phrase);
}

/** A property with が waits for its value: マナ総量が３以下の. */
function valueSubject(s: State): boolean {
  const top = s.stack.at(-1);
  if (top?.is !== 'phrase' || top.marker !== 'ga') return false;
  const head = top.phrase.items.at(-1)!.modifiers.at(-1);
  return head?.kind === 'word' && (head.class === 'property' || head.class === 'quantity' || VALUED.has(head.id));
}

/** Other nouns that have a value: 色, 合計. */
const VALUED = new Set(['result', 'counter', 'card', 'total']);

const isValue = (n: Noun): boolean => (n.form === 'common' && n.count !== undefined) || n.form === 'power-toughness' || n.form === 'name' || n.form === 'quotation' || soleWord(n) || n.count !== undefined || n.modifiers.length > 0;

/** Property and value before the noun that has them. */
function valueItem(s: State, phrase: NounPhrase, link: Child[], ending: string): boolean {
  const be: VerbReading = { verb: { id: 'be', stem: '', class: 'だ', roles: {} }, inflection: { form: 'dict', voice: 'active', negative: false, past: false, lasting: false, variant: 0 } };
  const args = collect(s, be, 'relative');
  const clause = copular(args, phrase, link, {});
  if (!clause) return false;
  clause.japanese = { ...clause.japanese, ending };
  const node = relativeOf(clause);
  s.stack.push({ is: 'prenominal', prenominal: { to: 'qualifier', qualifier: node }, children: [node] });
  return true;
}

function namedItem(s: State, phrase: NounPhrase, t: JToken): boolean {
  s.at++;
  const id = t.entry!.particle!;
  const node = { kind: 'Qualifier' as const, relation: id === 'called' ? 'called' : 'named', phrase, children: [phrase, leaf(t, id)], start: phrase.start, end: t.end, ...(id === 'named-having' ? { japanese: { variant: 1 } } : {}) };
  s.stack.push({ is: 'prenominal', prenominal: { to: 'qualifier', qualifier: node }, children: [node] });
  return true;
}

function amongItem(s: State, phrase: NounPhrase, t: JToken): boolean {
  s.at++;
  const more: Child[] = [];
  if (peek(s)?.entry?.particle === 'no') {
    more.push(leaf(peek(s)!, 'no'));
    s.at++;
  }
  const { comma, children } = takeComma(s);
  children.unshift(...more);
  if (!startsNoun(s)) {
    s.stack.push({ is: 'phrase', phrase, marker: 'nouchi', comma, children: [phrase, leaf(t, 'nouchi'), ...children] });
    return true;
  }
  s.stack.push({ is: 'prenominal', prenominal: { to: 'whole', phrase }, children: [phrase, leaf(t, 'nouchi'), ...children], ...(comma ? { comma } : {}) });
  return true;
}

/** で is a copula after a value or a type that a noun follows; a particle elsewhere. */
function isCopulaHere(s: State, t: JToken, phrase: NounPhrase): boolean {
  if (t.text !== 'で') return true;
  if (!valueSubject(s)) return false;
  const only = phrase.items[0]!;
  return isValue(only) && (startsNoun(s, 1) || isComma(peek(s, 1)));
}

function nounCondition(s: State, phrase: NounPhrase, t: JToken, link: Child[]): boolean {
  const be: VerbReading = { verb: { id: 'be', stem: '', class: 'だ', roles: {} }, inflection: { form: 'dict', voice: 'active', negative: false, past: false, lasting: false, variant: 0 } };
  const args = collect(s, be, 'subordinate');
  const clause = copular(args, phrase, link, {});
  if (!clause) return false;
  clause.japanese = { ...clause.japanese, ending: link.length ? 'no' : 'none' };
  return subordinate(s, clause, t);
}

function copulaItem(s: State, phrase: NounPhrase, t: JToken, reading: VerbReading): boolean {
  const only = phrase.items.length === 1 ? phrase.items[0]! : undefined;
  const { inflection } = reading;
  const dict = inflection.form === 'dict';
  const bare = !(s.stack.at(-1)?.is === 'phrase');
  s.at++;
  if (dict && inflection.negative && !inflection.past && only && soleWord(only) && startsNoun(s) && bare) return negatedModifier(s, only, t);
  const reach = inflection.form === 'stem' && !isComma(peek(s)) && startsNoun(s) ? 'relative' : reachAt(s, inflection.form);
  const args = collect(s, reading, reach);
  const clause = copular(args, phrase, [leaf(t, 'be')], { negative: inflection.negative, past: inflection.past });
  if (!clause) return false;
  if (inflection.modal) clause.modal = inflection.modal;
  if (reading.verb.class !== 'だ') clause.japanese = { ...clause.japanese, ...wordOf(reading.verb) };
  if (inflection.variant) clause.japanese = { ...clause.japanese, variant: inflection.variant };
  return closeClause(s, clause, reading, reach);
}

/** 土地でないパーマネント: nonland. */
function negatedModifier(s: State, only: Noun, t: JToken): boolean {
  const m = only.modifiers[0]!;
  if (m.kind !== 'word') return false;
  const negated = wordModifier({ start: only.start, end: t.end }, m.class, m.id, { negated: true, ...(m.form ? { form: m.form } : {}) });
  s.stack.push({ is: 'prenominal', prenominal: { to: 'modifier', modifiers: [negated], link: t.text === 'ではない' ? 'dewanai' : 'denai' }, children: [...only.children, leaf(t, 'not')] });
  return true;
}

/** Whether what is closed here stands before a noun, before a subordinator, or in the main line. */
function reachAt(s: State, form: string): Reach {
  const next = peek(s);
  if (form === 'ba') return 'subordinate';
  if (form !== 'dict') return 'main';
  if (next && CLAUSE_JOINERS[next.text] && next.text !== 'と') return conditionAhead(s) ? 'subordinate' : 'main';
  if (next?.entry?.subordinator && isSubordinatorHere(s, next)) return 'subordinate';
  if (next && (startsNoun(s) || (isComma(next) && startsNoun(s, 1)))) return 'relative';
  if (next && (next.verbs || next.entry?.adverb) && !isComma(next)) return 'relative';
  return 'main';
}

/** Whether the verb after the joiner closes a condition: 出るか攻撃するたび. */
function conditionAhead(s: State): boolean {
  for (let i = 1; peek(s, i); i++) {
    const t = peek(s, i)!;
    if (isComma(t) && i > 1) return false;
    if (t.verbs?.some((v) => v.verb.id !== 'be' && v.inflection.form === 'dict')) {
      const after = peek(s, i + 1);
      if (after?.entry?.joiner === 'or') continue;
      return Boolean(after?.entry?.subordinator) || startsNoun(s, i + 1);
    }
  }
  return false;
}

const isSubordinatorHere = (s: State, t: JToken): boolean => {
  if (t.entry!.joiner === 'or' && t.text !== 'か') return false;
  if (t.text === 'か') return false;
  if (t.entry!.nouns && peek(s, 1)?.entry?.particle === 'ga') return false;
  return true;
};

/** Forms with which a state before a noun goes on: コントロールしていて, 持ち, である. */
const STATIVE = new Set(['control', 'have', 'own', 'exist', 'be', 'attach', 'put', 'share']);

function pickReading(s: State, t: JToken): VerbReading[] {
  const args = s.stack;
  const fits = (r: VerbReading): number => {
    let score = 0;
    for (let i = args.length - 1; i >= 0 && args[i]!.is !== 'clause' && i > args.length - 5; i--) {
      const a = args[i]!;
      if (a.is !== 'phrase' || a.marker === 'wa') continue;
      const role = roleOf(a.marker, a.phrase, r);
      if (role === undefined) score -= 2;
      else if (role === 'object') score += 1;
      else if (role !== 'subject' && (a.marker === 'ni' || a.marker === 'to')) score += 1;
    }
    return score;
  };
  return [...t.verbs!].filter((v) => v.verb.id !== 'be').sort((a, b) => fits(b) - fits(a));
}

function verbItem(s: State, t: JToken): boolean {
  const saved = { stack: s.stack, at: s.at };
  for (const reading of pickReading(s, t)) {
    s.stack = [...saved.stack];
    s.at = saved.at + 1;
    const reach = stative(reading) && continues(s, reading) ? 'relative' : reachAt(s, reading.inflection.form);
    const comparison = reading.inflection.form === 'stem' && reading.verb.class === 'い' ? comparisonItem(s, t, reading) : false;
    if (comparison) return true;
    if (readVerb(s, t, reading, reach)) return true;
  }
  s.stack = saved.stack;
  s.at = saved.at;
  return false;
}

/** 「攻撃もブロックもできない」: each noun is the verb that cannot be done. */
function neitherItem(s: State, t: JToken, reading: VerbReading): boolean {
  const nouns: Extract<Item, { is: 'phrase' }>[] = [];
  for (let top = s.stack.at(-1); top?.is === 'phrase' && top.marker === 'mo' && elidedVerb(top.phrase); top = s.stack.at(-1)) {
    nouns.unshift(top);
    s.stack.pop();
  }
  if (nouns.length < 2) return false;
  const reach = reachAt(s, reading.inflection.form);
  nouns.forEach((n, i) => {
    const verb: VerbReading = { verb: { ...reading.verb, id: elidedVerb(n.phrase)! }, inflection: { ...reading.inflection, voice: 'potential' } };
    const args = i === 0 ? collect(s, verb, reach) : [];
    const clause = buildClause(args, undefined, verb, reach, true);
    if (!clause) return;
    clause.children.push(...n.children, ...(i === nouns.length - 1 ? [leaf(t, 'can')] : []));
    clause.start = clause.children[0]!.start;
    clause.end = clause.children.at(-1)!.end;
    if (i < nouns.length - 1) s.stack.push({ is: 'clause', clause, ending: 'neither', join: 'or', comma: false, stative: false, children: [clause] });
    else closeClause(s, Object.assign(clause, { japanese: { ...clause.japanese, ending: 'neither' } }), reading, reach);
  });
  return s.stack.at(-1)?.is !== 'phrase';
}

function readVerb(s: State, t: JToken, reading: VerbReading, reach: Reach): boolean {
  if (reading.verb.id === 'can') return neitherItem(s, t, reading);
  const args = collect(s, reading, reach);
  const groups = gapped(args, reading);
  const shared = s.stack.at(-1)?.is === 'clause' || groups.length > 1;
  for (const group of groups.slice(0, -1)) {
    const clause = buildClause(group, undefined, reading, reach, true);
    if (!clause) return false;
    s.stack.push({ is: 'clause', clause, ending: 'elided', join: 'and', comma: false, stative: false, children: [clause] });
  }
  const clause = buildClause(groups.at(-1)!, t, reading, reach, shared);
  return clause !== undefined && closeClause(s, clause, reading, reach);
}

/** 「１枚を手札に、残りを墓地に置く」: one verb for two rows of phrases, parted where a role comes again after a comma. */
function gapped(args: ReturnType<typeof collect>, reading: VerbReading): ReturnType<typeof collect>[] {
  const groups: ReturnType<typeof collect>[] = [[]];
  let seen = new Set<string>();
  for (const a of args) {
    const role = a.is === 'phrase' && a.marker !== 'wa' ? roleOf(a.marker, a.phrase, reading) : undefined;
    const last = groups.at(-1)!.at(-1);
    if (role === 'object' && a.is === 'phrase' && a.marker !== '' && seen.has(role) && last?.is === 'phrase' && last.comma) {
      groups.push([]);
      seen = new Set();
    }
    if (role) seen.add(role);
    groups.at(-1)!.push(a);
  }
  return groups;
}

/** 少なく before なる or する, 多くの before a noun. */
function comparisonItem(s: State, t: JToken, reading: VerbReading): boolean {
  const next = peek(s);
  const no = next?.entry?.particle === 'no';
  if (!no && !next?.verbs?.some((v) => v.verb.id === 'become' || v.verb.id === 'do')) return false;
  const phrases: Extract<Item, { is: 'phrase' }>[] = [];
  for (let top = s.stack.at(-1); top?.is === 'phrase' && (top.marker === '' || BASES.has(top.marker)) && !top.comma; top = s.stack.at(-1)) {
    phrases.unshift(top);
    s.stack.pop();
  }
  const word = leaf(t, reading.verb.id);
  const inner = phrases.map((p) => adverbial(p.marker === '' ? 'by' : 'than', p.children, { phrase: p.phrase, japanese: { marker: p.marker } }));
  if (!no) {
    const node = adverbial(reading.verb.id, [...inner, word], inner.length ? { inner: inner[0]! } : {});
    s.stack.push({ is: 'adverbial', adverbial: node, children: [node] });
    return inner.length < 2;
  }
  s.at++;
  const clause = clauseNode([...inner, word], { verb: reading.verb.id, adverbials: inner, ...(inner.length ? { order: inner.map(() => 'adverbial' as const) } : {}) });
  const node = qualifier('comparison', [clause, leaf(next!, 'no')], { clause, japanese: { ending: 'ku-no' } });
  s.stack.push({ is: 'prenominal', prenominal: { to: 'qualifier', qualifier: node }, children: [node] });
  return true;
}

const BASES = new Set(['yori', 'yorimo']);

const stative = (r: VerbReading): boolean => STATIVE.has(r.verb.id) && (r.inflection.form === 'te' || r.inflection.form === 'stem');
const continues = (s: State, r: VerbReading): boolean => !isComma(peek(s)) || (r.inflection.lasting && r.inflection.form === 'te');

const CLAUSE_JOINERS: Readonly<Record<string, string>> = { か: 'or', または: 'or', および: 'and', 'または、': 'or', 'か、または': 'or', 'か、': 'or', とともに: 'and', '、または': 'or', '、および': 'and', 'か、または、': 'or', あるいは: 'or' };

/** Puts a finished clause where it belongs. */
function closeClause(s: State, clause: Clause, reading: VerbReading, reach: Reach): boolean {
  const next = peek(s);
  const { form } = reading.inflection;
  const text = next?.text ?? '';
  if (form === 'dict' && next && CLAUSE_JOINERS[text] && (next.entry?.joiner || text === 'とともに') && !(text === 'と')) {
    s.at++;
    const { comma, children } = takeComma(s);
    s.stack.push({ is: 'clause', clause, ending: text === 'とともに' ? 'totomoni' : 'dict', join: joinerId(CLAUSE_JOINERS[text]!, text), comma, stative: false, children: [clause, leaf(next, text === 'とともに' ? 'totomoni' : 'or'), ...children] });
    return true;
  }
  if (reach === 'subordinate' && form === 'ba') return pushSubordinate(s, joined(s, clause), 'if', [], 'ba');
  if (reach === 'subordinate') return subordinate(s, clause, next!);
  if (form === 'dict' && reach === 'relative') return relativeItem(s, clause);
  if (form === 'dict' || form === 'ba') return finalClause(s, clause);
  if (text.includes('かつ') && next?.entry?.joiner) {
    s.at++;
    s.stack.push({ is: 'clause', clause, ending: form, join: 'and-5', comma: text.startsWith('、'), stative: false, children: [clause, leaf(next, 'and')] });
    return true;
  }
  const { comma, children } = takeComma(s);
  if (form === 'adverb') return false;
  s.stack.push({ is: 'clause', clause, ending: form, join: 'and', comma, stative: reach === 'relative', children: [clause, ...children] });
  return true;
}

function finalClause(s: State, clause: Clause): boolean {
  s.stack.push({ is: 'clause', clause, ending: 'dict', join: '', comma: false, stative: false, children: [clause] });
  return s.at >= s.end;
}

/** The clauses just before this one that are said with it. */
function joined(s: State, clause: Clause, only: (item: Extract<Item, { is: 'clause' }>) => boolean = () => true): { clauses: Clause[]; children: Child[] } {
  const before: Extract<Item, { is: 'clause' }>[] = [];
  for (let top = s.stack.at(-1); top?.is === 'clause' && only(top); top = s.stack.at(-1)) {
    before.unshift(top);
    s.stack.pop();
  }
  const clauses = [...before.map((b) => withJoin(b)), clause];
  before.forEach((b, i) => { clauses[i + 1]!.join = b.join; });
  return { clauses, children: [...before.flatMap((b) => b.children), clause] };
}

function withJoin(item: Extract<Item, { is: 'clause' }>): Clause {
  item.clause.japanese = { ...item.clause.japanese, ...(item.ending !== 'dict' ? { ending: item.ending } : {}), ...(item.comma || item.join ? { comma: item.comma } : {}) };
  return item.clause;
}

function subordinate(s: State, clause: Clause, t: JToken): boolean {
  s.at++;
  const no = peek(s);
  if (no?.entry?.particle === 'no') {
    s.at++;
    const { clauses, children } = joined(s, clause);
    const node = qualifier(t.entry!.subordinator!, [...children, leaf(t, t.entry!.subordinator!), leaf(no, 'no')], { clause: clauses[0]!, ...(clauses.length > 1 ? { clauses } : {}), japanese: { ...variantOf(SUBORDINATOR_FORMS, t.text) } });
    s.stack.push({ is: 'prenominal', prenominal: { to: 'qualifier', qualifier: node }, children: [node] });
    return true;
  }
  return pushSubordinate(s, joined(s, clause), t.entry!.subordinator!, [leaf(t, t.entry!.subordinator!)], t.text);
}

function pushSubordinate(s: State, { clauses, children }: { clauses: Clause[]; children: Child[] }, relation: string, leaves: Child[], word: string): boolean {
  const particle = peek(s);
  const also: Child[] = [];
  if (particle?.entry?.particle === 'wa' || particle?.entry?.particle === 'nomi') { also.push(leaf(particle, particle.entry.particle)); s.at++; }
  const { comma, children: commas } = takeComma(s);
  const node: Adverbial = adverbial(relation, [...children, ...leaves, ...also], { clause: clauses[0]!, ...(clauses.length > 1 ? { clauses } : {}) });
  node.japanese = { comma, ...(also.length ? { marker: particle!.entry!.particle! } : {}), ...(word === 'ba' ? { ending: word } : variantOf(SUBORDINATOR_FORMS, word)) };
  s.stack.push({ is: 'adverbial', adverbial: node, children: [node, ...commas] });
  return true;
}

function relativeItem(s: State, clause: Clause): boolean {
  const { clauses, children } = joined(s, clause, (item) => item.stative);
  const node = clauses.length > 1
    ? { kind: 'Qualifier' as const, relation: 'relative', clause: clauses[0]!, clauses, reduced: true, children, start: children[0]!.start, end: children.at(-1)!.end }
    : relativeOf(clause);
  s.stack.push({ is: 'prenominal', prenominal: { to: 'qualifier', qualifier: node }, children: [node] });
  return true;
}

/** The sentence of what is left: clauses, each with what stands before it; `piece`: of a sentence that is not understood whole. */
function finish(s: State, piece: boolean): Sentence | undefined {
  const sentence: Sentence = { kind: 'Sentence', leading: [], clauses: [], children: [], start: 0, end: 0 };
  for (const item of s.stack) {
    if (piece && item.is === 'adverbial') {
      sentence.leading.push(item.adverbial);
      sentence.children.push(...item.children);
      continue;
    }
    if (item.is !== 'clause') return undefined;
    const clause = withJoin(item);
    const before = s.stack[s.stack.indexOf(item) - 1];
    if (before?.is === 'clause') clause.join = before.join;
    liftLeading(sentence, clause);
    sentence.clauses.push(clause);
    sentence.children.push(...item.children);
  }
  return sentence.clauses.length || piece ? sentence : undefined;
}

/** Adverbials at the very start of a clause stand before the sentence's clause. */
function liftLeading(sentence: Sentence, clause: Clause): void {
  const order = clause.order ?? [];
  let count = 0;
  while (order[count] === 'adverbial' && clause.adverbials[count] && (clause.adverbials[count]!.clause || clause.adverbials[count]!.japanese?.comma) && clause.adverbials[count]!.relation !== 'topic') count++;
  if (count === 0) return;
  const lifted = clause.adverbials.splice(0, count);
  clause.order = order.slice(count);
  if (clause.order.length === 0) delete clause.order;
  for (const a of lifted) sentence.leading.push(sentence.clauses.length ? Object.assign(a, { before: sentence.clauses.length }) : a);
  clause.children = clause.children.filter((c) => !lifted.includes(c as Adverbial));
  clause.start = clause.children[0]!.start;
  sentence.children.push(...lifted);
}
