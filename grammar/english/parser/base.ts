import { EmbeddedActionsParser, EOF, type IOrAlt, type ParserMethod, type TokenType } from 'chevrotain';
import type { Base, Expectation, Node } from '../../tree.ts';
import { PARSER_TOKEN_TYPES } from '../token-types.ts';
import type { Tok } from '../token.ts';
import { tableStrategy, type RuleTables, type Table } from './lookahead-tables.ts';
import { newLeaf } from '../../new-node.ts';

/** Deeper nesting than any card has; past it the rest is unknown, so that hostile input cannot exhaust the stack. */
const MAX_NESTING = 60;

/** By the rule in which a parse fails. */
const EXPECTATIONS: Readonly<Record<string, Expectation>> = {
  ...Object.fromEntries(['noun', 'nounPhrase', 'determined', 'afterDeterminers', 'possessed', 'core', 'coreWord', 'qualifier', 'prepositional'].map((r) => [r, 'noun'])),
  ...Object.fromEntries(['predicate', 'modalPredicate', 'doPredicate', 'havePredicate', 'bePredicate', 'verbPredicate'].map((r) => [r, 'verb'])),
  ...Object.fromEntries(['clause', 'clauses', 'leadIn', 'clauseChain', 'sentence'].map((r) => [r, 'clause'])),
  complements: 'object',
};

/** Ends a parse where the tokens cannot be read further. It carries nothing: the parser knows where it stands. */
const REFUSED = new Error('refused');

const END_IDX = EOF.tokenTypeIdx!;

/** A rule as it is read: its body and its look-ahead. */
interface Plan {
  name: string;
  body: (...args: unknown[]) => unknown;
  tables: RuleTables;
}

interface Rule {
  ruleName: string;
  originalGrammarAction?: Plan['body'];
  plan?: Plan;
}

const NO_TABLES: RuleTables = { or: [], option: [], many: [], atLeastOne: [] };
const NO_PLAN: Plan = { name: '', body: () => undefined, tables: NO_TABLES };

/** An alternative that gets what it works on from its rule, so that it is made once and not, as a closure, at each call. */
export interface Choice<A, B> {
  GATE?: (a: A, b: B) => boolean;
  ALT: (a: A, b: B) => unknown;
  IGNORE_AMBIGUITIES?: true;
}

/** What is repeated, in the same manner. */
export interface Repeated<A, B> {
  GATE?: (a: A, b: B) => boolean;
  DEF: (a: A, b: B) => unknown;
}

type Action = () => unknown;
type Gated = Action | { GATE?: () => boolean; DEF: Action };

const matches = (token: Tok, type: TokenType): boolean => token.tokenType === type || (type.isParent === true && type.categoryMatchesMap![token.tokenTypeIdx] === true);

/**
 * Builds the ordered tree while it reads: a node is attached to its parent when it is opened, so that what was read
 * before an error keeps its place and its role.
 *
 * Chevrotain records the grammar, checks it and computes its look-ahead. The tokens are read by the methods below, which
 * stand in the place of Chevrotain's own: without its recovery, its messages and its syntax tree a rule is little more
 * than a call.
 */
export abstract class TreeParser extends EmbeddedActionsParser {
  /** False while Chevrotain records the grammar: no action may look at a token then. */
  protected live = false;
  private readonly tables: Map<string, RuleTables>;
  private tokens: readonly Tok[] = [];
  private from = 0;
  private to = 0;
  /** Index of the next token. */
  private position = 0;
  private current = NO_PLAN;
  private open: Base[] = [];
  /** The rule in which the last parse failed; undefined where it ended as it had to. */
  private failedIn: string | undefined;
  /** Inside what stands before a main clause, a comma ends it. */
  protected inLeading = 0;

  constructor(validate: boolean) {
    const tables = new Map<string, RuleTables>();
    super(PARSER_TOKEN_TYPES, { maxLookahead: 1, recoveryEnabled: false, skipValidations: !validate, lookaheadStrategy: tableStrategy(tables) });
    this.tables = tables;
  }

