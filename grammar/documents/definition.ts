import type { Color } from '../resolve/token-model.ts';
import type { SourceText, Span } from '../span.ts';
import type { KeywordParameter } from '../vocabulary/keyword.ts';
import type { Annotation, CardFace } from './model.ts';

export const SUBTYPE_KINDS = ['creature type', 'artifact type', 'land type', 'enchantment type', 'spell type', 'planeswalker type', 'battle type'] as const;
export const DEFINITION_KINDS = ['token', 'keyword', ...SUBTYPE_KINDS, 'supertype', 'counter', 'ability word', 'zone', 'symbol', 'term'] as const;
export type SubtypeKind = (typeof SUBTYPE_KINDS)[number];
export type DefinitionKind = (typeof DEFINITION_KINDS)[number];

/** What a token's definition says it is. */
export interface TokenCharacteristics {
  name: string;
  colors: Color[];
  supertypes: string[];
  types: string[];
  subtypes: string[];
  power: string | null;
  toughness: string | null;
  /** Paragraphs without reminder text of their own. */
  abilities: string[];
}

/** A word of the designer's own, and what it means. The span covers its whole block of lines. */
export interface Definition extends Span {
  kind: DefinitionKind;
  /** As written. */
  name: string;
  nameSpan: Span;
  ja?: string;
  /** What a keyword takes after it. */
  parameter?: KeywordParameter;
  /** The lines below the first one, and before them what stands after a symbol on it. */
  paragraphs: SourceText[];
  /** The text in parentheses below a keyword, with them. */
  reminder?: string;
  /** Of a token. */
  token?: TokenCharacteristics;
  /** Reminder text on a card says it, not a definition of its own; the span is that of the reminder text. */
  byReminder?: true;
  /** A token's or keyword's text as a face that can be checked like a card's. */
  face?: CardFace;
  /** Remarks in the block; those of several words defined in one block are with the first. */
  annotations: Annotation[];
  /** The file it stands in, where it is known. */
  file?: string;
}

export const isSubtypeKind = (kind: DefinitionKind): kind is SubtypeKind => (SUBTYPE_KINDS as readonly string[]).includes(kind);
