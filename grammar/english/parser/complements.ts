import type { TokenType } from 'chevrotain';
import type { Adverbial, Clause, NounPhrase } from '../../tree.ts';
import { isBaseVerb, startsNoun } from '../lookahead.ts';
import * as T from '../token-types.ts';
import { BLANK } from './blank.ts';
import type { Tok } from '../token.ts';
import { ClauseRules, type PredicateState } from './clause.ts';
import { newAdverbial } from '../../new-node.ts';
import type { Choice, Repeated } from './base.ts';
import { hasClass, stopsWithin } from './noun-gates.ts';

const TRAILING_SUBORDINATORS = new Set(['where', 'unless', 'except', 'as-long-as', 'if', 'rather-than', 'then', 'when', 'only-if', 'while', 'whenever', 'for-as-long-as', 'until', 'before', 'after', 'as']);
const TRAILING_PREPOSITIONS = new Set(['instead-of', 'rather-than', 'except', 'except-for', 'where', 'in-addition-to', 'including', 'divided-among', 'for', 'without', 'starting-with', 'other-than', 'during', 'before', 'after', 'until', 'except-by', 'by', 'at', 'on', 'beyond']);
const TRAILING_ADVERBS = new Set(['rounded-up', 'rounded-down', 'instead', 'divided-evenly', 'divided-as-you-choose', 'in-any-order', 'if-able', 'tapped-and-attacking', 'where', 'face-down', 'each', 'not']);

/** Prepositions of time: nothing but a time may follow. */
const TIME_ONLY = new Set(['until', 'during', 'throughout']);

function isTime(phrase: NounPhrase): boolean {
  const noun = phrase.items[0];
  return noun !== undefined && (noun.modifiers.some((m) => m.kind === 'word' && (m.class === 'time' || m.id === 'draft' || m.id === 'resolution' || m.id === 'game')) || (noun.whole !== undefined && isTime(noun.whole)) || noun.qualifiers.some((q) => q.phrase && isTime(q.phrase)) || noun.modifiers.length === 0);
}

/** After `creature you control` these go on with the clause around it. */
const BELONGS_OUTSIDE = new Set<TokenType>([T.Subordinator, T.Comma, T.Preposition, T.Comparative, T.Adverb]);

const DURATIONS = new Set(['until-end-of-turn', 'until-your-next-turn', 'until-end-of-combat', 'instead', 'in-any-order', 'in-a-random-order', 'face-down']);

const FREE_JOINED = new Set(['for', 'during', 'until', 'at', 'in', 'on', 'from', 'by', 'before', 'after', 'without']);

/** What follows a verb: objects, prepositional phrases, clauses and adverbs, as its frame allows. */
export abstract class ComplementRules extends ClauseRules {
  complements = this.RULE('complements', (node: Clause = BLANK as never, state: PredicateState = BLANK as never): void => {
    this.repeat(0, this.moreComplements, node, state);
    this.requireObject(node, state);
  });

  private readonly moreComplements: Repeated<Clause, PredicateState> = {
    GATE: (node, state) => (state.kind = this.kindAhead(node, state)) !== undefined,
    DEF: (node, state) => this.choose(0, this.complementForms, node, state),
  };

  private readonly complementForms: readonly Choice<Clause, PredicateState>[] = [
    { GATE: (_, { kind }) => kind === 'adjective', ALT: (node) => this.SUBRULE(this.adjective, { ARGS: [node] }) },
    { GATE: (_, { kind }) => kind === 'object', ALT: (node, state) => this.SUBRULE(this.object, { ARGS: [node, state] }) },
    { GATE: (_, { kind }) => kind === 'gerund', ALT: (node, state) => { state.objects++; node.complement = this.SUBRULE(this.participle); } },
    { GATE: (_, { kind }) => kind === 'causative', ALT: (node) => { node.complement = this.SUBRULE(this.bareInfinitive); } },
    { ALT: (node, state) => node.adverbials.push(this.SUBRULE(this.prepositionalAdverbial, { ARGS: [state] })) },
    { ALT: (node) => node.adverbials.push(this.SUBRULE(this.subordinate)) },
    { ALT: (node) => node.adverbials.push(this.SUBRULE(this.adverb)) },
    { ALT: (node) => { node.complement = this.SUBRULE(this.infinitive); } },
    { ALT: (node) => node.adverbials.push(this.SUBRULE(this.comparisonAdverbial)) },
    { GATE: (_, { kind }) => kind === 'comma', ALT: (node) => this.SUBRULE(this.afterComma, { ARGS: [node] }) },
    { GATE: (_, { kind }) => kind === 'gapping', ALT: (node) => node.adverbials.push(this.SUBRULE(this.gapping)) },
    { GATE: (_, { kind }) => kind === 'joined', ALT: (node) => this.SUBRULE(this.joinedAdverbial, { ARGS: [node] }) },
  ];

