import { VERBS } from '../../grammar/english/verbs.ts';

const BASE_OF = new Map(VERBS.map((verb) => [verb.singular, verb.base]));
const SINGULAR_OF = new Map(VERBS.map((verb) => [verb.base, verb.singular]));
const AUXILIARIES: readonly (readonly [string, string])[] = [['is', 'are'], ['was', 'were'], ['has', 'have'], ['does', 'do'], ["isn't", "aren't"], ["wasn't", "weren't"], ["hasn't", "haven't"], ["doesn't", "don't"]];
for (const [singular, plural] of AUXILIARIES) {
  BASE_OF.set(singular, plural);
  SINGULAR_OF.set(plural, singular);
}

/** `draw` for `draws`; undefined where the word is no verb after one subject. */
export const pluralVerb = (word: string): string | undefined => BASE_OF.get(word);

/** `draws` for `draw`; undefined where the word is no verb after several subjects. */
export const singularVerb = (word: string): string | undefined => SINGULAR_OF.get(word);
