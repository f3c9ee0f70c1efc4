import type { ParserMethod } from 'chevrotain';
import type { KeywordUse, Modifier, Noun, NounPhrase, Qualifier } from '../../tree.ts';
import { RANK, type NounClass } from '../entry.ts';
import { startsNoun } from '../lookahead.ts';
import * as T from '../token-types.ts';
import { BLANK } from './blank.ts';
import type { Tok } from '../token.ts';
import { TreeParser, type Choice, type Repeated } from './base.ts';
import { newNoun, newNounPhrase, newWord } from '../../new-node.ts';
import { comparesAhead, hasClass, headOf, isWithinList, mayLackDeterminer, prepositionFits, type NounState } from './noun-gates.ts';

export interface NounOptions {
  /** It stands before its verb: a past form after it may be that verb. */
  subject?: boolean;
  /** A complement (is legendary, becomes an artifact): it may lack determiner and head. */
  complement?: boolean;
  /** Prepositions that the verb before it wants for itself. */
  stops?: readonly string[];
  /** One noun only: commas and conjunctions belong to what is around it. */
  single?: boolean;
  /** It tells where something is: another target after it is named by the phrase around it. */
  inside?: boolean;
  /** A name: nothing that follows describes it. */
  name?: boolean;
  /** What a keyword is of: an ability in quotation marks after it stands beside the keyword. */
  quality?: boolean;
}

/** Noun phrases: determiners, counts, `target`, modifiers in order, head, and what follows it. */
export abstract class NounPhraseRules extends TreeParser {
  protected abstract qualifier: ParserMethod<[node?: Noun, options?: NounOptions], Qualifier>;
  nounPhrase = this.RULE('nounPhrase', (options: NounOptions = {}): NounPhrase => {
    const node = this.start(newNounPhrase());
    node.items.push(this.SUBRULE(this.noun, { ARGS: [options, true] }));
    this.repeat(0, this.moreNouns, node, options);
    this.close();
    return node;
  });

  private readonly moreNouns: Repeated<NounPhrase, NounOptions> = {
    GATE: (node, options) => !options.single && !(options.inside && this.next(T.Target, 2)) && isWithinList(this.peek(1), this.peek(2), this.peek(3), this.peek(4)) && this.alike(node.items[0], options),
    DEF: (node, options) => {
      node.conjunction = this.SUBRULE(this.join) ?? node.conjunction;
      node.items.push(this.SUBRULE1(this.noun, { ARGS: [options, false] }));
    },
  };

  /** After keywords or quotations a list goes on with the like, or with a counter. */
  private alike(first: Noun | undefined, { quality }: NounOptions): boolean {
    const n = this.next(T.Conjunction, 2) ? 3 : 2;
    const t = this.peek(n);
    if (quality && t?.tokenType === T.Quotation) return false;
    if (first?.form !== 'keyword' && first?.form !== 'quotation') return true;
    if (t?.tokenType === T.Keyword || t?.tokenType === T.Quotation || t?.tokenType === T.PowerToughnessChange) return true;
    if (this.next(T.NounWord, n) || this.next(T.Pronoun, n)) return true;
    for (let k = n + 1; k < n + 6; k++) if (hasClass(this.peek(k), 'thing', 'counter')) return true;
    return false;
  }

  /** A comma, a conjunction, or both; answers the conjunction's id. */
  join = this.RULE('join', (): string | undefined => {
    return this.OR(this.joins) as string | undefined;
  });

  private readonly conjunction = (): Tok => this.CONSUME(T.Conjunction) as Tok;
  private readonly joins = [
    { ALT: () => { this.CONSUME(T.Comma); return this.OPTION(this.conjunction)?.entry?.id; } },
    { ALT: () => (this.CONSUME1(T.Conjunction) as Tok).entry?.id },
  ];

  noun = this.RULE('noun', (options: NounOptions = {}, first = true): Noun => {
    const node = this.start(newNoun('common'));
    const state: NounState = { node, options, first, rank: 0, slot: 0, last: undefined };
    this.choose(0, this.nounForms, node, state);
    this.repeat(0, this.possessives, state, undefined);
    this.repeat(1, this.qualifiers, state, options);
    this.close();
    return state.node;
  });

