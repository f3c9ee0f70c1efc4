import type { ParsedFace, SourceText, Unrecognized } from '../../grammar/index.ts';
import { DICTIONARY, KNOWN_WORDS } from '../../grammar/english/dictionary.ts';
import { slipOf } from '../suggest.ts';
import { ENGLISH_WORDS } from './english-words.ts';
import { perNode } from './memo.ts';

/** Runs of a paragraph with nothing but white space between them are one. */
export function unknownRuns({ unrecognized, paragraphs }: ParsedFace): Unrecognized[] {
  if (unrecognized.length === 0) return [];
  const runs: Unrecognized[] = [];
  let at = 0;
  let source: SourceText | undefined;
  for (const run of unrecognized) {
    const before = source;
    while (at < paragraphs.length && paragraphs[at]!.source.end < run.end) at++;
    source = paragraphs[at]?.source;
    const last = runs.at(-1);
    const text = (from: number, to: number): string => source!.text.slice(from - source!.start, to - source!.start);
    if (last && source && source === before && text(last.end, run.start).trim() === '') {
      runs[runs.length - 1] = { ...last, end: run.end, text: text(last.start, run.end) };
    } else runs.push(run);
  }
  return runs;
}

/** A word that no list has, and the word of rules text of which it is a slip. */
export interface Slip extends SourceText {
  meant: string;
}

/** Words of phrases too: `strike` of `first strike`. */
const WORDS_OF_PHRASES: ReadonlySet<string> = new Set([...DICTIONARY].flatMap(([first, phrases]) => [first, ...phrases.flatMap((phrase) => phrase.rest)]));
/** Forms that verbs do not have. */
const WRONG_FORMS: ReadonlyMap<string, string> = new Map([['payed', 'paid'], ['casted', 'cast'], ['costed', 'cost'], ['putted', 'put'], ['dealed', 'dealt']]);
const ENDINGS = [/s$/u, /es$/u, /d$/u, /ed$/u];

/** A word of rules text, one with an ending, or plain English. */
const isWord = (low: string): boolean => WORDS_OF_PHRASES.has(low) || ENGLISH_WORDS.has(low) || ENDINGS.some((ending) => ending.test(low) && [KNOWN_WORDS, ENGLISH_WORDS].some((known) => known.has(low.replace(ending, ''))));

const slipsOf = perNode((run: Unrecognized): readonly Slip[] => {
  const found: Slip[] = [];
  for (const { 0: word, 1: more, index } of run.text.matchAll(/(?<!\p{L}['’])\p{L}+(['’]\p{L}+)?/gu)) {
    const lower = word.toLowerCase();
    // A capital inside a run begins a name.
    if (more || lower.length < 4 || (isWord(lower) && !WRONG_FORMS.has(lower)) || (index > 0 && word !== lower)) continue;
    const meant = WRONG_FORMS.get(lower) ?? slipOf(lower, KNOWN_WORDS);
    if (meant) found.push({ text: word, start: run.start + index, end: run.start + index + word.length, meant: word === lower ? meant : meant.charAt(0).toUpperCase() + meant.slice(1) });
  }
  return found;
});

/** `Invest {3} (…)`, `Stare down (…)`: no sentence stands before the parenthesis or the number, so it may be the set's own keyword. */
const KEYWORD_LINE = /^\p{Lu}[^.:("“]*(?:\(|(?:\{[^{}]+\}|\d)+$)/u;
/** `a frost counter`, `a Blade token`: what is counted or made may have any name. */
const NAMES_A_KIND = /^ (?:counter|token)s?\b/u;

/** The word is one that the designer has made: it stands in a keyword's or a counter's place, or reminder text has it. */
function isOwn({ start, end, text }: Slip, { paragraphs }: ParsedFace): boolean {
  const source = paragraphs.find((p) => p.source.start <= start && end <= p.source.end)?.source;
  if (!source) return false;
  const before = source.text.slice(0, start - source.start);
  if (!before.includes('(') && KEYWORD_LINE.test(source.text) && !/[.:]/u.test(before)) return true;
  if (NAMES_A_KIND.test(source.text.slice(end - source.start))) return true;
  const stem = text.toLowerCase().slice(0, Math.max(4, text.length - 2));
  return paragraphs.some((p) => [...p.source.text.matchAll(/\([^()]*\)/gu)].some(({ 0: reminder, index }) => reminder.toLowerCase().includes(stem) && !(p.source.start + index < start && end < p.source.start + index + reminder.length)));
}

/** A word that is the whole run stands in a keyword's place: `unknown-keyword` speaks of it. */
const isLoneWord = ({ text }: Unrecognized): boolean => /^\p{Lu}[\p{L}’']+$/u.test(text);

/** The misspelt words of a run; none where the run is long enough to be another language or noise. */
export const slipsIn = (run: Unrecognized, face: ParsedFace): readonly Slip[] => (run.text.length > 400 || isLoneWord(run) ? [] : slipsOf(run).filter((slip) => !isOwn(slip, face)));
