import type { TokenType } from 'chevrotain';
import * as T from './token-types.ts';
import type { Entry } from './entry.ts';
import { DICTIONARY } from './dictionary.ts';
import type { JoinRole, Tok } from './token.ts';

/** No noun phrase or list of rules text is longer; keeps look-ahead linear on hostile input. */
const MAX_SCAN = 80;

const FINITE: ReadonlySet<TokenType> = new Set([T.VerbSingular, T.Modal, T.Do, T.Have, T.Be]);
const BASE: ReadonlySet<TokenType> = new Set([T.VerbBase, T.VerbBaseOrPast]);
const PARTICIPLE: ReadonlySet<TokenType> = new Set([T.VerbPast, T.VerbIng]);
const NOUN_STARTS: ReadonlySet<TokenType> = new Set([T.Determiner, T.Count, T.Target, T.Pronoun, T.Self, T.NounWord, T.Keyword, T.ProperName, T.Quotation, T.PowerToughness, T.PowerToughnessChange, T.Symbol, T.There]);
const NOUN_PARTS: ReadonlySet<TokenType> = new Set([...NOUN_STARTS, T.Possessive, T.Preposition, T.ComparisonTail, T.Comparative, T.Arithmetic, T.Adverb]);

export const isFinite = (t: Tok | undefined): boolean => t !== undefined && FINITE.has(t.tokenType);
export const isBaseVerb = (t: Tok | undefined): boolean => t !== undefined && BASE.has(t.tokenType);
export const startsNoun = (t: Tok | undefined): boolean => t !== undefined && NOUN_STARTS.has(t.tokenType);
const isVerbal = (t: Tok | undefined): boolean => t !== undefined && (FINITE.has(t.tokenType) || BASE.has(t.tokenType) || PARTICIPLE.has(t.tokenType));

const pluralSubject = (t: Tok | undefined): boolean =>
  t !== undefined && ((t.tokenType === T.Determiner && t.entry.id === 'each') || (t.tokenType === T.Pronoun && t.entry.id !== 'it') || (t.tokenType === T.NounWord && t.entry.number === 'plural') || (t.tokenType === T.VerbPast || t.tokenType === T.Adverb));

/** Index after the verb of a reduced relative clause that begins at `at`, or -1. */
function reducedRelativeEnd(tokens: readonly Tok[], at: number): number {
  const first = tokens[at]!;
  if (first.entry.id === 'each' && tokens[at + 1]?.entry.class === 'time') return -1;
  const before = tokens[at - 1];
  if (!before || !(before.tokenType === T.NounWord || before.tokenType === T.ProperName || before.tokenType === T.Count || before.tokenType === T.Determiner || before.tokenType === T.Quotation || (before.tokenType === T.Adverb && before.entry.id === 'else') || before.tokenType === T.ComparisonTail || before.tokenType === T.Keyword)) return -1;
  const pronoun = first.tokenType === T.Pronoun && ['you', 'they', 'it'].includes(first.entry.id) && first.lower !== 'them' && first.lower !== 'him';
  const phrase = first.tokenType === T.Determiner || first.tokenType === T.Target || (first.tokenType === T.NounWord && ['defending', 'enchanted', 'active', 'attacking', 'chosen'].includes(first.entry.id) && tokens[at + 1]?.entry.class === 'player') || first.tokenType === T.Self || (first.tokenType === T.NounWord && first.entry.number === 'plural' && before.entry.class === 'quantity' && tokens[at + 1]?.tokenType === T.Modal);
  if (before.tokenType === T.Determiner || before.tokenType === T.Count) {
    if (!pronoun) return -1;
  }
  if (before.entry.class === 'zone' && !pronoun && first.tokenType !== T.Target) return -1;
  if (!pronoun && (!phrase || (first.tokenType === T.Determiner && isVerbal(tokens[at + 1])))) return -1;
  if (first.tokenType === T.NounWord && before.tokenType === T.NounWord && ['status', 'color', 'supertype', 'order'].includes(before.entry.class ?? '')) return -1;
  for (let k = at + 1; k < tokens.length && k <= at + 7; k++) {
    const t = tokens[k]!;
    if (isVerbal(t)) return relativeVerbEnd(tokens, k);
    if (![T.Determiner, T.NounWord, T.Target, T.Possessive, T.Count, T.Pronoun, T.Conjunction, T.Adverb].includes(t.tokenType) && !(t.tokenType === T.Preposition && t.entry.id === 'of')) return -1;
  }
  return -1;
}

