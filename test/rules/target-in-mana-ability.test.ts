import { test } from 'vitest';
import rule from '../../service/rules/target-in-mana-ability.ts';
import { accepts, check, checkFix } from '../support/rule-check.ts';

const ON = { type: 'Artifact' };

test('an ability that adds mana and targets', () => {
  check(rule, `
    {T}: Add {C}{C}. Target opponent gains 1 life.
                     ^^^^^^^^^^^^^^^ information target-in-mana-ability
  `, ON);
});

test('not loyalty abilities, spells, triggers, nor quoted abilities', () => {
  accepts(rule, [
    '{T}: Add {C}{C}.',
    '{T}: Target creature gains "{T}: Add {G}" until end of turn.',
    '{T}: Add {C}. You may choose new targets for the copy.',
    'When this artifact enters, add {C}. Target opponent gains 1 life.',
  ], ON);
  accepts(rule, ['+1: Add {R}{R}. Target opponent loses 1 life.'], { type: 'Planeswalker — Orla' });
  accepts(rule, ['Add {R}{R}. Target opponent loses 1 life.']);
});

test('each player, or any one object', () => {
  checkFix(rule, '{T}: Add {C}{C}. Target opponent gains 1 life.', '{T}: Add {C}{C}. Each opponent gains 1 life.', { type: 'Artifact' });
  checkFix(rule, '{T}: Add {C}{C}. Untap target artifact you control.', '{T}: Add {C}{C}. Untap an artifact you control.', { type: 'Artifact' });
});
