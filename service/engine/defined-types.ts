import { definitionOf, pluralOf, SUBTYPE_KINDS, type Definition, type Lexicon, type SubtypeKind } from '../../grammar/index.ts';
import type { Subtype, SubtypeOwner } from '../../grammar/vocabulary/index.ts';

const OWNERS: Readonly<Record<SubtypeKind, SubtypeOwner>> = {
  'creature type': 'creature', 'artifact type': 'artifact', 'land type': 'land', 'enchantment type': 'enchantment', 'spell type': 'spell', 'planeswalker type': 'planeswalker', 'battle type': 'battle',
};
const OWNER_OF_TYPE: Readonly<Record<string, SubtypeOwner>> = {
  creature: 'creature', kindred: 'creature', artifact: 'artifact', land: 'land', enchantment: 'enchantment', instant: 'spell', sorcery: 'spell', planeswalker: 'planeswalker', battle: 'battle',
};

/** A token defined with its own word as subtype defines that subtype too, as the rules do for Food (205.3g). */
function ownerOf({ kind, name, token }: Definition): SubtypeOwner | undefined {
  if (kind !== 'token') return OWNERS[kind as SubtypeKind];
  if (!token?.subtypes.includes(name)) return undefined;
  return token.types.map((type) => OWNER_OF_TYPE[type]).find((owner) => owner !== undefined);
}

/** The subtypes that definitions make of a word, in English or Japanese. */
export function definedSubtypes(word: string, lexicon: Lexicon | undefined): Subtype[] {
  if (!lexicon) return [];
  const definitions = lexicon.byWord.get(word.toLowerCase().replace(/[’‘]/g, "'")) ?? lexicon.byJa.get(word) ?? [];
  return definitions.flatMap((definition) => {
    const of = ownerOf(definition);
    return of ? [{ name: definition.name, plural: pluralOf(definition.name), ja: definition.ja ?? null, of, rule: '205.3' }] : [];
  });
}

export const isDefinedSupertype = (word: string, lexicon: Lexicon | undefined): boolean => definitionOf(lexicon, word, 'supertype') !== undefined;

/** The kind of definition that makes a word a subtype of these card types. */
export function subtypeKindFor(types: readonly string[]): SubtypeKind {
  const owner = types.map((type) => OWNER_OF_TYPE[type]).find((of) => of !== undefined) ?? 'creature';
  return SUBTYPE_KINDS.find((kind) => OWNERS[kind] === owner) ?? 'creature type';
}
