import { BoundedMap } from '../../grammar/bounded-map.ts';
import { allMatches } from './all-matches.ts';
import type { Span } from '../../grammar/index.ts';

/** `size`: power and toughness, and changes of them. `count`: any other number of one digit, or X. */
export interface Sign extends Span {
  kind: 'size' | 'count';
  width: 'full' | 'half' | 'mixed';
}

const VALUE = '[+＋\\-−－]?(?:[0-9０-９]+|[XＸ*＊])';
const SIZE = new RegExp(`(?<![0-9０-９A-Za-zＡ-Ｚ])${VALUE}[/／∕]${VALUE}(?![0-9０-９A-Za-z/／])`, 'gu');
const COUNT = /[0-9０-９XＸ](?<![0-9０-９A-Za-zＡ-Ｚ+＋\-−－–—/／∕{｛(（[.．][0-9０-９XＸ])(?<![A-Za-z] [0-9])(?![0-9０-９A-Za-zＡ-Ｚ+\-−－–—/／∕})）\].．|｜：:])/g;
/** The line of a table, or of a level. */
const ROW = /^[0-9０-９]+\s*(?:[|｜―—–\-+か]|以[上下])|^(?:LEVEL|Lv)/iu;
const FULL = /[０-９Ｘ＋－＊]/;
const HALF = /[0-9X+\-−*]/;

function widthOf(text: string): Sign['width'] {
  const full = FULL.test(text);
  return full && HALF.test(text) ? 'mixed' : full ? 'full' : 'half';
}

const known = new BoundedMap<string, readonly Sign[]>(6_000);

/** The numbers in Japanese text whose width is a choice: those in symbols, in names and of two digits are not. */
export function signsIn(text: string): readonly Sign[] {
  let signs = known.get(text);
  if (!signs) known.set(text, (signs = read(text)));
  return signs;
}

function read(source: string): Sign[] {
  if (ROW.test(source)) return [];
  const text = source.includes('《') ? source.replace(/《[^《》]*》/gu, (name) => '　'.repeat(name.length)) : source;
  const find = (kind: Sign['kind'], pattern: RegExp): Sign[] => allMatches(pattern, text).map((m) => ({ kind, start: m.index, end: m.index + m[0].length, width: widthOf(m[0]) }));
  const sizes = /[/／∕]/.test(text) ? find('size', SIZE) : [];
  const short = sizes.filter(({ start, end }) => !/[0-9０-９]{2}/.test(text.slice(start, end)));
  return [...short, ...find('count', COUNT).filter((one) => !sizes.some((size) => size.start <= one.start && one.end <= size.end))].sort((a, b) => a.start - b.start);
}

const SHIFT = 0xfee0;

/** The text with its signs in one width; the minus sign counts as the hyphen. */
export const inWidth = (text: string, width: 'full' | 'half'): string =>
  [...text].map((c) => {
    if (width === 'half') return FULL.test(c) ? String.fromCharCode(c.charCodeAt(0) - SHIFT) : c;
    return c === '−' ? '－' : HALF.test(c) ? String.fromCharCode(c.charCodeAt(0) + SHIFT) : c;
  }).join('');

/** Half-width katakana, with the marks of voiced sounds, and the half-width marks of punctuation. */
const NARROW = /[｡-ﾟ]+/gu;

/** Runs of half-width katakana and punctuation, each with what it is in full width. */
export const narrowKana = (text: string): { start: number; end: number; full: string }[] =>
  allMatches(NARROW, text).map((m) => ({ start: m.index, end: m.index + m[0].length, full: m[0].normalize('NFKC') }));
