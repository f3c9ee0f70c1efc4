import { expect, test } from 'vitest';
import rule from '../../service/rules/attached-mismatch.ts';
import { accepts, check, checkFix, messages } from '../support/rule-check.ts';

const AURA = { type: 'Enchantment — Aura' };

test('an enchanted object that the Aura cannot enchant', () => {
  check(rule, `
    Enchant land
            ^^^^ warning attached-mismatch
    Enchanted creature can't attack.
  `, AURA);
  check(rule, `
    Enchant creature
            ^^^^^^^^ warning attached-mismatch
    At the beginning of enchanted player's upkeep, draw a card.
  `, AURA);
  checkFix(rule, 'Enchant land\nEnchanted creature has flying.', 'Enchant creature\nEnchanted creature has flying.', AURA);
});

test('an equipped creature on a card that is no Equipment', () => {
  check(rule, `
    Equipped creature gets +1/+1.
    ^^^^^^^^^^^^^^^^^ warning attached-mismatch
  `, { type: 'Artifact' });
});

test('not where the words fit in another way', () => {
  accepts(rule, [
    'Enchant permanent\nEnchanted creature has flying.',
    'Enchant creature or Vehicle\nEnchanted permanent has flying.',
    'Enchant Swamp\nEnchanted land has "{T}: Add {B}{B}."',
    'Enchant opponent\nAt the beginning of enchanted player\'s upkeep, that player loses 1 life.',
    'Enchant creature\nEnchanted creature has "Equipped creature gets +1/+1."',
    'Bestow {3}{W}\nEnchanted creature gets +1/+1.',
  ], AURA);
  accepts(rule, ['Equipped creature gets +1/+1.\nEquip {2}'], { type: 'Artifact — Equipment' });
  accepts(rule, [
    'Whenever an equipped creature attacks, draw a card.',
    'Equipped creatures you control have vigilance.',
    'Create a colorless Equipment artifact token with "Equipped creature gets +1/+1" and equip {2}.',
  ], { type: 'Creature — Dwarf' });
});

test('what becomes of players and of the abilities of others changes nothing', () => {
  for (const text of ['When this Aura enters, you become the monarch.\nEnchanted creature can\'t attack.', 'Enchanted creature loses all abilities.']) {
    expect(messages(rule, `Enchant land\n${text}`, { type: 'Enchantment — Aura' })).toHaveLength(1);
  }
  accepts(rule, ['Enchant land\nEnchanted land becomes a 2/2 creature. Enchanted creature has flying.', 'Enchant land\nThis Aura loses enchant land and gains enchant creature. Enchanted creature has flying.'], { type: 'Enchantment — Aura' });
});