  /** Which complement comes next; undefined where the verb's frame or the text allows none. */
  private kindAhead(node: Clause, state: PredicateState): string | undefined {
    const token = this.peek();
    if (state.objectGap && token && BELONGS_OUTSIDE.has(token.tokenType) && !(state.frame.prepositions.length > 0 && (token.tokenType === T.Preposition || (token.tokenType === T.Adverb && !DURATIONS.has(token.entry.id))))) return undefined;
    if (state.gap && token?.tokenType === T.Adverb && DURATIONS.has(token.entry.id)) return undefined;
    switch (token?.tokenType) {
      case undefined: return undefined;
      case T.Preposition: return this.prepositionAllowed(state) ? 'preposition' : undefined;
      case T.Subordinator: return 'subordinate';
      case T.Adverb: return 'adverb';
      case T.ToInfinitive: return this.infinitiveFits(node, state) ? 'infinitive' : undefined;
      case T.Comparative: case T.ComparisonTail: return 'comparison';
      case T.Comma: return this.trailingComma() ? 'comma' : this.moreDamageAhead(node) ? 'gapping' : undefined;
      case T.Conjunction: return this.joinedAdverbialAhead(state) ? 'joined' : this.gappingAhead(node, state) ? 'gapping' : undefined;
      default:
        if (this.adjectiveFits(state)) return 'adjective';
        if (state.frame.gerund && token!.tokenType === T.VerbIng && state.objects === 0) return 'gerund';
        if (this.objectFits(state)) return 'object';
        return this.causativeFits(node, state) ? 'causative' : undefined;
    }
  }

  /** `from your hand or from your graveyard`, `only if …and only as a sorcery`. */
  private joinedAdverbialAhead(state: PredicateState): boolean {
    if (this.peek()!.role === 'predicate') return false;
    const after = this.peek(2);
    if (after?.tokenType === T.Preposition) return state.frame.prepositions.includes(after.entry.id) || FREE_JOINED.has(after.entry.id);
    if (after?.tokenType === T.Subordinator) return after.entry.id === 'only-if' || after.entry.id === 'if' || after.entry.id === 'unless' || after.entry.id === 'as-long-as';
    if (after?.tokenType === T.ToInfinitive) return true;
    return after?.tokenType === T.Adverb && !startsNoun(this.peek(3)) && !isBaseVerb(this.peek(3));
  }

  /** `one of them on top of your library and the rest on the bottom`: a second object with its own place, without the verb. */
  private gappingAhead(node: Clause, state: PredicateState): boolean {
    if ((this.peek()!.role !== 'list' && this.peek(3)?.entry.id !== 'rest') || !node.object || state.frame.object < 2) return false;
    for (let n = 2; n < 9; n++) {
      const t = this.peek(n);
      if (t?.tokenType === T.Preposition && t.entry.id !== 'of') return state.frame.prepositions.includes(t.entry.id.split('-')[0]!);
      if (!t || !startsNoun(t) && t.tokenType !== T.Preposition) return false;
    }
    return false;
  }

  /** `1 damage to any target, 2 damage to another target, and 3 damage to a third target`. */
  private moreDamageAhead(node: Clause): boolean {
    if (node.verb !== 'deal') return false;
    const n = this.next(T.Conjunction, 2) ? 3 : 2;
    return this.next(T.Count, n) && hasClass(this.peek(n + 1), 'quantity', 'damage');
  }

  gapping = this.RULE('gapping', (): Adverbial => {
    const a = this.start(newAdverbial('and'));
    this.SUBRULE(this.join);
    a.phrase = this.SUBRULE(this.nounPhrase, { ARGS: [{ single: true, stops: ['to'] }] });
    this.close();
    return a;
  });

  joinedAdverbial = this.RULE('joinedAdverbial', (node: Clause = BLANK as never): void => {
    this.CONSUME(T.Conjunction);
    this.OR([
      { ALT: () => node.adverbials.push(this.SUBRULE(this.subordinate)) },
      { ALT: () => node.adverbials.push(this.SUBRULE(this.prepositionalAdverbial)) },
      { ALT: () => node.adverbials.push(this.SUBRULE(this.adverb)) },
      { ALT: () => node.adverbials.push(this.SUBRULE(this.purpose)) },
    ]);
  });

