export type SubtypeOwner =
  | 'creature' | 'artifact' | 'land' | 'enchantment' | 'spell' | 'planeswalker' | 'battle' | 'dungeon' | 'plane';

export interface Subtype {
  /** As on a type line, with a plain apostrophe. */
  name: string;
  /** Equal to `name` where English has one form for both. */
  plural: string;
  /** null where no Japanese card or document on file names it. */
  ja: string | null;
  /** `creature` counts for kindreds too, `spell` for instants and sorceries. */
  of: SubtypeOwner;
  /** The rule that lists it. */
  rule: string;
  /** The first edition of the rules that has it, where that is known and not long past. */
  since?: string;
}

/** A word that was once a subtype and what cards say now. */
export interface RemovedSubtype {
  name: string;
  plural: string;
  of: SubtypeOwner;
  /** The subtypes that replaced it; the first is the usual one. */
  replacements: string[];
}
