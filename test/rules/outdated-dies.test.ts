import { describe, test } from 'vitest';
import rule from '../../service/rules/outdated-dies.ts';
import { check } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

const creature = { type: 'Creature — Plant', below: '1/1' };

describe('outdated-dies', () => {
  test('creatures die', () => {
    check(rule, 'When this creature [|is put into a graveyard from the battlefield|], draw a card.', creature);
    mends(rule, 'When this creature is put into a graveyard from the battlefield, draw a card.', 'When this creature dies, draw a card.', creature);
    mends(rule, 'Whenever one or more creatures you control are put into a graveyard from the battlefield, draw a card.', 'Whenever one or more creatures you control die, draw a card.', creature);
    mends(rule, 'If target creature would be put into a graveyard from the battlefield this turn, exile it instead.', 'If target creature would die this turn, exile it instead.');
  });
  test.each([
    'When this creature dies, draw a card.',
    'When this artifact is put into a graveyard from the battlefield, draw a card.',
    'Whenever an artifact or creature is put into a graveyard from the battlefield, draw a card.',
    'Whenever a creature is put into your graveyard from the battlefield, draw a card.',
    'Whenever a creature card is put into a graveyard from anywhere, draw a card.',
    'Whenever a land is put into a graveyard from the battlefield, draw a card.',
  ])('not %s', (text) => check(rule, text, { type: 'Enchantment' }));
});
