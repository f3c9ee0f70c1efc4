import type { TokenType } from 'chevrotain';
import type { KeywordParameter } from '../vocabulary/keyword.ts';

/** What a noun-phrase word names. The order of {@link RANK} is the order in which the words stand. */
export type NounClass =
  | 'order' | 'status' | 'supertype' | 'color' | 'subtype' | 'type' | 'object' | 'player' | 'zone'
  | 'property' | 'quantity' | 'time' | 'counter-kind' | 'thing' | 'compound';

/** A word may follow one of its own or a lower rank. */
export const RANK: Readonly<Record<NounClass, number>> = {
  order: 0, status: 1, supertype: 2, color: 4, subtype: 5, type: 5, 'counter-kind': 5,
  object: 6, player: 6, zone: 6, property: 6, quantity: 6, time: 6, thing: 6, compound: 7,
};

/** `mass`: may stand in the singular without a determiner (mana, damage, combat). */
export type GrammaticalNumber = 'singular' | 'plural' | 'mass';

/** What a verb may be followed by. Absent means: not allowed. */
export interface Frame {
  /** 0: none; 1: may have an object; 2: must have one; 3: may have two. */
  object: 0 | 1 | 2 | 3;
  prepositions: readonly string[];
  /** `to` and a verb (`choose to pay`). */
  infinitive?: boolean;
  /** An object and a bare verb (`have it deal 2 damage`). */
  causative?: boolean;
  /** A clause (`pay only if …`, `note that …`). */
  clause?: boolean;
  /** An adjective (`becomes tapped`, `enters tapped`). */
  adjective?: boolean;
  /** A verb in -ing as its object (`finish voting`). */
  gerund?: boolean;
}

/** One reading of a word or phrase: the parser's token type and the meaning's id. */
export interface Entry {
  type: TokenType;
  /** Vocabulary id; never source text. */
  id: string;
  class?: NounClass;
  number?: GrammaticalNumber;
  /** non-, no-longer … */
  negated?: boolean;
  frame?: Frame;
  /** Where a determiner stands among determiners; see noun-phrase rules. */
  slot?: number;
  /** Number that a count word stands for, or `X`. */
  value?: number | string;
  /** The wording is an old one; the id of the current one is {@link id}. */
  outdated?: string;
  /** Negative auxiliary: can't, doesn't. */
  negative?: boolean;
  /** What a keyword of the set takes. */
  parameter?: KeywordParameter;
  /** Prepositions and infinitives that this noun takes as complements. */
  complements?: readonly string[];
}

/** An entry with all its fields, so that entries have one shape. */
export const newEntry = (e: Entry): Entry => ({
  type: e.type, id: e.id, class: e.class, number: e.number, negated: e.negated, frame: e.frame, slot: e.slot, value: e.value,
  outdated: e.outdated, negative: e.negative, parameter: e.parameter, complements: e.complements,
});

/** A frame with all its fields. */
export const newFrame = (f: Frame): Frame => ({
  object: f.object, prepositions: f.prepositions, infinitive: f.infinitive ?? false, causative: f.causative ?? false, clause: f.clause ?? false,
  adjective: f.adjective ?? false, gerund: f.gerund ?? false,
});
