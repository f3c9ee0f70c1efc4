import { describe, test } from 'vitest';
import rule from '../../service/rules/trigger-comma.ts';
import { check, checkFix } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

const creature = { type: 'Creature — Cleric', below: '1/1' };

describe('trigger-comma', () => {
  test('between condition and effect', () => {
    check(rule, 'When this creature [|dies|] draw a card.', creature);
    mends(rule, 'When this creature dies draw a card.', 'When this creature dies, draw a card.', creature);
    mends(rule, 'Whenever you cast a creature spell create a Treasure token.', 'Whenever you cast a creature spell, create a Treasure token.', creature);
    mends(rule, 'When this creature enters put a +1/+1 counter on target creature.', 'When this creature enters, put a +1/+1 counter on target creature.', creature);
    mends(rule, 'When this creature enters each player draws a card.', 'When this creature enters, each player draws a card.', creature);
    mends(rule, 'Whenever this creature attacks you may draw a card.', 'Whenever this creature attacks, you may draw a card.', creature);
    mends(rule, 'When this creature enters you gain 4 life.', 'When this creature enters, you gain 4 life.', creature);
    mends(rule, 'At the beginning of your upkeep you gain 1 life.', 'At the beginning of your upkeep, you gain 1 life.', creature);
  });
  test.each([
    ['When this creature dies open an Attraction.', 'When this creature dies, open an Attraction.'],
    ['Whenever this creature becomes blocked it gets +1/+1 until end of turn.', 'Whenever this creature becomes blocked, it gets +1/+1 until end of turn.'],
    ['When enchanted creature dies its controller loses 2 life.', 'When enchanted creature dies, its controller loses 2 life.'],
    ['Whenever you cast a noncreature spell surveil 1.', 'Whenever you cast a noncreature spell, surveil 1.'],
    ['Whenever a creature enters this creature deals 2 damage to it.', 'Whenever a creature enters, this creature deals 2 damage to it.'],
    ['Whenever this creature deals damage to a player that player discards a card.', 'Whenever this creature deals damage to a player, that player discards a card.'],
    ['When this creature dies draw a card, then discard a card.', 'When this creature dies, draw a card, then discard a card.'],
  ])('whatever the event and the effect are: %s', (wrong, right) => checkFix(rule, wrong, right, creature));
  test.each([
    'When this creature enters the battlefield, it and another target creature get -3/-3 until end of turn.',
    'At the beginning of each players upkeep, they may pay {X}{X}.',
    'At the beginning each upkeep, you gain 1 life.',
    'Whenever a creature attacks you or a planeswalker you control, it brimbles.',
    'When this creature enters, brimble the glimmer if a player put it there.',
    'When this creature dies, draw a card.',
    'At the beginning of your upkeep, you gain 1 life.',
    'At the beginning of enchanted player\'s upkeep, any number of target players other than that player each draw a card.',
    'Draw a card when this creature dies.',
    'Whenever a creature attacks you, draw a card.',
    'Whenever a spell you control brimbles, draw a card.',
    'Whenever a creature that shares a type with this creature attacks, draw a card.',
  ])('not %s', (text) => check(rule, text, creature));
});
