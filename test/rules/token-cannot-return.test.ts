import { test } from 'vitest';
import rule from '../../service/rules/token-cannot-return.ts';
import { accepts, check } from '../support/rule-check.ts';

test('a token that comes back', () => {
  check(rule, `
    Exile target creature token, then return it to the battlefield.
                                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning token-cannot-return
  `);
  check(rule, `
    Return target token to its owner's hand. Put that card onto the battlefield tapped.
                                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning token-cannot-return
  `);
});

test('not cards, and not tokens that only go', () => {
  accepts(rule, [
    'Exile target nontoken creature, then return it to the battlefield under its owner\'s control.',
    'Exile target creature, then return it to the battlefield.',
    'Exile target creature token. Draw a card.',
    'Exile target token. Exile target creature card from a graveyard, then put it onto the battlefield.',
  ]);
});
