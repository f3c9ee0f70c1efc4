import type { IToken } from 'chevrotain';
import { BoundedMap } from '../bounded-map.ts';
import type { DefinedWords } from './defined-words.ts';
import { DICTIONARY, type Phrase } from './dictionary.ts';
import { newEntry, type Entry } from './entry.ts';
import { endOfItem, isGroup, type Group, type Item } from './group.ts';
import { lex } from './lex.ts';
import * as T from './token-types.ts';
import { makeUnit, withCandidates, type Unit } from './token.ts';

/** How the card speaks of itself: its name, and its short name where it has one. Lower-case words, longest first. */
export type SelfNames = readonly (readonly string[])[];

const PLAIN_APOSTROPHE = /[’‘]/g;
const IS_CONTRACTION = new Set(['it', 'that', 'there', 'he', 'she', 'who', 'what', 'here']);
const SELF_NOUNS = new Set(['creature', 'card', 'spell', 'permanent', 'artifact', 'land', 'enchantment', 'token', 'planeswalker', 'battle', 'aura', 'equipment', 'vehicle', 'saga', 'class', 'case', 'room', 'siege', 'fortification', 'spacecraft', 'planet', 'emblem', 'attraction', 'dungeon', 'mount', 'conspiracy', 'scheme', 'contraption', 'background', 'commander']);

/** After these a phrase such as `this phase` is a noun phrase, not an adverb. */
const TAKES_NOUN = new Set(['after', 'of', 'during', 'before', 'until', 'from', 'on', 'at', 'for', 'in', 'your', 'their', 'its', 'his', 'her', 'skip', 'skips']);

/** `the next time` opens a clause where one follows; else it is a noun phrase (`for the first time each turn`). */
const isTimeOpener = (rest: readonly string[]): boolean => rest.length === 2 && rest[1] === 'time';
const opensClause = (unit: Unit | undefined): boolean => unit !== undefined && unit.fixed === undefined && !['counter', 'counters', 'each', 'during', 'in'].includes(unit.lower);

const possessive = newEntry({ type: T.Possessive, id: 'possessive' });
const ownName = [newEntry({ type: T.Self, id: 'name' })];
const term = [newEntry({ type: T.NounWord, id: 'term', class: 'thing', number: 'singular' })];
const THIS = new Map([...SELF_NOUNS].map((noun) => [noun, [newEntry({ type: T.Self, id: `this-${noun}` })]]));
const thisEntry = (noun: string): readonly Entry[] => THIS.get(noun)!;
const isVerb = newEntry({ type: T.Be, id: 'present' });

const CONTRACTIONS: ReadonlyMap<string, Entry> = new Map([
  ["'re", isVerb],
  ["'ve", newEntry({ type: T.Have, id: 'present' })],
  ["'ll", newEntry({ type: T.Modal, id: 'will' })],
  ["'d", newEntry({ type: T.Modal, id: 'would' })],
  ["'m", isVerb],
]);

const NONE: readonly Entry[] = [];

const isCapital = (text: string): boolean => {
  const first = text.charCodeAt(0);
  return first < 128 ? first >= 65 && first <= 90 : /^\p{Lu}/u.test(text);
};

/** The phrases that begin with one word. */
interface PhrasesOfWord {
  single: Phrase | undefined;
  /** Those of more words, longest first. */
  bySecondWord: ReadonlyMap<string, readonly Phrase[]>;
}

function phrasesOfWord(phrases: readonly Phrase[]): PhrasesOfWord {
  const bySecondWord = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const second = phrase.rest[0];
    if (second === undefined) continue;
    const known = bySecondWord.get(second);
    if (known) known.push(phrase);
    else bySecondWord.set(second, [phrase]);
  }
  return { single: phrases.find((p) => p.rest.length === 0), bySecondWord };
}

const PHRASES: ReadonlyMap<string, PhrasesOfWord> = new Map([...DICTIONARY].map(([word, phrases]) => [word, phrasesOfWord(phrases)]));

/** What a word's letters decide, without its place. */
interface WordForm {
  lower: string;
  capital: boolean;
  /** Where its possessive or contracted verb begins, and what that is. */
  cut: number;
  tail: Entry | undefined;
}

const KNOWN_FORMS = 20_000;
/** Longer ones are no words of a language; they would fill the memory. */
const LONGEST_KEPT = 40;
const forms = new BoundedMap<string, WordForm>(KNOWN_FORMS);

function wordForm(text: string): WordForm {
  let form = forms.get(text);
  if (form) return form;
  form = readForm(text);
  if (text.length <= LONGEST_KEPT) forms.set(text, form);
  return form;
}

function readForm(text: string): WordForm {
  const lower = text.toLowerCase().replace(PLAIN_APOSTROPHE, "'");
  const capital = isCapital(text);
  const cut = lower.lastIndexOf("'");
  if (cut <= 0 || lower.endsWith("n't")) return { lower, capital, cut: 0, tail: undefined };
  const ending = lower.slice(cut);
  const tail = ending === "'s" ? (IS_CONTRACTION.has(lower.slice(0, cut)) ? isVerb : possessive) : CONTRACTIONS.get(ending);
  return { lower, capital, cut: tail ? cut : 0, tail };
}

