import { describe, test } from 'vitest';
import rule from '../../service/rules/outdated-end-step.ts';
import { check } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

describe('outdated-end-step', () => {
  test('the next one', () => {
    check(rule, 'Gain control of target creature. Sacrifice it [|at end of turn|].');
    mends(rule, 'Create a 3/1 red Elemental creature token. Sacrifice it at end of turn.', 'Create a 3/1 red Elemental creature token. Sacrifice it at the beginning of the next end step.');
    mends(rule, 'Exile target creature. Return it to the battlefield at the end of turn.', 'Exile target creature. Return it to the battlefield at the beginning of the next end step.');
  });
  test('a permanent\'s own ability', () => {
    mends(rule, 'At end of turn, sacrifice this creature.', 'At the beginning of the end step, sacrifice this creature.', { type: 'Creature — Elemental', below: '3/1' });
  });
  test.each(['Target creature gains haste until end of turn.', 'At the beginning of your end step, draw a card.', 'Exile it at end of combat.'])('not %s', (text) => check(rule, text));
});
