import { test } from 'vitest';
import rule from '../../service/rules/unknown-keyword.ts';
import { accepts, check, checkFix } from '../support/rule-check.ts';

const ON = { type: 'Creature — Bird' };

test('a slip of a keyword, in a keyword\'s place', () => {
  check(rule, `
    Flyng
    ^^^^^ error unknown-keyword
  `, ON);
  check(rule, `
    Vigilance, flyng
               ^^^^^ error unknown-keyword
  `, ON);
  check(rule, `
    When this creature enters, it gains trampl until end of turn.
                                        ^^^^^^ error unknown-keyword
  `, ON);
  checkFix(rule, 'Lifelinkk', 'Lifelink', ON);
});

test('not a keyword of the rules in any of its forms, nor a word of the set\'s own', () => {
  accepts(rule, [
    'Islandwalk', 'Plainscycling {2}', 'Megamorph {4}{G}', 'Multikicker {1}', 'Daybound', 'Nightbound', 'Doctor\'s companion',
    'Hearthbound {2}', 'Invest {2}', 'Stormkin', 'Landfall — Whenever a land you control enters, draw a card.',
  ], ON);
});

test('not a word that several cards of the file have', () => {
  accepts(rule, ['Moor Hound {1}{B}\nCreature — Dog\nWard {1}\nInvest {2}\n1/1\n\nMoor Hart {1}{G}\nCreature — Elk\nInvest {3}\n1/1'], { whole: true });
});
