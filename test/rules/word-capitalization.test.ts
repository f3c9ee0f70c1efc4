import { describe, test } from 'vitest';
import rule from '../../service/rules/word-capitalization.ts';
import { check } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

describe('word-capitalization', () => {
  test('inside a sentence', () => {
    check(rule, 'Destroy target [|Artifact|].');
    mends(rule, 'Destroy target Artifact or Creature.', 'Destroy target artifact or creature.');
    mends(rule, 'Return target card from your Graveyard to your Hand.', 'Return target card from your graveyard to your hand.');
  });
  test.each([
    'Destroy target artifact. Creatures can\'t block this turn.',
    '{1}, {T}, Sacrifice a land: Draw a card.',
    'Choose one —\n• Draw a card.\n• Create a Treasure token.',
    'Creatures you control have "{2}, Sacrifice this creature: Draw a card."',
    'Escape—{3}{R}, Exile three other cards from your graveyard.',
    'Sleight of Hand — When you draw a card, you gain 1 life.',
    'Create a 1/1 red Elf creature token named Ember Creature.',
    'Put a land card from your hand onto the battlefield. (Target Creature dies.)',
  ])('not %s', (text) => check(rule, text));
  test('not a word of the card\'s own name or subtypes', () => {
    check(rule, 'Iron Hand gets +1/+1 for each other Hand you control.', { name: 'Iron Hand', type: 'Creature — Hand', below: '1/1' });
  });
});
