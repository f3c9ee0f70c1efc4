import { test } from 'vitest';
import rule from '../../service/rules/spell-ability-on-permanent.ts';
import { accepts, check, checkFix } from '../support/rule-check.ts';

const ON = { type: 'Creature — Faerie' };

test('an order with nothing that makes it happen', () => {
  check(rule, `
    Flying
    Draw two cards.
    ^^^^^^^^^^^^^^ error spell-ability-on-permanent
  `, ON);
  checkFix(rule, 'Draw two cards.', 'When this creature enters, draw two cards.', ON);
  checkFix(rule, 'Destroy target artifact.', 'When Orla enters, destroy target artifact.', { type: 'Legendary Creature — Faerie', name: 'Orla, Ash Thief' });
});

test('static orders, costs, triggers, chapters, modes', () => {
  accepts(rule, [
    'Prevent all damage that would be dealt to this creature.',
    'Skip your draw step.',
    'Untap all creatures you control during each other player\'s untap step.',
    'Play with the top card of your library revealed.',
    'Cast this spell only during combat.',
    'As an additional cost to cast this spell, sacrifice a creature.',
    'Each player can\'t draw more than one card each turn.',
    'When this creature enters, draw a card.',
    '{T}: Draw a card.',
    'Choose a Background',
    '{1}{B}, {T}:\nDraw a card.',
    'Whenever this creature attacks, choose one:\nDraw a card.',
  ], ON);
  accepts(rule, ['I — Draw a card.\nII — Create a Treasure token.'], { type: 'Enchantment — Saga' });
  accepts(rule, ['+1: Draw a card.\n−3: Destroy target creature.'], { type: 'Planeswalker — Orla' });
});

test('not on a spell', () => {
  accepts(rule, ['Draw two cards.']);
});
