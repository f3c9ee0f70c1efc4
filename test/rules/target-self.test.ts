import { test } from 'vitest';
import rule from '../../service/rules/target-self.ts';
import { accepts, check, checkFix } from '../support/rule-check.ts';

test('a spell that targets itself', () => {
  check(rule, `
    Draw a card. Counter target this spell.
                         ^^^^^^^^^^^^^^^^^ error target-self
  `);
  check(rule, `
    Exile target Ember Lash.
          ^^^^^^^^^^^^^^^^^ error target-self
  `);
  checkFix(rule, 'Exile target Ember Lash.', 'Exile Ember Lash.');
});

test('not what it does to itself, nor what it targets', () => {
  accepts(rule, ['Exile Ember Lash.', 'Counter target spell.', 'Counter target spell, then return Ember Lash to its owner\'s hand.', 'Ember Lash deals 2 damage to target creature.']);
});
