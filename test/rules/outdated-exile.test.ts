import { describe, test } from 'vitest';
import rule from '../../service/rules/outdated-exile.ts';
import { check } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

describe('outdated-exile', () => {
  test('removed from the game', () => {
    check(rule, '[|Remove target creature from the game|].');
    mends(rule, 'Remove target creature from the game.', 'Exile target creature.');
    mends(rule, 'Target player removes a card in their graveyard from the game.', 'Target player exiles a card in their graveyard.');
    mends(rule, 'If it would die this turn, it is removed from the game instead.', 'If it would die this turn, it is exiled instead.');
  });
  test.each([
    'Exile target creature.',
    'Remove target creature from combat.',
    'You may reveal a card you own from outside the game.',
    'Remove a counter from it. That player leaves the game.',
  ])('not %s', (text) => check(rule, text));
});
