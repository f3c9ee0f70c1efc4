import { describe, test } from 'vitest';
import rule from '../../service/rules/trigger-once.ts';
import { check } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

describe('trigger-once', () => {
  const enchantment = { type: 'Enchantment' };
  const right = 'Whenever you gain life, draw a card. This ability triggers only once each turn.';
  test.each([
    'This ability only triggers once per turn',
    'This ability can only trigger once each turn',
    'This ability triggers only once per turn',
    'This triggers only once each turn',
    'This ability may trigger only one time each turn',
  ])('%s', (text) => {
    check(rule, `Whenever you gain life, draw a card. [|${text}|].`, enchantment);
    mends(rule, `Whenever you gain life, draw a card. ${text}.`, right, enchantment);
  });
  test.each([right, 'Whenever you gain life, you may draw a card. Do this only once each turn.', 'This ability triggers only once.', 'If this ability has resolved once this turn, draw a card.'])('not %s', (text) => check(rule, text, enchantment));
});
