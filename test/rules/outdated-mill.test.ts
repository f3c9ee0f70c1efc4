import { describe, test } from 'vitest';
import rule from '../../service/rules/outdated-mill.ts';
import { check } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

describe('outdated-mill', () => {
  test('one\'s own library', () => {
    check(rule, 'Target player [|puts the top three cards of their library into their graveyard|].');
    mends(rule, 'Target player puts the top three cards of their library into their graveyard.', 'Target player mills three cards.');
    mends(rule, 'Put the top card of your library into your graveyard, then draw a card.', 'Mill a card, then draw a card.');
    mends(rule, 'Each opponent puts the top X cards of his or her library into his or her graveyard.', 'Each opponent mills X cards.', { cost: '{X}{U}' });
  });
  test.each([
    'Target player mills three cards.',
    'Put the top card of target opponent\'s library into their graveyard.',
    'Put the top card of your library onto the battlefield.',
    'Put the bottom card of your library into your graveyard.',
    'Look at the top two cards of your library, then put one of them into your graveyard.',
  ])('not %s', (text) => check(rule, text));
});
