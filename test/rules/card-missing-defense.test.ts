import { test } from 'vitest';
import rule from '../../service/rules/card-missing-defense.ts';
import { check, checkFix } from '../support/rule-check.ts';

const whole = { whole: true };

test('a battle without defense', () => {
  check(rule, `
    Orla of the Tarn {2}{W}
    Battle — Siege
    ^^^^^^ error card-missing-defense
    You gain 2 life.
  `, whole);
});

test('not where it is given, or a record leaves the field out', () => {
  check(rule, 'Orla of the Tarn {2}{W}\nBattle — Siege\nYou gain 2 life.\n4', whole);
  check(rule, JSON.stringify({ object: 'card', name: 'Orla of the Tarn', type_line: 'Battle — Siege', oracle_text: 'You gain 2 life.' }), whole);
});

test('a line to change is offered', () => {
  checkFix(rule, 'Siege of Low Tarn {2}{R}\nBattle — Siege\nWhen this Siege enters, draw a card.', 'Siege of Low Tarn {2}{R}\nBattle — Siege\nWhen this Siege enters, draw a card.\n4', { whole: true });
});
