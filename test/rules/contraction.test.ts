import { describe, test } from 'vitest';
import rule from '../../service/rules/contraction.ts';
import { check } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

describe('contraction', () => {
  test('negatives', () => {
    check(rule, 'Target creature [|cannot|] block this turn.');
    mends(rule, 'Target creature cannot block this turn.', 'Target creature can\'t block this turn.');
    mends(rule, 'Target creature can not block this turn. It does not untap during its controller\'s next untap step.', 'Target creature can\'t block this turn. It doesn\'t untap during its controller\'s next untap step.');
    mends(rule, 'Destroy target creature that is not attacking.', 'Destroy target creature that isn\'t attacking.');
  });
  test('copies', () => {
    mends(rule, 'Create a token that is a copy of target creature you control.', 'Create a token that\'s a copy of target creature you control.');
  });
  test.each(['Target creature can\'t block this turn.', 'If a permanent that is snow or legendary enters, draw a card.', 'Put a counter on each creature that a counter is on it.', 'Draw a card. (It does not tap.)'])('not %s', (text) => check(rule, text));
});
