import { describe, expect, it } from 'vitest';
import {
  ABILITY_WORDS, ACTIONS, CARD_TYPES, COUNTERS, ILLEGAL_PAIRS, KEYWORDS, PREDEFINED_TOKENS, STEPS, SUBTYPES, SUPERTYPES, SYMBOLS, ZONES,
  actionByName, keywordByJa, keywordByName, predefinedTokenByWord, stepByName, symbolByText,
} from '../../grammar/vocabulary/index.ts';

const duplicates = (values: readonly string[]): string[] =>
  [...new Set(values.filter((value, i) => values.indexOf(value) !== i))];

const RULE = /^\d{3}(\.\d+[a-z]*)?$/;
const TABLES = {
  ABILITY_WORDS, ACTIONS, CARD_TYPES, COUNTERS, KEYWORDS, PREDEFINED_TOKENS, STEPS, SUBTYPES, SUPERTYPES, SYMBOLS, ZONES,
};
const WITH_IDS = { ABILITY_WORDS, ACTIONS, CARD_TYPES, KEYWORDS, STEPS, SUPERTYPES, ZONES };
const WITH_SUMMARIES = { ACTIONS, CARD_TYPES, KEYWORDS, SUPERTYPES, SYMBOLS, ZONES };

describe.each(Object.entries(TABLES))('%s', (_, entries) => {
  it('cites rules by number', () => {
    for (const entry of entries) expect(entry.rule).toMatch(RULE);
  });
});

