import { test } from 'vitest';
import rule from '../../service/rules/token-role-unattached.ts';
import { accepts, check, checkFix } from '../support/rule-check.ts';

test('a Role or an Aura that nothing attaches', () => {
  check(rule, `
    Create a Royal Role token.
           ^^^^^^^^^^^^^^^^^^ warning token-role-unattached
  `);
  check(rule, `
    Create a white Aura enchantment token named Snare with enchant creature.
           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning token-role-unattached
  `);
  checkFix(rule, 'Create a Royal Role token.', 'Create a Royal Role token attached to target creature you control.');
});

test('not where something does', () => {
  accepts(rule, [
    'Create a Royal Role token attached to target creature you control.',
    'Create a Cursed Role token, then attach it to target creature an opponent controls.',
    'Create a white Aura enchantment token named Snare attached to target creature. It has enchant creature.',
    'Create a Treasure token.',
  ]);
});
