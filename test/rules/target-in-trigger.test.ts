import { test } from 'vitest';
import rule from '../../service/rules/target-in-trigger.ts';
import { accepts, check, checkFix } from '../support/rule-check.ts';

const ON = { type: 'Enchantment' };

test('a target in the condition of a permanent\'s own ability', () => {
  check(rule, `
    Whenever target creature dies, you gain 1 life.
             ^^^^^^^^^^^^^^^ error target-in-trigger
  `, ON);
  checkFix(rule, 'Whenever target artifact becomes tapped, draw a card.', 'Whenever an artifact becomes tapped, draw a card.', ON);
});

test('not what becomes a target, and not in the effect', () => {
  accepts(rule, [
    'When this creature becomes the target of a spell or ability, sacrifice it.',
    'Whenever this creature attacks, tap target creature.',
    'At the beginning of your upkeep, any number of target players each draw a card.',
    'Whenever you cast a spell that targets a creature, draw a card.',
    '{2}: When target creature dies this turn, draw a card.',
  ], ON);
});

test('not a trigger that a spell sets up', () => {
  accepts(rule, ['When target creature dies this turn, draw a card.', 'Until end of turn, whenever target creature attacks, draw a card.']);
});
