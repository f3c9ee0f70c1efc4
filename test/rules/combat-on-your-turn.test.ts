import { describe, test } from 'vitest';
import rule from '../../service/rules/combat-on-your-turn.ts';
import { check } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

describe('combat-on-your-turn', () => {
  const enchantment = { type: 'Enchantment' };
  test.each(['your combat', 'your combat step', 'your combat phase'])('%s', (text) => {
    check(rule, `At the beginning of [|${text}|], draw a card.`, enchantment);
    mends(rule, `At the beginning of ${text}, draw a card.`, 'At the beginning of combat on your turn, draw a card.', enchantment);
  });
  test.each(['At the beginning of combat on your turn, draw a card.', 'At the beginning of each combat, draw a card.', 'At the beginning of your upkeep, draw a card.'])('not %s', (text) => check(rule, text, enchantment));
});
