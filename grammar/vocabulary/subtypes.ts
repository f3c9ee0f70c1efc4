import { CREATURE_TYPES } from './creature-types.ts';
import { NONCREATURE_TYPES } from './noncreature-types.ts';
import type { RemovedSubtype, Subtype } from './subtype.ts';

export type { RemovedSubtype, Subtype, SubtypeOwner } from './subtype.ts';

/** Every subtype of the current rules (205.3). */
export const SUBTYPES: readonly Subtype[] = [...CREATURE_TYPES, ...NONCREATURE_TYPES];

/** Creature types that printed cards still show and that the rules no longer list. */
export const REMOVED_SUBTYPES: readonly RemovedSubtype[] = [
  { name: 'Cephalid', plural: 'Cephalids', of: 'creature', replacements: ['Octopus'] },
  { name: 'Naga', plural: 'Nagas', of: 'creature', replacements: ['Snake'] },
  { name: 'Viashino', plural: 'Viashinos', of: 'creature', replacements: ['Lizard'] },
];
