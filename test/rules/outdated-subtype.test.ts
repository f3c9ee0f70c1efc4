import { describe, test } from 'vitest';
import rule from '../../service/rules/outdated-subtype.ts';
import { check } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

describe('outdated-subtype', () => {
  test('on the type line', () => {
    mends(rule, 'Dune Coil {1}{G}\nCreature — Naga Warrior\n2/2', 'Dune Coil {1}{G}\nCreature — Snake Warrior\n2/2', { whole: true });
  });
  test('in the text, with its article', () => {
    check(rule, 'Other [|Nagas|] you control get +1/+1.', { type: 'Enchantment' });
    mends(rule, 'Other Nagas you control get +1/+1.', 'Other Snakes you control get +1/+1.', { type: 'Enchantment' });
    mends(rule, 'Sacrifice a Cephalid. If you do, draw a card.', 'Sacrifice an Octopus. If you do, draw a card.');
  });
  test('not a current one, nor a name', () => {
    check(rule, 'Other Snakes you control get +1/+1.', { type: 'Enchantment' });
    check(rule, 'When Naga Omen enters, draw a card.', { name: 'Naga Omen', type: 'Legendary Enchantment' });
  });
});
