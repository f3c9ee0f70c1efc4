import { expect, test } from 'vitest';
import { parseFixture } from '../support/markers.ts';

test('carets mark the line above, and go', () => {
  expect(parseFixture(`
    Draw a card.
    ^^^^ verb
           ^^^^ noun
      Scry 1.
      ^^^^ verb: two
  `)).toEqual({
    text: 'Draw a card.\n  Scry 1.', cursors: [],
    expected: [{ start: 0, end: 4, label: 'verb' }, { start: 7, end: 11, label: 'noun' }, { start: 15, end: 19, label: 'verb: two' }],
  });
});

test('brackets mark ranges, one inside another too, and $0 a cursor', () => {
  expect(parseFixture('これを[|破壊[|す|]る|]。$0')).toEqual({ text: 'これを破壊する。', cursors: [8], expected: [{ start: 5, end: 6, label: '' }, { start: 3, end: 7, label: '' }] });
});

test('blank lines stay, and offsets count UTF-16', () => {
  expect(parseFixture('a\n\n😀b$0\n  ^ b')).toEqual({ text: 'a\n\n😀b', cursors: [6], expected: [{ start: 5, end: 6, label: 'b' }] });
  expect(parseFixture('')).toEqual({ text: '', expected: [], cursors: [] });
});

test('a marker without its other half is an error', () => {
  expect(() => parseFixture('a [|b')).toThrow('[|');
  expect(() => parseFixture('a b|]')).toThrow('|]');
});
