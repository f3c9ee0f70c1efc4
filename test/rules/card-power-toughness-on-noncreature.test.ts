import { expect, test } from 'vitest';
import rule from '../../service/rules/card-power-toughness-on-noncreature.ts';
import { allFindings, check, checkFix } from '../support/rule-check.ts';

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

test('they can go, or the card becomes a creature', () => {
  checkFix(rule, 'Quick Study {1}{U}\nInstant\nDraw two cards.\n2/2', 'Quick Study {1}{U}\nInstant\nDraw two cards.', whole);
  checkFix(rule, 'Reed Idol {2}\nArtifact\n{T}: Add {G}.\n2/2', 'Reed Idol {2}\nArtifact\n{T}: Add {G}.', whole);
  checkFix(rule, 'Reed Idol {2}\nArtifact\n{T}: Add {G}.\n2/2', 'Reed Idol {2}\nArtifact Creature\n{T}: Add {G}.\n2/2', { ...whole, title: 'Make it a creature' });
});

test('a comment above them stays', () => {
  const [finding] = allFindings('Quick Study {1}{U}\nInstant\nDraw two cards.\n# as printed\n2/2', [rule]);
  expect(finding!.fixes).toEqual([]);
});
