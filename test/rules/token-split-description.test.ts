import { test } from 'vitest';
import rule from '../../service/rules/token-split-description.ts';
import { accepts, check, checkFix } from '../support/rule-check.ts';

test('a keyword in the next sentence', () => {
  check(rule, `
    Create a 2/2 green Wolf creature token. It has trample.
                                            ^^^^^^^^^^^^^^ information token-split-description
  `);
  checkFix(rule, 'Create two 1/1 red Goblin creature tokens. They have haste. Draw a card.', 'Create two 1/1 red Goblin creature tokens with haste. Draw a card.');
});

test('not quoted abilities, changes for a time, enchant', () => {
  accepts(rule, [
    'Create a 2/2 green Wolf creature token. It has "This token can\'t block."',
    'Create a 2/2 green Wolf creature token. It gains haste until end of turn.',
    'Create a 2/2 green Wolf creature token with trample.',
    'Create a green Aura enchantment token named Thorns attached to target creature. It has enchant creature.',
    'Create a token that\'s a copy of target creature. It has haste.',
  ]);
});
