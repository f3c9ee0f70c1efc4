import type { Subtype } from '../../grammar/vocabulary/index.ts';

const BEARERS: Readonly<Record<string, readonly string[]>> = { creature: ['creature', 'kindred'], spell: ['instant', 'sorcery'] };

/** Card types that can have the subtype. */
export const bearersOf = ({ of }: Subtype): readonly string[] => BEARERS[of] ?? [of];

/** Whether an object of these card types can have the subtype (205.3d). */
export const fits = (subtype: Subtype, types: readonly string[]): boolean => bearersOf(subtype).some((t) => types.includes(t));
