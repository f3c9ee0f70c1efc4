import { test } from 'vitest';
import rule from '../../service/rules/token-cannot-return.ts';
import { accepts, check, checkFix } from '../support/rule-check.ts';

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

test('what has a card behind it comes back', () => {
  checkFix(rule, 'Exile target creature token, then return it to the battlefield.', 'Exile target nontoken creature, then return it to the battlefield.');
  checkFix(rule, "Return target token to its owner's hand. Put that card onto the battlefield tapped.", "Return target nontoken permanent to its owner's hand. Put that card onto the battlefield tapped.");
  checkFix(rule, 'Exile an artifact token you control, then return it to the battlefield.', 'Exile a nontoken artifact you control, then return it to the battlefield.');
  checkFix(rule, 'Exile two target creature tokens, then return them to the battlefield.', 'Exile two target nontoken creatures, then return them to the battlefield.');
});
