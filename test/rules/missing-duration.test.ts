import { test } from 'vitest';
import rule from '../../service/rules/missing-duration.ts';
import { accepts, check, checkFix } from '../support/rule-check.ts';

test('a target changed for ever', () => {
  check(rule, `
    Target creature gets +2/+2.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^ warning missing-duration
  `);
  check(rule, `
    Target creature you control gets +2/+0 and gains trample. Draw a card.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning missing-duration
  `);
  checkFix(rule, 'Target creature gets +2/+0 and gains trample. Draw a card.', 'Target creature gets +2/+0 and gains trample until end of turn. Draw a card.');
  checkFix(rule, 'Target creature gets +X/+0, where X is your life total.', 'Target creature gets +X/+0 until end of turn, where X is your life total.');
});

test('not where a duration stands anywhere, or reminder text says that it lasts', () => {
  accepts(rule, [
    'Target creature gets +2/+2 until end of turn.',
    'Until end of turn, target creature gets +2/+2 and gains flying.',
    'Target creature gains flying for as long as you control this creature.',
    'Target creature gains flying until your next turn.',
    'Target creature gains flying. (This effect lasts indefinitely.)',
    'Target creature gets +2/+2 and gains haste until end of turn.',
  ]);
});

test('not of tokens, returned objects and players', () => {
  accepts(rule, [
    'Create a 1/1 red Goblin creature token. It gains haste.',
    'Return target creature card from your graveyard to the battlefield. It gains haste.',
    'Target player gains 3 life.',
    'Target player gets two poison counters.',
  ]);
});
