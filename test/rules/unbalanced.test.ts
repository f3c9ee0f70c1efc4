import { describe, test } from 'vitest';
import rule from '../../service/rules/unbalanced.ts';
import { check, checkFix } from '../support/rule-check.ts';

describe('unbalanced', () => {
  test('quotation marks', () => {
    check(rule, 'Enchanted creature has [|"|]{T}: You gain 1 life.', { type: 'Enchantment — Aura' });
    check(rule, 'Enchanted creature has “{T}: You gain 1 life.”[|”|]', { type: 'Enchantment — Aura' });
  });
  test('closed where the paragraph ends', () => {
    checkFix(rule, 'Enchanted creature has "{T}: You gain 1 life.', 'Enchanted creature has "{T}: You gain 1 life."', { type: 'Enchantment — Aura' });
    checkFix(rule, 'Scry 2. (Look at the top two cards.', 'Scry 2. (Look at the top two cards.)');
  });
  test('of two paragraphs in the one that is odd', () => {
    const whole = 'Enchanted creature has "{T}: You gain 1 life."\nIt also has "Flying."';
    checkFix(rule, whole.replace('life."', 'life.'), whole, { type: 'Enchantment — Aura' });
    checkFix(rule, whole.replace('Flying."', 'Flying.'), whole, { type: 'Enchantment — Aura' });
    checkFix(rule, 'Enchanted creature has “{T}: You gain 1 life.\nIt also has “Flying.”', 'Enchanted creature has “{T}: You gain 1 life.”\nIt also has “Flying.”', { type: 'Enchantment — Aura' });
  });
  test('parentheses', () => {
    check(rule, 'Scry 2. [|(|]Look at the top two cards.');
    check(rule, 'Scry 2. Look at the top two cards.[|)|]');
  });
  test.each([
    'Enchanted creature has "{T}: You gain 1 life."',
    'Scry 2. (Look at the top two cards. "Top" is the first.)',
    'Enchanted creature has “{T}: You gain 1 life.”',
    'It becomes a Treasure artifact with "{T}, Sacrifice this artifact: Add one mana of any color.\n{T}: Draw a card."',
  ])('not %s', (text) => check(rule, text));
});
