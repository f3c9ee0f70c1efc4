import { describe, expect, test } from 'vitest';
import { deserialize, renderEnglish, serialize } from '../../grammar/index.ts';
import { unread } from '../../grammar/unread.ts';
import { abilityOf } from '../support/grammar/faces.ts';
import { strayStrings } from '../support/grammar/semantic-strings.ts';
import { SENTENCES } from '../support/grammar/sentences.ts';
import { runCli, folderWith } from '../support/cli.ts';
import { HARD_SENTENCES } from './hard-sentences.ts';

const options = { name: 'Ember Lash, Unbound', self: 'as-written' } as const;

describe('the tree as JSON', () => {
  test('has no positions, tokens or order of the source', () => {
    const json = serialize(abilityOf('Whenever this creature attacks, target soldier gets +1/+0.'));
    for (const key of ['children', 'start', 'end', 'at', 'lowerCase']) expect(json).not.toContain(`"${key}"`);
  });

  test.each([...SENTENCES, ...HARD_SENTENCES].filter((s) => !/^(?:LEVEL|\d+—)/.test(s)))('has meaning only: %s', (sentence) => {
    expect(strayStrings(abilityOf(sentence), sentence)).toEqual([]);
  });

  test('is read again as it was written', () => {
    for (const sentence of SENTENCES) {
      const json = serialize(abilityOf(sentence));
      expect(serialize(deserialize(json))).toBe(json);
    }
  });
});

describe('what cannot be said', () => {
  test.each([
    ['Flimmer the wobble.', /^⟦…⟧\.?$/],
    ['Draw a card, then flimmer the wobble.', /^Draw a card.*⟦…⟧/],
    ['Whenever this creature attacks, flimmer it.', /^Whenever this creature attacks.*⟦…⟧/],
  ])('is a gap: %s', (text, gap) => {
    expect(renderEnglish([deserialize(serialize(abilityOf(text)))], options)).toMatch(gap);
  });

  test('a text of another language is one gap', () => {
    expect(renderEnglish([unread('カードを１枚引く。')], options)).toBe('⟦…⟧');
  });
});

describe('how a card speaks of itself', () => {
  const ability = () => abilityOf('When Ember Lash enters, you gain 1 life.');
  test('by its name', () => {
    expect(renderEnglish([abilityOf('When this creature enters, you gain 1 life.')], { ...options, self: 'name' })).toBe('When Ember Lash, Unbound enters, you gain 1 life.');
  });
  test('as this object', () => {
    expect(renderEnglish([ability()], { ...options, self: 'this' })).toBe('When this permanent enters, you gain 1 life.');
    expect(renderEnglish([abilityOf('When this Aura enters, you gain 1 life.')], { ...options, self: 'this' })).toBe('When this Aura enters, you gain 1 life.');
  });
});

test('inspect --render adds the text of each face', async () => {
  const folder = folderWith({ 'larder.jsonl': `${JSON.stringify({ object: 'card', lang: 'en', name: 'Larder Imp', type_line: 'Creature — Imp', oracle_text: 'Flying (It flies.)\nWhen Larder Imp enters the battlefield, draw 2 cards.' })}\n` });
  const line = async (...flags: string[]) => JSON.parse((await runCli(['inspect', ...flags, 'larder.jsonl'], { cwd: folder })).stdout) as { rendered?: string };
  expect((await line()).rendered).toBeUndefined();
  expect((await line('--render', 'en')).rendered).toBe('Flying\nWhen Larder Imp enters, draw two cards.');
});
