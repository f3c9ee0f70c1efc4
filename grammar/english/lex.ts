import type { IToken, TokenType } from 'chevrotain';
import { plainWordEnd } from './plain-word.ts';
import { Comma, Period, RAW_TOKEN_TYPES, Space, Word } from './token-types.ts';

/** Longest paragraph that is parsed; a longer one is one unknown run, so that work stays bounded. */
export const MAX_PARAGRAPH = 20_000;

const SPACE = 32;
const COMMA = 44;
const PERIOD = 46;

const PATTERNS = RAW_TOKEN_TYPES.map((type) => ({ type, pattern: new RegExp((type.PATTERN as RegExp).source, 'y') }));

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

const tokenOf = (tokenType: TokenType, text: string, start: number, end: number): IToken => ({
  image: text.slice(start, end), startOffset: start, tokenTypeIdx: tokenType.tokenTypeIdx!, tokenType,
});

/** The first type whose pattern matches at an offset, and where the match ends. Every character begins a match. */
function matchAt(text: string, at: number): { type: TokenType; end: number } {
  for (const { type, pattern } of PATTERNS) {
    pattern.lastIndex = at;
    if (pattern.test(text)) return { type, end: pattern.lastIndex };
  }
  throw new Error(`no token begins with ${text.charCodeAt(at)}`);
}

/**
 * Raw tokens of a text, in order, without white space. Every other character lies in exactly one token. Words, spaces,
 * commas and full stops, nearly all of a text, are told by their first character; the rest by the types' patterns.
 */
export function lex(text: string): IToken[] {
  const tokens: IToken[] = [];
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    if (code === SPACE) {
      at++;
      continue;
    }
    const wordEnd = plainWordEnd(text, at);
    if (wordEnd > at) {
      tokens.push(tokenOf(Word, text, at, wordEnd));
      at = wordEnd;
    } else if (code === COMMA || (code === PERIOD && !isDigit(text.charCodeAt(at + 1)))) {
      tokens.push(tokenOf(code === COMMA ? Comma : Period, text, at, at + 1));
      at++;
    } else {
      const { type, end } = matchAt(text, at);
      if (type !== Space) tokens.push(tokenOf(type, text, at, end));
      at = end;
    }
  }
  return tokens;
}

/** End offset (exclusive) of a raw token. */
export const endOf = (token: IToken): number => token.startOffset + token.image.length;
