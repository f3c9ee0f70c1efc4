import { BoundedMap } from '../../grammar/bounded-map.ts';
import type { CardDocument } from '../../grammar/index.ts';
import { signsIn } from './japanese-width.ts';

/** What the cards of one document have in common. */
export interface CardSet {
  /** On how many cards a capitalised word stands, in the type line or the rules text. */
  cardsWith(word: string): number;
  /** Whether a card or face has this name. */
  hasCard(name: string): boolean;
  /** Whether a card makes a token called so and explains it in reminder text. */
  explainsToken(word: string): boolean;
  /** 1 where most signs of this kind in Japanese text are full-width, −1 where most are half-width, 0 where neither. */
  widthOf(kind: string): number;
}

const CAPITALISED = /\p{Lu}[\p{L}'’-]*/gu;

/** Looks at no card until it is asked. */
export function cardSet(document: CardDocument): CardSet {
  let counts: Map<string, number> | undefined;
  let names: Set<string> | undefined;
  let explained: Set<string> | undefined;
  let widths: Map<string, number> | undefined;
  return {
    cardsWith: (word) => (counts ??= countWords(document)).get(word) ?? 0,
    hasCard: (name) => (names ??= namesOf(document)).has(name.toLowerCase()),
    explainsToken: (word) => (explained ??= explainedTokens(document)).has(word.toLowerCase()),
    widthOf: (kind) => (widths ??= usualWidths(document)).get(kind) ?? 0,
  };
}

const KNOWN_LINES = 8_000;
const wordsByLine = new BoundedMap<string, readonly string[]>(KNOWN_LINES);

/** The capitalised words of a line, each once. */
function wordsOfLine(line: string): readonly string[] {
  let words = wordsByLine.get(line);
  if (!words) wordsByLine.set(line, (words = [...new Set(line.match(CAPITALISED))]));
  return words;
}

function countWords({ cards }: CardDocument): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { faces } of cards) {
    const lines = faces.flatMap((face) => [face.typeLine?.text ?? '', ...face.paragraphs.map((p) => p.text)]);
    for (const word of new Set(lines.flatMap(wordsOfLine))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

const namesOf = ({ cards }: CardDocument): Set<string> =>
  new Set(cards.flatMap(({ faces }) => faces.flatMap((face) => [face.name?.text, face.otherName?.text])).flatMap((name) => name?.toLowerCase() ?? []));

/** `a Relic token. (It's a colorless artifact …)`: the capitalised words before “token”, where a parenthesis follows. */
const EXPLAINED = /((?:\p{Lu}[\p{L}'’-]{0,40}\s){1,4})tokens?\b(?=[^(]*\()/gu;

function explainedTokens({ cards }: CardDocument): Set<string> {
  const words = new Set<string>();
  for (const { faces } of cards)
    for (const { paragraphs } of faces)
      for (const { text } of paragraphs) if (text.includes('(')) for (const m of text.matchAll(EXPLAINED)) words.add(m[1]!.trim().toLowerCase());
  return words;
}

/** The balance of full and half width for each kind of sign. */
function usualWidths({ cards }: CardDocument): Map<string, number> {
  const balance = new Map<string, number>();
  for (const { faces } of cards)
    for (const { dialect, paragraphs } of faces) {
      if (dialect !== 'mtg-ja') continue;
      for (const { text } of paragraphs) for (const { kind, width } of signsIn(text)) balance.set(kind, (balance.get(kind) ?? 0) + (width === 'full' ? 1 : width === 'half' ? -1 : 0));
    }
  return new Map([...balance].map(([kind, sum]) => [kind, Math.sign(sum)]));
}

/** What was asked of a set, and the answer. */
export interface Asked {
  about: keyof CardSet;
  word: string;
  answer: number | boolean;
}

/** A set that notes what is asked of it. */
export function notingSet(set: CardSet): CardSet & { asked: Asked[] } {
  const asked: Asked[] = [];
  const noted = <A extends number | boolean>(about: keyof CardSet, word: string, answer: A): A => {
    asked.push({ about, word, answer });
    return answer;
  };
  return {
    asked,
    cardsWith: (word) => noted('cardsWith', word, set.cardsWith(word)),
    hasCard: (name) => noted('hasCard', name, set.hasCard(name)),
    explainsToken: (word) => noted('explainsToken', word, set.explainsToken(word)),
    widthOf: (kind) => noted('widthOf', kind, set.widthOf(kind)),
  };
}

/** Whether the set would still answer so. */
export const answersTheSame = (set: CardSet, asked: readonly Asked[]): boolean => asked.every(({ about, word, answer }) => set[about](word) === answer);