function fixedUnit(token: IToken, fixed = token.tokenType, candidates = NONE): Unit {
  const { image, startOffset } = token;
  const { lower, capital } = wordForm(image);
  return makeUnit(startOffset, startOffset + image.length, image, lower, capital, candidates, fixed);
}

/** Adds a word, parted from its possessive or contracted verb. */
function addWord({ image, startOffset }: IToken, units: Unit[]): void {
  const { lower, capital, cut, tail } = wordForm(image);
  const end = startOffset + image.length;
  if (!tail) return void units.push(makeUnit(startOffset, end, image, lower, capital, NONE));
  units.push(makeUnit(startOffset, startOffset + cut, image.slice(0, cut), lower.slice(0, cut), capital, NONE));
  units.push(makeUnit(startOffset + cut, end, image.slice(cut), lower.slice(cut), false, [tail], tail.type));
}

/** A quoted term such as the "legend rule": a few words in lower case, no ability. */
const isTerm = (group: Group): boolean => group.kind === 'quotation' && group.items.length > 0 && group.items.length <= 3 && group.items.every((i) => !isGroup(i) && i.tokenType === T.Word && /^[a-z]/.test(i.image));

function groupUnit(group: Group, source: string): Unit {
  const start = group.open.startOffset;
  const end = endOfItem(group);
  if (!isTerm(group)) return makeUnit(start, end, '', '', false, NONE, group.kind === 'quotation' ? T.Quotation : T.Reminder, group);
  const text = source.slice(start, end);
  return makeUnit(start, end, text, text.toLowerCase().replace(PLAIN_APOSTROPHE, "'"), isCapital(text), term, T.NounWord);
}

function rawUnits(items: readonly Item[], source: string): Unit[] {
  const units: Unit[] = [];
  for (const item of items) {
    if (isGroup(item)) units.push(groupUnit(item, source));
    else if (item.tokenType === T.Word) addWord(item, units);
    else if (item.tokenType === T.Apostrophe && units.length && units.at(-1)!.end === item.startOffset && units.at(-1)!.lower.endsWith('s')) {
      units.push(fixedUnit(item, T.Possessive, [possessive]));
    } else units.push(fixedUnit(item));
  }
  return units;
}

const isWord = (unit: Unit | undefined): unit is Unit => unit !== undefined && unit.fixed === undefined;

/** Number of units from `at` that spell one of the names; 0 where none does. */
function selfLength(units: readonly Unit[], at: number, names: SelfNames): number {
  const unit = units[at]!;
  for (const name of names) {
    if (unit.lower !== name[0] || !spells(units, at, name)) continue;
    if (unit.capital || !/^\p{L}/u.test(unit.text)) return name.length;
  }
  return unit.text === 'CARDNAME' ? 1 : 0;
}

function spells(units: readonly Unit[], at: number, words: readonly string[]): boolean {
  for (let k = 0; k < words.length; k++) if (units[at + k]?.lower !== words[k]) return false;
  return true;
}

function merge(units: readonly Unit[], from: number, count: number, candidates: readonly Entry[], source: string): Unit {
  const first = units[from]!;
  if (count === 1) return withCandidates(first, candidates);
  const { end } = units[from + count - 1]!;
  let { lower } = first;
  for (let k = 1; k < count; k++) lower += ` ${units[from + k]!.lower}`;
  return makeUnit(first.start, end, source.slice(first.start, end), lower, first.capital, candidates);
}

const NON = /^non-?(?=\p{L}{3})/u;

/** Readings of one word with `non` taken off. */
function negatedReadings(lower: string): readonly Entry[] {
  if (!lower.startsWith('non')) return NONE;
  const stem = lower.replace(NON, '');
  if (stem === lower) return NONE;
  const phrase = DICTIONARY.get(stem)?.find((p) => p.rest.length === 0);
  return (phrase?.entries ?? []).filter((e) => e.type === T.NounWord).map((e) => ({ ...e, negated: true }));
}

/**
 * Units of a grouped paragraph: own names and "this creature" become SELF, phrases of the dictionary become one
 * unit by longest match, and each unit carries every reading.
 */
export function readUnits(items: readonly Item[], names: SelfNames, source: string, defined?: DefinedWords): Unit[] {
  const raw = rawUnits(items, source);
  const units: Unit[] = [];
  for (let i = 0; i < raw.length; ) i += addUnit(units, raw, i, names, source, defined);
  return units;
}

/** A fixed phrase is none where its words belong to a noun phrase: `after this phase`, `for the first time`. */
function standsHere(phrase: Phrase, before: Unit | undefined, after: Unit | undefined): boolean {
  const adverbial = phrase.entries.every((e) => e.type === T.Adverb || e.type === T.Subordinator);
  if (adverbial && TAKES_NOUN.has(before?.lower ?? '') && phrase.rest.at(-1) !== 'way') return false;
  if (phrase.entries[0]!.id === 'no-more' && after?.fixed === undefined && after !== undefined) return false;
  return !isTimeOpener(phrase.rest) || opensClause(after);
}

