import { describe, test } from 'vitest';
import rule from '../../service/rules/missing-full-stop.ts';
import { check } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

describe('missing-full-stop', () => {
  test('at the end of an ability', () => {
    check(rule, 'Draw a [|card|]');
    mends(rule, 'Ember Lash deals 3 damage to any target', 'Ember Lash deals 3 damage to any target.');
    mends(rule, 'Draw a card. Target creature gets +1/+1 until end of turn', 'Draw a card. Target creature gets +1/+1 until end of turn.');
    mends(rule, 'Add {R}', 'Add {R}.');
    mends(rule, 'Choose one —\n• Draw a card\n• You gain 2 life.', 'Choose one —\n• Draw a card.\n• You gain 2 life.');
    mends(rule, 'Scry 2 (Look at the top two cards.)', 'Scry 2. (Look at the top two cards.)');
  });
  test.each([
    ['Flying, protection from red and from white', 'Creature — Bird'],
    ['Equip {2}', 'Artifact — Equipment'],
    ['Long Fang — Equip {2}', 'Artifact — Equipment'],
    ['{1}{R}: Level 2', 'Enchantment — Class'],
    ['Choose one —\n• Draw a card.\n• You gain 2 life.', 'Sorcery'],
    ['Enchanted creature has "{T}: Draw a card."', 'Enchantment — Aura'],
    ['Target creature gains brimblewise', 'Sorcery'],
    ['Conjure {2}{U}', 'Sorcery'],
    ['Exile up to four target noncreature\ncards from graveyards.', 'Sorcery'],
    ['LEVEL 1-3', 'Creature — Elf'],
    ['Level up {2}', 'Creature — Elf'],
    ['[Draw a card.]', 'Sorcery'],
    ['I, II — Draw a card.', 'Enchantment — Saga'],
    ['(Design note: costs too much)', 'Sorcery'],
  ])('not %s', (text, type) => check(rule, text, { type }));
});
