import { describe, test } from 'vitest';
import rule from '../../service/rules/outdated-any-target.ts';
import { check } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

describe('outdated-any-target', () => {
  test('one target', () => {
    check(rule, 'Ember Lash deals 2 damage to [|target creature or player|].');
    mends(rule, 'Ember Lash deals 2 damage to target creature or player.', 'Ember Lash deals 2 damage to any target.');
    mends(rule, 'Prevent the next 3 damage that would be dealt to target creature or player this turn.', 'Prevent the next 3 damage that would be dealt to any target this turn.');
    mends(rule, 'Ember Lash deals damage to target creature or player equal to the number of lands you control.', 'Ember Lash deals damage to any target equal to the number of lands you control.');
  });
  test('another one, and several', () => {
    mends(rule, 'Ember Lash deals 2 damage to any target and 1 damage to another target creature or player.', 'Ember Lash deals 2 damage to any target and 1 damage to any other target.');
    mends(rule, 'Ember Lash deals 1 damage to each of two target creatures and/or players.', 'Ember Lash deals 1 damage to each of two targets.');
  });
  test.each([
    'Ember Lash deals 2 damage to target creature.',
    'Ember Lash deals 2 damage to target player or planeswalker.',
    'Ember Lash deals 2 damage to target creature, planeswalker, or player.',
    'Ember Lash deals 2 damage to target creature or player you control.',
    'Choose target creature or player.',
  ])('not %s', (text) => check(rule, text));
});
