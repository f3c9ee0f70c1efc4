import { describe, test } from 'vitest';
import rule from '../../service/rules/outdated-add-mana.ts';
import { check } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

describe('outdated-add-mana', () => {
  const artifact = { type: 'Artifact' };
  test('colorless mana', () => {
    check(rule, '{T}: Add [|{2}|].', artifact);
    mends(rule, '{T}: Add {1}.', '{T}: Add {C}.', artifact);
    mends(rule, '{T}: Add {2}.', '{T}: Add {C}{C}.', artifact);
  });
  test.each(['{2}, {T}: Add {C}{C}.', '{1}, {T}: Add {G}.', 'You may pay {2}. If you do, add {R}.'])('not %s', (text) => check(rule, text, artifact));
});