  private readonly nounForms: readonly Choice<Noun, NounState>[] = [
    { ALT: (node) => { node.form = 'pronoun'; const p = this.CONSUME(T.Pronoun) as Tok; this.named(node, p); if (this.live && p.entry.id.startsWith('any-') && p.entry.id.endsWith('target')) node.target = { at: this.at(p) }; } },
    { ALT: (node) => { node.form = 'self'; this.named(node, this.CONSUME(T.Self) as Tok); } },
    { GATE: () => !hasClass(this.peek(2), 'thing', 'counter') && !['object', 'compound'].includes(this.peek(2)?.entry.class ?? ''), ALT: (node) => { node.form = 'keyword'; node.keyword = this.SUBRULE(this.keywordUse); } },
    { ALT: (node) => { node.form = 'quotation'; const q = this.CONSUME(T.Quotation) as Tok; if (this.live) node.ability = q.parsed?.find((c) => c.kind === 'Ability') as Noun['ability']; } },
    { GATE: () => this.next(T.Comma, 2) && this.peek(2)!.role === 'list' && this.peek(3)?.entry.id === 'a', ALT: (node) => this.SUBRULE(this.nameInApposition, { ARGS: [node] }) },
    { ALT: (node) => { node.form = 'symbols'; this.SUBRULE(this.symbols, { ARGS: [node] }); } },
    { GATE: () => !hasClass(this.peek(2), 'thing', 'counter'), ALT: (node) => { node.form = 'change'; this.named(node, this.CONSUME(T.PowerToughnessChange) as Tok); } },
    { ALT: (node, state) => this.SUBRULE(this.determined, { ARGS: [node, state] }) },
  ];

  private readonly possessives: Repeated<NounState, undefined> = {
    GATE: () => this.next(T.Possessive),
    DEF: (state) => {
      this.close();
      const possessor = state.node;
      state.node = this.wrap(possessor, newNoun('common'));
      state.node.possessor = possessor;
      this.CONSUME(T.Possessive);
      Object.assign(state, { rank: 0, slot: 2, last: undefined });
      this.SUBRULE(this.possessed, { ARGS: [state.node, state] });
    },
  };

  private readonly qualifiers: Repeated<NounState, NounOptions> = {
    GATE: (state) => this.qualifierFits(state.node, state) || this.qualifierJoins(state.node),
    DEF: ({ node }, options) => {
      this.OPTION(this.qualifierJoin);
      node.qualifiers.push(this.SUBRULE(this.qualifier, { ARGS: [node, options] }));
    },
  };

  private readonly qualifierJoin = (): unknown => this.CONSUME(T.Conjunction);

  private named(node: Noun, token: Tok): void {
    if (this.live) node.id = token.tokenType === T.PowerToughnessChange ? token.image : token.entry.id;
  }

  symbols = this.RULE('symbols', (node: Noun = BLANK as never): void => {
    this.AT_LEAST_ONE(() => {
      const symbol = this.CONSUME(T.Symbol) as Tok;
      this.ACTION(() => node.modifiers.push({ kind: 'symbol', text: symbol.image, at: this.at(symbol) }));
    });
  });

  /** `Korla, a legendary 2/2 … token`: the name first, then what it names. */
  nameInApposition = this.RULE('nameInApposition', (node: Noun = BLANK as never): void => {
    node.form = 'name';
    this.named(node, this.CONSUME(T.ProperName) as Tok);
    this.CONSUME(T.Comma);
    node.apposition = this.SUBRULE(this.noun, { ARGS: [{ single: true }, true] });
  });

  determined = this.RULE('determined', (node: Noun = BLANK as never, state: NounState = BLANK as never): void => {
    this.choose(0, this.determinedForms, node, state);
  });

  private readonly determinedForms: readonly Choice<Noun, NounState>[] = [
    { GATE: (_, state) => this.determinerFits(state), ALT: (node, state) => {
      this.SUBRULE(this.determiner, { ARGS: [node, state] });
      this.repeat(0, this.moreDeterminers, node, state);
      this.SUBRULE(this.afterDeterminers, { ARGS: [node, state] });
    } },
    { GATE: (_, state) => this.coreGoesOn(state, true), ALT: (node, state) => this.SUBRULE(this.core, { ARGS: [node, state] }) },
  ];

  private readonly moreDeterminers: Repeated<Noun, NounState> = {
    GATE: (_, state) => this.determinerFits(state),
    DEF: (node, state) => this.SUBRULE1(this.determiner, { ARGS: [node, state] }),
  };

  /** The head, what is counted (`one of those cards`), symbols (`six {E}`), or nothing (`up to two`). */
  afterDeterminers = this.RULE('afterDeterminers', (node: Noun = BLANK as never, state: NounState = BLANK as never): void => {
    this.choose(0, this.determinedParts, node, state);
  });