  purpose = this.RULE('purpose', (): Adverbial => {
    const a = this.start(newAdverbial('to'));
    a.clause = this.SUBRULE(this.infinitive);
    this.close();
    return a;
  });

  private adjectiveFits(state: PredicateState): boolean {
    const token = this.peek();
    if (!state.frame.adjective || !token || token.tokenType !== T.NounWord || token.entry.class !== 'status') return false;
    const after = this.peek(2);
    return !(after?.tokenType === T.NounWord && after.entry.class !== 'status');
  }

  adjective = this.RULE('adjective', (node: Clause = BLANK as never): void => {
    const a = this.start(newAdverbial('state'));
    a.phrase = this.SUBRULE(this.nounPhrase, { ARGS: [{ complement: true }] });
    node.adverbials.push(a);
    this.close();
  });

  object = this.RULE('object', (node: Clause = BLANK as never, state: PredicateState = BLANK as never): void => {
    const stops = state?.frame.prepositions;
    // `choose artifact, creature, or land`: what is chosen is named, not pointed at.
    const complement = node.voice === 'copular' || node.verb === 'choose' || node.verb === 'become' || node.verb === 'have' || node.verb === 'gain' || node.verb === 'lose' || node.verb === 'cost' || node.verb === 'get' || node.verb === 'gain';
    const phrase = this.SUBRULE(this.nounPhrase, { ARGS: [{ stops, complement }] });
    this.ACTION(() => {
      state.objects++;
      if (node.object) node.secondObject = phrase;
      else node.object = phrase;
    });
  });

  private causativeFits(node: Clause, state: PredicateState): boolean {
    const token = this.peek();
    return state.frame.causative === true && node.object !== undefined && node.complement === undefined && token !== undefined && (isBaseVerb(token) || (token.tokenType === T.Be && token.lower === 'be') || token.tokenType === T.Have && token.lower === 'have');
  }

  bareInfinitive = this.RULE('bareInfinitive', (): Clause => this.SUBRULE(this.clause, { ARGS: [{ imperative: true }, undefined] }));

  private infinitiveFits(node: Clause, state: PredicateState): boolean {
    return node.complement === undefined && (state.frame.infinitive === true || state.gap || node.object !== undefined || state.passive);
  }

  prepositionalAdverbial = this.RULE('prepositionalAdverbial', (state?: PredicateState): Adverbial => {
    const a = this.start(newAdverbial(''));
    const p = this.CONSUME(T.Preposition) as Tok;
    if (this.live) a.relation = p.entry.id;
    this.choose(0, this.prepositionObjects, a, state);
    if (this.live && TIME_ONLY.has(a.relation) && a.phrase && !isTime(a.phrase)) this.refuse();
    this.close();
    return a;
  });

  private readonly prepositionObjects: readonly Choice<Adverbial, PredicateState | undefined>[] = [
    { GATE: () => this.next(T.VerbIng), ALT: (a) => { a.clause = this.SUBRULE(this.participle); } },
    { GATE: () => isBaseVerb(this.peek()), ALT: (a) => { a.clause = this.SUBRULE(this.bareInfinitive); } },
    { GATE: (a) => a.relation === 'instead-of' || a.relation === 'rather-than' || a.relation === 'except', ALT: (a) => { a.inner = this.SUBRULE(this.prepositionalAdverbial); } },
    { GATE: () => startsNoun(this.peek()), ALT: (a, state) => { a.phrase = this.SUBRULE(this.nounPhrase, { ARGS: [{ complement: this.bareAllowed(a), stops: stopsWithin(a.relation, state?.frame.prepositions) }] }); } },
    { GATE: (a, state) => (state?.gap === true && state.frame.prepositions.includes(a.relation)) || this.peek()?.role === 'predicate', ALT: () => {} },
  ];

  private bareAllowed(a: Adverbial): boolean {
    return ['with', 'without', 'as', 'in-addition-to', 'for', 'into', 'at', 'from', 'in', 'by', 'during'].includes(a.relation);
  }

  subordinate = this.RULE('subordinate', (): Adverbial => {
    const a = this.start(newAdverbial(''));
    const s = this.CONSUME(T.Subordinator) as Tok;
    this.ACTION(() => { a.relation = s.entry.id; });
    this.choose(0, this.conditions, a, undefined);
    this.repeat(0, this.moreConditions, a, undefined);
    this.close();
    return a;
  });

