import { test } from 'vitest';
import rule from '../../service/rules/subtype-capitalization.ts';
import { accepts, check, checkFix } from '../support/rule-check.ts';

test('a subtype in lower case', () => {
  check(rule, `
    Sacrifice a treasure. You gain 2 life.
                ^^^^^^^^ warning subtype-capitalization
  `);
  checkFix(rule, 'Create a 1/1 green phyrexian creature token.', 'Create a 1/1 green Phyrexian creature token.');
  checkFix(rule, 'Create two 1/1 red goblin pirate creature tokens.', 'Create two 1/1 red Goblin Pirate creature tokens.');
});

test('not before the word counter, nor in capitals', () => {
  accepts(rule, [
    'Put a plan counter on target creature.',
    'Put an egg counter on target permanent you control.',
    'Put two fungus counters on target creature.',
    'Sacrifice a Treasure. You gain 2 life.',
    'Other Goblins you control get +1/+0.',
  ], { type: 'Enchantment' });
});
