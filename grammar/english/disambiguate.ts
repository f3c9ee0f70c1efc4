import type { TokenType } from 'chevrotain';
import { newEntry, type Entry } from './entry.ts';
import * as T from './token-types.ts';
import type { Tok, Unit } from './token.ts';

/** What is known when a word of several readings is read: the token before it and the units after it. */
export interface Context {
  previous: Tok | undefined;
  unit: Unit;
  next: Unit | undefined;
  afterNext: Unit | undefined;
}

export function has(unit: Unit | undefined, ...types: TokenType[]): boolean {
  if (unit === undefined) return false;
  if (unit.fixed !== undefined) return types.includes(unit.fixed);
  for (const { type } of unit.candidates) if (types.includes(type)) return true;
  return false;
}

const reading = (unit: Unit | undefined, test: (e: Entry) => boolean): boolean => unit !== undefined && unit.candidates.some(test);
const is = (token: Tok | undefined, ...types: TokenType[]): boolean => token !== undefined && types.includes(token.tokenType);
const of = (unit: Unit, type: TokenType): Entry | undefined => firstOf(unit.candidates, type);

function firstOf(entries: readonly Entry[], type: TokenType): Entry | undefined {
  for (const entry of entries) if (entry.type === type) return entry;
  return undefined;
}

const VERBS: ReadonlySet<TokenType> = new Set([T.VerbBase, T.VerbBaseOrPast, T.VerbSingular, T.VerbPast, T.VerbIng]);
const isVerb = (token: Tok | undefined): boolean => token !== undefined && VERBS.has(token.tokenType);

/** Words after which a noun phrase goes on, so that a noun reading is the right one. */
const opensNoun = (p: Tok | undefined): boolean =>
  is(p, T.Determiner, T.Count, T.Possessive, T.Target, T.PowerToughnessChange, T.PowerToughness, T.Digits) ||
  (is(p, T.NounWord) && ['status', 'color', 'order', 'supertype', 'counter-kind'].includes(p!.entry.class ?? ''));

const nounContinues = (next: Unit | undefined): boolean => has(next, T.NounWord, T.PowerToughness, T.PowerToughnessChange, T.ProperName);

/** The word begins a clause or follows what a verb follows. */
const opensVerb = (p: Tok | undefined): boolean =>
  p === undefined || is(p, T.Comma, T.Conjunction, T.Then, T.Colon, T.Dash, T.Bullet, T.Period, T.Semicolon, T.Modal, T.Do, T.ToInfinitive, T.Adverb, T.Reminder, T.Pipe, T.Quotation);

const isSubjectEnd = (p: Tok | undefined): boolean => is(p, T.Pronoun, T.Self, T.ProperName) || (is(p, T.NounWord) && ['object', 'player', 'type', 'subtype', 'property', 'thing', 'quantity', 'time', 'compound', 'zone'].includes(p!.entry.class ?? ''));

/** Verbs that mostly end a relative clause: `creatures you control attack`. */
const RELATIVE_VERBS = new Set(['control', 'own', 'cast']);

