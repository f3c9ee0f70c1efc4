import type { Span } from './span.ts';

/**
 * The language-neutral tree of rules text. `children` hold every token of the source once, in order;
 * every other field is meaning: ids of the vocabulary, symbols, numbers, names.
 */
export interface Base extends Span {
  children: Child[];
}

/** A piece of source text: owned by exactly one node. */
export interface Leaf extends Span {
  kind: 'Leaf';
  /** Vocabulary id, or the symbol, number or name as written. */
  id: string;
}

export type Child = Node | Leaf;

export type AbilityKind =
  | 'spell' | 'activated' | 'triggered' | 'static' | 'keyword' | 'loyalty' | 'mana' | 'chapter'
  | 'characteristic-defining' | 'reminder' | 'mode' | 'level' | 'modal' | 'row' | 'unknown';

export interface Ability extends Base {
  kind: 'Ability';
  ability: AbilityKind;
  /** Ability word or flavor word before a dash (207.2c–d). */
  word?: string;
  cost?: Cost;
  /** `+1`, `−X`, `0`; chapter numbers; level ranges; row numbers. */
  label?: string;
  keywords: KeywordUse[];
  sentences: Sentence[];
}

export interface Cost extends Base {
  kind: 'Cost';
  items: (Clause | SymbolRun | Unknown)[];
}

export interface SymbolRun extends Base {
  kind: 'SymbolRun';
  symbols: string[];
}

/** One keyword with its parameter: `Ward {2}`, `Protection from red`. */
export interface KeywordUse extends Base {
  kind: 'KeywordUse';
  keyword: string;
  cost?: Cost;
  count?: string;
  quality?: NounPhrase;
  ability?: Ability;
}

export interface Sentence extends Base {
  kind: 'Sentence';
  /** Clauses that stand before the main one: when, if, at, until. */
  leading: Adverbial[];
  clauses: Clause[];
}

export type Voice = 'active' | 'passive' | 'copular' | 'existential' | 'nominal';

/** Subject, verb and complements: an effect, a condition, an event, a permission. */
export interface Clause extends Base {
  kind: 'Clause';
  subject?: NounPhrase;
  /** The subject is that of the clause before (`draws a card and loses 1 life`). */
  sharedSubject?: boolean;
  modal?: string;
  negative: boolean;
  perfect: boolean;
  past: boolean;
  progressive: boolean;
  voice: Voice;
  /** Verb id; `be` for a copula. */
  verb: string;
  object?: NounPhrase;
  /** Second object of a verb with two (`gets ... ` with a payer, `costs {1} less`). */
  secondObject?: NounPhrase;
  /** Clause that the verb governs: an infinitive, or what an object is made to do. */
  complement?: Clause;
  adverbials: Adverbial[];
  /** How this clause joins the one before: and, or, then. */
  join?: string;
  /** An old wording stands here: its id (`enters-the-battlefield`). */
  outdated?: string;
}

/** Preposition and noun phrase, subordinate clause, or adverb. */
export interface Adverbial extends Base {
  kind: 'Adverbial';
  /** Preposition, subordinator or adverb id. */
  relation: string;
  phrase?: NounPhrase;
  clause?: Clause;
  /** More clauses of the same condition, joined by and/or. */
  clauses?: Clause[];
}

export interface NounPhrase extends Base {
  kind: 'NounPhrase';
  conjunction?: string;
  items: Noun[];
}

export type Modifier =
  | { kind: 'word'; class: string; id: string; negated: boolean; join?: string; at: Span; plural: boolean; lowerCase?: boolean }
  | { kind: 'power-toughness'; power: string; toughness: string; join?: string; at: Span }
  | { kind: 'change'; value: string; join?: string; at: Span }
  | { kind: 'name'; text: string; join?: string; at: Span }
  | { kind: 'symbol'; text: string; join?: string; at: Span };

export interface Noun extends Base {
  kind: 'Noun';
  form: 'common' | 'pronoun' | 'self' | 'keyword' | 'quotation' | 'name' | 'symbols' | 'change' | 'power-toughness';
  /** Pronoun id, name text, or SELF's form (`name`, `this creature`). */
  id?: string;
  determiners: string[];
  /** Number as written in neutral form: `2`, `X`, `up-to 2`, `any-number`. */
  count?: string;
  target?: { at: Span };
  /** What stands before the head, in order; the head is the last word unless `headless`. */
  modifiers: Modifier[];
  possessor?: Noun;
  /** `one of those cards`: the phrase after `of`. */
  whole?: NounPhrase;
  qualifiers: Qualifier[];
  keyword?: KeywordUse;
  ability?: Ability;
  /** Noun after a name in apposition: `Korla, a legendary 2/2 …`. */
  apposition?: Noun;
}

/** What follows a head: a relative clause, a preposition and phrase, a participle, a comparison. */
export interface Qualifier extends Base {
  kind: 'Qualifier';
  relation: string;
  phrase?: NounPhrase;
  clause?: Clause;
  comparison?: { relation: string; value?: NounPhrase };
}

/** Words that the grammar gives no role. */
export interface Unknown extends Base {
  kind: 'Unknown';
}

/** Reminder text (207.2a): not rules text. */
export interface ReminderText extends Base {
  kind: 'ReminderText';
}

export type Node = Ability | Cost | SymbolRun | KeywordUse | Sentence | Clause | Adverbial | NounPhrase | Noun | Qualifier | Unknown | ReminderText;
export type NodeKind = Node['kind'];

export const isLeaf = (child: Child): child is Leaf => child.kind === 'Leaf';

/** Every node below and including `root`, parents first, in source order. */
export function* walk(root: Node): Generator<Node> {
  yield root;
  for (const child of root.children) if (!isLeaf(child)) yield* walk(child);
}

/** The leaves below `root` in source order. */
export function* leaves(root: Child): Generator<Leaf> {
  if (isLeaf(root)) yield root;
  else for (const child of root.children) yield* leaves(child);
}
