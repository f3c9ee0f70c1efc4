import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSlip, nearest, slipOf } from '../../service/suggest.ts';

test.each([
  ['Golbin', 'Goblin'], ['Elff', 'Elf'], ['Warroir', 'Warrior'], ['Dragn', 'Dragon'], ['Vamipre', 'Vampire'], ['Swmap', 'Swamp'], ['Merfollk', 'Merfolk'], ['goblln', 'Goblin'],
])('%s is a slip for %s', (written, meant) => expect(isSlip(written, meant)).toBe(true));

test.each([
  ['Goblin', 'Goblin'], ['goblin', 'Goblin'], ['Boat', 'Goat'], ['Quest', 'Guest'], ['Jack', 'Jace'], ['Hand', 'Land'], ['Elf', 'Elk'], ['', 'Elf'], ['Grovefolk', 'Merfolk'],
])('%s is none for %s', (written, meant) => expect(isSlip(written, meant)).toBe(false));

test('the first candidate that was meant', () => {
  expect(slipOf('Golbin', ['Elf', 'Goblin'])).toBe('Goblin');
  expect(slipOf('Grovefolk', ['Elf', 'Goblin'])).toBeUndefined();
});

test('the nearest within a third of the length', () => {
  expect(nearest('Tresure', ['Clue', 'Food', 'Treasure'])).toBe('Treasure');
  expect(nearest('vigilnace', ['flying', 'vigilance'])).toBe('vigilance');
  expect(nearest('Potion', ['Clue', 'Food', 'Treasure'])).toBeUndefined();
});

test('any two words end in an answer', () => {
  fc.assert(fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
    expect(isSlip(a, a)).toBe(false);
    expect(typeof isSlip(a, b)).toBe('boolean');
    const near = nearest(a, [b]);
    expect([undefined, b]).toContain(near);
  }));
});
