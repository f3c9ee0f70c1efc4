import { describe, test } from 'vitest';
import rule from '../../service/rules/object-self-reference.ts';
import { check } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

describe('object-self-reference', () => {
  test('by the subtype', () => {
    check(rule, 'When [|this enchantment|] enters, draw a card.', { type: 'Enchantment — Aura' });
    mends(rule, 'When this enchantment enters, draw a card.', 'When this Aura enters, draw a card.', { type: 'Enchantment — Aura' });
    mends(rule, 'This artifact enters tapped.', 'This Vehicle enters tapped.', { type: 'Artifact — Vehicle', below: '3/3' });
    mends(rule, '{2}: Attach this artifact to target creature you control.', '{2}: Attach this Equipment to target creature you control.', { type: 'Artifact — Equipment' });
  });
  test.each([
    ['When this enchantment enters, draw a card.', 'Enchantment'],
    ['When this artifact enters, draw a card.', 'Artifact — Clue'],
    ['When this Aura enters, draw a card.', 'Enchantment — Aura'],
    ['Equipped creature has "Sacrifice this artifact: Draw a card."', 'Artifact — Equipment'],
  ])('not %s on %s', (text, type) => check(rule, text, { type }));
});
