import type { Adverbial, Sentence } from '../../tree.ts';
import * as T from '../token-types.ts';
import { BLANK } from './blank.ts';
import type { Repeated } from './base.ts';
import { ComplementRules } from './complements.ts';

const LEADING_PREPOSITIONS = new Set(['at', 'during', 'until', 'for', 'as', 'in', 'on', 'from', 'after', 'before', 'instead-of', 'rather-than', 'in-addition-to', 'with', 'without', 'except', 'by', 'except-for', 'since', 'beyond', 'other-than', 'starting-with', 'among', 'up-to-the', 'to']);

/** Sentences: what stands before the main clause, and clauses one after the other. */
export abstract class SentenceRules extends ComplementRules {
  /** Ends before what is not part of the sentence; the driver sees whether every token was read. */
  sentence = this.RULE('sentence', (node: Sentence = BLANK as never): void => {
    this.OPTION(() => this.CONSUME(T.Then));
    this.repeat(0, this.leadings, node, undefined);
    this.SUBRULE(this.clauseChain, { ARGS: [node] });
    this.OPTION1(() => this.CONSUME(T.Period));
  });

  /** Clauses joined by commas, conjunctions and `then`. */
  clauseChain = this.RULE('clauseChain', (node: Sentence = BLANK as never): void => {
    this.SUBRULE(this.leadIn, { ARGS: [node] });
    this.repeat(0, this.moreClauses, node, undefined);
  });

  private readonly leadings: Repeated<Sentence, undefined> = {
    GATE: () => this.leadingAhead(),
    DEF: (node) => this.SUBRULE(this.leading, { ARGS: [node] }),
  };

  private readonly moreClauses: Repeated<Sentence, undefined> = {
    GATE: () => this.clauseJoins(),
    DEF: (node) => {
      this.SUBRULE(this.clauseJoin);
      this.SUBRULE1(this.leadIn, { ARGS: [node] });
    },
  };

  /** A clause, with what stands before it: `then if it's a land, put it …`. */
  leadIn = this.RULE('leadIn', (node: Sentence = BLANK as never): void => {
    this.repeat(0, this.leadings, node, undefined);
    const made = this.SUBRULE(this.clauses, { ARGS: [{}] });
    this.ACTION(() => node.clauses.push(...made));
  });

  clauseJoin = this.RULE('clauseJoin', (): void => {
    this.OR([
      { ALT: () => { this.CONSUME(T.Comma); this.OPTION(() => this.CONSUME(T.Conjunction)); this.OPTION1(() => this.CONSUME(T.Then)); this.OPTION2({ GATE: () => this.next(T.Comma) && false, DEF: () => this.CONSUME1(T.Comma) }); } },
      { ALT: () => { this.CONSUME1(T.Conjunction); this.OPTION3(() => this.CONSUME1(T.Then)); } },
      { ALT: () => this.CONSUME(T.Semicolon) },
      { ALT: () => this.CONSUME2(T.Then) },
    ]);
  });

  private clauseJoins(): boolean {
    const t = this.peek();
    if (!t) return false;
    if (t.tokenType === T.Semicolon || t.tokenType === T.Then) return true;
    return (t.tokenType === T.Comma || t.tokenType === T.Conjunction) && t.role !== 'list';
  }

  /** A subordinate clause, a phrase or an adverb that a comma parts from the main clause. */
  private leadingAhead(): boolean {
    const t = this.peek();
    if (!t) return false;
    switch (t.tokenType) {
      case T.Subordinator: return true;
      case T.Preposition: return LEADING_PREPOSITIONS.has(t.entry.id);
      case T.Adverb: return !this.verbFollowsAdverb() || this.next(T.Comma, 2);
      case T.ToInfinitive: return true;
      default: return false;
    }
  }

  private verbFollowsAdverb(): boolean {
    const after = this.peek(2);
    return after !== undefined && [T.VerbBase, T.VerbBaseOrPast, T.VerbSingular, T.Modal, T.Do, T.Have, T.Be].includes(after.tokenType) && !this.isTimeAdverb();
  }

  private isTimeAdverb(): boolean {
    return ['until-end-of-turn', 'this-turn', 'until-your-next-turn', 'each-turn', 'otherwise'].includes(this.peek()!.entry.id);
  }

  leading = this.RULE('leading', (node: Sentence = BLANK as never): void => {
    this.inLeading++;
    const adverbial = this.OR([
      { ALT: () => this.SUBRULE(this.subordinate) },
      { ALT: () => this.SUBRULE(this.prepositionalAdverbial) },
      { ALT: () => this.SUBRULE(this.adverb) },
      { ALT: () => this.SUBRULE(this.purpose) },
    ]) as Adverbial;
    this.inLeading--;
    this.ACTION(() => node.leading.push(adverbial));
    this.ACTION(() => { if ((adverbial.relation === 'when' || adverbial.relation === 'whenever' || adverbial.relation === 'if') && !this.next(T.Comma) && !this.triggerFollows() && !this.next(T.Then)) this.refuse(); });
    this.OPTION({ GATE: () => this.next(T.Comma) || this.triggerFollows(), DEF: () => this.OR1([
      { ALT: () => this.CONSUME(T.Comma) },
      { GATE: () => this.triggerFollows(), ALT: () => this.CONSUME(T.Conjunction) },
    ]) });
  });

  /** `at the beginning of your upkeep and whenever you cast a spell`. */
  private triggerFollows(): boolean {
    const after = this.peek(2);
    return after?.tokenType === T.Subordinator || (after?.tokenType === T.Preposition && after.entry.id === 'at');
  }
}
