import { printable } from '../printable.ts';
import type { Excerpt } from './located.ts';

const WIDE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\u30fb\u30fc\uff01-\uff60\uffe0-\uffe6]$/u;
const HALF_WIDTH_KATAKANA = /^[\uff61-\uff9f]$/;
const ZERO_WIDTH = /^[\p{Mark}\u200b-\u200d\ufeff]$/u;

/** Columns that a character takes in a terminal: 0, 1 or 2. */
export function widthOf(character: string): number {
  if (ZERO_WIDTH.test(character)) return 0;
  return WIDE.test(character) && !HALF_WIDTH_KATAKANA.test(character) ? 2 : 1;
}

export const displayWidth = (text: string): number => [...text].reduce((sum, character) => sum + widthOf(character), 0);

const MARGIN = 40;
const CUT = '…';

const isLowSurrogate = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;

/** Cuts a long line to what surrounds its marked stretch, at whole characters. */
function cut({ line, start, end }: Excerpt, columns: number): Excerpt {
  if (displayWidth(line) <= columns) return { line, start, end };
  let from = Math.max(0, start - MARGIN);
  if (isLowSurrogate(line.charCodeAt(from))) from--;
  let to = from;
  let width = 0;
  for (const character of line.slice(from)) {
    width += widthOf(character);
    if (width > columns) break;
    to += character.length;
  }
  const before = from > 0 ? CUT : '';
  const shift = before.length - from;
  return { line: before + line.slice(from, to) + (to < line.length ? CUT : ''), start: start + shift, end: Math.min(end, to) + shift };
}

/** Spaces that take the same columns as `text`; tabs stay tabs, so that both lines meet the same tab stops. */
const blank = (text: string): string => [...text].map((c) => (c === '\t' ? c : ' '.repeat(widthOf(c)))).join('');

const underline = (text: string): string => '^'.repeat(Math.max(1, [...text].reduce((sum, c) => sum + (c === '\t' ? 1 : widthOf(c)), 0)));

/** The line as it can be printed, and the line of carets to print under it. */
export function withCarets(excerpt: Excerpt, columns = 160): { line: string; carets: string } {
  const { line, start, end } = cut(excerpt, columns);
  const shown = printable(line);
  return { line: shown, carets: blank(shown.slice(0, start)) + underline(shown.slice(start, Math.max(start, end))) };
}
