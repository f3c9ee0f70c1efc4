import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../../grammar/index.ts';
import { analyze, completion, documentSymbols, hover, inlayHints } from '../../service/index.ts';
import type { Analysis } from '../../service/index.ts';

const EXAMPLES = ['commons', 'legends', 'mistakes', 'japanese'].map((name) => readFileSync(new URL(`../../examples/${name}.card`, import.meta.url), 'utf8'));

const read = (text: string): Analysis => analyze(readDocument(text, 'card'));

/** Every span of every answer lies in the text, and holds the offset where one was asked about. */
function check(analysis: Analysis, offset: number): void {
  const { length } = analysis.document.text;
  const found = hover(analysis, offset);
  if (found) expect([found.start <= offset, offset <= found.end, found.end <= length, found.contents !== '']).toEqual([true, true, true, true]);
  for (const { span, label, insertText, detail } of completion(analysis, offset)) {
    if (span.start > offset || span.end < offset || span.end > length || !label || !insertText || detail === undefined) throw new Error(`${label} replaces ${span.start}–${span.end} at ${offset} of ${length}`);
    if (/[\r\n]/.test(analysis.document.text.slice(span.start, span.end))) throw new Error(`${label} replaces more than its line`);
  }
}

describe('every feature answers at every place', () => {
  test.each(EXAMPLES.map((text, i) => [i, text] as const))('example %i', (_i, text) => {
    const analysis = read(text);
    for (let offset = 0; offset <= text.length; offset += 3) check(analysis, offset);
    for (const { offset } of inlayHints(analysis, { start: 0, end: text.length })) expect(offset).toBeLessThanOrEqual(text.length);
  });

  test('property: in what is being typed', () => {
    const piece = fc.constantFrom('{', '}', '{T}: ', '"', '\n', '\r\n', '. ', 'target ', 'create ', 'a ', 'two ', 'token', '1/1 ', '+1/', '森', '対象', '—', '(', '@', '#', '----\n', 'with ', 'X', '\u3000', 'CR 111.', '\ud83d', '*', '|');
    const text = EXAMPLES.join('\n');
    fc.assert(
      fc.property(fc.nat(text.length), fc.array(piece, { maxLength: 5 }), (from, pieces) => {
        const start = Math.max(0, from - 200);
        const typed = text.slice(start, from) + pieces.join('');
        const analysis = read(typed + text.slice(from, from + 100));
        for (const offset of [0, typed.length - 1, typed.length, typed.length + 1]) check(analysis, Math.min(Math.max(0, offset), analysis.document.text.length));
        documentSymbols(analysis);
      }),
      { numRuns: 150 },
    );
  });

  test('offsets outside the text', () => {
    const analysis = read(EXAMPLES[0]!);
    for (const offset of [-1, EXAMPLES[0]!.length + 10]) {
      expect(hover(analysis, offset)).toBeNull();
      completion(analysis, offset);
    }
  });
});

test('an answer for 300 cards is quick', () => {
  let text = '';
  while ((text.match(/\n\n/g) ?? []).length < 300) text += `${EXAMPLES[0]}\n`;
  const analysis = read(text);
  const best = (ask: () => unknown): number => Math.min(...Array.from({ length: 7 }, () => {
    const start = performance.now();
    ask();
    return performance.now() - start;
  }));
  for (const word of ['Food token', 'target creature', 'create', 'Whenever']) {
    const offset = text.lastIndexOf(word) + 4;
    expect(best(() => hover(analysis, offset))).toBeLessThan(5);
    expect(best(() => completion(analysis, offset))).toBeLessThan(5);
  }
});
