import type { IToken } from 'chevrotain';
import { BoundedMap } from '../bounded-map.ts';
import type { DefinedWords } from './defined-words.ts';
import { DICTIONARY, type Phrase } from './dictionary.ts';
import type { Entry } from './entry.ts';
import { endOfItem, isGroup, type Group, type Item } from './group.ts';
import { lex } from './lex.ts';
import * as T from './token-types.ts';
import type { Unit } from './token.ts';

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

const possessive: Entry = { type: T.Possessive, id: 'possessive' };
const unitOf = (text: string, start: number, candidates: readonly Entry[]): Unit => ({
  start,
  end: start + text.length,
  text,
  lower: text.toLowerCase().replace(PLAIN_APOSTROPHE, "'"),
  capital: /^\p{Lu}/u.test(text),
  candidates,
});

const fixedUnit = (token: IToken): Unit => ({ ...unitOf(token.image, token.startOffset, []), fixed: token.tokenType });

const CONTRACTIONS: Readonly<Record<string, Entry>> = {
  "'re": { type: T.Be, id: 'present' },
  "'ve": { type: T.Have, id: 'present' },
  "'ll": { type: T.Modal, id: 'will' },
  "'d": { type: T.Modal, id: 'would' },
  "'m": { type: T.Be, id: 'present' },
};

/** A word parted from its possessive or contracted verb. */
function splitWord(token: IToken): Unit[] {
  const text = token.image;
  const lower = text.toLowerCase().replace(PLAIN_APOSTROPHE, "'");
  const start = token.startOffset;
  const cut = lower.lastIndexOf("'");
  if (cut <= 0 || lower.endsWith("n't")) return [unitOf(text, start, [])];
  const tail = lower.slice(cut);
  const stem = lower.slice(0, cut);
  const entry = tail === "'s" ? (IS_CONTRACTION.has(stem) ? { type: T.Be, id: 'present' } : possessive) : CONTRACTIONS[tail];
  if (!entry) return [unitOf(text, start, [])];
  return [unitOf(text.slice(0, cut), start, []), { ...unitOf(text.slice(cut), start + cut, [entry]), fixed: entry.type }];
}

/** A quoted term such as the "legend rule": a few words in lower case, no ability. */
const isTerm = (group: Group): boolean => group.kind === 'quotation' && group.items.length > 0 && group.items.length <= 3 && group.items.every((i) => !isGroup(i) && i.tokenType === T.Word && /^[a-z]/.test(i.image));

function rawUnits(items: readonly Item[], source: string): Unit[] {
  const units: Unit[] = [];
  for (const item of items) {
    if (isGroup(item) && isTerm(item)) {
      units.push({ ...unitOf(source.slice(item.open.startOffset, endOfItem(item)), item.open.startOffset, [{ type: T.NounWord, id: 'term', class: 'thing', number: 'singular' }]), fixed: T.NounWord });
    } else if (isGroup(item)) {
      const type = item.kind === 'quotation' ? T.Quotation : T.Reminder;
      const start = item.open.startOffset;
      units.push({ start, end: endOfItem(item), text: '', lower: '', capital: false, candidates: [], fixed: type, group: item });
    } else if (item.tokenType === T.Word) units.push(...splitWord(item));
    else if (item.tokenType === T.Apostrophe && units.length && units.at(-1)!.end === item.startOffset && units.at(-1)!.lower.endsWith('s')) {
      units.push({ ...fixedUnit(item), fixed: T.Possessive, candidates: [possessive] });
    } else units.push(fixedUnit(item));
  }
  return units;
}

const isWord = (unit: Unit | undefined): unit is Unit => unit !== undefined && unit.fixed === undefined;

/** Number of units from `at` that spell one of the names; 0 where none does. */
function selfLength(units: readonly Unit[], at: number, names: SelfNames): number {
  for (const name of names) {
    const fits = name.length <= units.length - at && name.every((w, i) => units[at + i]!.lower === w);
    if (fits && (units[at]!.capital || !/^\p{L}/u.test(units[at]!.text))) return name.length;
  }
  if (units[at]!.lower === 'cardname' && units[at]!.text === 'CARDNAME') return 1;
  return 0;
}

function merge(units: readonly Unit[], from: number, count: number, candidates: readonly Entry[], source: string): Unit {
  if (count === 1) return { ...units[from]!, candidates };
  const start = units[from]!.start;
  const end = units[from + count - 1]!.end;
  return { start, end, text: source.slice(start, end), lower: units.slice(from, from + count).map((u) => u.lower).join(' '), capital: units[from]!.capital, candidates };
}

const NON = /^non-?(?=\p{L}{3})/u;

/** Readings of one word with `non` taken off. */
function negatedReadings(lower: string): Entry[] {
  const stem = lower.replace(NON, '');
  if (stem === lower) return [];
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
  for (let i = 0; i < raw.length; ) {
    const [unit, used] = nextUnit(raw, i, names, source, defined);
    units.push(unit);
    i += used;
  }
  return units;
}

function spells(raw: readonly Unit[], at: number, words: readonly string[]): boolean {
  for (let k = 0; k < words.length; k++) if (raw[at + k]?.lower !== words[k]) return false;
  return true;
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
  return entries.length > 0 ? [{ ...unit, candidates: entries }, 1] : undefined;
}

function nextUnit(raw: readonly Unit[], i: number, names: SelfNames, source: string, defined?: DefinedWords): [Unit, number] {
  const unit = raw[i]!;
  const own = selfLength(raw, i, names);
  if (own) return [merge(raw, i, own, [{ type: T.Self, id: 'name' }], source), own];
  if (unit.fixed === T.Tilde) return [{ ...unit, fixed: undefined, candidates: [{ type: T.Self, id: 'name' }] }, 1];
  if (!isWord(unit)) return [unit, 1];
  const second = raw[i + 1];
  if (unit.lower === 'this' && isWord(second) && SELF_NOUNS.has(second.lower)) {
    return [merge(raw, i, 2, [{ type: T.Self, id: `this-${second.lower}` }], source), 2];
  }
  const known = defined && definedUnit(raw, i, source, defined);
  if (known) return known;
  for (const phrase of DICTIONARY.get(unit.lower) ?? []) {
    const count = phrase.rest.length;
    if (count > 0 && (second?.lower !== phrase.rest[0] || !spells(raw, i + 1, phrase.rest) || !standsHere(phrase, raw[i - 1], raw[i + 1 + count]))) continue;
    return [merge(raw, i, 1 + count, phrase.entries, source), 1 + count];
  }
  return [{ ...unit, candidates: negatedReadings(unit.lower) }, 1];
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
