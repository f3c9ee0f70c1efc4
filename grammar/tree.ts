import type { Span } from './span.ts';

/**
 * The language-neutral tree of rules text. `children` hold every token of the source once, in order;
 * every other field is meaning: ids of the vocabulary, symbols, numbers, names.
 */
export interface Base extends Span {
  /** Words below it have no meaning, or not the whole of one: its other fields say the rest. */
  gap?: boolean;
  /** How Japanese text says this part, where it could say it otherwise. */
  japanese?: JapaneseWording;
  children: Child[];
}

/** Choices of Japanese wording: ids of particles, endings and places, no meaning. */
export interface JapaneseWording {
  /** Particle after a phrase. */
  marker?: string;
  /** A comma follows. */
  comma?: boolean;
  /** How a predicate ends where another follows it, or what joins a modifier to its noun. */
  ending?: string;
  /** Which of the written forms of the same meaning; 0 where absent. */
  variant?: number;
  /** Which of the verbs of the same meaning; where absent, the one that suits what is around it. */
  word?: number;
  /** Which of the written forms of a count without a digit. */
  countForm?: number;
  /** Word that counts: 体, つ, 枚 … */
  counter?: string;
  /** Where the count stands; after its noun where absent. `apart`: where its clause's order has `count`. */
  countAt?: 'before' | 'after-particle' | 'apart';
  /** What stands before a noun, in order; one entry each. */
  order?: string[];
  /** Ids of small words that only Japanese says here. */
  also?: string[];
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
  /** The words of a flavor word: a name, kept as written. */
  flavor?: string;
  /** Symbols of the additional cost of a mode (spree, tiered). */
  price?: string[];
  cost?: Cost;
  /** `+1`, `−X`, `0`; chapter numbers; level ranges; row numbers. */
  label?: string;
  keywords: KeywordUse[];
  /** What X is in the keywords: `mobilize X, where X is …`. */
  definition?: Adverbial;
  sentences: Sentence[];
}

export interface Cost extends Base {
  kind: 'Cost';
  items: (Clause | SymbolRun | Unknown)[];
  /** How each item joins the one before, where one does not join by a comma. */
  joins?: string[];
}

export interface SymbolRun extends Base {
  kind: 'SymbolRun';
  symbols: string[];
}

/** One keyword with its parameter: `Ward {2}`, `Protection from red`. */
export interface KeywordUse extends Base {
  kind: 'KeywordUse';
  keyword: string;
  /** Power and toughness of a prototype (702.160). */
  size?: string;
  /** Which of the keyword's written forms: 1 is the first of `forms` (islandwalk, multikicker). */
  form?: number;
  /** Preposition before its quality. */
  relation?: string;
  /** The preposition stands before each noun of its quality. */
  repeats?: boolean;
  /** How it joins the keyword before; a comma where absent. */
  join?: string;
  /** Its cost, or the name of its variant (`Partner—Friends forever`), stands after a dash. */
  dash?: boolean;
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
  /** `then`, where the sentence opens with it. */
  opens?: string;
  /** `dash`: modes or a table follow; `comma`: a quotation that the sentence around it goes on after; `none`: no full stop, as before a quotation's own. */
  closing?: 'dash' | 'comma' | 'none';
  /** Words without meaning stand before the clauses of these indices. */
  gaps?: number[];
}

/** What may follow a verb. */
export type Complement = 'subject' | 'object' | 'second-object' | 'complement' | 'adverbial' | 'count';

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
  /** How this clause joins the one before: and, or, but, then, and-then, comma, semicolon. */
  join?: string;
  /** A comma stands before `join`. */
  comma?: boolean;
  /** Subordinator or relative word said again before this clause: `when it enters or when it dies`. */
  again?: string;
  /** Order of what follows the verb, where it is not: object, second object, adverbials, complement. */
  order?: Complement[];
  /** The verb shares the auxiliary of the clause before: its bare form or a participle; `ing` without auxiliary elsewhere too. */
  form?: 'base' | 'participle' | 'ing';
  /** `to` stands before the verb. */
  infinitive?: boolean;
  /** An old wording stands here: its id (`enters-the-battlefield`). */
  outdated?: string;
}

/** Preposition and noun phrase, subordinate clause, or adverb. */
export interface Adverbial extends Base {
  kind: 'Adverbial';
  /** Preposition, subordinator or adverb id. */
  relation: string;
  phrase?: NounPhrase;
  /** `instead of into your graveyard`: a phrase of its own under the preposition. */
  inner?: Adverbial;
  clause?: Clause;
  /** More clauses of the same condition, joined by and/or. */
  clauses?: Clause[];
  /** Index of the clause of the sentence before which it stands; 0 where absent. */
  before?: number;
  /** Before the whole verb (`also gain`), or inside it (`can only be`); after it where absent. */
  place?: 'before' | 'inside';
  /** How it joins the adverbial before: and, or. */
  join?: string;
  /** A comma parts it from what is around it; leading ones have it unless `false`. */
  comma?: boolean;
}

export interface NounPhrase extends Base {
  kind: 'NounPhrase';
  conjunction?: string;
  items: Noun[];
  /** How each item joins the one before, where that is not commas and the conjunction before the last. */
  joins?: string[];
}

export type Modifier =
  | { kind: 'word'; class: string; id: string; negated: boolean; join?: string; at: Span; plural: boolean; lowerCase?: boolean; form?: number; quoted?: boolean }
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
  /** How many of the ordering modifiers stand before the count: `the top two cards`. */
  ordersFirst?: number;
  /** The head is not said and means several: `those`; or a name means several. */
  plural?: boolean;
  /** The card's name is said by its first words only; how many. */
  nameWords?: number;
  /** Number as written in neutral form: `2`, `X`, `up-to 2`, `any-number`. */
  count?: string;
  target?: { at: Span };
  /** The thing chosen as a target in a sentence before that this word means; no part of this node. */
  antecedent?: Noun;
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
  /** All clauses of a relative clause, where there are several; the first is `clause`. */
  clauses?: Clause[];
  /** A relative clause without its relative word: `creatures you control`. */
  reduced?: boolean;
  /** How it joins the qualifier before: and, or. */
  join?: string;
  comma?: boolean;
  comparison?: { relation: string; value?: NounPhrase };
}

/** What the grammar looked for where the unknown words begin. */
export type Expectation = 'noun' | 'verb' | 'object' | 'clause';

/** Words that the grammar gives no role. */
export interface Unknown extends Base {
  kind: 'Unknown';
  expected?: Expectation;
}

/** Reminder text (207.2a): not rules text. */
export interface ReminderText extends Base {
  kind: 'ReminderText';
}

export type Node = Ability | Cost | SymbolRun | KeywordUse | Sentence | Clause | Adverbial | NounPhrase | Noun | Qualifier | Unknown | ReminderText;
export type NodeKind = Node['kind'];

export const isLeaf = (child: Child): child is Leaf => child.kind === 'Leaf';

/** Every node below and including `root`, parents first, in source order. */
export function walk(root: Node): Node[] {
  const found: Node[] = [];
  collect(root, found);
  return found;
}

function collect(node: Node, found: Node[]): void {
  found.push(node);
  for (const child of node.children) if (!isLeaf(child)) collect(child, found);
}

/** The leaves below `root` in source order. */
export function leaves(root: Child): Leaf[] {
  const found: Leaf[] = [];
  collectLeaves(root, found);
  return found;
}

function collectLeaves(child: Child, found: Leaf[]): void {
  if (isLeaf(child)) found.push(child);
  else for (const inner of child.children) collectLeaves(inner, found);
}
