import { plain } from '../../lexicon.ts';
import type { Span } from '../../span.ts';
import type { SelfNames } from '../units.ts';

/** The paragraph as written, and the card's names in it. */
export interface Source {
  text: string;
  names: SelfNames;
}

export const written = (source: Source, span: Span): string => plain(source.text.slice(span.start, span.end));
