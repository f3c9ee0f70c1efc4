import type { CardDocument, Dialect } from '../../grammar/index.ts';
import type { AnalyzeOptions, Crash } from '../model.ts';
import type { CardSet } from './card-set.ts';
import type { Rule } from './rule.ts';

/** One run of the rules over a document. */
export interface Run {
  document: CardDocument;
  rules: readonly Rule[];
  /** Those that the options do not silence. */
  active: (dialect?: Dialect) => readonly Rule[];
  options: AnalyzeOptions;
  crashes: Crash[];
  set: CardSet;
}
