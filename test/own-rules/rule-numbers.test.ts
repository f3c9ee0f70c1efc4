import { describe, expect, test } from 'vitest';
import { ACTIONS } from '../../grammar/vocabulary/index.ts';
import { NEWEST_EDITION, RENUMBERINGS, ruleNumberIn } from '../../grammar/vocabulary/rule-numbers.ts';

const SEED = '2023-11-17';

describe('rule numbers across editions', () => {
  test.each([
    ['111.4', SEED, NEWEST_EDITION, '111.4'],
    ['111.11', SEED, NEWEST_EDITION, '111.12'],
    ['111.12', SEED, NEWEST_EDITION, '111.13'],
    ['111.12', NEWEST_EDITION, SEED, '111.11'],
    ['111.11', NEWEST_EDITION, SEED, null],
    ['701.40', SEED, NEWEST_EDITION, '701.44'],
    ['701.40a', SEED, NEWEST_EDITION, '701.44a'],
    ['701.8', NEWEST_EDITION, SEED, '701.7'],
    ['701.23b', NEWEST_EDITION, '2025-04-04', '701.19b'],
    ['701.4', NEWEST_EDITION, SEED, null],
    ['701.11a', NEWEST_EDITION, SEED, null],
    ['701.8', '2025-06-06', '2026-06-19', '701.8'],
    ['310.8', '2026-06-19', NEWEST_EDITION, '310.9'],
    ['310.11a', '2026-06-19', NEWEST_EDITION, '310.12a'],
    ['704.5z', '2026-06-19', NEWEST_EDITION, '704.5aa'],
    ['704.5z', NEWEST_EDITION, '2026-06-19', '704.5y'],
    ['704.5', NEWEST_EDITION, '2026-06-19', '704.5'],
    ['506.6', NEWEST_EDITION, '2026-06-19', null],
    ['723.1', NEWEST_EDITION, '2026-06-19', '723.1'],
    ['723.1', NEWEST_EDITION, SEED, null],
  ])('%s of %s is, in %s, %s', (number, from, to, expected) => {
    expect(ruleNumberIn(number, from, to)).toBe(expected);
  });

  test('what exists in both editions comes back', () => {
    for (const { rule } of ACTIONS) {
      const then = ruleNumberIn(rule, NEWEST_EDITION, SEED);
      if (then !== null) expect(ruleNumberIn(then, SEED, NEWEST_EDITION)).toBe(rule);
    }
  });

  test('no two rules move to one number, and the editions are in order', () => {
    for (const { moved, added } of RENUMBERINGS) {
      const taken = [...Object.values(moved), ...added];
      expect(new Set(taken).size).toBe(taken.length);
    }
    const days = RENUMBERINGS.map(({ since }) => since);
    expect([...days].sort()).toEqual(days);
  });
});
