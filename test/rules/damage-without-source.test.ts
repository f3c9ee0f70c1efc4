import { test } from 'vitest';
import rule from '../../service/rules/damage-without-source.ts';
import { accepts, check, checkFix } from '../support/rule-check.ts';

test('damage that nothing deals', () => {
  check(rule, `
    Deal 3 damage to any target.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning damage-without-source
  `);
  checkFix(rule, 'Deal 3 damage to any target.', 'Ember Lash deals 3 damage to any target.');
  checkFix(rule, '{T}: Deal 1 damage to any target.', '{T}: This creature deals 1 damage to any target.', { type: 'Creature — Goblin' });
  checkFix(rule, 'Draw a card, then deal 2 damage to each opponent.', 'Draw a card, then Ember Lash deals 2 damage to each opponent.');
});

test('not where something deals it', () => {
  accepts(rule, [
    'Ember Lash deals 3 damage to any target.',
    'You may have it deal 3 damage to any target.',
    'Choose target creature. Have it deal damage equal to its power to any target.',
    'Creatures you control deal 1 damage to each opponent.',
    'Target creature gets +1/+0 until end of turn and deals 1 damage to each opponent.',
  ]);
});
