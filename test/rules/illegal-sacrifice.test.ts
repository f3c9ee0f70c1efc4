import { test } from 'vitest';
import rule from '../../service/rules/illegal-sacrifice.ts';
import { accepts, check, checkFix } from '../support/rule-check.ts';

test('what another player controls', () => {
  check(rule, `
    Sacrifice target creature an opponent controls.
              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error illegal-sacrifice
  `);
  check(rule, `
    You sacrifice an artifact you don't control.
                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error illegal-sacrifice
  `);
});

test('a target is legal where it is one\'s own, and never printed', () => {
  check(rule, `
    Sacrifice target creature.
              ^^^^^^^^^^^^^^^ warning illegal-sacrifice
  `);
  checkFix(rule, 'Sacrifice target artifact. Draw a card.', 'Sacrifice an artifact. Draw a card.');
});

test('not what was named before, nor what each player controls', () => {
  accepts(rule, [
    'Gain control of target creature. Sacrifice it at the beginning of the next end step.',
    'Gain control of target creature until end of turn. At end of turn, sacrifice that creature.',
    'Target opponent sacrifices a creature of their choice.',
    'Sacrifice a creature. Draw a card.',
    'Each opponent sacrifices a creature they control.',
  ]);
});
