import { describe, expect, test } from 'vitest';
import type { Ability } from '../../grammar/tree.ts';
import { abilityOf } from '../support/grammar/faces.ts';
import { strayStrings } from '../support/grammar/semantic-strings.ts';
import { SENTENCES } from '../support/grammar/sentences.ts';

/** The labels of level and die-roll rows are told in known-faults.test.ts. */
const checked = SENTENCES.filter((s) => !/^(?:LEVEL|\d+—)/.test(s));

describe('no piece of source text rides along in the tree', () => {
  test.each(checked)('%s', (sentence) => {
    expect(strayStrings(abilityOf(sentence), sentence)).toEqual([]);
  });

  test('the check sees source text in a field and in a leaf', () => {
    const text = 'Draw a card.';
    const ability = abilityOf(text);
    const clause = ability.sentences[0]!.clauses[0]!;
    expect(strayStrings(ability, text)).toEqual([]);
    clause.verb = 'draws a card';
    clause.object!.items[0]!.children[0] = { kind: 'Leaf', id: 'a card', start: 5, end: 11 };
    expect(strayStrings(ability as Ability, text)).toEqual([{ field: 'Clause.verb', text: 'draws a card' }, { field: 'Leaf.id', text: 'a card' }]);
  });
});
