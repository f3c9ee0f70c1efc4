import type { Noun } from '../../tree.ts';
import { SUBTYPES } from '../../vocabulary/index.ts';
import { COUNTER_WORDS } from './words.ts';
import { JAPANESE_NOUNS } from './nouns.ts';

const BY_NOUN: ReadonlyMap<string, string> = new Map(JAPANESE_NOUNS.flatMap((n) => (n.counter && COUNTER_WORDS[n.counter] ? [[`${n.class}:${n.id}`, COUNTER_WORDS[n.counter]!] as const] : [])));
const CREATURES: ReadonlySet<string> = new Set(SUBTYPES.filter((s) => s.of === 'creature' || s.of === 'planeswalker').map((s) => s.name));
const BODIES = new Set(['creature', 'planeswalker', 'battle']);

/** Id of the word that usually counts a noun: 体 for creatures, 枚 for cards; `none` where only the number is said. */
export function usualCounter(noun: Noun): string {
  const words = noun.modifiers.filter((m) => m.kind === 'word');
  const head = words.at(-1);
  if (noun.form === 'symbols') return 'tsu';
  if (!head && noun.whole) return usualCounter(noun.whole.items.at(-1)!);
  if (!head) return noun.form === 'common' && !noun.target ? 'none' : 'tsu';
  if (head.id === 'token') return words.some((m) => m.class === 'type' && BODIES.has(m.id)) ? 'tai' : 'tsu';
  if (head.class === 'type' && BODIES.has(head.id)) return 'tai';
  return BY_NOUN.get(`${head.class}:${head.id}`) ?? (head.class === 'subtype' && CREATURES.has(head.id) ? 'tai' : 'tsu');
}