/** noun or verb: counter, copy, cost, attack, exile, play, draw, … */
function nounOrVerb(c: Context, noun: Entry, verb: Entry): Entry {
  const { previous: p, next } = c;
  const past = verb.type === T.VerbPast || verb.type === T.VerbIng;
  if (noun.id === 'control' && is(p, T.Conjunction) && next?.lower !== 'of') return verb;
  if (noun.id === 'play') return is(p, T.Preposition) ? noun : verb;
  if (noun.class === 'status' || noun.class === 'order') return statusOrVerb(c, noun, verb);
  if (noun.class === 'counter-kind') return (reading(next, (e) => e.id === 'counter' && e.type === T.NounWord) && !is(p, T.Modal, T.Pronoun)) ? noun : verb;
  if (verb.id === 'cost' && (has(next, T.Symbol) || next?.lower === 'x')) return verb;
  if (is(p, T.Determiner) && p!.entry.id === 'each' && (verb.type === T.VerbBase || verb.type === T.VerbBaseOrPast) && has(next, T.Determiner, T.Count, T.Digits)) return verb;
  if (is(p, T.Self) && / (?:and|&) /.test(p!.lower) && !past) return verb;
  if (is(p, T.ComparisonTail) && verb.type === T.VerbBase) return verb;
  if (is(p, T.Keyword) && verb.type === T.VerbBase && ['attack', 'block'].includes(verb.id)) return verb;
  if ((is(p, T.PowerToughness) || (is(p, T.NounWord) && p!.entry.class === 'status')) && verb.type === T.VerbSingular && ['attack', 'block'].includes(verb.id)) return verb;
  if (opensNoun(p) && !(is(p, T.Determiner) && p!.entry.id === 'each' && (verb.type === T.VerbBase || verb.type === T.VerbBaseOrPast) && has(next, T.Determiner, T.Count, T.Digits, T.NounWord))) {
    if (is(p, T.Determiner) && p!.lower === 'that' && verb.type === T.VerbSingular) return verb;
    if (is(p, T.Count) && noun.number === 'singular' && p!.entry.value !== 1) return verb;
    return noun;
  }
  if (is(p, T.Preposition, T.Comparative, T.Arithmetic)) return noun;
  if (is(p, T.Relative, T.ToInfinitive, T.Modal, T.Do)) return verb;
  if (isSubjectEnd(p)) {
    if (verb.type === T.VerbSingular) return p!.entry.number === 'plural' && p!.entry.type === T.NounWord ? noun : verb;
    if (is(p, T.Pronoun)) return verb;
    if (is(p, T.NounWord) && p!.entry.number === 'plural') return verb;
    if (['attack', 'block'].includes(verb.id) && verb.type === T.VerbBase && has(next, T.Comma, T.Period)) return verb;
    return past ? verb : noun.class === 'object' || noun.class === 'zone' || noun.class === 'quantity' || noun.class === 'compound' || noun.class === 'thing' || noun.class === 'time' ? noun : verb;
  }
  if (isVerb(p) && p!.entry.id === 'do' && verb.type === T.VerbSingular) return verb;
  if (isVerb(p)) return RELATIVE_VERBS.has(p!.entry.id) && (verb.type === T.VerbSingular || verb.type === T.VerbBase) && noun.class !== 'object' ? verb : noun;
  if (is(p, T.Have)) return past ? verb : noun;
  if (is(p, T.ComparisonTail) && verb.type === T.VerbSingular && verb.id === 'draw') return verb;
  if (is(p, T.Keyword, T.ComparisonTail, T.Count) && verb.type === T.VerbSingular) return ['counter', 'copy', 'target', 'turn', 'draw', 'name', 'cost'].includes(verb.id) ? noun : verb;
  if (opensVerb(p)) return verb.type === T.VerbSingular && noun.number === 'plural' && listOfNouns(c) ? noun : noun.number === 'mass' && !objectAhead(next) ? noun : verb;
  if (is(p, T.Adverb, T.Keyword, T.VerbPast) && noun.number === 'mass') return objectAhead(next) ? verb : noun;
  return noun;
}

const objectAhead = (next: Unit | undefined): boolean => has(next, T.Target, T.Determiner, T.Count, T.Self, T.Pronoun, T.NounWord, T.Digits, T.Symbol);

/** A plural noun in a list or before a verb: "…, counters, and …", "Spells your opponents cast cost". */
const listOfNouns = (c: Context): boolean =>
  c.previous === undefined || has(c.next, T.Relative, T.Be, T.Have, T.Modal, T.VerbBase, T.VerbBaseOrPast) || reading(c.next, (e) => e.type === T.Preposition && ['with', 'of', 'without'].includes(e.id)) || (has(c.next, T.Pronoun) && !is(c.previous, T.Comma, T.Conjunction));

const PURE_STATES = new Set(['tapped', 'untapped', 'attacking', 'blocking', 'monstrous', 'goaded', 'saddled', 'suspected', 'prepared', 'enchanted', 'equipped', 'modified', 'face-down', 'face-up', 'unblocked', 'renowned', 'harnessed', 'transformed']);

