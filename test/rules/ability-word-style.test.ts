import { test } from 'vitest';
import rule from '../../service/rules/ability-word-style.ts';
import { accepts, checkFix } from '../support/rule-check.ts';

test('no dash, and capitals', () => {
  checkFix(rule, 'Landfall: Whenever a land you control enters, you gain 1 life.', 'Landfall — Whenever a land you control enters, you gain 1 life.');
  checkFix(rule, 'Morbid When this creature enters, if a creature died this turn, draw a card.', 'Morbid — When this creature enters, if a creature died this turn, draw a card.');
  checkFix(rule, 'Will of the Council — When this creature enters, each player votes for feast or famine.', 'Will of the council — When this creature enters, each player votes for feast or famine.');
  checkFix(rule, 'Pack tactics whenever this creature attacks, draw a card.', 'Pack tactics — whenever this creature attacks, draw a card.');
  checkFix(rule, 'Pack Tactics — Whenever this creature attacks, draw a card.', 'Pack tactics — Whenever this creature attacks, draw a card.');
});

test('what is right, flavor words and others', () => {
  accepts(rule, [
    'Landfall — Whenever a land you control enters, you gain 1 life.',
    "Will of the council — Starting with you, each player votes for feast or famine.",
    'Moonlit Vigil — Whenever this creature attacks, draw a card.',
    'Channel — {1}{G}, Discard this card: You gain 3 life.',
    'Raid on the harbor.',
  ]);
});
