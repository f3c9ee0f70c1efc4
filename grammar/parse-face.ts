import type { CardFace } from './documents/model.ts';
import { definedWords } from './english/defined-words.ts';
import { parseEnglish } from './english/parse-paragraph.ts';
import { selfNames, type SelfNames } from './english/units.ts';
import { wordsKeyOf, type Lexicon } from './lexicon.ts';
import { definedJapanese } from './japanese/defined-words.ts';
import { fold } from './japanese/fold.ts';
import { japaneseSelfNames, parseJapanese } from './japanese/parse-paragraph.ts';
import { unread } from './unread.ts';
import { BoundedMap } from './bounded-map.ts';
import { countUnits, countWords, unrecognizedOf, type UnknownRun } from './coverage.ts';
import type { Span, SourceText } from './span.ts';
import type { Ability, Expectation } from './tree.ts';

/** One paragraph of rules text and its tree; the tree's spans count from the paragraph's start. */
export interface ParsedParagraph {
  source: SourceText;
  ability: Ability;
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

/** Parses are shared by text and name: equal paragraphs of many cards are parsed once. */
const CACHE_LIMIT = 6_000;
const cache = new BoundedMap<string, Ability>(CACHE_LIMIT);

/** Rules text of one face beyond this many UTF-16 units is not parsed: no card comes near, and work stays bounded. */
const MAX_RULES_TEXT = 60_000;

interface Coverage {
  words: number;
  understood: number;
  unknown: UnknownRun[];
}

/** Counts of a parsed paragraph, which its text decides alone. */
const coverage = new BoundedMap<Ability, Coverage>(CACHE_LIMIT);

function coverageOf(text: string, ability: Ability, units: boolean): Coverage {
  const known = coverage.get(ability);
  if (known) return known;
  const counted = { ...(units ? countUnits(ability) : countWords(text, ability)), unknown: unrecognizedOf(ability) };
  coverage.set(ability, counted);
  return counted;
}

function parseCached(text: string, names: SelfNames, lexicon: Lexicon | undefined): Ability {
  const own = names.some((n) => text.toLowerCase().includes(n[0]!));
  const words = wordsKeyOf(text, lexicon);
  const key = `${words && `${words}\n\n`}${own ? `${names.map((n) => n.join(' ')).join('|')}\n${text}` : text}`;
  const known = cache.get(key);
  if (known) return known;
  const ability = parseEnglish(text, own ? names : [], lexicon && words ? definedWords(lexicon) : undefined);
  cache.set(key, ability);
  return ability;
}

function parseJapaneseCached(text: string, names: readonly string[], lexicon: Lexicon | undefined): Ability {
  const own = names.some((n) => fold(text).includes(n));
  const words = wordsKeyOf(text, lexicon);
  const key = `ja\n${words}\n${own ? `${names.join('|')}\n` : ''}${text}`;
  const known = cache.get(key);
  if (known) return known;
  const ability = parseJapanese(text, own ? names : [], lexicon && words ? definedJapanese(lexicon) : undefined);
  cache.set(key, ability);
  return ability;
}

type Reader = (text: string) => Ability;

/** What reads the paragraphs of a face, by its dialect. */
function readerOf(face: CardFace, lexicon: Lexicon | undefined): Reader {
  if (face.dialect === 'mtg-en') {
    const names = selfNames(face.name?.text, /legendary/i.test(face.typeLine?.text ?? ''));
    return (text) => parseCached(text, names, lexicon);
  }
  if (face.dialect === 'mtg-ja') {
    const names = japaneseSelfNames(face.name?.text);
    return (text) => parseJapaneseCached(text, names, lexicon);
  }
  return unread;
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

/** `lexicon`: the set's own words, which are read like those of the language. */
export function parseFace(face: CardFace, lexicon?: Lexicon): ParsedFace {
  const reader = readerOf(face, lexicon);
  const { read, rest } = bounded(face);
  const paragraphs = [
    ...read.map((source) => ({ source, ability: reader(source.text) })),
    ...rest.map((source) => ({ source, ability: unread(source.text) })),
  ];
  const counts = paragraphs.map((p) => coverageOf(p.source.text, p.ability, face.dialect === 'mtg-ja'));
  return {
    paragraphs,
    unrecognized: paragraphs.flatMap((p, i) => counts[i]!.unknown.map((span) => ({ ...inHost(p, span), text: p.source.text.slice(span.start, span.end), expected: span.expected }))),
    words: counts.reduce((sum, c) => sum + c.words, 0),
    understood: counts.reduce((sum, c) => sum + c.understood, 0),
  };
}
