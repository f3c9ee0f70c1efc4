import { describe, test } from 'vitest';
import rule from '../../service/rules/outdated-mana-pool.ts';
import { check } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

describe('outdated-mana-pool', () => {
  const artifact = { type: 'Artifact' };
  test('mana is only added', () => {
    check(rule, '{T}: Add {G} [|to your mana pool|].', artifact);
    mends(rule, '{T}: Add {G} to your mana pool.', '{T}: Add {G}.', artifact);
    mends(rule, 'Add one mana of any color to your mana pool. Draw a card.', 'Add one mana of any color. Draw a card.');
    mends(rule, 'Each player adds {R} to their mana pool.', 'Each player adds {R}.');
  });
  test.each([
    '{T}: Add {G}.',
    'Put a +1/+1 counter on target creature. Add {G} for each land you control.',
  ])('not %s', (text) => check(rule, text));
});
