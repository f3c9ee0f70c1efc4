import type { Noun } from '../../tree.ts';

/** Modifiers that join with の and stay open for what comes before them: 緑の, 1/1の, タップ状態の. */
const OPEN_CLASSES = new Set(['color', 'status', 'order', 'supertype']);

/** Determiners that belong to a count. */
const OF_COUNTS = new Set(['up-to', 'at-least', 'total', 'additional', 'one-more', 'exactly', 'more', 'further', 'first', 'any-number']);

/** A single word with nothing before or after it. */
export const soleWord = (n: Noun): boolean => n.form === 'common' && n.modifiers.length === 1 && n.count === undefined && n.determiners.length === 0 && !n.possessor && n.qualifiers.length === 0 && !n.whole;

/** A color, state, size or count alone, which before の leaves what stands before it to the noun to come. */
export function isOpenNoun(n: Noun): boolean {
  if (n.qualifiers.length || n.possessor || n.whole || n.determiners.some((d) => !OF_COUNTS.has(d))) return false;
  if (n.form === 'power-toughness') return true;
  if (n.form !== 'common') return false;
  if (n.count !== undefined) return n.modifiers.length === 0;
  return n.modifiers.length > 0 && n.modifiers.every((m) => m.kind === 'word' && OPEN_CLASSES.has(m.class));
}

/** What a property may be said to be: a number, a size, a name, a word. */
export const isValue = (n: Noun): boolean => n.form === 'power-toughness' || n.form === 'name' || n.form === 'quotation' || n.count !== undefined || n.modifiers.length > 0;
