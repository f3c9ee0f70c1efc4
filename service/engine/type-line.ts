import { BoundedMap } from '../../grammar/bounded-map.ts';
import type { Dialect, Lexicon, SourceText, Span } from '../../grammar/index.ts';
import { cardTypeByJa, cardTypeByName, removedSubtypeByName, subtypeByName, subtypesByJa, supertypeByJa, supertypeByName, type Subtype } from '../../grammar/vocabulary/index.ts';

import { definedSubtypes, isDefinedSupertype } from './defined-types.ts';

/** One word of a type line. */
export interface TypeWord extends Span {
  text: string;
  /** Vocabulary id; null where no list has the word. */
  id: string | null;
}

export interface SubtypeWord extends TypeWord {
  /** Several where languages share a word; empty where no list has it. */
  readings: readonly Subtype[];
  /** The rules listed it once. */
  removed: boolean;
}

/** The parts of a type line (205.1); spans count as those of its source. */
export interface TypeLine extends Span {
  supertypes: TypeWord[];
  types: TypeWord[];
  subtypes: SubtypeWord[];
  /** Words before the dash that are neither. */
  others: TypeWord[];
  /** `A // B`: the line of several faces. */
  severalFaces: boolean;
}

const DASH = /\s*(?:[—–―─━－]|--+)\s*|\s+[-‐‑−ー]\s+/u;
const KINDRED = new Set(['tribal', '部族']);
/** What stands on a type line and is no type: tokens, emblems, the borders of humorous cards. */
const NO_TYPES = new Set(['token', 'emblem', 'card', 'トークン', '紋章', 'host']);
const LONGEST_SUBTYPE = 4;

const PLAIN = (text: string): string => text.toLowerCase().replace(/[’‘]/g, "'").replace(/ʼ/g, "'");

/** Words of `text` with their places, parted as `separator` says. */
function words(text: string, offset: number, separator: RegExp): { text: string; start: number; end: number }[] {
  const found: { text: string; start: number; end: number }[] = [];
  for (const m of text.matchAll(separator)) found.push({ text: m[0], start: offset + m.index, end: offset + m.index + m[0].length });
  return found;
}

const KNOWN_LINES = 4_000;
const linesKnown = new BoundedMap<string, TypeLine>(KNOWN_LINES);

/** Reads a type line in English or Japanese. Never throws; a line without a dash has no subtypes. */
export function readTypeLine(source: SourceText, dialect: Dialect, lexicon?: Lexicon): TypeLine {
  if (lexicon) return parseTypeLine(source, dialect, lexicon);
  const key = `${source.start} ${dialect} ${source.text}`;
  let line = linesKnown.get(key);
  if (!line) linesKnown.set(key, (line = parseTypeLine(source, dialect)));
  return line;
}

function parseTypeLine(source: SourceText, dialect: Dialect, lexicon?: Lexicon): TypeLine {
  const line: TypeLine = { start: source.start, end: source.end, supertypes: [], types: [], subtypes: [], others: [], severalFaces: false };
  const faces = source.text.split(/\s+\/\/\s+/u);
  line.severalFaces = faces.length > 1;
  const text = faces[0]!;
  const dash = DASH.exec(text);
  const before = dash ? text.slice(0, dash.index) : text;
  if (dialect.endsWith('ja') && /[^\x00-\x7F—–]/u.test(before)) readJapaneseTypes(line, before, source.start);
  else for (const word of words(before, source.start, /\S+/gu)) addType(line, word, lexicon);
  if (dash) {
    const after = dash.index + dash[0].length;
    readSubtypes(line, text.slice(after), source.start + after, dialect, lexicon);
  }
  return line;
}

function addType(line: TypeLine, word: { text: string; start: number; end: number }, lexicon?: Lexicon): void {
  const key = PLAIN(word.text);
  const type = KINDRED.has(key) ? 'kindred' : cardTypeByName.get(key)?.id;
  const supertype = supertypeByName.get(key)?.id ?? (isDefinedSupertype(key, lexicon) ? key : undefined);
  if (type) line.types.push({ ...word, id: type });
  else if (supertype) line.supertypes.push({ ...word, id: supertype });
  else if (!NO_TYPES.has(key)) line.others.push({ ...word, id: null });
}

/** Japanese types stand together without spaces: 伝説のアーティファクト・クリーチャー. */
function readJapaneseTypes(line: TypeLine, before: string, offset: number): void {
  for (const word of words(before, offset, /[^\s・･]+/gu)) {
    const { text } = word;
    const supertype = [...supertypeByJa.keys()].find((ja) => text.startsWith(ja) || text === ja.replace(/の$/u, ''));
    const rest = supertype ? text.slice(supertype.length).replace(/^の/u, '') : text;
    const type = KINDRED.has(rest) ? 'kindred' : cardTypeByJa.get(rest)?.id;
    if (supertype) line.supertypes.push({ ...word, id: supertypeByJa.get(supertype)!.id });
    if (type) line.types.push({ ...word, id: type });
    else if (rest !== '' && !NO_TYPES.has(rest)) line.others.push({ ...word, id: null });
  }
}

/** Databases say the English name of a Japanese subtype behind it: 人間(Human). */
const withoutEnglish = (text: string): string => text.replace(/[（(][^（）()]*[）)]/gu, (name) => ' '.repeat(name.length));

function readSubtypes(line: TypeLine, text: string, offset: number, dialect: Dialect, lexicon?: Lexicon): void {
  const japanese = dialect.endsWith('ja') && /[^\x00-\x7F]/u.test(text);
  const parts = words(japanese ? withoutEnglish(text) : text, offset, japanese ? /[^\s・･]+/gu : /\S+/gu);
  for (let i = 0; i < parts.length; ) {
    const [subtype, used] = japanese ? [japaneseSubtype(parts[i]!, lexicon), 1] : longestSubtype(parts, i, text, offset, lexicon);
    line.subtypes.push(subtype);
    i += used;
  }
}

function japaneseSubtype(word: { text: string; start: number; end: number }, lexicon?: Lexicon): SubtypeWord {
  const readings = [...(subtypesByJa.get(word.text) ?? []), ...definedSubtypes(word.text, lexicon)];
  return { ...word, id: readings[0]?.name ?? null, readings, removed: false };
}

/** A subtype may have several words (Time Lord): the longest one that a list has. */
function longestSubtype(parts: readonly { text: string; start: number; end: number }[], at: number, text: string, offset: number, lexicon?: Lexicon): [SubtypeWord, number] {
  for (let count = Math.min(LONGEST_SUBTYPE, parts.length - at); count > 0; count--) {
    const start = parts[at]!.start;
    const { end } = parts[at + count - 1]!;
    const written = text.slice(start - offset, end - offset);
    const key = PLAIN(written);
    const printed = subtypeByName.get(key);
    const readings = [...(printed ? [printed] : []), ...definedSubtypes(key, lexicon)];
    if (readings[0]) return [{ text: written, start, end, id: readings[0].name, readings, removed: false }, count];
    if (removedSubtypeByName.has(key)) return [{ text: written, start, end, id: removedSubtypeByName.get(key)!.name, readings: [], removed: true }, count];
  }
  const word = parts[at]!;
  return [{ ...word, id: null, readings: [], removed: false }, 1];
}

export const hasType = (line: TypeLine | null, ...types: readonly string[]): boolean => line?.types.some((t) => types.includes(t.id!)) ?? false;
export const hasSubtype = (line: TypeLine | null, name: string): boolean => line?.subtypes.some((s) => s.id === name) ?? false;
