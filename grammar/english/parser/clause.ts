import type { ParserMethod } from 'chevrotain';
import type { Adverbial, Clause, NounPhrase } from '../../tree.ts';
import { newFrame, type Frame } from '../entry.ts';
import { isBaseVerb, isFinite, startsNoun } from '../lookahead.ts';
import * as T from '../token-types.ts';
import { BLANK } from './blank.ts';
import type { Tok } from '../token.ts';
import { newAdverbial, newClause } from '../../new-node.ts';
import type { Choice, Repeated } from './base.ts';
import { hasClass } from './noun-gates.ts';
import { QualifierRules, type ClauseOptions } from './qualifier.ts';

/** What is still open while a predicate's complements are read. */
interface PredicateState {
  frame: Frame;
  gap: boolean;
  passive: boolean;
  objects: number;
  /** The missing noun of a relative clause is the object: the clause has its subject. */
  objectGap: boolean;
  /** The complement that comes next. */
  kind: string | undefined;
}

const newState = (frame: Frame, gap = false, passive = false): PredicateState => ({ frame, gap, passive, objects: 0, objectGap: false, kind: undefined });

const AS_SUBJECT = { subject: true };

const HAVE = newFrame({ object: 2, prepositions: ['as'], causative: true, infinitive: true });
const DO = newFrame({ object: 1, prepositions: [] });
const THERE = newFrame({ object: 0, prepositions: ['in', 'on', 'among'] });
const COPULA = newFrame({ object: 2, prepositions: ['in', 'on', 'under', 'from', 'of', 'with', 'among', 'by', 'as', 'to', 'at'], infinitive: true, adjective: true });
const NO_FRAME = newFrame({ object: 0, prepositions: [] });

/** Prepositions that any verb may be followed by: time, exchange, exception, means. */
const FREE_PREPOSITIONS = new Set(['for', 'during', 'until', 'at', 'instead-of', 'rather-than', 'in-addition-to', 'before', 'after', 'except', 'except-for', 'except-by', 'without', 'by', 'because-of', 'since', 'beyond', 'throughout', 'equal-to', 'other-than', 'using', 'attached-to', 'as-part-of']);
/** Where the main verb puts something: after a participle they are not its own. */
const DESTINATIONS = new Set(['to', 'into', 'onto', 'on-top-of', 'back-to']);
const TURN_PREPOSITIONS = new Set(['on', 'in']);

/** Clauses: subject, auxiliaries, verb, and what its frame allows. */
export abstract class ClauseRules extends QualifierRules {
  /** One clause and the predicates that share its subject. */
  clauses = this.RULE('clauses', (options: ClauseOptions = {}): Clause[] => {
    const list: Clause[] = [this.SUBRULE(this.clause, { ARGS: [options, undefined] })];
    this.repeat(0, this.morePredicates, list, options);
    return list;
  });

  private readonly morePredicates: Repeated<Clause[], ClauseOptions> = {
    GATE: (list, options) => this.predicateJoins(list, options),
    DEF: (list, options) => {
      const join = this.SUBRULE(this.join);
      list.push(this.SUBRULE1(this.clause, { ARGS: [{ gap: options.gap, finite: false, imperative: true }, join ?? ','] }));
    },
  };

  /** The comma or conjunction that comes next joins a predicate in the same form as the last one. */
  private predicateJoins(list: readonly Clause[], options: ClauseOptions): boolean {
    const join = this.peek();
    if (join?.role !== 'predicate') return false;
    const first = list[0]!;
    let n = 2;
    while (this.next(T.Conjunction, n) || this.next(T.Then, n)) n++;
    if (this.next(T.Then, n - 1) || this.peek(n - 1)?.entry.id === 'and-then') return false;
    const verb = this.peek(n);
    if (!verb) return false;
    while (this.peek(n)?.tokenType === T.Do) n++;
    if (options.gap && (isBaseVerb(verb) || isFinite(verb)) && this.isFrameOfMain(this.peek(n) ?? verb, first)) return false;
    return true;
  }

