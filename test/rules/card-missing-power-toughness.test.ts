import { expect, test } from 'vitest';
import rule from '../../service/rules/card-missing-power-toughness.ts';
import { allFindings, check, checkFix } from '../support/rule-check.ts';

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

test('a line to change is offered; the text may say what it is', () => {
  checkFix(rule, 'Fen Stalker {1}{B}\nCreature — Zombie\nMenace', 'Fen Stalker {1}{B}\nCreature — Zombie\nMenace\n1/1', whole);
  checkFix(rule, 'Fen Stalker {1}{B}\nCreature — Zombie', 'Fen Stalker {1}{B}\nCreature — Zombie\n1/1', whole);
  const text = "Fen Stalker {1}{B}\nCreature — Zombie\nFen Stalker's power and toughness are each equal to the number of cards in your hand.";
  checkFix(rule, text, `${text}\n*/*`, whole);
  const power = "Fen Stalker {1}{B}\nCreature — Zombie\nThis creature's power is equal to the number of cards in your hand.";
  checkFix(rule, power, `${power}\n*/1`, whole);
});

test('in a record there is no line to insert', () => {
  for (const name of ['Fen Stalker', '']) {
    const record = JSON.stringify({ object: 'card', name, type_line: 'Creature — Zombie', oracle_text: 'Menace', power: null, toughness: null });
    expect(allFindings(record, [rule]).flatMap(({ fixes }) => fixes)).toEqual([]);
  }
});
