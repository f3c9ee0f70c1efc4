import { describe, test } from 'vitest';
import rule from '../../service/rules/agreement.ts';
import { check } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

describe('agreement', () => {
  test('several things', () => {
    check(rule, 'Creatures you control [|gets|] +1/+1 until end of turn.');
    mends(rule, 'Creatures you control gets +1/+1 until end of turn.', 'Creatures you control get +1/+1 until end of turn.');
    mends(rule, 'Two target creatures has flying until end of turn.', 'Two target creatures have flying until end of turn.');
  });
  test('one thing', () => {
    mends(rule, 'Target creature get +1/+1 until end of turn.', 'Target creature gets +1/+1 until end of turn.');
    mends(rule, 'Each player draw a card.', 'Each player draws a card.');
    mends(rule, 'Whenever you cast a spell, each opponent discard a card.', 'Whenever you cast a spell, each opponent discards a card.', { type: 'Enchantment' });
    mends(rule, 'Whenever a creature attack, draw a card.', 'Whenever a creature attacks, draw a card.', { type: 'Enchantment' });
  });
  test.each([
    'You may have target creature get +1/+1 until end of turn.',
    'Each of those creatures gets +1/+1 until end of turn.',
    'Creatures other than this creature get +1/+1 until end of turn.',
    'You may spend mana as though it were mana of any color.',
    'If a player cast two or more spells this turn, draw a card.',
    'Target opponent can\'t draw cards this turn. You draw a card.',
    'Those creatures don\'t untap during their controllers\' next untap steps.',
    'Each opponent loses 1 life and you gain 1 life.',
    'You may have target opponent draw a card.',
    'Have each player mill two cards.',
    'Target creature you control deals damage equal to its power to target creature.',
    'Each creature that attacked this turn deals 1 damage to its controller.',
  ])('not %s', (text) => check(rule, text));
  test('names that act as a plural', () => {
    check(rule, 'When Twins of Fen enter, draw a card.\nWhenever Twins of Fen attack, you gain 1 life.', { name: 'Twins of Fen', type: 'Legendary Creature — Elf', below: '2/2' });
  });
});