  private readonly determinedParts: readonly Choice<Noun, NounState>[] = [
    { GATE: (node) => this.nextId(T.Preposition, 'of') && mayBePart(node), ALT: (node, state) => {
      this.CONSUME(T.Preposition);
      node.whole = this.SUBRULE(this.nounPhrase, { ARGS: [{ ...state?.options, single: true }] });
      if (this.live && isOneThing(node.whole) && !node.determiners.includes('half')) this.refuse();
    } },
    { GATE: (_, state) => this.coreGoesOn(state, true), ALT: (node, state) => this.SUBRULE(this.core, { ARGS: [node, state] }) },
    { GATE: (_, state) => state.slot > 0, ALT: (node) => this.SUBRULE(this.symbols, { ARGS: [node] }) },
    { GATE: (node) => node.count === 'any-number', ALT: (node, state) => { node.whole = this.SUBRULE1(this.nounPhrase, { ARGS: [{ ...state?.options, single: true }] }); } },
    { GATE: (node) => mayLackHead(node), ALT: () => {} },
  ];

  possessed = this.RULE('possessed', (node: Noun = BLANK as never, state: NounState = BLANK as never): void => {
    this.repeat(0, this.possessedDeterminers, node, state);
    this.SUBRULE(this.core, { ARGS: [node, state] });
  });

  private readonly possessedDeterminers: Repeated<Noun, NounState> = {
    GATE: (_, state) => this.determinerFits(state),
    DEF: (node, state) => this.SUBRULE(this.determiner, { ARGS: [node, state] }),
  };

  private determinerFits(state: NounState): boolean {
    const token = this.peek();
    if (!token) return false;
    if (token.tokenType === T.NounWord) return token.entry.class === 'order' && state.slot > 0;
    const slot = token.entry.slot;
    return slot !== undefined && (slot > state.slot || (slot === 1 && state.slot === 1)) && (token.tokenType === T.Determiner || token.tokenType === T.Count || token.tokenType === T.Target);
  }

  determiner = this.RULE('determiner', (node: Noun = BLANK as never, state: NounState = BLANK as never): void => {
    this.choose(0, this.determiners, node, state);
  });

  private readonly determiners: readonly Choice<Noun, NounState>[] = [
    { ALT: (node, state) => { const d = this.CONSUME(T.Determiner) as Tok; if (this.live) { node.determiners.push(d.entry.id); state.slot = d.entry.slot!; } } },
    { ALT: (node, state) => {
      const c = this.CONSUME(T.Count) as Tok;
      if (this.live) { node.count = String(c.entry.value ?? c.entry.id); state.slot = c.entry.id === 'any-number' ? 1 : 4; }
      const tail = this.OPTION(this.comparisonTail);
      if (this.live && tail) node.count += `-or-${tail.entry.id === 'at-least' ? 'more' : 'less'}`;
    } },
    { ALT: (node, state) => { const t = this.CONSUME(T.Target) as Tok; if (this.live) { node.target = { at: this.at(t) }; state.slot = 6; } } },
    { ALT: (node, state) => { const o = this.CONSUME(T.NounWord) as Tok; if (this.live) { node.modifiers.push(this.modifier(o)); state.slot = Math.max(state.slot, 2); } } },
  ];

  private readonly comparisonTail = (): Tok => this.CONSUME(T.ComparisonTail) as Tok;

  /** Modifiers and head, and coordinated ones: `artifact, creature, or land card`. */
  core = this.RULE('core', (node: Noun = BLANK as never, state: NounState = BLANK as never): void => {
    this.SUBRULE(this.coreWord, { ARGS: [node, state, undefined] });
    this.repeat(0, this.moreCoreWords, node, state);
    if (!this.live) return;
    if (!mayLackDeterminer(node, state)) this.refuse();
    if (state.last?.entry.class === 'thing' && state.last.entry.id === 'target' && node.count !== undefined) node.target = { at: this.at(state.last) };
  });

  private readonly moreCoreWords: Repeated<Noun, NounState> = {
    GATE: (_, state) => this.coreGoesOn(state, false),
    DEF: (node, state) => {
      const join = this.OPTION(this.coreJoin);
      if (join) state.rank = 0;
      this.SUBRULE1(this.coreWord, { ARGS: [node, state, join] });
    },
  };

  private readonly coreJoin = (): string => this.SUBRULE(this.join) ?? ',';

