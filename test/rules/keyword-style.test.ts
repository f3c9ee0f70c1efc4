import { describe, test } from 'vitest';
import rule from '../../service/rules/keyword-style.ts';
import { check } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

const creature = { type: 'Creature — Knight', below: '2/2' };

describe('keyword-style', () => {
  test('capitals inside a list', () => {
    check(rule, 'Flying, [|First Strike|]', creature);
    mends(rule, 'Flying, First Strike, Vigilance', 'Flying, first strike, vigilance', creature);
    mends(rule, 'First Strike', 'First strike', creature);
  });
  test('capitals inside a sentence', () => {
    mends(rule, 'Target creature gains First Strike and Trample until end of turn.', 'Target creature gains first strike and trample until end of turn.');
    mends(rule, 'Enchanted creature has Flying.', 'Enchanted creature has flying.', { type: 'Enchantment — Aura' });
  });
  test('a full stop after keywords', () => {
    mends(rule, 'Flying, vigilance.', 'Flying, vigilance', creature);
  });
  test.each([
    'Flying, first strike\nWard {2}',
    'Ward—Pay 2 life.',
    'Enchanted creature has "Flying."',
    'When this creature enters, choose flying or vigilance.',
    'Cumulative upkeep {1}',
    'Target creature gains flying. It has "Trample, flying."',
    'Protection from Dragons',
  ])('not %s', (text) => check(rule, text, creature));
  test('not a word of the card\'s own name', () => {
    check(rule, 'Return Flash to its owner\'s hand. Flash of Haste deals 2 damage to any target.', { name: 'Flash of Haste' });
  });
});
