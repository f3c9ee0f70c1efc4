import { test } from 'vitest';
import rule from '../../service/rules/token-copy-impossible.ts';
import { accepts, check, checkFix } from '../support/rule-check.ts';

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

test('the spell is copied instead, the card exiled and its copy cast', () => {
  checkFix(rule, "Create a token that's a copy of target instant.", 'Copy target instant spell. You may choose new targets for the copy.');
  checkFix(rule, "Create a token that's a copy of target activated ability.", 'Copy target activated ability. You may choose new targets for the copy.');
  checkFix(rule, "Create a token that's a copy of target instant card in your graveyard.", 'Exile target instant card in your graveyard. Copy it. You may cast the copy.');
});
