import { describe, test } from 'vitest';
import rule from '../../service/rules/token-self-reference.ts';
import { check } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

describe('token-self-reference', () => {
  test('in the ability that a token is made with', () => {
    check(rule, 'Create a 1/1 blue Bird creature token with "[|This creature|] can\'t block."');
    mends(rule, 'Create a 1/1 blue Bird creature token with "This creature can\'t block."', 'Create a 1/1 blue Bird creature token with "This token can\'t block."');
    mends(rule, 'Create a colorless artifact token named Shard with "{T}, Sacrifice this artifact: Draw a card."', 'Create a colorless artifact token named Shard with "{T}, Sacrifice this token: Draw a card."');
  });
  test.each([
    'Create a 1/1 blue Bird creature token with "This token can\'t block."',
    'Target creature gains "This creature can\'t block" until end of turn.',
    'Creature tokens you control have "Sacrifice this creature: Draw a card."',
    'When this creature dies, create a Treasure token.',
  ])('not %s', (text) => check(rule, text));
});