/** The longest defined word at `i`, with the language's own readings of the same words; undefined where a longer phrase of the language stands there. */
function definedUnit(raw: readonly Unit[], i: number, source: string, defined: DefinedWords): [Unit, number] | undefined {
  const unit = raw[i]!;
  const own = (DICTIONARY.get(unit.lower) ?? []).find((p) => spells(raw, i + 1, p.rest) && standsHere(p, raw[i - 1], raw[i + 1 + p.rest.length]));
  for (const phrase of defined.phrases.get(unit.lower) ?? []) {
    if (!spells(raw, i + 1, phrase.rest)) continue;
    if (own && (own.rest.length > phrase.rest.length || (phrase.proper && !unit.capital))) return undefined;
    const entries = own?.rest.length === phrase.rest.length ? [...phrase.entries, ...own.entries.filter((e) => !phrase.entries.some((d) => d.class === e.class && d.type === e.type))] : phrase.entries;
    return [merge(raw, i, 1 + phrase.rest.length, entries, source), 1 + phrase.rest.length];
  }
  const stem = unit.lower.replace(NON, '');
  const negated = stem === unit.lower ? undefined : defined.phrases.get(stem)?.find((p) => p.rest.length === 0);
  const entries = negated?.entries.filter((e) => e.type === T.NounWord).map((e) => ({ ...e, negated: true })) ?? [];
  return entries.length > 0 ? [withCandidates(unit, entries), 1] : undefined;
}

/** Adds the unit that begins at `i`; answers how many raw units it has. */
function addUnit(units: Unit[], raw: readonly Unit[], i: number, names: SelfNames, source: string, defined?: DefinedWords): number {
  const unit = raw[i]!;
  const own = selfLength(raw, i, names);
  if (own) return addMerged(units, raw, i, own, ownName, source);
  if (unit.fixed === T.Tilde) {
    units.push(makeUnit(unit.start, unit.end, unit.text, unit.lower, unit.capital, ownName));
    return 1;
  }
  if (!isWord(unit)) {
    units.push(unit);
    return 1;
  }
  const second = raw[i + 1];
  if (unit.lower === 'this' && isWord(second) && SELF_NOUNS.has(second.lower)) return addMerged(units, raw, i, 2, thisEntry(second.lower), source);
  const known = defined && definedUnit(raw, i, source, defined);
  if (known) {
    units.push(known[0]);
    return known[1];
  }
  const phrase = phraseAt(raw, i);
  return phrase ? addMerged(units, raw, i, 1 + phrase.rest.length, phrase.entries, source) : addMerged(units, raw, i, 1, negatedReadings(unit.lower), source);
}

function addMerged(units: Unit[], raw: readonly Unit[], at: number, count: number, candidates: readonly Entry[], source: string): number {
  units.push(merge(raw, at, count, candidates, source));
  return count;
}

/** The longest phrase of the language that begins with the word at `i`. */
function phraseAt(raw: readonly Unit[], i: number): Phrase | undefined {
  const known = PHRASES.get(raw[i]!.lower);
  if (!known) return undefined;
  const longer = known.bySecondWord.get(raw[i + 1]?.lower ?? '');
  if (longer) for (const phrase of longer) if (spells(raw, i + 1, phrase.rest) && standsHere(phrase, raw[i - 1], raw[i + 1 + phrase.rest.length])) return phrase;
  return known.single;
}

/** No card's name comes near; a longer one is not looked for in the text. */
const MAX_NAME = 200;
const KNOWN_NAMES = 2_000;
const namesKnown = new BoundedMap<string, SelfNames>(KNOWN_NAMES);

/** The ways a face names itself, for {@link readUnits}. */
export function selfNames(name: string | undefined, legendary: boolean): SelfNames {
  if (!name || name.length > MAX_NAME) return [];
  const key = `${legendary} ${name}`;
  let forms = namesKnown.get(key);
  if (!forms) namesKnown.set(key, (forms = namesFor(name, legendary)));
  return forms;
}

function namesFor(name: string, legendary: boolean): SelfNames {
  const short = name.split(',')[0]!;
  const forms = new Set([name]);
  if (short !== name) forms.add(short);
  if (legendary) {
    const epithet = /^(.+?) (?:of|the|from|and|&) /.exec(short);
    if (epithet) forms.add(epithet[1]!);
    const numbered = /^(.+?) [IVXL]+$/.exec(short);
    if (numbered) forms.add(numbered[1]!);
    const first = /^[\p{L}'’-]+(?= )/u.exec(short);
    if (first && first[0].length > 2 && !DICTIONARY.has(first[0].toLowerCase())) forms.add(first[0]);
  }
  return [...forms].map((f) => rawUnits(lex(f), f).map((u) => u.lower)).filter((w) => w.length > 0 && w.some((x) => x.length > 1)).sort((a, b) => b.length - a.length);
}
