import { test } from 'vitest';
import rule from '../../service/rules/activation-limit.ts';
import { accepts, check, checkFix } from '../support/rule-check.ts';

const ON = { type: 'Artifact' };

test('limits in other words', () => {
  check(rule, `
    {1}: Draw a card. Activate only once per turn.
                               ^^^^^^^^^^^^^^^^^^ warning activation-limit
  `, ON);
  checkFix(rule, 'Whenever a creature dies, you may draw a card. Do this only once per turn.', 'Whenever a creature dies, you may draw a card. Do this only once each turn.', ON);
  checkFix(rule, '{1}: Draw a card. Activate this ability only once per turn.', '{1}: Draw a card. Activate only once each turn.', ON);
  checkFix(rule, '{1}: Draw a card. Activate this ability only any time you could cast a sorcery.', '{1}: Draw a card. Activate only as a sorcery.', ON);
});

test('what cards say', () => {
  accepts(rule, ['{1}: Draw a card. Activate only once each turn.', '{1}: Draw a card. Activate only as a sorcery.', '{1}: Draw a card. Activate only during your turn.', '{1}: Draw a card. Activate only as a sorcery and only once each turn.'], ON);
});
