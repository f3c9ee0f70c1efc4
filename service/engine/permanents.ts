import type { FaceContext, NodeContext } from './rule.ts';
import { hasSubtype, hasType } from './type-line.ts';

const PERMANENTS = ['creature', 'artifact', 'enchantment', 'land', 'planeswalker', 'battle'];

export const isPermanentCard = ({ typeLine }: Pick<FaceContext, 'typeLine'>): boolean => hasType(typeLine, ...PERMANENTS) && !hasType(typeLine, 'instant', 'sorcery');

export const isSpellCard = ({ typeLine }: Pick<FaceContext, 'typeLine'>): boolean => hasType(typeLine, 'instant', 'sorcery');

const BY_SUBTYPE = ['Aura', 'Equipment', 'Vehicle', 'Saga', 'Siege', 'Spacecraft'];

/** What a card calls itself: its name on a legend or a spell, `this creature` and the like elsewhere; undefined where it has no name. */
export function selfOf({ face, typeLine }: Pick<NodeContext, 'face' | 'typeLine'>): string | undefined {
  const name = face.name?.text.replace(/,.*$/u, '');
  if (!typeLine || !hasType(typeLine, ...PERMANENTS) || typeLine.supertypes.some((s) => s.id === 'legendary')) return name;
  const subtype = BY_SUBTYPE.find((s) => hasSubtype(typeLine, s));
  if (subtype) return `this ${subtype}`;
  return `this ${['creature', 'planeswalker', 'battle', 'land', 'artifact', 'enchantment'].find((t) => hasType(typeLine, t))!}`;
}
