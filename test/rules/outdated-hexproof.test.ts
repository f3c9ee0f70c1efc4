import { test } from 'vitest';
import rule from '../../service/rules/outdated-hexproof.ts';
import { accepts, check, checkFix } from '../support/rule-check.ts';

test('hexproof written out', () => {
  checkFix(rule, "This creature can't be the target of spells or abilities your opponents control.", 'This creature has hexproof.');
  checkFix(rule, "Creatures you control can't be the targets of spells or abilities your opponents control.", 'Creatures you control have hexproof.');
  checkFix(rule, "You can't be the target of spells or abilities an opponent controls.", 'You have hexproof.');
});

test('information where something else is given it', () => {
  check(rule, `
    This creature can't be the target of spells or abilities your opponents control.
                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning outdated-hexproof
  `);
  check(rule, `
    Enchanted creature can't be the target of spells or abilities your opponents control.
                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information outdated-hexproof
  `);
});

test('the second of two clauses, and either noun first', () => {
  checkFix(rule, "Equipped creature gets +1/+1 and can't be the target of spells or abilities your opponents control.", 'Equipped creature gets +1/+1 and has hexproof.');
  checkFix(rule, "Permanents you control can't be the targets of abilities or spells an opponent controls.", 'Permanents you control have hexproof.');
});

test('what is no hexproof', () => {
  accepts(rule, [
    'This creature has hexproof.',
    "This creature can't be the target of spells or abilities.",
    "This creature can't be the target of Aura spells.",
    "This creature can't be the target of black spells or abilities your opponents control.",
    "This creature can't be the target of spells or abilities a player controls.",
    "Hexproof (This creature can't be the target of spells or abilities your opponents control.)",
  ]);
});
