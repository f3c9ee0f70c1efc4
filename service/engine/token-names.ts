import { PREDEFINED_TOKENS, type PredefinedToken } from '../../grammar/vocabulary/index.ts';

const NAMES = new Map(PREDEFINED_TOKENS.filter((t) => !/ /.test(t.word) && !t.subtypes.includes(t.word)).map((t) => [t.word, t]));

/** The predefined token that the word, in either number, names without being a subtype of it: Walker, which is a Zombie. */
export const tokenNamed = (word: string): PredefinedToken | undefined => NAMES.get(word) ?? NAMES.get(word.replace(/s$/, ''));
