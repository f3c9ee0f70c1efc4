import { ABILITY_WORDS } from './ability-words.ts';
import { ACTIONS } from './actions.ts';
import { COUNTERS } from './counters.ts';
import { KEYWORDS } from './keywords.ts';
import { PREDEFINED_TOKENS, type PredefinedToken } from './predefined-tokens.ts';
import { STEPS } from './steps.ts';
import { REMOVED_SUBTYPES, SUBTYPES } from './subtypes.ts';
import { SYMBOLS } from './symbols.ts';
import { CARD_TYPES, SUPERTYPES } from './types.ts';
import { ZONES } from './zones.ts';

/** Keys in lower case; of two entries with one key the earlier is kept. */
function index<T>(entries: readonly T[], keysOf: (entry: T) => readonly (string | null)[]): ReadonlyMap<string, T> {
  const map = new Map<string, T>();
  for (const entry of entries)
    for (const key of keysOf(entry)) {
      const lower = key?.toLowerCase();
      if (lower && !map.has(lower)) map.set(lower, entry);
    }
  return map;
}

/** Every entry of each key, for words that several entries share. */
function indexAll<T>(entries: readonly T[], keyOf: (entry: T) => string | null): ReadonlyMap<string, readonly T[]> {
  const map = new Map<string, T[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (key) map.set(key, [...(map.get(key) ?? []), entry]);
  }
  return map;
}

// Keys are lower-case English: names, plurals and other written forms.
export const cardTypeByName = index(CARD_TYPES, (t) => [t.id, t.plural]);
export const supertypeByName = index(SUPERTYPES, (t) => [t.id]);
export const subtypeByName = index(SUBTYPES, (t) => [t.name, t.plural]);
export const removedSubtypeByName = index(REMOVED_SUBTYPES, (t) => [t.name, t.plural]);
export const keywordByName = index(KEYWORDS, (k) => [k.name, ...(k.forms ?? [])]);
export const keywordById = index(KEYWORDS, (k) => [k.id]);
export const actionByName = index(ACTIONS, (a) => [a.name, ...(a.forms ?? [])]);
export const actionById = index(ACTIONS, (a) => [a.id]);
export const abilityWordByName = index(ABILITY_WORDS, (a) => [a.name]);
export const counterByName = index(COUNTERS, (c) => [c.name]);
export const symbolByText = index(SYMBOLS, (s) => [s.symbol]);
export const zoneByName = index(ZONES, (z) => [z.id]);
export const stepByName = index(STEPS, (s) => s.names);
export const predefinedTokenByWord = index(PREDEFINED_TOKENS, (t) => [t.word]);
export const predefinedTokenByRule: ReadonlyMap<string, PredefinedToken> = new Map(PREDEFINED_TOKENS.map((t) => [t.rule, t]));

// Keys are Japanese names as printed.
export const cardTypeByJa = index(CARD_TYPES, (t) => [t.ja]);
export const supertypeByJa = index(SUPERTYPES, (t) => [t.ja]);
export const subtypesByJa = indexAll(SUBTYPES, (t) => t.ja);
export const keywordByJa = index(KEYWORDS, (k) => [k.ja, ...(k.formsJa ?? [])]);
export const actionByJa = index(ACTIONS, (a) => [a.ja]);
export const abilityWordByJa = index(ABILITY_WORDS, (a) => [a.ja]);
export const counterByJa = index(COUNTERS, (c) => [c.ja]);
export const zoneByJa = index(ZONES, (z) => [z.ja]);
export const stepByJa = index(STEPS, (s) => [s.ja]);
export const predefinedTokenByJa = index(PREDEFINED_TOKENS, (t) => [t.wordJa]);
