import { subtypeByName } from '../../grammar/vocabulary/index.ts';
import { isLeaf, type Child, type Leaf, type Node, type Noun, type NounPhrase } from '../../grammar/tree.ts';
import { headOf, wordsOf } from './things.ts';

/** Words that count objects, by their ids in the tree. */
export const COUNTERS: Readonly<Record<string, string>> = { tai: '体', tsu: 'つ', mai: '枚', ko: '個', nin: '人', ten: '点' };

/** A number with the word that counts. */
export interface Count {
  number: Leaf;
  counter: Leaf;
  /** The particle between the noun and its count: を of トークンを２体. */
  particle?: Leaf;
}

const isCounter = (child: Child): child is Leaf => isLeaf(child) && Object.hasOwn(COUNTERS, child.id);

function countAmong(children: readonly Child[]): Count | undefined {
  for (let i = children.length - 1; i > 0; i--) {
    const counter = children[i]!;
    const number = children[i - 1]!;
    if (isCounter(counter) && isLeaf(number) && number.end === counter.start) return { number, counter };
  }
  return undefined;
}

/** The count of the only noun of `phrase`, inside it or after the particle that follows it; `outer` is the node around the phrase. */
export function countOf(noun: Noun, phrase: NounPhrase, outer: Node | undefined): Count | undefined {
  const own = countAmong(noun.children);
  if (own) return own;
  const siblings = outer?.children ?? [];
  const at = siblings.indexOf(phrase);
  const particle = siblings[at + 1];
  const count = siblings[at + 2];
  if (at < 0 || !particle || !isLeaf(particle) || count?.kind !== 'NounPhrase' || count.items.length !== 1 || count.start !== particle.end) return undefined;
  const found = count.items[0]!.modifiers.length === 0 ? countAmong(count.items[0]!.children) : undefined;
  return found && { ...found, particle };
}

const BODIES = new Set(['creature', 'planeswalker']);
const THINGS = new Set(['artifact', 'enchantment', 'land', 'permanent', 'spell', 'ability', 'activated ability', 'triggered ability', 'source', 'battle', 'instant', 'sorcery']);
/** Counted with either. */
const MOVING = new Set(['Vehicle', 'Spacecraft']);
const POINTS = new Set(['life', 'damage', 'combat damage', 'mana']);

/** The id of the word that counts, and those that printed cards have besides. */
interface Counters {
  right: string;
  also: readonly string[];
}

const only = (right: string, ...also: readonly string[]): Counters => ({ right, also });

/** つ counts up to nine; 個 counts what is more, and an X. */
function things(noun: Noun, ...also: readonly string[]): Counters {
  const number = Number(/^\d+/.exec(noun.count ?? '')?.[0] ?? 0);
  return number > 9 ? only('ko', 'tsu', ...also) : only('tsu', ...(noun.count?.startsWith('X') ? ['ko'] : []), ...also);
}

/** What counts a noun; undefined where cards do not agree. */
export function countersOf(noun: Noun): Counters | undefined {
  const head = headOf(noun);
  if (!head || head.negated) return undefined;
  const types = wordsOf(noun).filter((m) => m.class === 'type' && !m.negated).map((m) => m.id);
  if (head.id === 'token') return tokenCounters(noun, types);
  switch (head.class) {
    case 'player': return head.id === 'team' ? undefined : only('nin');
    case 'thing': return head.id === 'counter' ? only('ko') : undefined;
    case 'quantity': return POINTS.has(head.id) ? only('ten') : undefined;
    case 'subtype': return subtypeCounters(noun, head.id);
    case 'type': case 'object': return objectCounters(noun, head.id, types);
    default: return undefined;
  }
}

function objectCounters(noun: Noun, head: string, types: readonly string[]): Counters | undefined {
  if (head === 'card') return only('mai');
  if (head === 'attacker' || head === 'blocker' || BODIES.has(head)) return only('tai');
  if (!THINGS.has(head) || (head !== 'spell' && types.some((type) => BODIES.has(type)))) return undefined;
  return head === 'land' ? things(noun, 'mai') : things(noun);
}

const ofType = (subtype: string): string | undefined => subtypeByName.get(subtype.toLowerCase())?.of;

function tokenCounters(noun: Noun, types: readonly string[]): Counters | undefined {
  if (types.includes('creature')) return only('tai');
  const subtypes = wordsOf(noun).filter((m) => m.class === 'subtype');
  if (subtypes.length === 0 || subtypes.some((m) => MOVING.has(m.id))) return undefined;
  const of = subtypes.map((m) => ofType(m.id));
  if (types.length > 0 || of.every((type) => type !== undefined && type !== 'creature' && type !== 'planeswalker')) return things(noun);
  return of.every((type) => type === 'creature') ? only('tai', 'tsu') : undefined;
}

function subtypeCounters(noun: Noun, id: string): Counters | undefined {
  if (MOVING.has(id)) return undefined;
  switch (ofType(id)) {
    case 'creature': return only('tai', 'tsu', ...(noun.count?.startsWith('X') ? ['ko'] : []));
    case 'planeswalker': return only('tai');
    case 'artifact': case 'enchantment': return things(noun);
    case 'land': return things(noun, 'mai');
    default: return undefined;
  }
}
