import { test } from 'vitest';
import rule from '../../service/rules/target-hidden-zone.ts';
import { accepts, check, checkFix } from '../support/rule-check.ts';

test('a target in a hand or a library', () => {
  check(rule, `
    Put target creature card from your hand onto the battlefield.
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error target-hidden-zone
  `);
  check(rule, `
    Exile target card from an opponent's library.
          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error target-hidden-zone
  `);
  checkFix(rule, 'Put target artifact card from your hand onto the battlefield.', 'Put an artifact card from your hand onto the battlefield.');
  checkFix(rule, 'Return target creature card from your hand to the battlefield.', 'Return target creature card from your graveyard to the battlefield.');
});

test('not where the hand is only counted, or goes with a player', () => {
  accepts(rule, [
    'Ember Lash deals damage to any target equal to the number of cards in your hand.',
    'Target player reveals their hand. You choose a card from it.',
    'Return target creature to its owner\'s hand.',
    'Put a creature card from your hand onto the battlefield.',
    'Exile target card from a graveyard.',
    'Put target creature on top of its owner\'s library.',
  ]);
});
