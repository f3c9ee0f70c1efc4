import { test } from 'vitest';
import rule from '../../service/rules/another-without-other.ts';
import { accepts, check, checkFix } from '../support/rule-check.ts';

test('nothing to be other than', () => {
  check(rule, `
    Destroy another target creature.
            ^^^^^^^ warning another-without-other
  `);
  checkFix(rule, 'Destroy another target creature.', 'Destroy target creature.');
  checkFix(rule, 'Another target creature gets +1/+1 until end of turn.', 'Target creature gets +1/+1 until end of turn.');
});

test('not after something else, nor on a permanent', () => {
  accepts(rule, [
    'Target creature gets +1/+1 until end of turn. Another target creature gets -1/-1 until end of turn.',
    'Tap target creature.\nUntap another target creature.',
    'As an additional cost to cast this spell, sacrifice a creature.\nDestroy another target creature.',
  ]);
  accepts(rule, ['When this creature enters, destroy another target creature.'], { type: 'Creature — Zombie' });
});