/** Index after an auxiliary chain and its verb. */
function relativeVerbEnd(tokens: readonly Tok[], at: number): number {
  let k = at;
  while (k + 1 < tokens.length && ([T.Modal, T.Do, T.Have, T.Be] as TokenType[]).includes(tokens[k]!.tokenType)) k++;
  if (tokens[k]?.tokenType === T.Adverb && isVerbal(tokens[k + 1])) k++;
  return isVerbal(tokens[k]) ? k + 1 : k;
}

/**
 * Whether a finite clause with its own subject begins at `from`: a noun phrase followed by a finite verb before
 * the next boundary. Relative clauses inside the noun phrase are stepped over.
 */
export function finiteClauseAt(tokens: readonly Tok[], from: number, stopAtConjunction = false): boolean {
  if (!startsNoun(tokens[from])) return false;
  if (tokens[from]!.tokenType === T.There) return true;
  let skip = 0;
  let afterRelative = false;
  let past = false;
  for (let i = from; i < tokens.length && i < from + MAX_SCAN; i++) {
    const t = tokens[i]!;
    if (t.reducedRelative) {
      const end = reducedRelativeEnd(tokens, i);
      if (end > i) {
        i = end - 1;
        afterRelative = true;
        continue;
      }
    }
    if (t.tokenType === T.Relative) skip++;
    else if (FINITE.has(t.tokenType) || (BASE.has(t.tokenType) && (afterRelative || pluralSubject(tokens[i - 1]) || skip > 0))) {
      if (skip === 0) return i > from;
      skip--;
      while (i + 1 < tokens.length && (isVerbal(tokens[i + 1]) || tokens[i + 1]!.tokenType === T.Adverb) && !(FINITE.has(tokens[i + 1]!.tokenType) && !([T.Be, T.Have] as TokenType[]).includes(tokens[i + 1]!.tokenType))) i++;
    } else if (t.tokenType === T.ToInfinitive) i++;
    else if (t.tokenType === T.Conjunction) {
      if (stopAtConjunction || !startsNoun(tokens[i + 1]) && !(skip > 0 && isVerbal(tokens[i + 1]))) return past;
    } else if (t.tokenType === T.Comma) {
      const next = tokens[i + 1];
      if (stopAtConjunction || !(next?.tokenType === T.NounWord || (next?.tokenType === T.Conjunction && startsNoun(tokens[i + 2])))) return past;
    } else if (PARTICIPLE.has(t.tokenType)) {
      if (t.tokenType === T.VerbPast && skip === 0 && tokens[i + 1]?.entry.id !== 'this-way' && ((t.entry.frame?.object ?? 0) <= 1 || tokens[i + 1]?.tokenType === T.Determiner)) past = true;
    }
    else if (!NOUN_PARTS.has(t.tokenType)) return past;
  }
  return past;
}

const isJoin = (t: Tok | undefined): boolean => t !== undefined && (t.tokenType === T.Comma || t.tokenType === T.Conjunction);

/** Index of the first token of what a comma or conjunction at `at` joins. */
function joinedAt(tokens: readonly Tok[], at: number): number {
  let j = at + 1;
  while (j < at + MAX_SCAN && (isJoin(tokens[j]) || tokens[j]?.tokenType === T.Then)) j++;
  return j;
}

/** `, … or VERB` further on, in the same form: the comma at `at` is one of a list of predicates. */
function listOfPredicates(tokens: readonly Tok[], at: number): boolean {
  const verb = tokens[at + 1]!;
  if (verb.tokenType === T.VerbSingular || PARTICIPLE.has(verb.tokenType)) return true;
  for (let k = at + 2; k < tokens.length && k < at + MAX_SCAN; k++) {
    const t = tokens[k]!;
    if (t.tokenType === T.Conjunction && tokens[k + 1]?.tokenType === verb.tokenType && t.entry.id === 'or') return tokens[k - 1]!.tokenType === T.Comma;
    if (t.tokenType === T.Conjunction && (isVerbal(tokens[k + 1]) || tokens[k + 1]?.tokenType === T.Pronoun)) return false;
    if (t.tokenType === T.Then || t.tokenType === T.Subordinator || t.tokenType === T.Period) return false;
  }
  return false;
}

/** The verb at `at` is that of a relative clause: no other verb stands between it and its relative word. */
function afterRelative(tokens: readonly Tok[], at: number): boolean {
  for (let i = at - 1; i >= 0 && i > at - 8; i--) {
    const t = tokens[i]!;
    if (t.tokenType === T.Relative) return true;
    if (t.tokenType === T.Comma || t.tokenType === T.Conjunction || (isVerbal(t) && !([T.Be, T.Have, T.Do, T.Modal] as TokenType[]).includes(t.tokenType))) return false;
  }
  return false;
}

