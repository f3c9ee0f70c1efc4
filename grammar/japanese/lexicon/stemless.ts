import type { JapaneseVerb } from './verbs.ts';

/** である, ある and する: verbs without a stem of their own, the whole word is ending. */
export const COPULA: JapaneseVerb = { id: 'be', stem: '', class: 'だ', roles: {}, transitive: false };
export const EXIST: JapaneseVerb = { id: 'exist', stem: '', class: 'ある', roles: { に: 'in' }, transitive: false, place: true };
const DO: JapaneseVerb = { id: 'do', stem: '', class: 'する', roles: { を: 'object', に: 'into', と: 'as' }, transitive: false };
export const STEMLESS: readonly JapaneseVerb[] = [COPULA, EXIST, DO];
