import type { CardFace } from './documents/model.ts';
import { definedWords } from './english/defined-words.ts';
import { parseEnglish } from './english/parse-paragraph.ts';
import { selfNames, type SelfNames } from './english/units.ts';
import { plain, wordsKeyOf, type Lexicon } from './lexicon.ts';
import { definedJapanese } from './japanese/defined-words.ts';
import { fold } from './japanese/fold.ts';
import { japaneseSelfNames, parseJapanese } from './japanese/parse-paragraph.ts';
import { unread } from './unread.ts';
import { BoundedMap } from './bounded-map.ts';
import { countUnits, countWords, runsOf, type UnknownRun } from './coverage.ts';
import type { Span, SourceText } from './span.ts';
import type { Ability, Expectation } from './tree.ts';

/** One paragraph of rules text and its tree; the tree's spans count from the paragraph's start. */
export interface ParsedParagraph {
  source: SourceText;
  ability: Ability;
  /** Its tree is not kept for equal paragraphs, so what is derived from it need not be either. */
  passing?: boolean;
}

/** A run of words that the grammar gives no role; spans as in the host text. */
export interface Unrecognized extends SourceText {
  /** What the grammar looked for there, where it knows. */
  expected?: Expectation;
}

/** The tree of a face's rules text. */
export interface ParsedFace {
  paragraphs: ParsedParagraph[];
  unrecognized: Unrecognized[];
  /** Words of rules text outside reminder text, and how many of them stand in a typed node. */
  words: number;
  understood: number;
}

export const inHost = (paragraph: ParsedParagraph, span: Span): Span => ({ start: paragraph.source.start + span.start, end: paragraph.source.start + span.end });

interface Coverage {
  words: number;
  understood: number;
  unknown: UnknownRun[];
}

/** What the text of a paragraph decides alone. */
interface Read {
  ability: Ability;
  coverage: Coverage;
}

/** Parses are shared by text and name: equal paragraphs of many cards are parsed once. */
const CACHE_LIMIT = 6_000;
const cache = new BoundedMap<string, Read>(CACHE_LIMIT);

/** Of texts that are read once, longer paragraphs (in UTF-16 units) are hardly ever repeated: their trees would fill the memory and slow the collection of garbage. */
const LONGEST_REPEATED = { english: 60, japanese: 30 };

/** Rules text of one face beyond this many UTF-16 units is not parsed: no card comes near, and work stays bounded. */
const MAX_RULES_TEXT = 60_000;

function counted(text: string, ability: Ability, units: boolean): Read {
  const runs = runsOf(ability);
  return { ability, coverage: { ...(units ? countUnits(ability) : countWords(text, runs)), unknown: runs.unknown } };
}

const isKept = (text: string, once: boolean, longest: number): boolean => !once || text.length <= longest;

function readCached(key: string, read: () => Read): Read {
  let known = cache.get(key);
  if (!known) cache.set(key, (known = read()));
  return known;
}

const NO_NAMES: SelfNames = [];

/** What the names of a face all begin with, in lower case; empty where it is no letter. */
const nameStart = (name: string | undefined): string => /^\p{L}+/u.exec(plain(name ?? ''))?.[0] ?? '';

/** The names by which a text may call the card; none where all words of none stand in it. */
function namesIn(text: string, face: CardFace, start: string): SelfNames {
  const lower = plain(text);
  if (!face.name || !lower.includes(start)) return NO_NAMES;
  const names = selfNames(face.name.text, /legendary/i.test(face.typeLine?.text ?? ''));
  return names.some((name) => name.every((word) => lower.includes(word))) ? names : NO_NAMES;
}

function readEnglish(text: string, names: SelfNames, lexicon: Lexicon | undefined, once: boolean): Read {
  const words = wordsKeyOf(text, lexicon);
  const read = (): Read => counted(text, parseEnglish(text, names, lexicon && words ? definedWords(lexicon) : undefined), false);
  if (!isKept(text, once, LONGEST_REPEATED.english)) return read();
  return readCached(`${words && `${words}\n\n`}${names.length > 0 ? `${names.map((n) => n.join(' ')).join('|')}\n${text}` : text}`, read);
}

function readJapanese(text: string, names: readonly string[], lexicon: Lexicon | undefined, once: boolean): Read {
  const folded = names.length > 0 ? fold(text) : '';
  const own = names.some((n) => folded.includes(n));
  const words = wordsKeyOf(text, lexicon);
  const read = (): Read => counted(text, parseJapanese(text, own ? names : [], lexicon && words ? definedJapanese(lexicon) : undefined), true);
  return isKept(text, once, LONGEST_REPEATED.japanese) ? readCached(`ja\n${words}\n${own ? `${names.join('|')}\n` : ''}${text}`, read) : read();
}

type Reader = (text: string) => Read;

/** What reads the paragraphs of a face, by its dialect. */
function readerOf(face: CardFace, lexicon: Lexicon | undefined, once: boolean): Reader {
  if (face.dialect === 'mtg-en') {
    const start = nameStart(face.name?.text);
    return (text) => readEnglish(text, namesIn(text, face, start), lexicon, once);
  }
  if (face.dialect === 'mtg-ja') {
    const names = japaneseSelfNames(face.name?.text);
    return (text) => readJapanese(text, names, lexicon, once);
  }
  return (text) => counted(text, unread(text), false);
}

/** The paragraphs that are parsed, and all that comes after them as one: no card has so much text. */
function bounded(face: CardFace): { read: SourceText[]; rest: SourceText[] } {
  const first = face.paragraphs[0]?.start ?? 0;
  const over = face.paragraphs.findIndex((p) => p.end - first > MAX_RULES_TEXT);
  if (over < 0) return { read: face.paragraphs, rest: [] };
  const excess = face.paragraphs.slice(over);
  const text = excess.map((p, i) => p.text + ' '.repeat(Math.max(0, (excess[i + 1]?.start ?? p.end) - p.end))).join('');
  return { read: face.paragraphs.slice(0, over), rest: [{ text, start: excess[0]!.start, end: excess.at(-1)!.end }] };
}

/** `lexicon`: the set's own words, which are read like those of the language. `once`: the text is not read again, as it is when it is edited. */
export function parseFace(face: CardFace, lexicon?: Lexicon, once = false): ParsedFace {
  const reader = readerOf(face, lexicon, once);
  const { read, rest } = bounded(face);
  const longest = face.dialect === 'mtg-ja' ? LONGEST_REPEATED.japanese : LONGEST_REPEATED.english;
  const parsed: ParsedFace = { paragraphs: [], unrecognized: [], words: 0, understood: 0 };
  const add = (source: SourceText, { ability, coverage }: Read): void => {
    const paragraph: ParsedParagraph = { source, ability, passing: !isKept(source.text, once, longest) };
    parsed.paragraphs.push(paragraph);
    parsed.words += coverage.words;
    parsed.understood += coverage.understood;
    for (const span of coverage.unknown) parsed.unrecognized.push({ ...inHost(paragraph, span), text: source.text.slice(span.start, span.end), expected: span.expected });
  };
  for (const source of read) add(source, reader(source.text));
  for (const source of rest) add(source, counted(source.text, unread(source.text), face.dialect === 'mtg-ja'));
  return parsed;
}