  private coreGoesOn(state: NounState, opening: boolean): boolean {
    let at = 1;
    let token = this.peek(at);
    if (!opening && token && (token.tokenType === T.Comma || token.tokenType === T.Conjunction)) {
      if (token.role !== 'list') return false;
      token = this.peek(++at);
      if (token?.tokenType === T.Conjunction) token = this.peek(++at);
      return token !== undefined && !token.reducedRelative && this.isCoreWord(token, this.peek(at + 1)) && (token.entry.class !== 'order' || state.last?.entry.class === 'order');
    }
    if (!token || (!opening && token.reducedRelative) || !this.isCoreWord(token, this.peek(at + 1))) return false;
    if (token.tokenType === T.VerbPast || token.tokenType === T.VerbIng) return state.slot > 0 && state.rank <= 1;
    return token.tokenType !== T.NounWord && token.tokenType !== T.ProperName ? state.rank <= 5 : this.rankFits(token, state);
  }

  /** One head at most: `spell card`, but never `battlefield creature`. */
  private rankFits(token: Tok, state: NounState): boolean {
    const rank = RANK[(token.entry.class ?? 'subtype') as NounClass];
    if (token.entry.class === 'zone' && NEVER_BEFORE_ZONE.has(state.last?.entry.class ?? '')) return false;
    return rank > state.rank || (rank === state.rank && rank < 6) || (token.entry.class === 'supertype' && state.last?.entry.class === 'color') || isTokenCard(state.last, token);
  }

  private isCoreWord(token: Tok, after: Tok | undefined): boolean {
    switch (token.tokenType) {
      case T.NounWord: case T.ProperName: case T.PowerToughness: return true;
      case T.PowerToughnessChange: if (this.next(T.NounWord, 0) && this.peek(0)!.entry.id === 'additional') return true; return hasClass(after, 'thing', 'counter');
      case T.Keyword: return hasClass(after, 'thing', 'counter') || after?.entry.class === 'object' || after?.entry.class === 'compound';
      case T.VerbPast: case T.VerbIng: return after?.tokenType === T.NounWord && after.entry.class !== 'time';
      default: return false;
    }
  }

  coreWord = this.RULE('coreWord', (node: Noun = BLANK as never, state: NounState = BLANK as never, join?: string): void => {
    const token = this.OR(this.coreWords) as Tok;
    if (!this.live) return;
    node.modifiers.push(this.modifier(token, join));
    state.rank = token.tokenType === T.PowerToughness ? 3 : token.tokenType === T.VerbPast || token.tokenType === T.VerbIng ? 1 : RANK[(token.entry.class ?? 'subtype') as NounClass];
    state.last = token;
    if (token.entry.negated) state.rank = 0;
  });

  private readonly coreWords = [T.NounWord, T.ProperName, T.PowerToughness, T.PowerToughnessChange, T.Keyword, T.VerbPast, T.VerbIng].map((type) => ({ ALT: () => this.CONSUME(type) }));

  private modifier(token: Tok, join?: string): Modifier {
    const at = this.at(token);
    switch (token.tokenType) {
      case T.PowerToughness: {
        const [power, toughness] = token.image.split('/') as [string, string];
        return { kind: 'power-toughness', power, toughness, join, at };
      }
      case T.PowerToughnessChange: return { kind: 'change', value: token.image.replace(/[−–]/g, '-'), join, at };
      case T.ProperName: return { kind: 'name', text: token.image, join, at };
      case T.VerbPast: case T.VerbIng: return newWord('participle', token.entry.id, join, at);
      default: {
        const { entry } = token;
        const word = newWord(token.tokenType === T.Keyword ? 'keyword' : entry.class!, entry.id, join, at);
        word.negated = entry.negated ?? false;
        word.plural = entry.number === 'plural';
        if (entry.class === 'subtype' && !token.capital) word.lowerCase = true;
        return word;
      }
    }
  }

  private qualifierFits(node: Noun, state: NounState): boolean {
    const token = this.peek();
    if (!token || state.options.name || node.form === 'quotation' || node.form === 'change') return false;
    if (node.form === 'keyword' && token.tokenType !== T.Preposition) return false;
    if (token.reducedRelative) return true;
    switch (token.tokenType) {
      case T.Relative: return true;
      case T.Preposition: return prepositionFits(node, state, (n) => this.peek(n));
      case T.VerbPast: case T.VerbBaseOrPast: case T.VerbIng: return this.participleFits(node, state);
      case T.Be: return token.lower === 'being' && (this.next(T.VerbPast, 2) || this.next(T.VerbBaseOrPast, 2));
      case T.Adverb: return token.entry.id.startsWith('to-your-') || ['not', 'already', 'originally'].includes(token.entry.id) && (this.next(T.VerbPast, 2) || this.next(T.VerbBaseOrPast, 2));
      case T.Comparative: return !state.options.stops?.includes('equal');
      case T.Arithmetic: return true;
      case T.NounWord: return token.entry.id === 'able' && this.next(T.ToInfinitive, 2);
      case T.ToInfinitive: return headOf(node, state)?.entry.complements?.includes('to') ?? false;
      case T.Count: case T.PowerToughness: return comparesAhead(node, state);
      default: return false;
    }
  }

