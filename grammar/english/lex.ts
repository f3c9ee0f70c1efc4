import { Lexer, type IToken } from 'chevrotain';
import { RAW_TOKEN_TYPES } from './token-types.ts';

const LEXER = new Lexer(RAW_TOKEN_TYPES, { positionTracking: 'onlyOffset', skipValidations: true, ensureOptimizations: false });

/** Longest paragraph that is parsed; a longer one is one unknown run, so that work stays bounded. */
export const MAX_PARAGRAPH = 20_000;

/** Raw tokens of a text, in order, without white space. Every other character lies in exactly one token. */
export const lex = (text: string): IToken[] => LEXER.tokenize(text).tokens;

/** End offset (exclusive) of a raw token. */
export const endOf = (token: IToken): number => token.startOffset + token.image.length;
