import { test } from 'vitest';
import rule from '../../service/rules/token-as-card.ts';
import { accepts, check, checkFix } from '../support/rule-check.ts';

test('a token called a card', () => {
  check(rule, `
    Create a 1/1 red Goblin creature token card.
                                     ^^^^^^^^^^ error token-as-card
  `);
  check(rule, `
    Destroy target token card.
                   ^^^^^^^^^^ error token-as-card
  `);
  checkFix(rule, 'Create two Clue token cards.', 'Create two Clue tokens.');
});

test('not a card or a token', () => {
  accepts(rule, [
    'If a card or token would be put into a graveyard from anywhere, exile it instead.',
    'Whenever one or more creature tokens enter, draw a card.',
    'Exile target nontoken creature, then return that card to the battlefield.',
    'Create a Clue token, then draw a card.',
  ], { type: 'Enchantment' });
});
