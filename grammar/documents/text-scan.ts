import type { SourceText, Span } from '../span.ts';

/** White space and line ends as `String.prototype.trim` knows them; the byte order mark is one of them. */
export function isWhiteSpace(code: number): boolean {
  if (code <= 32) return code === 32 || (code >= 9 && code <= 13);
  if (code < 0xa0) return false;
  return (
    code === 0xa0 || code === 0x3000 || code === 0xfeff || code === 0x1680 || (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 || code === 0x2029 || code === 0x202f || code === 0x205f
  );
}

/** `[start, end)` without white space at its ends. */
export function trimmedSpan(text: string, start: number, end: number): Span {
  while (start < end && isWhiteSpace(text.charCodeAt(start))) start++;
  while (start < end && isWhiteSpace(text.charCodeAt(end - 1))) end--;
  return { start, end };
}

export const sourceText = (text: string, start: number, end: number): SourceText => ({ text: text.slice(start, end), start, end });

/**
 * Calls `visit` with the trimmed span of every line; a blank line has `start === end`.
 * `\n`, `\r\n` and a lone `\r` end a line. `visit` ends the walk by returning false.
 */
export function forEachLine(text: string, visit: (start: number, end: number) => boolean | void): void {
  let first = -1;
  let last = -1;
  for (let i = 0; i <= text.length; i++) {
    const code = i < text.length ? text.charCodeAt(i) : 10;
    if (code === 10 || code === 13) {
      if ((first < 0 ? visit(i, i) : visit(first, last)) === false) return;
      first = -1;
      if (code === 13 && text.charCodeAt(i + 1) === 10) i++;
    } else if (!isWhiteSpace(code)) {
      if (first < 0) first = i;
      last = i + 1;
    }
  }
}

/** Kana (full width or half) and Chinese characters, those of two units by their first; the middle dot and the long-vowel mark, which stand alone too, are not. */
export const isJapanese = (code: number): boolean =>
  code >= 0x3005 &&
  (code <= 0x3007 || (code >= 0x3041 && code <= 0x30fa) || (code >= 0x3400 && code <= 0x9fff) || (code >= 0xd840 && code <= 0xd87f) ||
    (code >= 0xf900 && code <= 0xfaff) || (code >= 0xff66 && code <= 0xff9d && code !== 0xff70));

export function hasJapanese(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (isJapanese(text.charCodeAt(i))) return true;
  return false;
}

const SCRIPT_SAMPLE = 2_000;
const BEYOND_LATIN = /[\u3005-\uffff]/;

/** Whether Japanese characters outnumber Latin letters in the first 2,000 characters of `texts`. */
export function isMostlyJapanese(texts: readonly string[]): boolean {
  if (!texts.some((text) => BEYOND_LATIN.test(text))) return false;
  let left = SCRIPT_SAMPLE;
  let japanese = 0;
  let latin = 0;
  for (const text of texts) {
    const length = Math.min(left, text.length);
    for (let i = 0; i < length; i++) {
      const code = text.charCodeAt(i);
      if (isJapanese(code)) japanese++;
      else if ((code | 32) >= 97 && (code | 32) <= 122) latin++;
    }
    left -= length;
    if (left <= 0) break;
  }
  return japanese > latin;
}
