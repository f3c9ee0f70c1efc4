import { test } from 'vitest';
import rule from '../../service/rules/reference-without-antecedent.ts';
import { accepts, check, checkFix } from '../support/rule-check.ts';

test('that creature with nothing before it', () => {
  check(rule, `
    Destroy that creature. You gain 2 life.
            ^^^^^^^^^^^^^ warning reference-without-antecedent
  `);
  check(rule, `
    Ember Lash deals 3 damage to that creature.
                                 ^^^^^^^^^^^^^ warning reference-without-antecedent
  `);
  check(rule, `
    Cast this spell only if you control two or more Vampires.
    Destroy that creature.
            ^^^^^^^^^^^^^ warning reference-without-antecedent
  `);
  checkFix(rule, 'Destroy it. You gain 2 life.', 'Destroy target creature. You gain 2 life.');
  checkFix(rule, 'Destroy that creature.', 'Destroy target creature.');
});

test('not where it may mean something named before', () => {
  accepts(rule, [
    'Tap target creature. Destroy that creature.',
    'Choose target creature.\nDestroy that creature.',
    'Roll a d20.\n1—9 | Create a 1/1 red Goblin creature token.\n10—20 | Create two of those tokens.',
    'Amass Zombies 2. That creature gains haste.',
    'Manifest dread, then put a +1/+1 counter on that creature.',
    'Prevent all damage that creatures would deal this turn.',
    'Exile the top two cards of your library. You may play those cards this turn.',
    'Destroy target creature. Exile it.',
    'Draw a card, then exile this spell. If it was kicked, draw a card.',
    'Choose any target. If that permanent is a creature, tap it.',
  ]);
});
