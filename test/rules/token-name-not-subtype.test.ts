import { test } from 'vitest';
import rule from '../../service/rules/token-name-not-subtype.ts';
import { accepts, check, checkFix } from '../support/rule-check.ts';

test('a name in the place of a subtype', () => {
  check(rule, `
    Create a 2/2 black Walker creature token.
                       ^^^^^^ error token-name-not-subtype
  `);
  checkFix(rule, 'Create a 2/2 black Walker creature token.', 'Create a 2/2 black Zombie creature token.');
});

test('not the predefined tokens themselves, nor words that are subtypes', () => {
  accepts(rule, ['Create a Walker token.', 'Create a Treasure token.', 'Create a colorless Treasure artifact token.', 'Create a Royal Role token attached to target creature you control.']);
});