  /** In a relative clause a verb in another form goes on with the main clause. */
  private isFrameOfMain(verb: Tok, relative: Clause): boolean {
    if (relative.verb === 'control' || relative.verb === 'own') return verb.entry.id !== 'control' && verb.entry.id !== 'own';
    const subject = relative.subject?.items[0];
    if (verb.tokenType === T.VerbSingular && subject?.form === 'pronoun' && (subject.id === 'you' || subject.id === 'they')) return true;
    const past = relative.past || relative.perfect || relative.voice === 'passive';
    if (past && !relative.negative) return !(verb.tokenType === T.VerbBaseOrPast || (verb.tokenType === T.Be && verb.entry.id === 'past') || (verb.tokenType === T.Have && verb.entry.id === 'past'));
    return verb.tokenType === T.VerbBase && !relative.subject;
  }

  clause = this.RULE('clause', (options: ClauseOptions = {}, join?: string): Clause => {
    const node = this.start(newClause());
    if (join) { node.join = join; node.sharedSubject = true; }
    if (this.live && !options.gap && !options.finite && this.next(T.VerbSingular)) node.sharedSubject = true;
    this.choose(0, this.clauseForms, node, options);
    this.close();
    return node;
  });

  private readonly clauseForms: readonly Choice<Clause, ClauseOptions>[] = [
    { GATE: (_, options) => !options.finite && this.verbAhead(), ALT: (node, options) => this.SUBRULE(this.predicate, { ARGS: [node, options] }) },
    { ALT: (node) => this.SUBRULE(this.existential, { ARGS: [node] }) },
    { GATE: (_, options) => options.finite === true || !this.verbAhead(), ALT: (node, options) => {
      node.subject = this.SUBRULE(this.nounPhrase, { ARGS: [AS_SUBJECT] });
      this.SUBRULE1(this.predicate, { ARGS: [node, options] });
    } },
  ];

  private verbAhead(): boolean {
    let n = 1;
    while (this.next(T.Adverb, n) || (this.next(T.Determiner, n) && ['each', 'both'].includes(this.peek(n)!.entry.id) && this.peek(n + 1) !== undefined && (isBaseVerb(this.peek(n + 1)) || isFinite(this.peek(n + 1))))) n++;
    const t = this.peek(n);
    return t !== undefined && (isBaseVerb(t) || isFinite(t) || t.tokenType === T.VerbPast || t.tokenType === T.VerbIng);
  }

  /** `there are two or more cards in your graveyard`. */
  existential = this.RULE('existential', (node: Clause = BLANK as never): void => {
    node.voice = 'existential';
    node.verb = 'be';
    this.CONSUME(T.There);
    const be = this.CONSUME(T.Be) as Tok;
    this.ACTION(() => { node.negative = be.entry.negative ?? false; node.past = be.entry.id === 'past'; });
    node.object = this.SUBRULE(this.nounPhrase, { ARGS: [{ complement: true }] });
    this.SUBRULE(this.complements, { ARGS: [node, newState(THERE)] });
  });

  predicate = this.RULE('predicate', (node: Clause = BLANK as never, options: ClauseOptions = BLANK as never): void => {
    this.repeat(0, this.beforeVerb, node, options);
    this.choose(1, this.predicates, node, options);
  });

  private readonly beforeVerb: Repeated<Clause, ClauseOptions> = {
    GATE: () => this.verbAhead(),
    DEF: (node, options) => this.choose(0, this.wordsBeforeVerb, node, options),
  };

  private readonly wordsBeforeVerb: readonly Choice<Clause, ClauseOptions>[] = [
    { ALT: (node) => node.adverbials.push(this.SUBRULE(this.adverb)) },
    { ALT: (node) => this.SUBRULE(this.distributive, { ARGS: [node] }) },
  ];

  private readonly predicates: readonly Choice<Clause, ClauseOptions>[] = [
    { ALT: (node, options) => this.SUBRULE(this.modalPredicate, { ARGS: [node, options] }) },
    { ALT: (node, options) => this.SUBRULE(this.doPredicate, { ARGS: [node, options] }) },
    { ALT: (node, options) => this.SUBRULE(this.havePredicate, { ARGS: [node, options] }) },
    { ALT: (node, options) => this.SUBRULE(this.bePredicate, { ARGS: [node, options] }) },
    { ALT: (node, options) => this.SUBRULE(this.verbPredicate, { ARGS: [node, options] }) },
  ];

