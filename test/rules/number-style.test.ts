import { describe, test } from 'vitest';
import rule from '../../service/rules/number-style.ts';
import { check } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

describe('number-style', () => {
  test('words for things', () => {
    check(rule, 'Draw [|2|] cards.');
    mends(rule, 'Draw 2 cards.', 'Draw two cards.');
    mends(rule, 'Choose up to 3 target creatures. Put 2 +1/+1 counters on each of them.', 'Choose up to three target creatures. Put two +1/+1 counters on each of them.');
    mends(rule, 'Create 3 Treasure tokens.', 'Create three Treasure tokens.');
  });
  test('digits for damage and life', () => {
    check(rule, 'You lose [|three|] life.');
    mends(rule, 'You gain four life. Ember Lash deals two damage to any target.', 'You gain 4 life. Ember Lash deals 2 damage to any target.');
  });
  test.each([
    'Draw two cards. You lose 3 life.',
    'Target creature gets +2/+2 until end of turn.',
    'Destroy target creature with mana value 1.',
    'If you control 9 or fewer creatures, draw a card.',
    'Prevent 1 of that damage.',
    'Scry 2, then draw 13 cards.',
    'Add one mana of any color.',
    'X is 4 minus the number of cards in your hand.',
  ])('not %s', (text) => check(rule, text));
});
