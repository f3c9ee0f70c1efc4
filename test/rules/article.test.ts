import { describe, expect, test } from 'vitest';
import { articleOf } from '../../service/engine/wording-articles.ts';
import rule from '../../service/rules/article.ts';
import { check } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

describe('article', () => {
  test('by the sound of the next word', () => {
    check(rule, 'Sacrifice [|a|] artifact.');
    mends(rule, 'Sacrifice a artifact. An creature you control gets +1/+0 until end of turn.', 'Sacrifice an artifact. A creature you control gets +1/+0 until end of turn.');
    mends(rule, 'Whenever you cast an historic spell, create a 8/8 blue Octopus creature token.', 'Whenever you cast a historic spell, create an 8/8 blue Octopus creature token.', { type: 'Enchantment' });
  });
  test.each(['Create an X/X green Ooze creature token, where X is 3.', 'Put a +1/+1 counter on a unicorn.', 'Reveal an Urzan or a one-time card.'])('not %s', (text) => check(rule, text));
  test.each([['hour', 'an'], ['unicorn', 'a'], ['uninhabited', 'an'], ['one', 'a'], ['only', 'an'], ['18', 'an'], ['80', 'an'], ['1', 'a'], ['110', 'a'], ['X', 'an'], ['Equipment', 'an'], ['−1/−1', 'a'], ['euphoric', 'a'], ['usable', 'a'], ['Urn', 'an'], ['{W}', undefined]])('%s', (word, wanted) => {
    expect(articleOf(word)).toBe(wanted);
  });
});
