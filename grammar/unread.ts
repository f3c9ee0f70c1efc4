import type { Ability } from './tree.ts';

/** A paragraph that the grammar does not read (another language, too long): one unknown run, nothing lost. */
export function unread(text: string): Ability {
  const span = { start: 0, end: text.length };
  const children = text.trim() ? [{ kind: 'Unknown' as const, ...span, children: [{ kind: 'Leaf' as const, id: 'unknown', ...span }] }] : [];
  return { kind: 'Ability', ability: 'unknown', keywords: [], sentences: [], ...span, children };
}
