import { describe, test } from 'vitest';
import rule from '../../service/rules/outdated-cast.ts';
import { check } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

describe('outdated-cast', () => {
  test('spells are cast', () => {
    check(rule, 'Whenever you [|play|] a creature spell, draw a card.', { type: 'Enchantment' });
    mends(rule, 'Whenever a player plays a creature spell, draw a card.', 'Whenever a player casts a creature spell, draw a card.', { type: 'Enchantment' });
    mends(rule, 'Play this spell only during combat.\nDraw a card.', 'Cast this spell only during combat.\nDraw a card.');
  });
  test('abilities are activated', () => {
    mends(rule, '{T}: Draw a card. Play this ability only once each turn.', '{T}: Draw a card. Activate this ability only once each turn.', { type: 'Artifact' });
  });
  test.each(['You may play an additional land this turn.', 'You may play that card this turn.', 'Whenever you cast a spell, draw a card.'])('not %s', (text) => check(rule, text));
});