/** A participle that marks a noun (`exiled card`) or a verb form (`was exiled`, `cards exiled this way`). */
function statusOrVerb(c: Context, status: Entry, verb: Entry): Entry {
  const { previous: p, next } = c;
  if (status.id === 'own') return is(p, T.Determiner, T.Possessive) && p!.entry.id !== 'both' ? status : verb;
  if (status.class === 'order') return nounContinues(next) && !is(p, T.Have) ? status : verb;
  const premodifies = (nounContinues(next) && !(has(next, T.Adverb) && !has(next, T.NounWord))) || (has(next, T.Conjunction) && reading(c.afterNext, (e) => e.class === 'status') && !is(p, T.Be, T.Have));
  if (is(p, T.Have)) return verb;
  if (is(p, T.NounWord) && p!.entry.id === 'battlefield' && PURE_STATES.has(status.id)) return status;
  if (isVerb(p) && ['become', 'remain', 'stay'].includes(p!.entry.id)) return status;
  if (is(p, T.Be)) return PURE_STATES.has(status.id) && !reading(next, (e) => e.type === T.Preposition && ['for', 'by', 'with', 'from', 'under'].includes(e.id)) && !has(next, T.Self, T.Determiner, T.Pronoun) ? status : verb;
  if (verb.type === T.VerbIng && (has(next, T.Determiner, T.Target, T.Self, T.Pronoun) || (isVerb(p) && has(next, T.VerbSingular) && !has(next, T.NounWord))) && !is(p, T.Determiner)) return verb;
  if (isVerb(p) && PURE_STATES.has(status.id) && !nounContinues(next)) return status;
  if (premodifies && (opensNoun(p) || is(p, T.Preposition, T.VerbBase, T.VerbBaseOrPast, T.VerbSingular, T.Conjunction, T.Comma, T.ToInfinitive, T.Subordinator, T.Keyword, T.Colon, T.Dash, T.Bullet, T.Adverb, T.Modal) || p === undefined)) return status;
  if (is(p, T.Determiner, T.Possessive, T.Count, T.Target)) return status;
  if (is(p, T.Conjunction) && PURE_STATES.has(status.id) && has(next, T.Period, T.Preposition, T.Conjunction)) return status;
  if (p === undefined && verb.type !== T.VerbIng) return status;
  return verb;
}

function thatReading(c: Context): Entry {
  const { previous: p, unit, next } = c;
  const determiner = of(unit, T.Determiner)!;
  const relative = of(unit, T.Relative)!;
  const verbNext = has(next, T.Modal, T.Do, T.Have, T.Be, T.VerbSingular, T.VerbPast);
  const targets = next !== undefined && /^targets?$/.test(next.lower) && has(c.afterNext, T.Self, T.Determiner, T.Pronoun, T.Count, T.NounWord, T.Target);
  if (targets && (is(p, T.NounWord, T.Pronoun) || isVerb(p))) return relative;
  if (is(p, T.Determiner) && p!.lower === 'those' && has(next, T.Modal, T.Do, T.Have, T.Be, T.VerbBase, T.VerbPast)) return relative;
  const plural = next !== undefined && next.candidates.length > 0 && next.candidates.every((e) => e.type === T.NounWord && e.number === 'plural');
  if (plural && is(p, T.NounWord)) return relative;
  const nounNext = reading(next, (e) => e.type === T.NounWord);
  const afterNoun = is(p, T.NounWord, T.Pronoun, T.Possessive, T.Adverb, T.VerbPast, T.Quotation) || (is(p, T.Self) && !has(next, T.NounWord));
  if (verbNext && !(nounNext && !has(next, T.Be, T.Have, T.Modal, T.Do) && !afterNoun)) return relative;
  if (afterNoun && has(next, T.Pronoun, T.Self, T.VerbBase, T.VerbBaseOrPast) && !nounNext) return relative;
  if (afterNoun && is(p, T.NounWord) && p!.entry.number === 'plural' && has(next, T.VerbBase, T.VerbBaseOrPast)) return relative;
  if (afterNoun && has(next, T.Determiner)) return relative;
  if (isVerb(p) && RELATIVE_VERBS.has(p!.entry.id) && (has(next, T.Determiner) || (has(next, T.VerbBase, T.VerbBaseOrPast) && !nounNext))) return relative;
  if (!nounNext && is(p, T.VerbBase, T.VerbBaseOrPast, T.VerbSingular) && has(next, T.Pronoun, T.Determiner)) return of(unit, T.Subordinator)!;
  return determiner;
}

