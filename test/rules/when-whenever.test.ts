import { test } from 'vitest';
import rule from '../../service/rules/when-whenever.ts';
import { accepts, check, checkFix } from '../support/rule-check.ts';

const ON = { type: 'Creature — Zombie' };

test('when for often, whenever for once', () => {
  check(rule, `
    When this creature attacks, you gain 1 life.
    ^^^^ information when-whenever
  `, ON);
  checkFix(rule, 'When this creature blocks, draw a card.', 'Whenever this creature blocks, draw a card.', ON);
  checkFix(rule, 'Whenever this creature dies, draw a card.', 'When this creature dies, draw a card.', ON);
  checkFix(rule, 'Whenever this creature enters, draw a card.', 'When this creature enters, draw a card.', ON);
});

test('not where the effect ends it, or the event is another', () => {
  accepts(rule, [
    'When this creature attacks, sacrifice it at end of combat.',
    'When this creature attacks, it loses defender.',
    'When this creature blocks, destroy it.',
    'When this creature attacks, shuffle it into its owner\'s library.',
    'Whenever this creature enters or attacks, draw a card.',
    'Whenever this creature or another creature you control dies, draw a card.',
    'Whenever another creature dies, draw a card.',
    'When this creature dies, draw a card.',
    'Whenever this creature attacks, draw a card.',
  ], ON);
});
