import type { NodeContext } from './rule.ts';
import { hasSubtype, hasType } from './type-line.ts';

/** Subtypes that a permanent is called by, before its card type. */
const SUBTYPES = ['Aura', 'Saga', 'Class', 'Case', 'Room', 'Equipment', 'Vehicle', 'Fortification', 'Spacecraft', 'Siege', 'Attraction'] as const;
const TYPES = ['creature', 'land', 'planeswalker', 'battle', 'artifact', 'enchantment'] as const;

export const isPermanentCard = ({ typeLine }: Pick<NodeContext, 'typeLine'>): boolean => hasType(typeLine, ...TYPES) && !hasType(typeLine, 'instant', 'sorcery');

export const isLegendary = ({ typeLine }: Pick<NodeContext, 'typeLine'>): boolean => typeLine?.supertypes.some((word) => word.id === 'legendary') ?? false;

/** What a card calls itself on the battlefield: `creature`, `Equipment`; undefined where its type line does not say. */
export function ownKind({ typeLine }: Pick<NodeContext, 'typeLine'>): string | undefined {
  if (hasType(typeLine, 'creature')) return 'creature';
  return SUBTYPES.find((name) => hasSubtype(typeLine, name)) ?? TYPES.find((type) => hasType(typeLine, type));
}

/** The part of a legend's name that its text says: what stands before a comma, or the whole. */
export function shortName(name: string | undefined): string | undefined {
  const [first] = name?.split(/,\s/u) ?? [];
  return first && /^\p{L}/u.test(first) ? first.trim() : undefined;
}

const WORDS = /[\p{L}'’]+/gu;

/** The word stands in the card's own name or among its subtypes, so it may be meant as a name. */
export function isOwnWord(word: string, { face, typeLine }: Pick<NodeContext, 'face' | 'typeLine'>): boolean {
  const own = [face.name?.text ?? '', ...(typeLine?.subtypes ?? []).map((subtype) => subtype.text)].flatMap((text) => text.match(WORDS) ?? []);
  return word.split(' ').some((part) => own.some((name) => name === part || `${name}s` === part));
}
