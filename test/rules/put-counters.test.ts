import { describe, test } from 'vitest';
import rule from '../../service/rules/put-counters.ts';
import { check } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

describe('put-counters', () => {
  test('counters are put', () => {
    check(rule, '[|Place|] two +1/+1 counters on target creature.');
    mends(rule, 'Place two +1/+1 counters on target creature.', 'Put two +1/+1 counters on target creature.');
    mends(rule, 'Whenever you place a counter on a creature, draw a card.', 'Whenever you put a counter on a creature, draw a card.', { type: 'Enchantment' });
    mends(rule, 'Whenever a counter is placed on a creature, draw a card.', 'Whenever a counter is put on a creature, draw a card.', { type: 'Enchantment' });
  });
  test.each(['Put two +1/+1 counters on target creature.', 'Place that card into your hand.'])('not %s', (text) => check(rule, text));
});
