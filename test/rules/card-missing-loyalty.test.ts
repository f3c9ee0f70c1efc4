import { test } from 'vitest';
import rule from '../../service/rules/card-missing-loyalty.ts';
import { check, checkFix } from '../support/rule-check.ts';

const whole = { whole: true };

test('a planeswalker without loyalty', () => {
  check(rule, `
    Orla of the Tarn {2}{W}
    Planeswalker — Orla
    ^^^^^^^^^^^^ error card-missing-loyalty
    You gain 2 life.
  `, whole);
});

test('not where it is given, or a record leaves the field out', () => {
  check(rule, 'Orla of the Tarn {2}{W}\nPlaneswalker — Orla\nYou gain 2 life.\n4', whole);
  check(rule, JSON.stringify({ object: 'card', name: 'Orla of the Tarn', type_line: 'Planeswalker — Orla', oracle_text: 'You gain 2 life.' }), whole);
});

test('a line to change is offered', () => {
  checkFix(rule, 'Ysolde {2}{W}\nLegendary Planeswalker — Ysolde\n+1: You gain 2 life.', 'Ysolde {2}{W}\nLegendary Planeswalker — Ysolde\n+1: You gain 2 life.\n3', { whole: true });
});
