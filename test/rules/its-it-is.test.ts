import { describe, test } from 'vitest';
import rule from '../../service/rules/its-it-is.ts';
import { check } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

describe('its-it-is', () => {
  test('what belongs to it', () => {
    check(rule, 'Return target creature to [|it\'s|] owner\'s hand.');
    mends(rule, 'Return target creature to it\'s owner\'s hand.', 'Return target creature to its owner\'s hand.');
    mends(rule, 'Exile target creature. It’s controller draws a card.', 'Exile target creature. Its controller draws a card.');
  });
  test('what it is', () => {
    mends(rule, 'Reveal the top card of your library. If its a land card, draw a card.', 'Reveal the top card of your library. If it\'s a land card, draw a card.');
    mends(rule, 'Untap target creature. It gets +1/+0 as long as its attacking.', 'Untap target creature. It gets +1/+0 as long as it\'s attacking.');
  });
  test.each(['Return target creature to its owner\'s hand.', 'If it\'s a land card, draw a card.', 'Draw a card for each of its colors.', 'If it\'s blocking, untap it.'])('not %s', (text) => check(rule, text));
});
