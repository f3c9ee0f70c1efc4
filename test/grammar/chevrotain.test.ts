import { expect, test } from 'vitest';
import { EnglishParser } from '../../grammar/english/parser/ability.ts';

type Grouped = Partial<Record<PropertyKey, unknown[]>>;

/** Chevrotain's validation uses `Object.groupBy`, which Node 20 does not have. */
function withGroupBy(): void {
  const target = Object as unknown as { groupBy?: (items: Iterable<unknown>, key: (item: unknown, index: number) => PropertyKey) => Grouped };
  target.groupBy ??= (items, key) => {
    const groups: Grouped = Object.create(null) as Grouped;
    let index = 0;
    for (const item of items) (groups[key(item, index++)] ??= []).push(item);
    return groups;
  };
}

const complaints = (): string[] => {
  withGroupBy();
  try {
    new EnglishParser(true);
    return [];
  } catch (error) {
    return (error as Error).message.split(/\n-{5,}\n/).map((m) => m.replace(/\s+/g, ' ').replace(/See: .*$/, '').trim());
  }
};

test('the grammar has no left recursion, no nullable repetition and no undecided ambiguity', () => {
  expect(complaints()).toEqual([]);
});
