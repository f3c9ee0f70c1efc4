import { describe, expect, it } from 'vitest';
import { CARD_TYPES, REMOVED_SUBTYPES, SUBTYPES, SUPERTYPES, subtypeByName, subtypesByJa } from '../../grammar/vocabulary/index.ts';

const duplicates = (values: readonly string[]): string[] =>
  [...new Set(values.filter((value, i) => values.indexOf(value) !== i))];

/** English forms that no regular rule gives. */
const IRREGULAR: Record<string, string> = {
  Elf: 'Elves', Dwarf: 'Dwarves', Wolf: 'Wolves', Werewolf: 'Werewolves', Mouse: 'Mice', Ox: 'Oxen', Fungus: 'Fungi',
  Child: 'Children', Homunculus: 'Homunculi', Pegasus: 'Pegasi', Hero: 'Heroes', Cyclops: 'Cyclopes', Cyberman: 'Cybermen', Locus: 'Loci',
};
const REGULAR = (name: string): string[] => [
  `${name}s`, `${name}es`, ...(/[^aeiou]y$/.test(name) ? [`${name.slice(0, -1)}ies`] : []),
];

describe('subtypes', () => {
  it('are each listed once for each card type', () => {
    expect(duplicates(SUBTYPES.map((s) => `${s.of} ${s.name}`))).toEqual([]);
  });

  it('number as many as the rules list', () => {
    const count = (of: string): number => SUBTYPES.filter((s) => s.of === of).length;
    expect(SUBTYPES).toHaveLength(546);
    expect(count('creature')).toBe(324);
    expect(count('spell')).toBe(5);
  });

  it('are written with plain apostrophes and capitals', () => {
    for (const { name, plural } of SUBTYPES) expect(`${name} ${plural}`).not.toMatch(/[’‘“”]/);
    for (const { name } of SUBTYPES) expect(name).toMatch(/^[A-Z]/);
  });

  it('have regular plurals but for the known exceptions and words with one form', () => {
    for (const { name, plural } of SUBTYPES)
      if (plural !== name) expect([...REGULAR(name), IRREGULAR[name]], `${name} → ${plural}`).toContain(plural);
  });

  it.each(Object.entries(IRREGULAR))('%s has the plural %s', (name, plural) => {
    expect(SUBTYPES.find((s) => s.name === name)?.plural).toBe(plural);
  });

  it('ending in a hiss or in a consonant and y do not merely add s', () => {
    for (const { name, plural } of SUBTYPES) if (/(?:x|z|[^r]ch|sh|[^aeiou]y)$/.test(name)) expect(plural).not.toBe(`${name}s`);
  });

  it.each(['Merfolk', 'Kithkin', 'Kor', 'Vedalken', 'Eldrazi', 'Samurai', 'Equipment', 'Plains', 'Treefolk'])('%s is its own plural', (name) => {
    expect(SUBTYPES.find((s) => s.name === name)?.plural).toBe(name);
  });

  it('never have a plural that is the name of another', () => {
    const names = new Set(SUBTYPES.map((s) => s.name));
    for (const { name, plural } of SUBTYPES) if (plural !== name) expect(names.has(plural), plural).toBe(false);
  });

  it('are found by name and plural in any case', () => {
    expect(subtypeByName.get('elves')?.name).toBe('Elf');
    expect(subtypeByName.get('time lord')?.name).toBe('Time Lord');
    expect(subtypeByName.get("urza's")?.of).toBe('land');
    expect(subtypeByName.get('spacecraft')?.of).toBe('artifact');
  });

  it('are found by Japanese name, all that share it', () => {
    expect(subtypesByJa.get('エルフ')?.map((s) => s.name)).toEqual(['Elf']);
    for (const [ja, entries] of subtypesByJa) for (const entry of entries) expect(entry.ja).toBe(ja);
  });

  it('that were removed are gone and lead to existing ones', () => {
    for (const removed of REMOVED_SUBTYPES) {
      expect(subtypeByName.has(removed.name.toLowerCase())).toBe(false);
      expect(removed.replacements.length).toBeGreaterThan(0);
      for (const name of removed.replacements) expect(subtypeByName.get(name.toLowerCase())?.of).toBe(removed.of);
    }
  });
});

describe('types and supertypes', () => {
  it('are the fifteen types and five supertypes of the rules, each once', () => {
    expect(CARD_TYPES).toHaveLength(15);
    expect(SUPERTYPES).toHaveLength(5);
    expect(duplicates([...CARD_TYPES, ...SUPERTYPES].map((t) => t.id))).toEqual([]);
  });

  it('name the six permanent types', () => {
    expect(CARD_TYPES.filter((t) => t.permanent).map((t) => t.id).sort()).toEqual(
      ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker']);
  });
});
