import { describe, test } from 'vitest';
import rule from '../../service/rules/then-comma.ts';
import { check } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

describe('then-comma', () => {
  test('no comma after it', () => {
    check(rule, 'Scry 2. [|Then,|] draw a card.');
    mends(rule, 'Scry 2. Then, draw a card.', 'Scry 2. Then draw a card.');
    mends(rule, 'Scry 2. Then, you may discard a card.', 'Scry 2. Then you may discard a card.');
  });
  test.each(['Scry 2. Then draw a card.', 'Scry 2. Then, for each land you control, you gain 1 life.', 'Scry 2. Then if you control a land, draw a card.', 'Scry 2, then draw a card.'])('not %s', (text) => check(rule, text));
});