  distributive = this.RULE('distributive', (node: Clause = BLANK as never): void => {
    const a = this.start(newAdverbial('each'));
    this.CONSUME(T.Determiner);
    node.adverbials.push(a);
    this.close();
  });

  modalPredicate = this.RULE('modalPredicate', (node: Clause = BLANK as never, options: ClauseOptions = BLANK as never): void => {
    const modal = this.CONSUME(T.Modal) as Tok;
    this.ACTION(() => { node.modal = modal.entry.id; node.negative = modal.entry.negative ?? false; });
    this.MANY(() => node.adverbials.push(this.SUBRULE(this.adverb)));
    this.OR([
      { ALT: () => this.SUBRULE(this.bePredicate, { ARGS: [node, options] }) },
      { ALT: () => this.SUBRULE(this.havePredicate, { ARGS: [node, options] }) },
      { GATE: () => isBaseVerb(this.peek()), ALT: () => this.SUBRULE(this.verbPredicate, { ARGS: [node, options] }) },
      { ALT: () => this.SUBRULE(this.doPredicate, { ARGS: [node, options] }) },
      { GATE: () => this.ellipsisAhead(), ALT: () => { node.verb = 'ellipsis'; } },
    ]);
  });

  /** `if you can't, …`: the verb is that of the clause before. */
  private ellipsisAhead(): boolean {
    const t = this.peek();
    return t === undefined || t.tokenType === T.Comma || t.tokenType === T.Period || t.tokenType === T.Conjunction || t.tokenType === T.VerbSingular;
  }

  /** `doesn't untap`, `if you do`, `do so`, `do this only once each turn`. */
  doPredicate = this.RULE('doPredicate', (node: Clause = BLANK as never, options: ClauseOptions = BLANK as never): void => {
    const word = this.CONSUME(T.Do) as Tok;
    this.ACTION(() => { node.negative = word.entry.negative ?? node.negative; node.past = word.entry.id === 'past'; node.verb = 'do'; });
    this.MANY({ GATE: () => this.verbAhead(), DEF: () => node.adverbials.push(this.SUBRULE(this.adverb)) });
    this.OR([
      { GATE: () => this.peek() !== undefined && isBaseVerb(this.peek()), ALT: () => this.SUBRULE(this.verbPredicate, { ARGS: [node, options] }) },
      { ALT: () => this.SUBRULE(this.haveMain, { ARGS: [node, options] }) },
      // A gate decides: `have` after `do` is the main verb.
      { IGNORE_AMBIGUITIES: true, ALT: () => this.SUBRULE(this.complements, { ARGS: [node, newState(DO)] }) },
    ]);
  });

  havePredicate = this.RULE('havePredicate', (node: Clause = BLANK as never, options: ClauseOptions = BLANK as never): void => {
    this.OR([
      { GATE: () => this.perfectAhead(), ALT: () => {
        const have = this.CONSUME(T.Have) as Tok;
        this.ACTION(() => { node.perfect = true; node.negative ||= have.entry.negative ?? false; node.past = have.entry.id === 'past'; });
        this.MANY(() => node.adverbials.push(this.SUBRULE(this.adverb)));
        this.OR1([
          { ALT: () => this.SUBRULE(this.bePredicate, { ARGS: [node, options] }) },
          { ALT: () => this.SUBRULE1(this.haveMain, { ARGS: [node, options] }) },
          { ALT: () => this.SUBRULE(this.verbPredicate, { ARGS: [node, options] }) },
        ]);
      } },
      { ALT: () => this.SUBRULE(this.haveMain, { ARGS: [node, options] }) },
    ]);
  });

  private perfectAhead(): boolean {
    let n = 2;
    while (this.next(T.Adverb, n)) n++;
    const t = this.peek(n);
    return t !== undefined && (t.tokenType === T.VerbPast || t.tokenType === T.VerbBaseOrPast || (t.tokenType === T.Be && t.lower === 'been') || (t.tokenType === T.Have && t.lower === 'had'));
  }

