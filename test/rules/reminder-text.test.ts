import { test } from 'vitest';
import rule from '../../service/rules/reminder-text.ts';
import { accepts, check, checkFix } from '../support/rule-check.ts';

const FOOD = 'When this creature enters, create a Food token.';

test('an ability that is not the token’s own', () => {
  check(rule, `
    Investigate. (Create a Clue token. It's an artifact with "{2}, Sacrifice this artifact: Draw a card.")
                                                              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning reminder-text
  `);
  checkFix(rule, `${FOOD} (It's an artifact with "{2}, {T}, Sacrifice this artifact: You gain 3 life.")`, `${FOOD} (It's an artifact with "{2}, {T}, Sacrifice this token: You gain 3 life.")`);
  checkFix(rule, `${FOOD} (It's an artifact with "{1}, {T}, Sacrifice this token: You gain 4 life.")`, `${FOOD} (It's an artifact with "{2}, {T}, Sacrifice this token: You gain 3 life.")`);
});

test('what the rules say, in other marks, and of other tokens', () => {
  accepts(rule, [
    `${FOOD} (It’s an artifact with “{2}, {T}, Sacrifice this token: You gain 3 life.”)`,
    FOOD,
    'Create two Treasure tokens. (They\'re artifacts with "{T}, Sacrifice this token: Add one mana of any color.")',
    'Create a Food token and a Bat token. (The Bat token is a 1/1 black creature with "When this token dies, you gain 1 life.")',
    'Investigate twice. (To investigate, create a Clue token.)',
    'Create a 1/1 white Soldier creature token with "When this token dies, draw a card."',
  ]);
});