describe.each(Object.entries(WITH_IDS))('%s', (_, entries) => {
  it('has unique lower-case ids', () => {
    expect(duplicates(entries.map((e) => e.id))).toEqual([]);
    for (const { id } of entries) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
});

describe.each(Object.entries(WITH_SUMMARIES))('%s', (_, entries) => {
  it('explains each entry in one to three short sentences', () => {
    for (const { summary } of entries) {
      expect(summary.length, summary).toBeGreaterThanOrEqual(10);
      expect(summary.length, summary).toBeLessThanOrEqual(260);
      expect(summary).toMatch(/^[A-Z"0-9].*\.$/s);
      expect(summary.split(/(?<=[.;]) /).length, summary).toBeLessThanOrEqual(4);
    }
  });

  it('explains no two entries alike', () => {
    expect(duplicates(entries.map((e) => e.summary))).toEqual([]);
  });
});

describe('Japanese names', () => {
  const names = Object.values(TABLES).flatMap((entries) => entries.flatMap((e) => ('ja' in e ? [e.ja] : [])));

  it('contain no Latin letters but the level-up keyword', () => {
    expect(names.filter((ja) => ja !== null && /[A-Za-z]/.test(ja))).toEqual(['Lvアップ']);
  });

  it('are never empty and are known for most entries', () => {
    expect(names).not.toContain('');
    expect(names.filter((ja) => ja !== null).length / names.length).toBeGreaterThan(0.75);
  });
});

describe('keywords and actions', () => {
  it('are all there, in the order of the rules', () => {
    const numbers = (entries: readonly { rule: string }[]): number[] => entries.map((e) => Number(e.rule.split('.')[1]));
    expect(numbers(KEYWORDS)).toEqual(KEYWORDS.map((_, i) => i + 2));
    expect(numbers(ACTIONS)).toEqual(ACTIONS.map((_, i) => i + 2));
    expect([KEYWORDS.length, ACTIONS.length]).toEqual([194, 70]);
  });

  it('have names and forms that belong to one entry', () => {
    for (const entries of [KEYWORDS, ACTIONS])
      expect(duplicates(entries.flatMap((e) => [e.name, ...(e.forms ?? [])].map((n) => n.toLowerCase())))).toEqual([]);
    expect(duplicates(KEYWORDS.flatMap((k) => [k.ja, ...(k.formsJa ?? [])].filter((ja) => ja !== null)))).toEqual([]);
  });

  it('show their parameter in the written form', () => {
    for (const { name, parameter, written } of KEYWORDS) {
      if (parameter === 'none') expect(written, name).not.toMatch(/\[|\bN\b/);
      else expect(written, name).toMatch(/\[|\bN\b/);
    }
  });

  it.each([
    ['plainswalk', 'landwalk'], ['basic landcycling', 'cycling'], ['multikicker', 'kicker'], ['megamorph', 'morph'],
    ['nightbound', 'daybound and nightbound'], ["doctor's companion", 'partner'], ['choose a background', 'partner'],
    ['totem armor', 'umbra armor'], ['for mirrodin!', 'For Mirrodin!'],
  ])('%s is a form of %s', (form, name) => {
    expect(keywordByName.get(form)?.name).toBe(name);
  });

  it('are found by inflected and Japanese forms', () => {
    expect(actionByName.get('sacrifices')?.id).toBe('sacrifice');
    expect(actionByName.get('untapped')?.id).toBe('tap-and-untap');
    expect(keywordByJa.get('島渡り')?.id).toBe('landwalk');
  });

  it('say how they target', () => {
    const targets = (name: string): string | undefined => keywordByName.get(name)?.targets;
    expect([targets('equip'), targets('enchant'), targets('storm'), targets('flying'), targets('ward')]).toEqual(
      ['targets', 'aura-spell', 'may-choose-new-targets', 'none', 'none']);
  });

  it('pair illegal objects with known actions', () => {
    for (const { action } of ILLEGAL_PAIRS) expect(actionByName.has(action), action).toBe(true);
    expect(duplicates(ILLEGAL_PAIRS.map((p) => `${p.action} ${p.object}`))).toEqual([]);
  });

  it('make tokens whose subtypes exist', () => {
    const known = new Set(SUBTYPES.map((s) => s.name));
    for (const { makesToken } of KEYWORDS) for (const word of makesToken?.split(' ') ?? []) expect(known.has(word), word).toBe(true);
  });
});

describe('symbols, counters, steps', () => {
  it('parse as one symbol in braces, each once', () => {
    for (const { symbol } of SYMBOLS) expect(symbol).toMatch(/^\{[A-Z0-9]+(\/[A-Z0-9]+)*\}$/);
    expect(duplicates(SYMBOLS.map((s) => s.symbol))).toEqual([]);
  });

  it('hold the ten pairs of colors in each two-color kind', () => {
    for (const kind of ['hybrid', 'hybrid phyrexian']) expect(SYMBOLS.filter((s) => s.kind === kind)).toHaveLength(10);
    for (const kind of ['colored', 'phyrexian', 'monocolored hybrid', 'colorless hybrid'])
      expect(SYMBOLS.filter((s) => s.kind === kind).length, kind).toBeGreaterThanOrEqual(5);
    expect(symbolByText.get('{g/u/p}')?.kind).toBe('hybrid phyrexian');
  });

  it('name each counter once, without the word', () => {
    expect(duplicates(COUNTERS.map((c) => c.name))).toEqual([]);
    for (const { name, ja } of COUNTERS) expect(`${name} ${ja ?? ''}`).not.toMatch(/counter|カウンター|^\d/);
  });

  it('find steps by the words of a text', () => {
    expect(stepByName.get('upkeep')?.rule).toBe('503');
    expect(stepByName.get('end step')?.rule).toBe('513');
  });
});

describe('predefined tokens', () => {
  const subtypes = new Set(SUBTYPES.map((s) => s.name));
  const types = new Set(CARD_TYPES.map((t) => t.id));
  const faces = PREDEFINED_TOKENS.flatMap((t) => (t.otherFace ? [t, t.otherFace] : [t]));

  it('are the twenty-two of the rules, each word once', () => {
    expect(PREDEFINED_TOKENS).toHaveLength(22);
    expect(duplicates(PREDEFINED_TOKENS.map((t) => t.word))).toEqual([]);
  });

  it('have known types, subtypes and keywords', () => {
    for (const face of faces) {
      for (const type of face.types) expect(types.has(type), type).toBe(true);
      for (const subtype of face.subtypes) expect(subtypes.has(subtype), subtype).toBe(true);
      for (const keyword of face.keywords) expect(keywordByName.has(keyword), keyword).toBe(true);
      expect(face.subtypesJa).toHaveLength(face.subtypes.length);
    }
  });

  it('have power and toughness exactly if they are creatures', () => {
    for (const face of faces) {
      expect(face.power !== null, face.name).toBe(face.types.includes('creature'));
      expect(face.toughness !== null, face.name).toBe(face.types.includes('creature'));
    }
  });

  it('translate every ability or none', () => {
    for (const face of faces) if (face.abilitiesJa) expect(face.abilitiesJa).toHaveLength(face.abilities.length);
  });

  it('know the two faces of an Incubator and the color of a Heartwood', () => {
    expect(predefinedTokenByWord.get('incubator')?.otherFace?.name).toBe('Phyrexian Token');
    expect(predefinedTokenByWord.get('heartwood')?.colors).toEqual(['red', 'green']);
    expect(predefinedTokenByWord.get('walker')).toMatchObject({ name: 'Walker', subtypes: ['Zombie'], power: '2' });
  });

  it('date from an edition', () => {
    for (const { since } of PREDEFINED_TOKENS) expect(since).toMatch(/^20\d\d-\d\d-\d\d$/);
  });
});