  protected finish(): void {
    this.performSelfAnalysis();
    for (const rule of Object.values(this).filter((value) => typeof value === 'function') as unknown as Rule[]) {
      if (!rule.originalGrammarAction) continue;
      rule.plan = { name: rule.ruleName, body: rule.originalGrammarAction, tables: this.tables.get(rule.ruleName) ?? NO_TABLES };
    }
    this.live = true;
  }

  /** Reads as many of the tokens [from, to) as the rule can; what is read goes below `root`. */
  parse<A extends unknown[], R>(rule: ParserMethod<A, R>, tokens: readonly Tok[], from: number, to: number, root: Base, ...args: A): R | undefined {
    this.tokens = tokens;
    this.from = this.position = from;
    this.to = to;
    this.open = [root];
    this.inLeading = 0;
    this.failedIn = undefined;
    this.current = NO_PLAN;
    try {
      return this.subruleInternal(rule as unknown as Rule, 0, { ARGS: args }) as R;
    } catch (error) {
      if (error !== REFUSED) throw error;
      this.failedIn = this.current.name;
      return undefined;
    } finally {
      while (this.open.length > 1) this.close();
    }
  }

  /** Index of the token at which the last parse stopped. */
  get stoppedAt(): number {
    return this.position;
  }

  /** The last parse could not go on as its rule asks. */
  get failed(): boolean {
    return this.failedIn !== undefined;
  }

  /** What the last parse looked for where it failed; undefined where it read all it was asked to. */
  expectation(): Expectation | undefined {
    return this.failedIn === undefined ? undefined : EXPECTATIONS[this.failedIn];
  }

  // The methods that Chevrotain's SUBRULE, CONSUME, OR, OPTION, MANY and AT_LEAST_ONE call.

  subruleInternal(rule: Rule, _occurrence: number, options?: { ARGS?: unknown[] }): unknown {
    const around = this.current;
    const plan = (this.current = rule.plan!);
    const args = options?.ARGS;
    const read = args === undefined ? plan.body.call(this) : plan.body.call(this, args[0], args[1], args[2]);
    this.current = around;
    return read;
  }

  consumeInternal(type: TokenType): Tok {
    const token = this.peek();
    if (!token || !matches(token, type)) this.refuse();
    this.position++;
    const { children } = this.open[this.open.length - 1]!;
    if (token.parsed) children.push(...token.parsed);
    else children.push(newLeaf(token.entry.id, token.startOffset, token.endOffset! + 1));
    if (token.trailing) children.push(...token.trailing);
    return token;
  }

  orInternal(alternatives: readonly IOrAlt<unknown>[], occurrence: number): unknown {
    const table = this.current.tables.or[occurrence]!;
    const next = this.nextTypeIdx();
    const fitting = table.known[next] ?? table.ask(next);
    for (let i = 0; i < fitting.length; i++) {
      const { GATE, ALT } = alternatives[fitting[i]!]!;
      if (GATE === undefined || GATE.call(this)) return ALT.call(this);
    }
    this.refuse();
  }

  optionInternal(option: Gated, occurrence: number): unknown {
    const { GATE, DEF } = typeof option === 'function' ? { GATE: undefined, DEF: option } : option;
    return this.mayBegin(this.current.tables.option[occurrence]!, GATE) ? DEF.call(this) : undefined;
  }

  manyInternal(occurrence: number, repeated: Gated): void {
    const { GATE, DEF } = typeof repeated === 'function' ? { GATE: undefined, DEF: repeated } : repeated;
    const table = this.current.tables.many[occurrence]!;
    for (let before = -1; before < this.position && this.mayBegin(table, GATE); ) {
      before = this.position;
      DEF.call(this);
    }
  }

