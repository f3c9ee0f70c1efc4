import { expect, test } from 'vitest';
import rule from '../../service/rules/unknown-card-type.ts';
import { allFindings, check, checkFix } from '../support/rule-check.ts';

const whole = { whole: true };

test('a slip is an error, another word a warning', () => {
  check(rule, `
    Fen Stalker {1}{B}
    Creatrue — Zombie
    ^^^^^^^^ error unknown-card-type
    Menace
    2/1
  `, whole);
  const record = JSON.stringify({ object: 'card', name: 'Fen Shrine', type_line: 'Monument', oracle_text: 'You have hexproof.' });
  expect(allFindings(record, [rule]).map(({ severity, field, start, end }) => [severity, field, start, end])).toEqual([['warning', 'type_line', 0, 8]]);
  checkFix(rule, 'Fen Spell {1}\nInstnat\nDraw a card.', 'Fen Spell {1}\nInstant\nDraw a card.', whole);
});

test('a subtype without its dash', () => {
  checkFix(rule, 'Fen Story {1}\nEnchantment Saga\nDraw a card.', 'Fen Story {1}\nEnchantment — Saga\nDraw a card.', whole);
});

test('not the types and supertypes of the rules', () => {
  for (const type of ['Legendary Artifact Creature — Golem', 'Kindred Instant — Elf', 'Basic Snow Land — Forest', 'World Enchantment', 'Token Creature — Elf', 'Battle — Siege', 'Ongoing Scheme', 'Phenomenon'])
    check(rule, `Fen Thing {1}\n${type}\nFlying`, whole);
});
