import { describe, test } from 'vitest';
import rule from '../../service/rules/modal-header.ts';
import { check } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

describe('modal-header', () => {
  test('a colon for the dash', () => {
    check(rule, 'Choose one[|:|]\n• Draw a card.\n• You gain 4 life.');
    mends(rule, 'Choose one:\n• Draw a card.\n• You gain 4 life.', 'Choose one —\n• Draw a card.\n• You gain 4 life.');
    mends(rule, 'When this creature enters, choose up to two :\n• Draw a card.\n• You gain 4 life.', 'When this creature enters, choose up to two —\n• Draw a card.\n• You gain 4 life.', { type: 'Creature — Elf', below: '1/1' });
    mends(rule, 'Choose one that hasn\'t been chosen this turn:\n• Draw a card.\n• You gain 4 life.', 'Choose one that hasn\'t been chosen this turn —\n• Draw a card.\n• You gain 4 life.');
  });
  test('nothing at all, or a full stop', () => {
    mends(rule, 'Choose one\n• Draw a card.\n• You gain 4 life.', 'Choose one —\n• Draw a card.\n• You gain 4 life.');
    mends(rule, 'Choose one or both.\n• Draw a card.\n• You gain 4 life.', 'Choose one or both —\n• Draw a card.\n• You gain 4 life.');
  });
  test.each([
    'Choose one —\n• Draw a card.\n• You gain 4 life.',
    'Choose one. If you control a land, you may choose both instead.\n• Draw a card.\n• You gain 4 life.',
    'Choose three. You may choose the same mode more than once.\n• Draw a card.\n• You gain 4 life.',
    'Choose a creature.\nDraw a card.',
    'You may choose new targets for target spell.\n• Draw a card.',
  ])('not %s', (text) => check(rule, text));
});
