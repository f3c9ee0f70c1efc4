import { fold } from '../fold.ts';
import * as W from './words.ts';

/** The written forms of each id, in the order of their table, and the place of each form among them. */
export interface Forms {
  of: ReadonlyMap<string, readonly string[]>;
  place: ReadonlyMap<string, number>;
}

function formsOf(table: Readonly<Record<string, string>>): Forms {
  const of = new Map<string, string[]>();
  const place = new Map<string, number>();
  for (const [text, id] of Object.entries(table)) {
    const known = of.get(id) ?? [];
    of.set(id, known);
    place.set(fold(text), known.length);
    known.push(text);
  }
  return { of, place };
}

/** The form of an id; the first where there is no such one. */
export const formAt = (forms: Forms, id: string, variant = 0): string | undefined => forms.of.get(id)?.[variant] ?? forms.of.get(id)?.[0];

export const PARTICLE_FORMS = formsOf(W.PARTICLES);
export const DETERMINER_FORMS = formsOf(W.DETERMINERS);
export const PRONOUN_FORMS = formsOf(W.PRONOUNS);
export const ADVERB_FORMS = formsOf(W.ADVERBS);
export const SUBORDINATOR_FORMS = formsOf(W.SUBORDINATORS);
export const COUNTER_WORD_FORMS = formsOf(W.COUNTER_WORDS);
export const COUNT_HEAD_FORMS = formsOf(W.COUNT_HEADS);
export const COUNT_TAIL_FORMS = formsOf(W.COUNT_TAILS);
export const COUNT_WORD_FORMS = formsOf(W.COUNT_WORDS);

/** `if`, `if-not`: a condition of one word and whether it is denied. */
export const conditionKey = (relation: string, negative: boolean): string => (negative ? `${relation}-not` : relation);
export const CONDITION_FORMS = formsOf(Object.fromEntries(Object.entries(W.CONDITIONS).map(([text, [relation, negative]]) => [text, conditionKey(relation, negative)])));

/** A hint where the text is not the first form of its id. */
export const variantOf = (forms: Forms, text: string): { variant?: number } => {
  const place = forms.place.get(text) ?? 0;
  return place ? { variant: place } : {};
};
