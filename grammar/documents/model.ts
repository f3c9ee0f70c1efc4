import type { SourceText, Span } from '../span.ts';
import type { Definition } from './definition.ts';

export type Dialect = 'mtg-en' | 'mtg-ja' | 'yugioh-en' | 'yugioh-ja';

export const FIELD_NAMES = ['name', 'mana_cost', 'type_line', 'text', 'power', 'toughness', 'loyalty', 'defense'] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

/** `undefined`: the source does not say, so nothing is said about it. `null`: the card has none. */
export type Known<T> = T | null | undefined;

/**
 * Something in the file that no card can be read from, or a field of the wrong shape.
 * The span counts in the file; in a JSON file, with `field`, it counts in that field instead.
 */
export interface DocumentProblem extends Span {
  code: 'malformed-card' | 'malformed-definition' | 'malformed-record' | 'unknown-annotation' | 'too-large';
  message: string;
  field?: FieldName;
}

/**
 * One face of a card; its own span counts in the file. In a text file every offset counts from the start of the file.
 * In a record of a JSON file each field is its own text, so offsets count from the start of
 * that field; the paragraphs together are the field `text`, in which line breaks count too.
 */
export interface CardFace extends Span {
  /** 0-based index of the card in the document and of the face in the card. */
  card: number;
  face: number;
  /** Index of the face that says the same in the other language. Its name, where it has none of its own, stands there. */
  translationOf?: number;
  dialect: Dialect;
  name: Known<SourceText>;
  /** The name in the other language, where the source gives it. */
  otherName?: SourceText;
  manaCost: Known<SourceText>;
  typeLine: Known<SourceText>;
  /** The paragraphs of rules text, in order, without line breaks and white space at their ends. */
  paragraphs: SourceText[];
  /**
   * The whole rules text. In a JSON record the field that the offsets of the paragraphs count in; in a text file
   * the stretch from the first paragraph to the last, with the comments between. null: the card has no text.
   */
  rulesText?: Known<SourceText>;
  power: Known<SourceText>;
  toughness: Known<SourceText>;
  loyalty: Known<SourceText>;
  defense: Known<SourceText>;
  /** `layout` of a record (`saga`, `class`, `leveler`, …), where given. */
  layout?: string;
  rarity?: string;
  /** Flavor text, artist and notes: read for rule references, never as rules text. */
  annotations: Annotation[];
  problems: DocumentProblem[];
}

/** `@key value`, or a `#` line inside a card. The span covers the line, `value` what follows the key. */
export interface Annotation extends Span {
  key: 'flavor' | 'artist' | 'note' | 'rarity' | 'lang' | 'comment';
  value: SourceText;
}

/** The span counts in the file. */
export interface Card extends Span {
  /** Empty where `error` is set. */
  faces: CardFace[];
  /** Why no card could be read from this record of a JSON file. */
  error?: string;
}

/** `# …` at the start of a line, outside a card: a comment, and a section of the outline. `text` has the `#`. */
export interface Comment extends SourceText {
  /** Index of the card that follows it. */
  before: number;
}

export interface CardDocument {
  format: 'card' | 'json' | 'jsonl';
  text: string;
  cards: Card[];
  /** Words that the file defines; only the text format has them. */
  definitions?: Definition[];
  comments: Comment[];
  /** The marks of the text format itself, in order: `----`, the `/` of `2/2` and between two names, `Loyalty:`. */
  delimiters?: Span[];
  problems: DocumentProblem[];
}
