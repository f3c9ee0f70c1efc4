import { describe, test } from 'vitest';
import rule from '../../service/rules/outdated-self-reference.ts';
import { check } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

const creature = { type: 'Creature — Elf', below: '1/1' };

describe('outdated-self-reference', () => {
  test('permanents that are not legendary', () => {
    check(rule, 'When [|Ember Lash|] enters, draw a card.', creature);
    mends(rule, 'When Ember Lash enters, draw a card.', 'When this creature enters, draw a card.', creature);
    mends(rule, '{1}, Sacrifice Ember Lash: Ember Lash deals 1 damage to any target.', '{1}, Sacrifice this artifact: This artifact deals 1 damage to any target.', { type: 'Artifact' });
    mends(rule, 'Ember Lash enters tapped.', 'This land enters tapped.', { type: 'Land', cost: '' });
    mends(rule, 'Whenever Ember Lash becomes attached to a creature, draw a card.', 'Whenever this Equipment becomes attached to a creature, draw a card.', { type: 'Artifact — Equipment' });
    mends(rule, 'When Ember Lash enters, draw a card.', 'When this Aura enters, draw a card.', { type: 'Enchantment — Aura' });
  });
  test('the spell in its own cost', () => {
    mends(rule, 'As an additional cost to cast Ember Lash, discard a card.\nDraw two cards.', 'As an additional cost to cast this spell, discard a card.\nDraw two cards.');
  });
  test('not a legend, nor a spell', () => {
    check(rule, 'When Ember Lash enters, draw a card.', { type: 'Legendary Creature — Elf', below: '1/1' });
    check(rule, 'Ember Lash deals 3 damage to any target.');
  });
  test.each([
    'Ember Lash\'s power and toughness are each equal to the number of lands you control.',
    'Create a 1/1 green Elf creature token named Ember Lash.',
    'Return Ember Lash from your graveyard to your hand.',
    'If Ember Lash would be put into a graveyard from anywhere, exile it instead.',
    'Whenever this creature transforms into Ember Lash, draw a card.',
    'As long as Ember Lash is paired with another creature, both creatures have flying.',
    'Ember Lash is all colors.',
    'When Ember Lash dies, if it was a creature, return it to the battlefield.',
    'You may cast Ember Lash from exile.',
    'When you cycle Ember Lash, draw a card.',
    'Equipped creature has "Sacrifice Ember Lash: Draw a card."',
    'When this creature enters, draw a card.',
  ])('not %s', (text) => check(rule, text, creature));
});
