import { test } from 'vitest';
import rule from '../../service/rules/unknown-supertype.ts';
import { check, checkFix } from '../support/rule-check.ts';

const whole = { whole: true };

test('a slip is an error, another word a warning', () => {
  check(rule, `
    Orsa {1}{B}
    Legendray Creature — Human
    ^^^^^^^^^ error unknown-supertype
    Menace
    2/1
  `, whole);
  check(rule, `
    Orsa {1}{B}
    Elite Creature — Human
    ^^^^^ warning unknown-supertype
    Menace
    2/1
  `, whole);
  checkFix(rule, 'Orsa Fen {1}\nLegendry Land\nFlying', 'Orsa Fen {1}\nLegendary Land\nFlying', whole);
});

test('not the supertypes of the rules', () => {
  for (const type of ['Legendary Snow Creature — Elf', 'Basic Land — Forest', 'World Enchantment', 'Ongoing Scheme', 'Token Legendary Creature — Elf'])
    check(rule, `Fen Thing {1}\n${type}\nFlying`, whole);
});
