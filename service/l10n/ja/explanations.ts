import type { Explanation } from './explanation.ts';
import { EXPLANATIONS_A_O } from './explanations-a-o.ts';
import { EXPLANATIONS_JAPANESE } from './explanations-japanese.ts';
import { EXPLANATIONS_O_T } from './explanations-o-t.ts';
import { EXPLANATIONS_T_Z } from './explanations-t-z.ts';

/** What each rule says of itself, by its code. */
export const EXPLANATIONS: Readonly<Record<string, Explanation>> = { ...EXPLANATIONS_A_O, ...EXPLANATIONS_O_T, ...EXPLANATIONS_T_Z, ...EXPLANATIONS_JAPANESE };