  /** `on the battlefield or in the command zone`: another qualifier of the same kind. */
  private qualifierJoins(node: Noun): boolean {
    const join = this.peek();
    const last = node.qualifiers.at(-1);
    if (join?.tokenType !== T.Conjunction || !last) return false;
    if (last.relation === 'named') return false;
    const after = this.peek(2);
    if (after?.tokenType === T.Preposition) return ['from', 'in', 'on', 'of', 'with', 'without', 'outside', 'from-outside', 'named', 'by', 'to'].includes(after.entry.id) && ['from', 'in', 'on', 'of', 'with', 'without', 'participle', 'relative', 'outside', 'to', 'named'].includes(last.relation);
    if (after?.tokenType === T.Relative) return last.relation === 'relative' || last.relation === 'with';
    return after?.tokenType === T.VerbPast && (last.relation === 'with' || (last.relation === 'participle' && last.clause?.progressive === true));
  }

  private participleFits(node: Noun, state: NounState): boolean {
    if (node.form === 'keyword' || node.form === 'change' || node.form === 'quotation') return false;
    const verb = this.peek()!;
    if (verb.entry.id === 'cost' || (verb.tokenType === T.VerbBaseOrPast && state.last?.entry.class === 'player')) return false;
    if (state.last?.entry.id === 'battlefield') return false;
    if (verb.tokenType === T.VerbIng) return true;
    if (node.form === 'pronoun' && node.id === 'you') return false;
    if (!state.options.subject) return verb.tokenType === T.VerbPast || node.form === 'common';
    if (node.form !== 'common') return false;
    for (let n = 2; n < 20; n++) {
      const t = this.peek(n);
      if (!t || t.tokenType === T.Period || t.tokenType === T.Comma || t.tokenType === T.Subordinator || (t.tokenType === T.Conjunction && t.role === 'clause')) return false;
      if (t.tokenType === T.VerbSingular || t.tokenType === T.Modal || t.tokenType === T.Be || t.tokenType === T.Have || t.tokenType === T.Do) return true;
      if ((t.tokenType === T.VerbBase || t.tokenType === T.VerbBaseOrPast) && !this.next(T.ToInfinitive, n - 1)) return true;
    }
    return false;
  }

  protected startsNounAt(n = 1): boolean {
    return startsNoun(this.peek(n));
  }

  protected abstract keywordUse: ParserMethod<[], KeywordUse>;
}

/** `two of the card`: only several things have parts. */
function isOneThing(phrase: NounPhrase): boolean {
  const noun = phrase.items[0];
  const head = noun?.modifiers.at(-1);
  return phrase.items.length === 1 && noun?.form === 'common' && noun.possessor === undefined && noun.count === undefined && noun.whole === undefined && head?.kind === 'word' && !head.plural && ['type', 'object', 'player', 'subtype'].includes(head.class) && !noun.determiners.some((d) => d === 'your' || d === 'their' || d === 'its');
}

/** `token card`: no such thing, and read so that it can be said. */
const isTokenCard = (last: Tok | undefined, token: Tok): boolean => token.entry.id === 'card' && token.entry.class === 'object' && last?.entry.id === 'token' && last.entry.class === 'object';

/** A zone belongs to a player, never to what is named beside it. */
const NEVER_BEFORE_ZONE = new Set(['type', 'subtype', 'color', 'object', 'player', 'counter-kind']);

const mayLackHead = (node: Noun): boolean => {
  if (node.target) return false;
  if (node.count !== undefined) return true;
  const { determiners } = node;
  if (determiners.includes('the')) return node.modifiers.some((m) => m.kind === 'word' && m.class === 'order') || determiners.includes('other');
  return node.modifiers.length === 0 && determiners.some((d) => ['all', 'each', 'any', 'both', 'another', 'that', 'this', 'half', 'more', 'less', 'fewer', 'either'].includes(d));
};

/** `one of`, `each of`, `up to two of`, `the first of`: what stands before `of` counts what follows. */
const mayBePart = (node: Noun): boolean =>
  !node.target && (node.count !== undefined || node.determiners.some((d) => ['all', 'each', 'any', 'both', 'half', 'either', 'another', 'much', 'twice', 'thrice', 'no', 'neither'].includes(d)) || node.modifiers.some((m) => m.kind === 'word' && m.class === 'order'));