  haveMain = this.RULE('haveMain', (node: Clause = BLANK as never, options: ClauseOptions = BLANK as never): void => {
    const have = this.CONSUME(T.Have) as Tok;
    this.ACTION(() => { node.verb = 'have'; node.negative ||= have.entry.negative ?? false; node.past ||= have.entry.id === 'past'; });
    this.SUBRULE(this.complements, { ARGS: [node, newState(HAVE, options?.gap)] });
  });

  bePredicate = this.RULE('bePredicate', (node: Clause = BLANK as never, options: ClauseOptions = BLANK as never): void => {
    const be = this.CONSUME(T.Be) as Tok;
    this.ACTION(() => { node.negative ||= be.entry.negative ?? false; node.past ||= be.entry.id === 'past' && be.lower !== 'been'; node.verb = 'be'; node.voice = 'copular'; });
    this.repeat(0, this.afterBe, node, options);
    this.choose(0, this.beForms, node, options);
  });

  private readonly afterBe: Repeated<Clause, ClauseOptions> = {
    GATE: () => !this.next(T.Adverb) || this.participleOrComplementAfterAdverb(),
    DEF: (node, options) => this.choose(1, this.wordsAfterBe, node, options),
  };

  private readonly wordsAfterBe: readonly Choice<Clause, ClauseOptions>[] = [
    { ALT: (node) => node.adverbials.push(this.SUBRULE(this.adverb)) },
    { ALT: () => this.CONSUME1(T.Be) },
  ];

  private readonly beForms: readonly Choice<Clause, ClauseOptions>[] = [
    { GATE: () => this.next(T.VerbPast) || this.next(T.VerbBaseOrPast), ALT: (node, options) => { node.voice = 'passive'; this.SUBRULE(this.verbPredicate, { ARGS: [node, options] }); } },
    { GATE: () => this.next(T.VerbIng), ALT: (node, options) => { node.progressive = true; node.voice = 'active'; this.SUBRULE1(this.verbPredicate, { ARGS: [node, options] }); } },
    { ALT: (node, options) => this.SUBRULE(this.complements, { ARGS: [node, newState(COPULA, options?.gap)] }) },
  ];

  /** An adverb right after the copula belongs before what follows, unless it is the complement itself (`is face down`). */
  private participleOrComplementAfterAdverb(): boolean {
    const after = this.peek(2);
    return after !== undefined && (startsNoun(after) || after.tokenType === T.VerbPast || after.tokenType === T.VerbBaseOrPast || after.tokenType === T.VerbIng || after.tokenType === T.Preposition || after.tokenType === T.Adverb) && this.peek()!.entry.id !== 'face-down';
  }

  verbPredicate = this.RULE('verbPredicate', (node: Clause = BLANK as never, options: ClauseOptions = BLANK as never): void => {
    const verb = this.OR(this.verbs) as Tok;
    if (this.live) {
      node.verb = verb.entry.id;
      if (verb.tokenType === T.VerbPast && node.voice !== 'passive' && !node.perfect) node.past = true;
    }
    const state = newState(this.live ? verb.entry.frame ?? NO_FRAME : NO_FRAME, options?.gap, node.voice === 'passive');
    state.objectGap = options?.gap === true && node.subject !== undefined;
    this.SUBRULE(this.complements, { ARGS: [node, state] });
  });

  private readonly verbs = [T.VerbBase, T.VerbSingular, T.VerbPast, T.VerbIng].map((type) => ({ ALT: () => this.CONSUME(type) }));

