import type { Span } from '../../grammar/index.ts';
import type { Modifier, Noun } from '../../grammar/tree.ts';
import { cardTypeByName, subtypeByName } from '../../grammar/vocabulary/index.ts';

/**
 * What a noun phrase names (109): `permanent` is a permanent of the types, `spell` a spell, an instant or a sorcery,
 * `other` a quantity, a zone or the like.
 */
export type ThingKind = 'permanent' | 'card' | 'spell' | 'ability' | 'player' | 'token' | 'source' | 'other';

export interface Thing {
  kind: ThingKind;
  /** Card types that it has for certain; empty where none is said. */
  types: string[];
  /** The head's vocabulary id. */
  head: string;
  at: Span;
}

export type WordModifier = Extract<Modifier, { kind: 'word' }>;

const ABILITIES = new Set(['ability', 'activated ability', 'triggered ability', 'mana ability', 'loyalty ability', 'keyword ability']);
const SPELL_TYPES = new Set(['instant', 'sorcery']);
const OBJECT_KINDS: Readonly<Record<string, ThingKind>> = { permanent: 'permanent', card: 'card', spell: 'spell', token: 'token', source: 'source' };

export const isWord = (m: Modifier): m is WordModifier => m.kind === 'word';
export const wordsOf = (noun: Noun): WordModifier[] => noun.modifiers.filter(isWord);
export const hasWord = (noun: Noun, ...ids: readonly string[]): boolean => noun.modifiers.some((m) => m.kind === 'word' && ids.includes(m.id));

/** The word that says what the noun is; undefined for pronouns, names and the like. */
export const headOf = (noun: Noun): WordModifier | undefined => {
  const last = noun.modifiers.at(-1);
  return noun.form === 'common' && last?.kind === 'word' ? last : undefined;
};

/** `typed`: a type stands before it without a join, as in words that belong together otherwise. */
function kindOf(head: WordModifier, typed = false): ThingKind | null {
  if (ABILITIES.has(head.id)) return 'ability';
  if (OBJECT_KINDS[head.id]) return OBJECT_KINDS[head.id]!;
  switch (head.class) {
    case 'player': return head.join === undefined && typed ? 'other' : 'player';
    case 'type': return SPELL_TYPES.has(head.id) ? 'spell' : cardTypeByName.get(head.id)?.permanent === false ? 'other' : 'permanent';
    case 'subtype': return subtypeByName.get(head.id.toLowerCase())?.of === 'spell' ? 'spell' : 'permanent';
    case 'status': case 'supertype': case 'color': case 'order': case 'counter-kind': return null;
    default: return 'other';
  }
}

/** Card types that a word gives for certain: a type, or a subtype that only one type has. */
function typesOf(word: WordModifier): string[] {
  if (word.negated) return [];
  if (word.class === 'type' && cardTypeByName.has(word.id)) return [word.id];
  if (word.class !== 'subtype') return [];
  const of = subtypeByName.get(word.id.toLowerCase())?.of;
  return of && of !== 'spell' ? [of] : [];
}

/** Modifiers between two joins: `artifact, creature, or land card` has three groups. */
function groups(words: readonly WordModifier[]): WordModifier[][] {
  const found: WordModifier[][] = [];
  for (const word of words) {
    if (word.join !== undefined || found.length === 0) found.push([]);
    found.at(-1)!.push(word);
  }
  return found;
}

/**
 * The things that a noun may be: one for each alternative. Empty where the noun does not say (a pronoun, a name,
 * one of several).
 */
export function thingsOf(noun: Noun): Thing[] {
  if (noun.antecedent) return thingsOf(noun.antecedent);
  if (noun.form !== 'common' || noun.whole || !headOf(noun)) return [];
  const parts = groups(wordsOf(noun));
  const last = parts.at(-1)!;
  const sharesHead = last.length > 1 && kindOf(last.at(-1)!) !== null && last.slice(0, -1).some((w) => ['type', 'subtype', 'status', 'color', 'supertype'].includes(w.class));
  const things: Thing[] = [];
  for (const part of parts) {
    const own = part.at(-1)!;
    const typed = part.length > 1 && part.slice(0, -1).some((w) => w.class === 'type');
    const ownKind = own.negated ? null : kindOf(own, typed);
    const takesLast = part !== last && (ownKind === null || (sharesHead && (own.class === 'type' || own.class === 'subtype') && !isBareType(last.at(-1)!)));
    const head = takesLast ? last.at(-1)! : own;
    const kind = kindOf(head, typed && head === own) ?? 'other';
    const types = part.flatMap(typesOf);
    things.push({ kind, types: takesLast && isBareType(head) ? [...types, ...typesOf(head)] : types, head: head.id, at: { start: part[0]!.at.start, end: head.at.end } });
  }
  return things;
}

/** `legendary creature`: the head of the last alternative is a type that the others do not share. */
const isBareType = (head: WordModifier): boolean => (head.class === 'type' && head.id !== 'permanent') || head.class === 'subtype';

export const isTokenNoun = (noun: Noun): boolean => headOf(noun)?.id === 'token';
