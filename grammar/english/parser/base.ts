import { EmbeddedActionsParser, MismatchedTokenException, NoViableAltException, type IToken, type TokenType } from 'chevrotain';
import type { Base, Expectation, Node } from '../../tree.ts';
import { PARSER_TOKEN_TYPES } from '../token-types.ts';
import type { Tok } from '../token.ts';
import { newLeaf } from './new-node.ts';

/** Deeper nesting than any card has; past it the rest is unknown, so that hostile input cannot exhaust the stack. */
const MAX_NESTING = 60;

/** By the rule in which a parse fails. */
const EXPECTATIONS: Readonly<Record<string, Expectation>> = {
  ...Object.fromEntries(['noun', 'nounPhrase', 'determined', 'afterDeterminers', 'possessed', 'core', 'coreWord', 'qualifier', 'prepositional'].map((r) => [r, 'noun'])),
  ...Object.fromEntries(['predicate', 'modalPredicate', 'doPredicate', 'havePredicate', 'bePredicate', 'verbPredicate'].map((r) => [r, 'verb'])),
  ...Object.fromEntries(['clause', 'clauses', 'leadIn', 'clauseChain', 'sentence'].map((r) => [r, 'clause'])),
  complements: 'object',
};

const cheapMessages = {
  buildMismatchTokenMessage: () => '',
  buildNotAllInputParsedMessage: () => '',
  buildNoViableAltMessage: () => '',
  buildEarlyExitMessage: () => '',
};

/**
 * Chevrotain parser that builds the ordered tree while it reads: a node is attached to its parent when it is
 * opened, so that what was read before an error keeps its place and its role.
 */
export abstract class TreeParser extends EmbeddedActionsParser {
  /** False while Chevrotain records the grammar: no action may look at a token then. */
  protected live = false;
  private open: Base[] = [];
  /** Token at which the last parse stopped; the number of tokens where it read them all. */
  stoppedAt = 0;
  /** Inside what stands before a main clause, a comma ends it. */
  protected inLeading = 0;

  constructor(validate: boolean) {
    super(PARSER_TOKEN_TYPES, {
      maxLookahead: 1,
      recoveryEnabled: false,
      skipValidations: !validate,
      errorMessageProvider: cheapMessages,
    });
  }

  protected finish(): void {
    this.performSelfAnalysis();
    this.live = true;
  }

  /** Sets the tokens to read and the node that receives what is read. */
  begin(tokens: Tok[], root: Base): void {
    this.input = tokens;
    this.open = [root];
    this.stoppedAt = 0;
    this.inLeading = 0;
  }

  /** What the last parse looked for where it failed; undefined where it read all it was asked to. */
  expectation(): Expectation | undefined {
    const rule = this.errors.find((e) => e.name !== 'NotAllInputParsedException')?.context.ruleStack.at(-1);
    return rule === undefined ? undefined : EXPECTATIONS[rule];
  }

  /** Closes every node that an error left open. */
  end(): void {
    while (this.open.length > 1) this.close();
    this.open = [];
  }

  // Chevrotain calls this for every token it accepts.
  consumeToken(): void {
    const self = this as unknown as { tokVector: Tok[]; currIdx: number };
    const token = self.tokVector[++self.currIdx]!;
    const { children } = this.open[this.open.length - 1]!;
    if (token.parsed) children.push(...token.parsed);
    else children.push(newLeaf(token.entry.id, token.startOffset, token.endOffset! + 1));
    if (token.trailing) children.push(...token.trailing);
    this.stoppedAt++;
  }

  /** The token `n` ahead; undefined at the end. */
  protected peek(n = 1): Tok | undefined {
    const self = this as unknown as { tokVector: Tok[]; currIdx: number; tokVectorLength: number };
    const at = self.currIdx + n;
    return at >= 0 && at < self.tokVectorLength ? self.tokVector[at] : undefined;
  }

  protected next(type: TokenType, n = 1): boolean {
    return this.peek(n)?.tokenType === type;
  }

  protected nextId(type: TokenType, ...ids: string[]): boolean {
    const token = this.peek();
    return token !== undefined && token.tokenType === type && ids.includes(token.entry.id);
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
    throw this.error(new NoViableAltException('', this.LA(1), this.LA(0)));
  }

  private error(e: NoViableAltException | MismatchedTokenException): Error {
    return (this as unknown as { SAVE_ERROR(e: Error): Error }).SAVE_ERROR(e);
  }

  // Chevrotain's own computes every path that would have been right for its message, at each error.
  raiseNoAltException(): never {
    this.refuse();
  }

  raiseEarlyExitException(): never {
    this.refuse();
  }

  protected at(token: IToken): { start: number; end: number } {
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
