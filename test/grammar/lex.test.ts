import fc from 'fast-check';
import { Lexer } from 'chevrotain';
import { expect, test } from 'vitest';
import { lex } from '../../grammar/english/lex.ts';
import { RAW_TOKEN_TYPES } from '../../grammar/english/token-types.ts';

const byPatterns = new Lexer(RAW_TOKEN_TYPES, { positionTracking: 'onlyOffset', skipValidations: true });

const shown = (tokens: ReturnType<typeof lex>): unknown[] => tokens.map(({ image, startOffset, tokenType, tokenTypeIdx }) => [image, startOffset, tokenType.name, tokenTypeIdx]);

const PIECES = ['a', 'X', 'Z', 'elf', 'Elf', '1', '20', ' ', '.', ',', '-', '--', "'", '’', '!', '?', '"', '”', '/', '+', '*', '{T}', '{', '}', '(', ')', '—', '–', 'é', '本', '\t', ':', ';', '~', '|', '\ud83d'];

test('tokens are those that the patterns of their types give', () => {
  fc.assert(fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }), (pieces) => {
    const text = pieces.join('');
    expect(shown(lex(text))).toEqual(shown(byPatterns.tokenize(text).tokens));
  }), { numRuns: 3000 });
});

test.each([
  ["Urza's", ["Urza's"]],
  ['Elf-kin don’t', ['Elf-kin', 'don’t']],
  ['Zap! Xyr', ['Zap!', 'Xyr']],
  ['X/X tokens, 1.5.', ['X/X', 'tokens', ',', '1', '.', '5', '.']],
  ['café-goer’', ['café-goer', '’']],
  ['elf-', ['elf', '-']],
])('%s', (text, images) => {
  expect(lex(text).map(({ image }) => image)).toEqual(images);
});
