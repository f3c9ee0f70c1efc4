import { expect, test } from 'vitest';
import { displayWidth, withCarets } from '../../cli/lint/carets.ts';
import type { Excerpt } from '../../cli/lint/located.ts';

/** `[…]` marks the stretch. */
function excerpt(marked: string): Excerpt {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  return { line: marked.replace(/[[\]]/g, ''), start, end };
}

/** Where the carets stand, in terminal columns, must be where the marked text stands. */
function columnsOf(marked: string): { text: [number, number]; carets: [number, number] } {
  const { line, carets } = withCarets(excerpt(marked));
  const from = displayWidth(line.slice(0, marked.indexOf('[')));
  const to = from + displayWidth(excerpt(marked).line.slice(excerpt(marked).start, excerpt(marked).end));
  return { text: [from, to], carets: [carets.indexOf('^'), carets.lastIndexOf('^') + 1] };
}

test('carets stand under the marked words', () => {
  expect(withCarets(excerpt('Destroy [target player].'))).toEqual({
    line: 'Destroy target player.',
    carets: '        ^^^^^^^^^^^^^',
  });
});

test.each(['クリーチャー[１体]を対象とする。', '[ﾄｰｸﾝ]を２体', '緑の１/１の[エルフ]・トークン', '😀 is [wide]', 'e\u0301clair [imp]', '“[Quoted]”'])('columns agree in %s', (marked) => {
  const { text, carets } = columnsOf(marked);
  expect(carets).toEqual(text);
});

test('full-width characters count two columns', () => {
  expect(withCarets(excerpt('緑の[エルフ]を')).carets).toBe('    ^^^^^^');
});

test('a tab before the range stays a tab', () => {
  expect(withCarets(excerpt('\tDraw [a] card.')).carets).toBe('\t     ^');
});

test('an empty range is one caret', () => {
  expect(withCarets({ line: 'Draw a card', start: 11, end: 11 }).carets).toBe('           ^');
});

test('control characters, terminal escapes and direction marks are not sent raw', () => {
  const { line } = withCarets({ line: 'a\u001b[31mred\u0007 \u202eevil\u0085', start: 0, end: 1 });
  expect(line).toBe('a␛[31mred␇ \ufffdevil\ufffd');
});

test('a long line is cut around the range, and both lines still agree', () => {
  const { line, carets } = withCarets({ line: `${'あ'.repeat(5000)}BAD${'x'.repeat(5000)}`, start: 5000, end: 5003 });
  expect(displayWidth(line)).toBeLessThan(170);
  const column = displayWidth(line.slice(0, line.indexOf('BAD')));
  expect(carets.indexOf('^')).toBe(column);
  expect(carets.trim()).toBe('^^^');
});

test('a surrogate pair is never cut in two', () => {
  const { line } = withCarets({ line: '😀'.repeat(4000), start: 4001, end: 4003 });
  const lone = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
  expect(line.length).toBeGreaterThan(100);
  expect(lone.test(line)).toBe(false);
});
