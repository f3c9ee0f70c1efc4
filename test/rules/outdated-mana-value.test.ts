import { describe, test } from 'vitest';
import rule from '../../service/rules/outdated-mana-value.ts';
import { check } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

describe('outdated-mana-value', () => {
  test('the older name', () => {
    check(rule, 'Destroy target creature with [|converted mana cost|] 3 or less.');
    mends(rule, 'Destroy target creature with converted mana cost 3 or less.', 'Destroy target creature with mana value 3 or less.');
    mends(rule, 'You gain life equal to its converted mana cost.', 'You gain life equal to its mana value.');
    mends(rule, 'Draw a card for each different converted mana cost among them. Their converted mana costs are revealed.', 'Draw a card for each different mana value among them. Their mana values are revealed.');
  });
  test.each([
    'Destroy target creature with mana value 3 or less.',
    'You may cast it without paying its mana cost.',
    'Draw a card. (Its converted mana cost is 0.)',
  ])('not %s', (text) => check(rule, text));
});
