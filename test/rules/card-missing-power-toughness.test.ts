import { test } from 'vitest';
import rule from '../../service/rules/card-missing-power-toughness.ts';
import { check } from '../support/rule-check.ts';

const whole = { whole: true };

test('a creature and a Vehicle without them', () => {
  check(rule, `
    Fen Stalker {1}{B}
    Creature — Zombie
    ^^^^^^^^ error card-missing-power-toughness
    Menace
  `, whole);
  check(rule, `
    Reed Skiff {2}
    Artifact — Vehicle
               ^^^^^^^ error card-missing-power-toughness
    Crew 2
  `, whole);
});

test('not where they are given, or a record leaves the fields out', () => {
  check(rule, 'Fen Stalker {1}{B}\nCreature — Zombie\nMenace\n2/1', whole);
  check(rule, 'Quick Study {1}{U}\nInstant\nDraw two cards.', whole);
  check(rule, JSON.stringify({ object: 'card', name: 'Fen Stalker', type_line: 'Creature — Zombie', oracle_text: 'Menace' }), whole);
});
