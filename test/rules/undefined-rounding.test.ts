import { test } from 'vitest';
import rule from '../../service/rules/undefined-rounding.ts';
import { accepts, check, checkFix } from '../support/rule-check.ts';

test('half of something', () => {
  check(rule, `
    Target player loses half their life.
                        ^^^^^^^^^^^^^^^ warning undefined-rounding
  `);
  checkFix(rule, 'Target player loses half their life.', 'Target player loses half their life, rounded up.');
  checkFix(rule, 'Draw cards equal to half the number of cards in your hand.', 'Draw cards equal to half the number of cards in your hand, rounded up.');
  checkFix(rule, 'Target player loses half their life.', 'Target player loses half their life, rounded down.', { title: 'Insert “, rounded down”' });
});

test('not where it is rounded, or only compared', () => {
  accepts(rule, [
    'Target player loses half their life, rounded up.',
    'Each player discards half the cards in their hand, rounded down. Then each player loses half their life, rounded up.',
    'Target player loses half their life. Then that player discards half the cards in their hand. Round up each time.',
    'As long as your life total is less than half your starting life total, creatures you control have haste.',
    'If your life total is less than or equal to half your starting life total, draw two cards.',
  ]);
});
