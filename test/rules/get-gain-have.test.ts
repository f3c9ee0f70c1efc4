import { test } from 'vitest';
import rule from '../../service/rules/get-gain-have.ts';
import { accepts, check, checkFix } from '../support/rule-check.ts';

test('the three verbs', () => {
  check(rule, `
    Target creature gains +1/+1 and gets flying until end of turn.
                    ^^^^^ warning get-gain-have
                                    ^^^^ warning get-gain-have
  `);
  checkFix(rule, 'Target creature gets flying until end of turn.', 'Target creature gains flying until end of turn.');
  checkFix(rule, 'Target creature gains +1/+1 until end of turn.', 'Target creature gets +1/+1 until end of turn.');
  checkFix(rule, 'Target creature has flying until end of turn.', 'Target creature gains flying until end of turn.');
  checkFix(rule, 'Creatures you control get vigilance.', 'Creatures you control have vigilance.', { type: 'Enchantment' });
});

test('right uses', () => {
  accepts(rule, [
    'Target creature gets +1/+1 and gains flying until end of turn.',
    'Target creature has base power and toughness 1/1 until end of turn.',
    'You gain 3 life. You get an emblem with "Creatures you control have flying."',
    'Target player gets two poison counters.',
    'Gain control of target creature until end of turn. It gains haste until end of turn.',
  ]);
  accepts(rule, ['Creatures you control get +1/+1 and have vigilance.', 'As long as you control a Swamp, this creature has menace.'], { type: 'Enchantment' });
});
