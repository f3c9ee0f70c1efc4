import { meaningKeyOf, type CardDocument, type CardFace, type Lexicon } from '../../grammar/index.ts';
import type { AnalyzeOptions, Finding } from '../model.ts';
import { answersTheSame, type Asked, type CardSet } from './card-set.ts';
import { shiftedFinding } from './collect.ts';
import type { Rule } from './rule.ts';

/** What the rules found on a face, with spans that count from `from`. */
interface Entry {
  findings: readonly Finding[];
  from: number;
  /** What they asked about the set, and were told. */
  asked: readonly Asked[];
}

const LIMIT = 4_000;
/** Longer keys are not worth their memory. */
const LONGEST_KEY = 20_000;
const cache = new WeakMap<readonly Rule[], Map<string, Entry>>();

/** Everything of a face that a rule can see, but for where it stands in its file. */
export function keyOf(face: CardFace, document: CardDocument, options: AnalyzeOptions): string {
  const rules = `${options.rules ? JSON.stringify(options.rules) : ''}${options.edition ?? ''}${options.locale === 'ja' ? ' ja' : ''}${options.cards ? `\n${options.cards.key}` : ''}${wordsOf(face, options.lexicon)}`;
  if (document.format === 'card') return `${rules}\n${face.dialect} ${face.face} ${face.layout ?? ''}\n${document.text.slice(face.start, face.end)}`;
  const { start: _start, end: _end, card: _card, ...content } = face;
  return `${rules}\n${JSON.stringify(content, (_key, value: unknown) => (value === undefined ? '?' : value))}`;
}

/** The words that are defined, which fixes and suggestions name, and the meaning of those on the face. */
function wordsOf(face: CardFace, lexicon: Lexicon | undefined): string {
  if (!lexicon) return '';
  const text = [face.typeLine?.text ?? '', ...face.paragraphs.map((p) => p.text)].join('\n');
  return `\n${lexicon.wordsKey}\n${meaningKeyOf(text, lexicon)}`;
}

/** Where the spans of a face count from: its start in a text file; in a record each field counts for itself. */
export const originOf = (face: CardFace, document: CardDocument): number => (document.format === 'card' ? face.start : 0);

/** What was found on an equal face before, placed anew; undefined where nothing is known, or the set has changed. */
export function recall(rules: readonly Rule[], key: string, origin: number, set: CardSet): Finding[] | undefined {
  const entry = cache.get(rules)?.get(key);
  if (!entry || !answersTheSame(set, entry.asked)) return undefined;
  return entry.findings.map((finding) => shiftedFinding(finding, origin - entry.from));
}

export function remember(rules: readonly Rule[], key: string, entry: Entry): void {
  if (key.length > LONGEST_KEY) return;
  const entries = cache.get(rules) ?? new Map<string, Entry>();
  cache.set(rules, entries);
  if (entries.size >= LIMIT) entries.clear();
  entries.set(key, entry);
}
