import { test } from 'vitest';
import rule from '../../service/rules/keyword-parameter.ts';
import { accepts, check, checkFix } from '../support/rule-check.ts';

const ON = { type: 'Artifact Creature — Soldier' };

test('what is missing, wrong, or too much', () => {
  check(rule, `
    Flying, ward
            ^^^^ error keyword-parameter
  `, ON);
  check(rule, `
    Annihilator
    ^^^^^^^^^^^ error keyword-parameter
  `, ON);
  check(rule, `
    Suspend 3
    ^^^^^^^^^ error keyword-parameter
  `, ON);
  check(rule, `
    Flying 2
           ^ error keyword-parameter
  `, ON);
  check(rule, `
    Ward 2
    ^^^^^^ warning keyword-parameter
  `, ON);
  checkFix(rule, 'Ward 2', 'Ward {2}', ON);
  checkFix(rule, 'Crew {3}', 'Crew 3', ON);
  checkFix(rule, 'Flying 2', 'Flying', ON);
});

test('every printed form', () => {
  accepts(rule, [
    'Ward—Pay 3 life.', 'Cumulative upkeep—Put a -1/-1 counter on this creature.', 'Equip legendary creature {1}', 'Equip {2}', 'Basic landcycling {2}', 'Cycling {1}{U}',
    'Islandwalk', 'Partner', 'Partner—Friends forever', 'Partner with Orla, Ash Thief', 'Hexproof from red', 'Hexproof', 'Modular—Sunburst', 'Vanishing', 'Mayhem',
    'Emerge from artifact {4}{U}', 'Suspend 3—{U}', 'Protection from red and from blue', 'Affinity for artifacts', 'Landfall — Whenever a land you control enters, draw a card.',
    'Mobilize X, where X is the number of creatures you control.',
  ], ON);
});

test('keywords that are given need nothing', () => {
  accepts(rule, ['Target instant card in your graveyard gains flashback until end of turn.', 'If it doesn\'t have suspend, it gains suspend.', 'Creatures you control with ward get +1/+1.'], ON);
});
