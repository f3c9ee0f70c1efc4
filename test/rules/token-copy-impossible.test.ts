import { test } from 'vitest';
import rule from '../../service/rules/token-copy-impossible.ts';
import { accepts, check } from '../support/rule-check.ts';

test('a copy of what is never a permanent', () => {
  check(rule, `
    Create a token that's a copy of target instant.
                                    ^^^^^^^^^^^^^^ error token-copy-impossible
  `);
  check(rule, `
    Create a token that's a copy of target instant or sorcery card in your graveyard.
                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error token-copy-impossible
  `);
});

test('copies of permanents, cards and spells that may be permanents', () => {
  accepts(rule, [
    'Create a token that\'s a copy of target creature.',
    'Create two tokens that are copies of target artifact you control.',
    'Create a token that\'s a copy of target creature card in your graveyard.',
    'Create a token that\'s a copy of that card.',
    'Create a token that\'s a copy of target permanent spell you control.',
    'Copy target instant spell. You may choose new targets for the copy.',
    'Create a token that\'s a copy of it.',
  ]);
});
