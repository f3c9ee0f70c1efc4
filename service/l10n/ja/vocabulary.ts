import { ACTIONS, CARD_TYPES, KEYWORDS, SUPERTYPES, SYMBOLS, ZONES } from '../../../grammar/vocabulary/index.ts';
import { ACTED_ON, ACTION_SUMMARIES } from './actions.ts';
import { EARLY_KEYWORDS } from './keywords-a-m.ts';
import { LATER_KEYWORDS } from './keywords-n-z.ts';
import { CARD_TYPE_SUMMARIES, SUPERTYPE_SUMMARIES, symbolSummary, ZONE_SUMMARIES } from './other-words.ts';

type Summary = readonly [english: string, japanese: string];

const of = <T extends { summary: string }>(entries: readonly T[], summaryOf: (entry: T) => string | undefined): Summary[] =>
  entries.flatMap((entry) => {
    const japanese = summaryOf(entry);
    return japanese === undefined ? [] : [[entry.summary, japanese] as const];
  });

const KEYWORD_SUMMARIES: Readonly<Record<string, string>> = { ...EARLY_KEYWORDS, ...LATER_KEYWORDS };

/** What the entries of the vocabulary mean, by the English text. */
export const VOCABULARY_BY_TEXT: readonly Summary[] = [
  ...of(KEYWORDS, ({ id }) => KEYWORD_SUMMARIES[id]),
  ...of(ACTIONS, ({ id }) => ACTION_SUMMARIES[id]),
  ...of(CARD_TYPES, ({ id }) => CARD_TYPE_SUMMARIES[id]),
  ...of(SUPERTYPES, ({ id }) => SUPERTYPE_SUMMARIES[id]),
  ...of(ZONES, ({ id }) => ZONE_SUMMARIES[id]),
  ...of(SYMBOLS, symbolSummary),
  ...Object.entries(ACTED_ON),
];
