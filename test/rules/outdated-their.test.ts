import { describe, test } from 'vitest';
import rule from '../../service/rules/outdated-their.ts';
import { check } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

describe('outdated-their', () => {
  test('his or her', () => {
    check(rule, 'Target player reveals [|his or her|] hand.');
    mends(rule, 'Target player reveals his or her hand, then shuffles his or her library.', 'Target player reveals their hand, then shuffles their library.');
  });
  test('he or she, and the verb with it', () => {
    mends(rule, 'Whenever a player casts a spell, he or she draws a card.', 'Whenever a player casts a spell, they draw a card.', { type: 'Enchantment' });
    mends(rule, 'Target opponent sacrifices a creature he or she controls.', 'Target opponent sacrifices a creature they control.');
    mends(rule, 'Target player draws a card if he or she has no cards in hand. Ember Lash deals 1 damage to him or her.', 'Target player draws a card if they have no cards in hand. Ember Lash deals 1 damage to them.');
  });
  test.each([
    'Target player reveals their hand.',
    'Whenever he or another creature attacks, draw a card.',
  ])('not %s', (text) => check(rule, text));
});
