import { test } from 'vitest';
import rule from '../../service/rules/target-never-legal.ts';
import { accepts, check, checkFix } from '../support/rule-check.ts';

test('a target with shroud, or an opponent\'s with hexproof', () => {
  check(rule, `
    Destroy target creature with shroud.
            ^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning target-never-legal
  `);
  check(rule, `
    Destroy target creature an opponent controls with hexproof.
            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning target-never-legal
  `);
});

test('a target protected from the color of the card', () => {
  check(rule, `
    Destroy target creature with protection from red.
            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning target-never-legal
  `, { cost: '{1}{R}' });
  accepts(rule, ['Destroy target creature with protection from red.'], { cost: '{1}{B}' });
});

test('what can be chosen', () => {
  accepts(rule, [
    'Destroy target creature with flying.',
    'Target creature you control with hexproof gets +1/+1 until end of turn.',
    'Target creature gains shroud until end of turn.',
    'Destroy all creatures with shroud.',
    'Target creature without shroud gets +1/+1 until end of turn.',
    'Target creature you control with hexproof from red gets +1/+1 until end of turn.',
  ]);
});

test('each of them, or any without the quality', () => {
  checkFix(rule, 'Destroy target creature with shroud.', 'Destroy each creature with shroud.');
  checkFix(rule, 'Target creature with shroud gets -1/-1 until end of turn.', 'Each creature with shroud gets -1/-1 until end of turn.');
  checkFix(rule, 'Destroy target creature an opponent controls with hexproof.', 'Destroy target creature an opponent controls.', { title: 'Leave “with hexproof” out' });
});
