import { test } from 'vitest';
import rule from '../../service/rules/card-word.ts';
import { accepts, check, checkFix } from '../support/rule-check.ts';

test('a card without the word', () => {
  check(rule, `
    Return target creature from your graveyard to your hand.
           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning card-word
  `);
  checkFix(rule, 'Return target creature from your graveyard to your hand.', 'Return target creature card from your graveyard to your hand.');
  checkFix(rule, 'Return all artifacts from your graveyard to your hand.', 'Return all artifact cards from your graveyard to your hand.');
  checkFix(rule, 'Put a land from your hand onto the battlefield.', 'Put a land card from your hand onto the battlefield.');
  checkFix(rule, 'Return target Dragon from your graveyard to your hand.', 'Return target Dragon card from your graveyard to your hand.');
});

test('what is played, what is a card, what is on the battlefield', () => {
  accepts(rule, [
    'You may play a land from your graveyard.',
    'You may cast an artifact spell from your graveyard.',
    'Exile target card that\'s an instant or sorcery from your graveyard.',
    'Return target creature card from your graveyard to your hand.',
    'Return target creature to its owner\'s hand.',
    'Put a permanent card with mana value less than or equal to the number of lands you control from your hand onto the battlefield.',
    'Whenever a creature enters from your graveyard, draw a card.',
  ]);
});
