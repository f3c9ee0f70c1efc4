const HYPHEN = 45;
const APOSTROPHE = 39;
const CURLY_APOSTROPHE = 0x2019;
const LARGE_X = 88;
const LARGE_Z = 90;

const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
const isLetterOrDigit = (code: number): boolean => isLetter(code) || (code >= 48 && code <= 57);
/** X, Y and Z may stand for a number. */
const isVariable = (code: number): boolean => code >= LARGE_X && code <= LARGE_Z;
const joins = (code: number): boolean => code === HYPHEN || code === APOSTROPHE || code === CURLY_APOSTROPHE;

function lettersEnd(text: string, start: number): number {
  let at = start;
  while (isLetterOrDigit(text.charCodeAt(at))) at++;
  return at;
}

/** After these more of the word may follow: letters beyond ASCII, and the mark that belongs to an exclamation. */
const mayGoOn = (code: number): boolean => code === 33 || code === 63 || (code >= 128 && code !== CURLY_APOSTROPHE);

/**
 * End offset (exclusive) of the word of ASCII letters that begins at `start`; `start` where none does, and where the
 * characters around it need the patterns of the token types to tell.
 */
export function plainWordEnd(text: string, start: number): number {
  const first = text.charCodeAt(start);
  if (!isLetter(first) || isVariable(first)) return start;
  let end = lettersEnd(text, start + 1);
  while (joins(text.charCodeAt(end))) {
    const next = text.charCodeAt(end + 1);
    if (next >= 128) return start;
    if (!isLetterOrDigit(next)) return end;
    end = lettersEnd(text, end + 2);
  }
  return mayGoOn(text.charCodeAt(end)) ? start : end;
}
