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
  ])('not %s', (text) => check(rule, text));
});
