import type { NounClass } from '../english/entry.ts';
import type { Inflection } from './lexicon/inflection.ts';
import type { JapanesePredicate } from './lexicon/predicates.ts';
import type { JapaneseVerb } from './lexicon/verbs.ts';

/** A noun, state, order or color: what may stand before or at the head of a noun phrase. */
export interface NounReading {
  class: NounClass;
  id: string;
  counter?: string;
  /** Which of the written forms. */
  form: number;
  /** A keyword action as a noun: 占術を行う. */
  action?: boolean;
}

/** Everything a stretch of text may be; one text has one entry. */
export interface JapaneseEntry {
  nouns?: NounReading[];
  keyword?: string;
  /** Which of the keyword's written forms. */
  keywordForm?: number;
  abilityWord?: string;
  determiner?: string;
  pronoun?: string;
  particle?: string;
  joiner?: string;
  adverb?: string;
  condition?: readonly [relation: string, negative: boolean];
  subordinator?: string;
  counterWord?: string;
  countTail?: string;
  countHead?: string;
  countWord?: string;
  counterKind?: string;
}

/** A verb or adjective at one place, with what its ending says. */
export interface VerbReading {
  verb: JapaneseVerb | JapanesePredicate;
  inflection: Inflection;
}
