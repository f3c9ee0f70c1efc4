import { describe, test } from 'vitest';
import rule from '../../service/rules/doubled-word.ts';
import { check } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

describe('doubled-word', () => {
  test('twice in a row', () => {
    check(rule, 'Draw a card, then discard a [|a|] card.');
    mends(rule, 'Draw a card, then discard a a card.', 'Draw a card, then discard a card.');
    mends(rule, 'Return target card from your graveyard to to your hand.', 'Return target card from your graveyard to your hand.');
  });
  test.each([
    'Draw a card, then draw a card.',
    'Destroy each creature that that player controls.',
    'If you had had a card in hand, draw a card.',
    'Ember Ember deals 2 damage to any target.',
    'Target creature gets +X/+X until end of turn, where X is X.',
  ])('not %s', (text) => check(rule, text, { name: 'Ember Ember' }));
});
