import type { Span } from '../span.ts';

export const COLORS = ['white', 'blue', 'black', 'red', 'green'] as const;
export type Color = (typeof COLORS)[number];

export type TokenSource = 'text' | 'predefined' | 'keyword' | 'copy' | 'spell-copy' | 'definition' | 'card-name' | 'reminder';

/** A characteristic that a token needs and nothing gives. */
export type UndefinedCharacteristic = 'power' | 'toughness' | 'color' | 'type' | 'subtype' | 'definition';

/** A token that the text can make (rules 111.1–111.11). Spans are those of its description. */
export interface TokenModel extends Span {
  /** Rule 111.4; null where what is copied is only known in play. */
  name: string | null;
  nameJa: string | null;
  /** What is copied, in the tree's own words, where `name` is null. */
  copyOf?: string;
  /** `"2"`, `"X"`, `"any number"`, `"up to 2"`, `"that many"`. */
  count: string;
  /** Who creates it, and so owns and controls it (111.2): `you`, `target opponent`, … */
  controller: string;
  supertypes: string[];
  /** Empty and `colorless` true: stated colorless. Empty and `colorless` false: nothing said. */
  colors: Color[];
  colorless: boolean;
  types: string[];
  /** Canonical English names. */
  subtypes: string[];
  /** `"1"`, `"X"`, `"*"` (set elsewhere); null where there is none. */
  power: string | null;
  toughness: string | null;
  /** Keywords in lower case, and quoted abilities as text. */
  abilities: string[];
  tapped: boolean;
  attacking: boolean;
  source: TokenSource;
  rule: string;
  undefined: UndefinedCharacteristic[];
  /** Characteristics of a predefined token that the effect states itself or changes. */
  changed: string[];
}
