import { test } from 'vitest';
import rule from '../../service/rules/card-power-toughness-on-noncreature.ts';
import { check } from '../support/rule-check.ts';

const whole = { whole: true };

test('an instant with them', () => {
  check(rule, `
    Quick Study {1}{U}
    Instant
    Draw two cards.
    2/2
    ^ error card-power-toughness-on-noncreature
  `, whole);
});

test('not on creatures, Vehicles, Spacecraft, vanguards, and types of the set\'s own', () => {
  for (const type of ['Creature — Elf', 'Artifact — Vehicle', 'Artifact — Spacecraft', 'Vanguard', 'Artifact — Skywhale', 'Monument'])
    check(rule, `Reed Skiff {2}\n${type}\nFlying\n3/2`, whole);
});
