import { meaningKeyOf, moved, type CardDocument, type CardFace, type Lexicon, type ParsedFace, type TargetModel, type TokenModel } from '../../grammar/index.ts';
import type { AnalyzeOptions, Finding } from '../model.ts';
import { answersTheSame, type Asked, type CardSet } from './card-set.ts';
import { shiftedFinding } from './collect.ts';
import type { Rule } from './rule.ts';

/** What a face's text means. */
export interface Meaning {
  parsed: ParsedFace;
  tokens: TokenModel[];
  targets: TargetModel[];
}

/** What is known of a face, with spans that count from `from`. */
export interface KnownFace {
  meaning: Meaning;
  findings: readonly Finding[];
  from: number;
  /** What the rules asked about the set, and were told. */
  asked: readonly Asked[];
}

const LIMIT = 4_000;
/** Longer keys are not worth their memory. */
const LONGEST_KEY = 20_000;
const cache = new WeakMap<readonly Rule[], Map<string, KnownFace>>();

/** Everything of a face that the grammar and a rule can see, but for where it stands in its file. */
export function keyOf(face: CardFace, document: CardDocument, options: AnalyzeOptions): string {
  const rules = `${options.rules ? JSON.stringify(options.rules) : ''}${options.edition ?? ''}${options.locale === 'ja' ? ' ja' : ''}${options.cards ? `\n${options.cards.key}` : ''}${wordsOf(face, options.lexicon)}`;
  if (document.format === 'card') return `${rules}\n${face.dialect} ${face.face} ${face.layout ?? ''} ${face.translationOf === undefined ? '' : face.name?.text}\n${document.text.slice(face.start, face.end)}`;
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

/** What is known of an equal face. */
export const knownFace = (rules: readonly Rule[], key: string): KnownFace | undefined => cache.get(rules)?.get(key);

/** The meaning of an equal face, placed anew. */
export function meaningAt({ meaning, from }: KnownFace, origin: number): Meaning {
  const by = origin - from;
  if (by === 0) return meaning;
  const { parsed, tokens, targets } = meaning;
  return {
    parsed: { ...parsed, paragraphs: parsed.paragraphs.map((paragraph) => ({ ...paragraph, source: moved(paragraph.source, by) })), unrecognized: parsed.unrecognized.map((run) => moved(run, by)) },
    tokens: tokens.map((token) => moved(token, by)),
    targets: targets.map((target) => moved(target, by)),
  };
}

/** What was found on an equal face, placed anew; undefined where the set has changed. */
export const findingsAt = ({ findings, from, asked }: KnownFace, origin: number, set: CardSet): Finding[] | undefined =>
  (answersTheSame(set, asked) ? findings.map((finding) => shiftedFinding(finding, origin - from)) : undefined);

export function remember(rules: readonly Rule[], key: string, entry: KnownFace): void {
  if (key.length > LONGEST_KEY) return;
  const entries = cache.get(rules) ?? new Map<string, KnownFace>();
  cache.set(rules, entries);
  if (entries.size >= LIMIT) entries.clear();
  entries.set(key, entry);
}