/** A verb of the clause stands before `at`, so that its subject is complete. */
function verbBefore(tokens: readonly Tok[], at: number): boolean {
  for (let i = at - 1; i >= 0 && i > at - MAX_SCAN; i--) {
    const t = tokens[i]!;
    if (t.inRelative) continue;
    if (isVerbal(t) && t.tokenType !== T.VerbIng && !afterRelative(tokens, i)) return true;
    if (t.tokenType === T.Comma && t.role !== 'list') return false;
    if (t.tokenType === T.Subordinator || t.tokenType === T.Period || t.tokenType === T.Colon || t.tokenType === T.Semicolon || t.tokenType === T.Then) return false;
  }
  return false;
}

/** `At the beginning of your upkeep`: from the start of the sentence to `at` stands a phrase without a verb. */
function opensWithPhrase(tokens: readonly Tok[], at: number): boolean {
  for (let i = at - 1; i >= 0 && i > at - MAX_SCAN; i--) {
    const t = tokens[i]!;
    if (isJoin(t) || (isVerbal(t) && !t.inRelative)) return false;
    const opens = i === 0 || ([T.Period, T.Colon, T.Dash, T.Bullet, T.Pipe] as TokenType[]).includes(tokens[i - 1]!.tokenType);
    if (opens) return t.tokenType === T.Preposition;
  }
  return false;
}

function roleOf(tokens: readonly Tok[], at: number): JoinRole {
  const j = joinedAt(tokens, at);
  const next = tokens[j];
  if (!next) return 'clause';
  const plainComma = tokens[at]!.tokenType === T.Comma && j === at + 1;
  if (isVerbal(next)) return plainComma && !listOfPredicates(tokens, at) ? 'clause' : 'predicate';
  if (next.tokenType === T.Adverb && isVerbal(tokens[j + 1])) return plainComma ? 'clause' : 'predicate';
  if (tokens[at]!.tokenType === T.Comma && j === at + 1 && at > 0 && tokens[at - 1]!.tokenType === T.Adverb && at === 1) return 'clause';
  if (!startsNoun(next) && next.tokenType !== T.Possessive) return next.tokenType === T.Preposition || next.tokenType === T.ToInfinitive || next.tokenType === T.Relative ? 'list' : 'clause';
  if (next.entry.class === 'property' && tokens[at - 1]?.entry.class === 'property') return 'list';
  const starts = verbBefore(tokens, at) || (plainComma && opensWithPhrase(tokens, at));
  return starts && finiteClauseAt(tokens, j, tokens[at]!.tokenType === T.Conjunction) ? 'clause' : 'list';
}

const subordinatorOf = (lower: string): Entry | undefined => DICTIONARY.get(lower.split(' ')[0]!)?.find((p) => [lower.split(' ')[0], ...p.rest].join(' ') === lower)?.entries.find((e) => e.type === T.Subordinator);

/** Words that are a preposition before a noun phrase become subordinators before a clause. */
function settlePrepositions(tokens: readonly Tok[]): void {
  for (let i = tokens.length - 1; i >= 0; i--) {
    const t = tokens[i]!;
    if (t.tokenType !== T.Preposition || (t.lower === 'as' && tokens.slice(Math.max(0, i - 3), i).some((b) => b.entry.id === 'same'))) continue;
    const entry = ['until', 'as', 'after', 'before', 'than', 'except', 'since', 'rather than'].includes(t.lower) ? subordinatorOf(t.lower) : undefined;
    const negated = t.lower === 'than' && tokens[i + 2]?.tokenType === T.Modal && tokens[i + 2]!.entry.negative;
    const compares = t.lower === 'than' && !verbBefore(tokens, i);
    if (entry && !negated && !compares && finiteClauseAt(tokens, t.index + 1)) retype(t, entry);
  }
}

export function retype(t: Tok, entry: Entry): void {
  t.entry = entry;
  t.tokenType = entry.type;
  t.tokenTypeIdx = entry.type.tokenTypeIdx!;
}

/** Fills in `reducedRelative`, the roles of commas and conjunctions, and settles prepositions. Linear but for bounded look-ahead. */
export function joinRoles(tokens: readonly Tok[]): void {
  for (let i = 1; i < tokens.length; i++) {
    const end = reducedRelativeEnd(tokens, i);
    if (end > 0) tokens[i]!.reducedRelative = true;
    for (let k = i; k < end; k++) tokens[k]!.inRelative = true;
  }
  settlePrepositions(tokens);
  for (let i = 0; i < tokens.length; i++) if (isJoin(tokens[i])) tokens[i]!.role = tokens[i]!.inRelative ? 'list' : roleOf(tokens, i);
}
