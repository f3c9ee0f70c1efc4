import { test } from 'vitest';
import rule from '../../service/rules/token-outside-battlefield.ts';
import { accepts, check, checkFix } from '../support/rule-check.ts';

test('a token in another zone', () => {
  check(rule, `
    Return target creature token from your graveyard to your hand.
           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning token-outside-battlefield
  `);
  checkFix(rule, 'Choose target creature token in your graveyard.', 'Choose target creature card in your graveyard.');
});

test('not where the zone belongs to something else', () => {
  accepts(rule, [
    'Create a Clue token for each card in your graveyard.',
    'Exile a creature card from your graveyard. Create a token that\'s a copy of it.',
    'If a card or token would be put into a graveyard from anywhere, exile it instead.',
    'Create a 2/2 black Zombie creature token for each creature card in your graveyard.',
  ], { type: 'Enchantment' });
});
