import type { Modifier, Noun } from '../../tree.ts';
import type { WordModifier } from './build.ts';

export const isWord = (m: Modifier | undefined): m is WordModifier => m?.kind === 'word';

export const headOf = (n: Noun | undefined): WordModifier | undefined => {
  const last = n?.modifiers.at(-1);
  return isWord(last) ? last : undefined;
};

export const headId = (n: Noun | undefined): string => headOf(n)?.id ?? '';
export const headClass = (n: Noun | undefined): string => headOf(n)?.class ?? '';

/** Words that are part of one Japanese noun with the head. */
const COMPOUND = new Set(['type', 'subtype', 'object', 'counter-kind', 'keyword', 'compound']);

/** Words that `or` may join as heads of their own. */
export const isHead = (m: Modifier): boolean => isCompound(m) || (isWord(m) && m.class === 'player' && !m.negated);

export const isCompound = (m: Modifier): boolean => m.kind === 'change' || (isWord(m) && !m.negated && COMPOUND.has(m.class));

/** Nouns of which Japanese does not say `one`. */
const UNCOUNTED = new Set(['zone', 'time', 'property', 'quantity', 'status', 'order', 'color']);
const COUNTED = new Set(['color', 'creature type', 'card type', 'land type', 'basic land type', 'card name', 'turn', 'life', 'mana', 'damage', 'combat damage', 'name', 'type']);

export const isCountable = (head: WordModifier | undefined): boolean => head !== undefined && (!UNCOUNTED.has(head.class) || COUNTED.has(head.id));

export const isPlayer = (n: Noun | undefined): boolean => headClass(n) === 'player' || (n?.form === 'pronoun' && n.id === 'you');