function targetReading(c: Context): Entry {
  const { previous: p, unit, next } = c;
  const noun = of(unit, T.NounWord);
  const verb = of(unit, T.VerbBase);
  if (is(p, T.Relative, T.Modal, T.ToInfinitive) || (is(p, T.Pronoun) && p!.entry.id !== 'it')) return verb ?? unit.candidates[0]!;
  if (noun && is(p, T.Determiner) && ['the', 'a', 'its', 'that', 'their', 'each', 'another', 'no', 'your', 'more'].includes(p!.entry.id) && !nounContinues(next)) return noun;
  if (noun && is(p, T.NounWord) && p!.entry.class === 'order' && !nounContinues(next)) return noun;
  return of(unit, T.Target)!;
}

/** to: before a verb in the base form an infinitive, else a preposition. */
function toReading(c: Context): Entry {
  const verb = c.next?.candidates.find((e) => e.type === T.VerbBase || e.type === T.VerbBaseOrPast || e.type === T.Have || e.type === T.Be);
  const infinitive = verb && (verb.type !== T.Be || c.next!.lower === 'be') && !has(c.next, T.Target) && !(has(c.next, T.NounWord) && !has(c.afterNext, T.Determiner, T.Target, T.Pronoun, T.Self, T.Count, T.Comma, T.Digits));
  return of(c.unit, infinitive ? T.ToInfinitive : T.Preposition)!;
}

/** more, less, fewer, other: determiners before a noun, else adverbs. */
function quantifierReading(c: Context): Entry {
  const determiner = of(c.unit, T.Determiner)!;
  const other = c.unit.candidates.find((e) => e.type !== T.Determiner)!;
  if (other.type === T.Comparative) return (is(c.previous, T.Be) && !(has(c.next, T.Count, T.Digits) && nounContinues(c.afterNext))) || is(c.previous, T.NounWord) && ['property', 'quantity'].includes(c.previous!.entry.class ?? '') || !has(c.next, T.Count, T.Digits) ? other : determiner;
  return nounContinues(c.next) || has(c.next, T.Target, T.Count, T.Digits, T.Symbol, T.Determiner, T.Keyword) || reading(c.next, (e) => e.id === 'of') ? determiner : other;
}

function keywordReading(c: Context, keyword: Entry, other: Entry): Entry {
  const { previous: p } = c;
  if (other.type === T.NounWord) {
    if (other.class === 'counter-kind') return reading(c.next, (e) => e.id === 'counter' && e.type === T.NounWord) ? other : keyword;
    if (other.class === 'status') return nounContinues(c.next) ? other : keyword;
    return other.class === 'subtype' && !c.unit.capital ? keyword : opensNoun(p) || is(p, T.Preposition) && !['with', 'without', 'from'].includes(p!.entry.id) ? other : keyword;
  }
  if (other.type === T.VerbIng && !is(p, T.Be, T.NounWord, T.Preposition)) return keyword;
  if (is(p, T.Have) || is(p, T.Preposition) || (isVerb(p) && ['gain', 'lose', 'get', 'have'].includes(p!.entry.id))) return keyword;
  if (is(p, T.Keyword) || (is(p, T.Comma, T.Conjunction, T.Semicolon) && c.unit.candidates.length > 0 && (has(c.next, T.Comma, T.Conjunction) || ((c.next === undefined || has(c.next, T.Reminder)) && is(p, T.Comma, T.Semicolon))))) return keyword;
  if (p === undefined) return has(c.next, T.Target, T.Determiner, T.Pronoun) ? other : keyword;
  return other.type === T.VerbBase || other.type === T.VerbSingular || other.type === T.VerbPast || other.type === T.VerbIng || other.type === T.VerbBaseOrPast ? other : keyword;
}

