import { JAPANESE_PREDICATES, type JapanesePredicate } from './predicates.ts';
import { JAPANESE_VERBS, type JapaneseVerb } from './verbs.ts';
import { STEMLESS } from './stemless.ts';

export type AnyVerb = JapaneseVerb | JapanesePredicate;

const BY_ID = new Map<string, AnyVerb[]>();
for (const verb of [...JAPANESE_VERBS, ...JAPANESE_PREDICATES, ...STEMLESS]) {
  const known = BY_ID.get(verb.id) ?? [];
  BY_ID.set(verb.id, known);
  known.push(verb);
}

/** All verbs with one meaning, the usual one first. */
export const verbsOf = (id: string): readonly AnyVerb[] => BY_ID.get(id) ?? [];

/** A hint that says which of the verbs with one meaning stands here, where there are several. */
export const wordOf = (verb: AnyVerb): { word?: number } => {
  const all = verbsOf(verb.id);
  const same = all.findIndex((v) => v === verb || (v.stem === verb.stem && v.class === verb.class));
  return all.length > 1 && same >= 0 ? { word: same } : {};
};
