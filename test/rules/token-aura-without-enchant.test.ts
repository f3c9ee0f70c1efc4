import { test } from 'vitest';
import rule from '../../service/rules/token-aura-without-enchant.ts';
import { accepts, check, checkFix } from '../support/rule-check.ts';

test('an Aura token without an enchant ability', () => {
  check(rule, `
    Create a green Aura enchantment token named Thorns attached to target creature.
           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error token-aura-without-enchant
  `);
});

test('not where it has one, if only in the next sentence', () => {
  accepts(rule, [
    'Create a green Aura enchantment token named Thorns attached to target creature. It has enchant creature and "Enchanted creature gets +1/+1."',
    'Create a green Aura enchantment token named Thorns with enchant creature attached to target creature.',
    'Create a Royal Role token attached to target creature you control.',
  ]);
});

test('it can enchant what it enters attached to', () => {
  checkFix(rule, 'Create a green Aura enchantment token named Thorns attached to target creature.', 'Create a green Aura enchantment token named Thorns with enchant creature attached to target creature.');
  checkFix(rule, 'Create a green Aura enchantment token attached to target land.', 'Create a green Aura enchantment token with enchant land attached to target land.');
  checkFix(rule, 'Create a green Aura enchantment token with "Enchanted creature gets +1/+1." attached to target creature.', 'Create a green Aura enchantment token with enchant creature and "Enchanted creature gets +1/+1." attached to target creature.');
});
