import type { ParserMethod } from 'chevrotain';
import type { Clause, Noun, NounPhrase, Qualifier } from '../../tree.ts';
import * as T from '../token-types.ts';
import { BLANK } from './blank.ts';
import type { Tok } from '../token.ts';
import { startsNoun } from '../lookahead.ts';
import type { Choice } from './base.ts';
import { newQualifier } from '../../new-node.ts';
import { stopsWithin } from './noun-gates.ts';
import { NounPhraseRules, type NounOptions } from './noun-phrase.ts';

export interface ClauseOptions {
  /** Relative clause: its subject or object is the noun before it, so that one may be missing. */
  gap?: boolean;
  /** Imperative: no subject may stand. */
  imperative?: boolean;
  /** A subject must stand, or have stood in the clause before. */
  finite?: boolean;
}

/** What follows the head of a noun phrase. */
export abstract class QualifierRules extends NounPhraseRules {
  protected abstract clauses: ParserMethod<[options?: ClauseOptions], Clause[]>;
  protected abstract participle: ParserMethod<[], Clause>;
  protected abstract bareInfinitive: ParserMethod<[], Clause>;
  protected abstract infinitive: ParserMethod<[], Clause>;

  qualifier = this.RULE('qualifier', (_node?: Noun, options: NounOptions = {}): Qualifier => {
    const q = this.start(newQualifier('relative'));
    this.choose(0, this.qualifierForms, q, options);
    this.close();
    return q;
  });

  private readonly qualifierForms: readonly Choice<Qualifier, NounOptions>[] = [
    { GATE: () => this.peek()?.reducedRelative === true, ALT: (q) => { q.clause = this.SUBRULE(this.clauses, { ARGS: [{ gap: true }] })?.[0]; } },
    { ALT: (q) => this.SUBRULE(this.relative, { ARGS: [q] }) },
    { ALT: (q, options) => this.SUBRULE(this.prepositional, { ARGS: [q, options] }) },
    { GATE: () => this.peek()!.entry.id.startsWith('to-your-'), ALT: (q) => { const a = this.CONSUME(T.Adverb) as Tok; q.relation = a.entry?.id; } },
    { ALT: (q) => { q.relation = 'participle'; q.clause = this.SUBRULE(this.participle); } },
    { ALT: (q) => this.SUBRULE(this.comparison, { ARGS: [q] }) },
    { ALT: (q) => { const a = this.CONSUME(T.Arithmetic) as Tok; q.relation = a.entry?.id; this.choose(1, this.terms, q, undefined); } },
    { ALT: (q) => { q.relation = 'infinitive'; q.clause = this.SUBRULE(this.infinitive); } },
    { GATE: () => this.next(T.ToInfinitive, 2), ALT: (q) => { q.relation = 'able'; this.CONSUME(T.NounWord); q.clause = this.SUBRULE1(this.infinitive); } },
    // A participle is no value: the alternative above comes first.
    { IGNORE_AMBIGUITIES: true, ALT: (q) => { q.relation = 'value'; q.phrase = this.SUBRULE1(this.nounPhrase, { ARGS: [{ complement: true, single: true }] }); } },
  ];

  /** What is added or taken away. */
  private readonly terms: readonly Choice<Qualifier, undefined>[] = [
    { GATE: () => !this.next(T.NounWord) && this.nounAhead(), ALT: (q) => { q.phrase = this.SUBRULE(this.nounPhrase, { ARGS: [{ single: true }] }); } },
    { GATE: () => this.next(T.NounWord), ALT: (q) => { q.phrase = this.SUBRULE2(this.nounPhrase, { ARGS: [{ single: true }] }); } },
    { ALT: (q) => { q.clause = this.SUBRULE1(this.bareInfinitive); } },
  ];

  /** `that attacked`, `who controls`, `whose power is`. */
  relative = this.RULE('relative', (q: Qualifier = BLANK as never): void => {
    const word = this.CONSUME(T.Relative) as Tok;
    this.ACTION(() => { q.relation = word.entry.id === 'whose' ? 'whose' : 'relative'; });
    q.clause = this.SUBRULE(this.clauses, { ARGS: [{ gap: q.relation !== 'whose' }] })?.[0];
  });

  prepositional = this.RULE('prepositional', (q: Qualifier = BLANK as never, options: NounOptions = BLANK as never): void => {
    const p = this.CONSUME(T.Preposition) as Tok;
    if (this.live) q.relation = p.entry.id;
    this.choose(0, this.prepositioned, q, options);
  });

  private readonly prepositioned: readonly Choice<Qualifier, NounOptions>[] = [
    { GATE: () => this.next(T.VerbIng), ALT: (q) => { q.clause = this.SUBRULE(this.participle); } },
    { GATE: (q) => !this.next(T.VerbIng) && this.prepositionedListStops(q), ALT: (q) => { q.phrase = this.SUBRULE(this.nounPhrase, { ARGS: [{ single: true, name: true, complement: true }] }); } },
    { GATE: () => !this.next(T.VerbIng), ALT: (q, options) => { q.phrase = this.SUBRULE1(this.nounPhrase, { ARGS: [{ stops: stopsWithin(q.relation, options?.stops), complement: this.bareAfter(q), inside: q.relation === 'from' || q.relation === 'in' }] }); } },
  ];

  /** After these no determiner is needed: `with flying`, `named Korla`, `in addition to its other types`. */
  private bareAfter(q: Qualifier): boolean {
    if (q.relation === 'to') return this.peek()?.entry.class === 'color';
    return ['named', 'called', 'with', 'without', 'in-addition-to', 'as', 'other-than'].includes(q.relation);
  }

  /** `from`, `of`, `in` take one noun phrase; `with`, `among` and the like take a list. */
  private prepositionedListStops(q: Qualifier): boolean {
    return ['named', 'called'].includes(q.relation);
  }

  comparison = this.RULE('comparison', (q: Qualifier = BLANK as never): void => {
    const c = this.CONSUME(T.Comparative) as Tok;
    const comparison: { relation: string; value?: NounPhrase } = { relation: c.entry?.id ?? '' };
    q.relation = 'comparison';
    q.comparison = comparison;
    comparison.value = this.SUBRULE(this.nounPhrase, { ARGS: [{ complement: true }] });
  });

  protected nounAhead(n = 1): boolean {
    return startsNoun(this.peek(n));
  }
}
