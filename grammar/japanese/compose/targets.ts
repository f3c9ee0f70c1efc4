import type { Noun } from '../../tree.ts';

const OUTSIDE = new Set(['children', 'ability', 'at', 'japanese']);

/** Whether the card speaks of itself: its wording is then of the later years. */
export const namesSelf = (node: unknown): boolean => (Array.isArray(node) ? node.some(namesSelf) : typeof node === 'object' && node !== null && ((node as Noun).form === 'self' || Object.entries(node).some(([key, value]) => key !== 'children' && namesSelf(value))));

/** The nouns that are targets, in the order of the text, without those of quoted abilities. */
export function targetNouns(node: unknown): Noun[] {
  if (Array.isArray(node)) return node.flatMap(targetNouns);
  if (typeof node !== 'object' || node === null) return [];
  const { kind, target } = node as Partial<Noun>;
  const inner = Object.entries(node).filter(([key]) => !OUTSIDE.has(key) && !(key === 'clause' && 'clauses' in node)).flatMap(([, value]) => targetNouns(value));
  return kind === 'Noun' && target ? [node as Noun, ...inner] : inner;
}