  private readonly conditions: readonly Choice<Adverbial, undefined>[] = [
    { GATE: () => this.verblessAhead(), ALT: (a) => { a.clause = this.SUBRULE(this.participle); } },
    { GATE: () => this.statusAhead(), ALT: (a) => { a.phrase = this.SUBRULE(this.nounPhrase, { ARGS: [{ complement: true }] }); } },
    { ALT: (a) => { a.clauses = this.SUBRULE(this.clauses, { ARGS: [{ finite: true }] }); a.clause = a.clauses?.[0]; } },
  ];

  private readonly moreConditions: Repeated<Adverbial, undefined> = {
    GATE: () => this.conditionGoesOn(),
    DEF: (a) => {
      this.SUBRULE(this.join);
      this.OPTION(() => this.CONSUME1(T.Subordinator));
      const more = this.SUBRULE1(this.clauses, { ARGS: [{ finite: true }] });
      if (this.live) a.clauses = [...(a.clauses ?? []), ...more];
    },
  };

  /** `while voting`, `as blocked`: a participle alone. */
  private verblessAhead(): boolean {
    const t = this.peek();
    return t !== undefined && (t.tokenType === T.VerbIng || t.tokenType === T.VerbPast);
  }

  /** `while saddled`. */
  private statusAhead(): boolean {
    const t = this.peek();
    const after = this.peek(2);
    return t?.tokenType === T.NounWord && t.entry.class === 'status' && (after === undefined || after.tokenType === T.Comma || after.tokenType === T.Period);
  }

  /** `if you control X and you gained life`: another condition with its own subject, joined without a comma. */
  private conditionGoesOn(): boolean {
    const join = this.peek();
    if (join?.tokenType !== T.Conjunction || (join.entry.id !== 'and' && join.entry.id !== 'or')) return false;
    const after = this.peek(2);
    if (after?.tokenType === T.Subordinator) return ['when', 'whenever', 'if', 'unless', 'as-long-as'].includes(after.entry.id);
    return join.role === 'clause' && startsNoun(after);
  }

  comparisonAdverbial = this.RULE('comparisonAdverbial', (): Adverbial => {
    const a = this.start(newAdverbial('comparison'));
    const c = this.OR([{ ALT: () => this.CONSUME(T.Comparative) }, { ALT: () => this.CONSUME(T.ComparisonTail) }]) as Tok;
    this.ACTION(() => { a.relation = c.entry.id; });
    this.OPTION({ GATE: () => startsNoun(this.peek()), DEF: () => { a.phrase = this.SUBRULE(this.nounPhrase, { ARGS: [{ complement: true }] }); } });
    this.close();
    return a;
  });

  adverb = this.RULE('adverb', (): Adverbial => {
    const a = this.start(newAdverbial(''));
    const word = this.CONSUME(T.Adverb) as Tok;
    this.ACTION(() => { a.relation = word.entry.id; });
    this.close();
    return a;
  });

  private trailingComma(): boolean {
    if (!this.next(T.Comma)) return false;
    const after = this.peek(2);
    if (!after) return false;
    if (this.inLeading > 0) return after.tokenType === T.Subordinator && after.entry.id === 'where';
    switch (after.tokenType) {
      case T.Subordinator: return TRAILING_SUBORDINATORS.has(after.entry.id);
      case T.Preposition: return TRAILING_PREPOSITIONS.has(after.entry.id);
      case T.Adverb: {
        const next = this.peek(3);
        return TRAILING_ADVERBS.has(after.entry.id) && (next === undefined || next.tokenType === T.Period || next.tokenType === T.Comma || next.tokenType === T.Conjunction);
      }
      case T.VerbPast: return ['divide', 'round'].includes(after.entry.id);
      case T.VerbIng: return true;
      default: return false;
    }
  }

  afterComma = this.RULE('afterComma', (node: Clause = BLANK as never): void => {
    this.CONSUME(T.Comma);
    this.OR([
      { ALT: () => node.adverbials.push(this.SUBRULE(this.subordinate)) },
      { ALT: () => node.adverbials.push(this.SUBRULE(this.prepositionalAdverbial)) },
      { GATE: () => !this.next(T.VerbPast, 2), ALT: () => node.adverbials.push(this.SUBRULE(this.adverb)) },
      { IGNORE_AMBIGUITIES: true, ALT: () => node.adverbials.push(this.SUBRULE(this.participialAdverbial)) },
    ]);
  });

  participialAdverbial = this.RULE('participialAdverbial', (): Adverbial => {
    const a = this.start(newAdverbial('participle'));
    a.clause = this.SUBRULE(this.participle);
    this.close();
    return a;
  });
}