  atLeastOneInternal(occurrence: number, repeated: Gated): void {
    const { GATE, DEF } = typeof repeated === 'function' ? { GATE: undefined, DEF: repeated } : repeated;
    const table = this.current.tables.atLeastOne[occurrence]!;
    if (!this.mayBegin(table, GATE)) this.refuse();
    for (let before = -1; before < this.position && this.mayBegin(table, GATE); ) {
      before = this.position;
      DEF.call(this);
    }
  }

  /** `OR` with alternatives that are made once. */
  protected choose<A, B>(occurrence: number, choices: readonly Choice<A, B>[], a: A, b: B): unknown {
    if (!this.live) {
      return this.or(occurrence, choices.map(({ GATE, ALT, ...more }) => ({ ...more, ALT: () => ALT(a, b), ...(GATE ? { GATE: () => GATE(a, b) } : {}) })));
    }
    const table = this.current.tables.or[occurrence]!;
    const next = this.nextTypeIdx();
    const fitting = table.known[next] ?? table.ask(next);
    for (let i = 0; i < fitting.length; i++) {
      const { GATE, ALT } = choices[fitting[i]!]!;
      if (GATE === undefined || GATE(a, b)) return ALT(a, b);
    }
    this.refuse();
  }

  /** `MANY` of what is made once. */
  protected repeat<A, B>(occurrence: number, { GATE, DEF }: Repeated<A, B>, a: A, b: B): void {
    if (!this.live) return this.many(occurrence, { DEF: () => DEF(a, b) });
    const table = this.current.tables.many[occurrence]!;
    for (let before = -1; before < this.position; ) {
      const next = this.nextTypeIdx();
      if (!(table.known[next] ?? table.ask(next)) || (GATE !== undefined && !GATE(a, b))) return;
      before = this.position;
      DEF(a, b);
    }
  }

  private mayBegin(table: Table<boolean>, gate: (() => boolean) | undefined): boolean {
    const next = this.nextTypeIdx();
    return (table.known[next] ?? table.ask(next)) && (gate === undefined || gate.call(this));
  }

  private nextTypeIdx(): number {
    return this.position < this.to ? this.tokens[this.position]!.tokenTypeIdx : END_IDX;
  }

  /** The token `n` ahead; undefined at the end. */
  protected peek(n = 1): Tok | undefined {
    const at = this.position + n - 1;
    return at >= this.from && at < this.to ? this.tokens[at] : undefined;
  }

  protected next(type: TokenType, n = 1): boolean {
    return this.peek(n)?.tokenType === type;
  }

  protected nextId(type: TokenType, id: string): boolean {
    const token = this.peek();
    return token !== undefined && token.tokenType === type && token.entry.id === id;
  }

  /** Opens a node below the innermost open one. */
  protected start<N extends Node>(node: N): N {
    if (!this.live) return node;
    if (this.open.length > MAX_NESTING) this.refuse();
    this.open[this.open.length - 1]!.children.push(node);
    this.open.push(node);
    return node;
  }

  /** Closes the innermost open node. */
  protected close(): void {
    if (!this.live) return;
    const node = this.open.pop()!;
    if (node.children.length === 0 && this.open.length > 0) this.open[this.open.length - 1]!.children.pop();
    else spanOf(node);
  }

  /** Puts a new node in the place of `node`, which becomes its first child, and opens it. `node` is the last child of the innermost open node. */
  protected wrap<N extends Node>(node: Node, around: N): N {
    around.start = node.start;
    around.end = node.end;
    around.children.push(node);
    if (!this.live) return around;
    const parent = this.open[this.open.length - 1]!;
    parent.children[parent.children.length - 1] = around;
    this.open.push(around);
    return around;
  }

  /** Stops the parse at the next token: what was read has no meaning as it stands. */
  protected refuse(): never {
    throw REFUSED;
  }

  protected at(token: Tok): { start: number; end: number } {
    return { start: token.startOffset, end: (token.endOffset as number) + 1 };
  }
}

export function spanOf(node: Base): void {
  const first = node.children[0];
  const last = node.children[node.children.length - 1];
  if (!first || !last) return;
  node.start = first.start;
  node.end = last.end;
}
