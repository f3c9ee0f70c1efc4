import { describe, test } from 'vitest';
import rule from '../../service/rules/outdated-shuffle.ts';
import { check } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

describe('outdated-shuffle', () => {
  test('after a search', () => {
    check(rule, 'Search your library for a card, put it into your hand, then shuffle [|your library|].');
    mends(rule, 'Search your library for a card, put it into your hand, then shuffle your library.', 'Search your library for a card, put it into your hand, then shuffle.');
    mends(rule, 'Search your library for a card and put it into your hand. Then shuffle your library. Draw a card.', 'Search your library for a card and put it into your hand. Then shuffle. Draw a card.');
    mends(rule, 'Target player searches their library for a card, exiles it, then shuffles their library.', 'Target player searches their library for a card, exiles it, then shuffles.');
  });
  test.each([
    'Shuffle your library.',
    'Draw a card, then shuffle your library.',
    'Search your library for a card, then shuffle that card into your library.',
    'Search your library for three cards, exile them face down, and shuffle them. Then shuffle your library.',
    'Search target opponent\'s library for a card, exile it, then that player shuffles.',
  ])('not %s', (text) => check(rule, text));
});
