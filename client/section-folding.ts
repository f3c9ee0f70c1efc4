import { FoldingRange, FoldingRangeKind, languages, type Disposable } from 'vscode';
import { LANGUAGE_ID } from './names.ts';

const isComment = (line: string | undefined): boolean => /^[ \t　]*[#＃]/.test(line ?? '');
const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === '';

export interface Stretch {
  /** Zero-based lines, both in it. */
  first: number;
  last: number;
  kind: 'section' | 'card';
}

/** What folds: a heading (a `#` line that opens a block) with all up to the next heading, and each card. */
export function foldingStretches(lines: readonly string[]): Stretch[] {
  const headings: number[] = [];
  const stretches: Stretch[] = [];
  for (let block = 0; block < lines.length; ) {
    if (isBlank(lines[block])) {
      block++;
      continue;
    }
    const last = endOfBlock(lines, block);
    if (isComment(lines[block])) headings.push(block);
    let first = block;
    while (first <= last && isComment(lines[first])) first++;
    if (first < last) stretches.push({ first, last, kind: 'card' });
    block = last + 1;
  }
  for (const [i, first] of headings.entries()) {
    const last = lastText(lines, (headings[i + 1] ?? lines.length) - 1);
    if (last > first) stretches.push({ first, last, kind: 'section' });
  }
  return stretches;
}

function lastText(lines: readonly string[], from: number): number {
  let last = from;
  while (last > 0 && isBlank(lines[last])) last--;
  return last;
}

function endOfBlock(lines: readonly string[], first: number): number {
  let last = first;
  while (!isBlank(lines[last + 1])) last++;
  return last;
}

export function registerSectionFolding(): Disposable {
  return languages.registerFoldingRangeProvider({ language: LANGUAGE_ID }, {
    provideFoldingRanges: (document) =>
      foldingStretches(document.getText().split(/\r\n|\r|\n/)).map(({ first, last, kind }) =>
        new FoldingRange(first, last, kind === 'section' ? FoldingRangeKind.Region : undefined)),
  });
}
