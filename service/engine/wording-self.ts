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