/** The one reading of a unit in its context. Never fails: the first candidate where nothing decides. */
export function disambiguate(c: Context): Entry {
  const { unit } = c;
  let candidates = unit.candidates;
  const kind = candidates.find((e) => e.class === 'counter-kind');
  if (kind && reading(c.next, (e) => e.id === 'counter' && e.type === T.NounWord) && !is(c.previous, T.Pronoun, T.Modal)) return kind;
  if (!kind && (c.next?.lower === 'counter' || c.next?.lower === 'counters') && opensNoun(c.previous) && !candidates.some((e) => e.type === T.NounWord || e.type === T.Count || e.type === T.Keyword || e.type === T.Target || e.type === T.Determiner)) return newEntry({ type: T.NounWord, id: unit.lower, class: 'counter-kind', number: 'mass' });
  if (unit.lower === 'there') return of(unit, has(c.next, T.Be) ? T.There : T.Adverb)!;
  if (unit.lower === 'anywhere' || unit.lower === 'anywhere else') return of(unit, is(c.previous, T.Preposition) ? T.Pronoun : T.Adverb)!;
  if (unit.lower === 'that') return thatReading(c);
  if (unit.lower === 'target') return targetReading(c);
  if (unit.lower === 'whose') return of(unit, is(c.previous, T.NounWord, T.Pronoun) ? T.Relative : T.Determiner)!;
  if (unit.lower === 'to') return toReading(c);
  if (unit.lower === 'named' && (c.next?.capital || has(c.next, T.Self))) return of(unit, T.Preposition)!;
  if (candidates.length === 2 && candidates.some((e) => e.class === 'subtype') && kind) candidates = candidates.filter((e) => e !== kind);
  if (candidates.length > 1 && !unit.capital) candidates = candidates.filter((e) => e.class !== 'subtype');
  if (candidates.length > 1 && unit.capital && c.previous !== undefined && !is(c.previous, T.Colon, T.Dash, T.Bullet, T.Period, T.Quotation, T.Reminder, T.Pipe)) {
    const subtype = candidates.find((e) => e.class === 'subtype');
    if (subtype) return subtype;
  }
  if (candidates.length <= 1) return candidates[0] ?? unit.candidates[0]!;
  const find = (type: TokenType): Entry | undefined => firstOf(candidates, type);
  const keyword = find(T.Keyword);
  const noun = find(T.NounWord);
  const verb = candidates.find((e) => VERBS.has(e.type));
  if (keyword && reading(c.next, (e) => (e.class === 'compound' && e.id === 'cost') || e.id === 'ability')) return keyword;
  if (keyword && (verb ?? noun)) {
    const other = verb && noun ? nounOrVerb(c, noun, verb) : (verb ?? noun)!;
    return keywordReading(c, keyword, other);
  }
  if (find(T.Determiner) && verb) return opensVerb(c.previous) || isSubjectEnd(c.previous) ? verb : find(T.Determiner)!;
  if (find(T.Determiner) && (find(T.Adverb) || find(T.Pronoun) || find(T.Comparative) || noun)) return quantifierReading(c);
  if (noun && verb) return nounOrVerb(c, candidates.find((e) => e.type === T.NounWord && (e.class !== 'counter-kind' || reading(c.next, (n) => n.id === 'counter'))) ?? noun, verb);
  const adverb = find(T.Adverb);
  if (adverb && find(T.Subordinator)) return has(c.next, T.Pronoun, T.Determiner) ? find(T.Subordinator)! : adverb;
  if (adverb && noun) return (nounContinues(c.next) && !is(c.previous, T.Pronoun)) || opensNoun(c.previous) ? noun : adverb;
  if (adverb && find(T.Count)) return nounContinues(c.next) ? find(T.Count)! : adverb;
  const kinds = candidates.filter((e) => e.type === T.NounWord);
  if (kinds.length > 1) {
    const counterKind = kinds.find((e) => e.class === 'counter-kind');
    if (counterKind && reading(c.next, (e) => e.id === 'counter' && e.type === T.NounWord)) return counterKind;
    const order = kinds.find((e) => e.class === 'order');
    if (order && (nounContinues(c.next) || has(c.next, T.Count, T.Digits))) return order;
    return kinds.find((e) => e.class !== 'counter-kind' && e !== order) ?? kinds[0]!;
  }
  return candidates[0]!;
}
