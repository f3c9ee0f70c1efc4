import { test } from 'vitest';
import rule from '../../service/rules/token-number-agreement.ts';
import { accepts, check, checkFix } from '../support/rule-check.ts';

test('the word token and its number', () => {
  check(rule, `
    Create two 1/1 green Insect creature token.
                                         ^^^^^ warning token-number-agreement
  `);
  check(rule, `
    Create a 1/1 green Insect creature tokens.
                                       ^^^^^^ warning token-number-agreement
  `);
  checkFix(rule, 'Create two Clue token.', 'Create two Clue tokens.');
  checkFix(rule, 'Create a Clue tokens.', 'Create a Clue token.');
});

test('not where the number is in other words', () => {
  accepts(rule, [
    'Create X 1/1 green Insect creature tokens, where X is the number of lands you control.',
    'Create a number of 1/1 green Insect creature tokens equal to the number of lands you control.',
    'Create one or more Clue tokens.',
    'Create a Clue token. If you control an Island, create two of those tokens instead.',
    'Create that many Clue tokens.',
    'Create two tokens that are copies of target creature you control.',
    'Create a tapped Clue token for each opponent.',
  ]);
});
