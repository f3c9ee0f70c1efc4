import { test } from 'vitest';
import rule from '../../service/rules/target-in-cost.ts';
import { accepts, check, checkFix } from '../support/rule-check.ts';

const ON = { type: 'Artifact' };

test('a target in a cost', () => {
  check(rule, `
    {1}, Sacrifice target creature: Draw a card.
                   ^^^^^^^^^^^^^^^ error target-in-cost
  `, ON);
  check(rule, `
    Tap target artifact you control: Draw a card.
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^ error target-in-cost
  `, ON);
  checkFix(rule, '{1}, Sacrifice target artifact: Draw a card.', '{1}, Sacrifice an artifact: Draw a card.', ON);
});

test('not in the effect, and not in an ability that a cost stands before', () => {
  accepts(rule, [
    '{1}, {T}: Tap target creature.',
    '{1}, Sacrifice a creature: Destroy target artifact.',
    '{2}: Target creature gains "{T}: This creature deals 1 damage to any target" until end of turn.',
    'Spells your opponents cast that target this creature cost {2} more to cast.',
  ], ON);
});
