import type { Modifier } from '../../tree.ts';

const COMPOUND = new Set(['subtype', 'type']);
const OBJECTS = new Set(['token', 'card', 'spell']);

/** Whether a dot parts two words of one noun: エルフ・戦士, クリーチャー・カード; not 土地カード. */
export function hasDotBetween(left: Modifier, right: Modifier): boolean {
  if (left.kind !== 'word' || right.kind !== 'word') return false;
  if (!COMPOUND.has(left.class)) return false;
  if (COMPOUND.has(right.class)) return true;
  return OBJECTS.has(right.id) && !(left.id === 'land' && right.id === 'card');
}