  /** A participle with its complements, without auxiliaries: `exiled with it`, `blocking a Wall`. */
  participle = this.RULE('participle', (): Clause => {
    const node = this.start(newClause());
    this.OPTION(() => this.OR1([
      { GATE: () => this.nextId(T.Adverb, 'not'), ALT: () => { this.CONSUME(T.Adverb); node.negative = true; } },
      { GATE: () => !this.nextId(T.Adverb, 'not'), ALT: () => node.adverbials.push(this.SUBRULE(this.adverb)) },
      { ALT: () => { this.CONSUME(T.Be); node.progressive = true; } },
    ]));
    const verb = this.OR([
      { ALT: () => this.CONSUME(T.VerbPast) },
      { ALT: () => this.CONSUME(T.VerbIng) },
    ]) as Tok;
    this.ACTION(() => {
      node.verb = verb.entry.id;
      node.voice = verb.tokenType === T.VerbIng ? 'active' : 'passive';
      node.progressive = verb.tokenType === T.VerbIng;
    });
    const frame = this.live ? verb.entry.frame ?? NO_FRAME : NO_FRAME;
    this.SUBRULE(this.complements, { ARGS: [node, newState(frame, true, node.voice === 'passive')] });
    this.close();
    return node;
  });

  infinitive = this.RULE('infinitive', (): Clause => {
    const node = this.start(newClause());
    this.CONSUME(T.ToInfinitive);
    this.SUBRULE(this.predicate, { ARGS: [node, { gap: true }] });
    this.close();
    return node;
  });

  protected abstract complements: ParserMethod<[node: Clause, state: PredicateState], void>;
  protected abstract adverb: ParserMethod<[], Adverbial>;

  protected maxObjects(state: PredicateState): number {
    const { object, prepositions } = state.frame;
    if (state.objectGap && prepositions.length === 0) return Math.max(0, object - 2);
    if (state.passive) return object >= 2 ? 1 : object;
    return object === 3 ? 2 : object === 0 ? 0 : 1;
  }

  protected objectFits(state: PredicateState): boolean {
    const token = this.peek();
    if (!token || !startsNoun(token) || token.tokenType === T.There) return false;
    return state.objects < this.maxObjects(state);
  }

  protected prepositionAllowed(state: PredicateState): boolean {
    const id = this.peek()?.entry.id ?? '';
    if (state.gap && DESTINATIONS.has(id) && !state.frame.prepositions.includes('into') && !state.frame.prepositions.includes('onto') && this.zoneAhead()) return false;
    if (state.frame.prepositions.includes(id) || state.frame.prepositions.includes(id.split('-')[0]!) || FREE_PREPOSITIONS.has(id)) return true;
    if (state.passive && (id === 'by' || (!state.gap && ['from', 'with', 'in', 'on', 'into', 'to', 'onto', 'under', 'as'].includes(id)))) return true;
    if (TURN_PREPOSITIONS.has(id)) return this.timeAhead();
    return false;
  }

  private zoneAhead(): boolean {
    for (let n = 2; n < 7; n++) {
      const t = this.peek(n);
      if (hasClass(t, 'zone')) return true;
      if (!t || ![T.Determiner, T.NounWord, T.Possessive, T.Pronoun].includes(t.tokenType)) return false;
    }
    return false;
  }

  private timeAhead(): boolean {
    for (let n = 2; n < 8; n++) {
      const t = this.peek(n);
      if (hasClass(t, 'time')) return true;
      if (!t || ![T.Determiner, T.NounWord, T.Possessive, T.Count, T.Pronoun, T.Target].includes(t.tokenType) && !(t.tokenType === T.Preposition && t.entry.id === 'of')) return false;
    }
    return false;
  }

  /** `gained and lost life`, `cast or copy a spell`: the next verb brings the object of both. */
  private objectFollowsLater(): boolean {
    const join = this.peek();
    return join !== undefined && (join.tokenType === T.Conjunction || join.tokenType === T.Comma) && join.role === 'predicate';
  }

  protected requireObject(node: Clause, state: PredicateState): void {
    if (!this.live) return;
    const { frame } = state;
    if (this.objectFollowsLater()) return;
    if (frame.object >= 2 && state.objects === 0 && !state.gap && !state.passive && node.voice !== 'existential' && !node.complement && !(node.verb === 'be' || node.verb === 'become') ) this.refuse();
    if ((node.verb === 'be' || node.verb === 'become') && node.voice !== 'existential' && state.objects === 0 && node.adverbials.length === 0 && !node.complement && !state.gap && !node.modal && !node.negative) this.refuse();
  }
}

export type { PredicateState, NounPhrase };
