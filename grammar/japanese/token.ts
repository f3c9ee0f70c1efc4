import type { Span } from '../span.ts';
import type { JapaneseEntry, VerbReading } from './entry.ts';

export type JTokenKind = 'word' | 'symbols' | 'change' | 'size' | 'number' | 'self' | 'name' | 'quotation' | 'parenthesis' | 'mark' | 'unknown';

/** A unit of Japanese text. */
export interface JToken extends Span {
  kind: JTokenKind;
  /** In plain width. */
  text: string;
  entry?: JapaneseEntry;
  verbs?: readonly VerbReading[];
  /** Symbols of a run; `{W}`. */
  symbols?: string[];
  /** Reminder text right after it says what its symbols stand for, or how many of it they are. */
  explained?: 'explained' | 'explained-count';
  /** Which part of the card's name it is: 1 what follows the comma in it, 2 what stands before it. */
  part?: number;
  /** Power and toughness, or the value of a change. */
  value?: string;
  /** SELF's form: `name` or `this-creature`. */
  self?: string;
  /** Tokens between the marks. */
  inner?: JToken[];
  open?: Span;
  close?: Span;
}

/** A token with all its fields from the start, so that those who read tokens see one shape. */
export const newToken = (kind: JTokenKind, text: string, start: number, end: number): JToken => ({
  kind, text, start, end, entry: undefined, verbs: undefined, symbols: undefined, explained: undefined, part: undefined, value: undefined, self: undefined,
  inner: undefined, open: undefined, close: undefined,
});
