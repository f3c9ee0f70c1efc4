import type { Modifier } from '../../tree.ts';
import { SUBTYPES } from '../../vocabulary/index.ts';

const OWNER = new Map(SUBTYPES.map((s) => [s.name, s.of]));
const BODIES = new Set(['creature', 'planeswalker', 'battle']);
const OF_OBJECTS: Readonly<Record<string, string>> = { card: 'mai', spell: 'tsu', ability: 'tsu', source: 'tsu', permanent: 'tsu', attacker: 'tai', blocker: 'tai', commander: 'tai', copy: 'tsu' };
const OF_THINGS: Readonly<Record<string, string>> = {
  counter: 'ko', 'mana symbol': 'ko', symbol: 'ko', die: 'ko', coin: 'mai', color: 'shoku', life: 'ten', damage: 'ten', 'combat damage': 'ten', 'noncombat damage': 'ten', mana: 'ten', time: 'kai', 'coin flip': 'kai', turn: 'turn', vote: 'hyou',
  'd20': 'ko', 'd6': 'ko', 'd4': 'ko', 'd8': 'ko', 'd10': 'ko', 'd12': 'ko',
};

const isWord = (m: Modifier): m is Extract<Modifier, { kind: 'word' }> => m.kind === 'word';

/** Whether a subtype is one of creatures or planeswalkers. */
const hasBody = (id: string): boolean => ['creature', 'planeswalker', 'battle'].includes(OWNER.get(id) ?? 'creature');

/** Id of the word that counts a noun with these words. */
export function counterWord(modifiers: readonly Modifier[]): string {
  const words = modifiers.filter(isWord);
  const head = words.at(-1);
  if (!head) return 'tsu';
  if (head.class === 'player') return 'nin';
  if (head.id === 'token' || head.id === 'token copy') return words.some((w) => !w.negated && (BODIES.has(w.id) || (w.class === 'subtype' && OWNER.get(w.id) === 'creature'))) ? 'tai' : 'tsu';
  if (head.class === 'type' && BODIES.has(head.id)) return 'tai';
  if (head.class === 'subtype') return hasBody(head.id) ? 'tai' : 'tsu';
  if (head.class === 'object') return OF_OBJECTS[head.id] ?? 'tsu';
  return OF_THINGS[head.id] ?? 'tsu';
}
