import type { ParsedFace, SourceText, Unrecognized } from '../../grammar/index.ts';
import { KNOWN_WORDS } from '../../grammar/english/dictionary.ts';
import { slipOf } from '../suggest.ts';
import { perNode } from './memo.ts';

/** Runs of a paragraph with nothing but white space between them are one. */
export function unknownRuns({ unrecognized, paragraphs }: ParsedFace): Unrecognized[] {
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

const slipsOf = perNode((run: Unrecognized): readonly Slip[] => {
  const found: Slip[] = [];
  for (const { 0: word, index } of run.text.matchAll(/\p{L}+/gu)) {
    const lower = word.toLowerCase();
    // A capital inside a run begins a name.
    if (lower.length < 4 || KNOWN_WORDS.has(lower) || (index > 0 && word !== lower)) continue;
    const meant = slipOf(lower, KNOWN_WORDS);
    if (meant) found.push({ text: word, start: run.start + index, end: run.start + index + word.length, meant: word === lower ? meant : meant.charAt(0).toUpperCase() + meant.slice(1) });
  }
  return found;
});

/** A word that is the whole run stands in a keyword's place: `unknown-keyword` speaks of it. */
const isLoneWord = ({ text }: Unrecognized): boolean => /^\p{Lu}[\p{L}’']+$/u.test(text);

/** The misspelt words of a run; none where the run is long enough to be another language or noise. */
export const slipsIn = (run: Unrecognized): readonly Slip[] => (run.text.length > 400 || isLoneWord(run) ? [] : slipsOf(run));
