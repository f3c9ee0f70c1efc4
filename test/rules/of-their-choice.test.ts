import { describe, test } from 'vitest';
import rule from '../../service/rules/of-their-choice.ts';
import { check } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

describe('of-their-choice', () => {
  test('another player sacrifices', () => {
    check(rule, 'Target opponent sacrifices [|a creature|].');
    mends(rule, 'Target opponent sacrifices a creature.', 'Target opponent sacrifices a creature of their choice.');
    mends(rule, 'Each player sacrifices two lands. Draw a card.', 'Each player sacrifices two lands of their choice. Draw a card.');
  });
  test.each([
    'Target opponent sacrifices a creature of their choice.',
    'Sacrifice a creature.',
    'You sacrifice a creature.',
    'Target player sacrifices that creature.',
    'Whenever an opponent sacrifices a creature, draw a card.',
    'If a player sacrifices a creature this way, draw a card.',
    'Each opponent may sacrifice a land.',
    'Target opponent sacrifices all creatures they control.',
    'Target player sacrifices a creature with the greatest power among creatures they control.',
  ])('not %s', (text) => check(rule, text));
});
