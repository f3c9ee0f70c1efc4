import type { AbilityKind } from '../tree.ts';
import { ABILITY_WORD_IDS } from './dictionary.ts';
import * as T from './token-types.ts';
import type { Tok } from './token.ts';

/** How a paragraph is laid out: which tokens are label, ability word, cost and effect. Half-open token indices. */
export interface Frame {
  kind: AbilityKind;
  /** Bullet, chapter or loyalty label with its punctuation. */
  label?: { from: number; to: number; text: string };
  word?: { from: number; to: number; id: string };
  cost?: { from: number; to: number };
  /** First token of the effect. */
  body: number;
}

const ROMAN = /^(?:[IVX]+)$/;
const MAX_FLAVOR_WORDS = 7;

const isRoman = (t: Tok | undefined): boolean => t !== undefined && ROMAN.test(t.image);
const indexOf = (tokens: readonly Tok[], from: number, type: Tok['tokenType']): number => tokens.findIndex((t, i) => i >= from && t.tokenType === type);

/** `I, II — …`: chapter numbers (714). */
function chapter(tokens: readonly Tok[]): Frame | undefined {
  let i = 0;
  while (isRoman(tokens[i]) && tokens[i + 1]?.tokenType === T.Comma) i += 2;
  if (!isRoman(tokens[i]) || tokens[i + 1]?.tokenType !== T.Dash) return undefined;
  return { kind: 'chapter', label: { from: 0, to: i + 2, text: tokens.slice(0, i + 1).map((t) => t.image).join('') }, body: i + 2 };
}

/** `+1: …`, `−X: …`, `0: …`, `[+1]: …` (606). */
function loyalty(tokens: readonly Tok[]): Frame | undefined {
  const bracket = tokens[0]?.image === '[' ? 1 : 0;
  const number = tokens[bracket];
  if (!number || (number.tokenType !== T.SignedNumber && number.image !== '0' && !(number.entry.id === 'X' && bracket))) return undefined;
  const colon = bracket + (bracket ? 2 : 1);
  if (tokens[colon]?.tokenType !== T.Colon) return undefined;
  return { kind: 'loyalty', label: { from: 0, to: colon + 1, text: number.image.replace(/[−–]/, '-') }, body: colon + 1 };
}

/** `LEVEL 1-4` and the power and toughness below it: rows of a leveler (711). */
function level(tokens: readonly Tok[]): Frame | undefined {
  const size = tokens.length === 1 && tokens[0]!.tokenType === T.PowerToughness;
  const heading = tokens[0]?.image === 'LEVEL' && tokens.length <= 5;
  return size || heading ? { kind: 'level', label: { from: 0, to: tokens.length, text: size ? tokens[0]!.image : labelText(tokens.slice(1)) }, body: tokens.length } : undefined;
}

/** A range or number without spaces and with a plain hyphen: `1-4`, `5+`. */
const labelText = (tokens: readonly Tok[]): string => tokens.map((t) => t.image).join('').replace(/[—–―]/g, '-');

/** `1—9 | …`, `10+ | …`, `20 | …`: a row of a die-roll table. */
function row(tokens: readonly Tok[]): Frame | undefined {
  const pipe = tokens.slice(0, 7).findIndex((t) => t.tokenType === T.Pipe);
  if (pipe < 1) return undefined;
  return { kind: 'row', label: { from: 0, to: pipe + 1, text: labelText(tokens.slice(0, pipe)) }, body: pipe + 1 };
}

/** `+ {2} — …`: an additional cost of a spree or tiered spell, and what it buys. */
function pricedMode(tokens: readonly Tok[]): Frame | undefined {
  if (tokens[0]?.image !== '+' || tokens[1]?.tokenType !== T.Symbol) return undefined;
  const dash = indexOf(tokens, 1, T.Dash);
  if (dash < 2 || !tokens.slice(1, dash).every((t) => t.tokenType === T.Symbol)) return undefined;
  return { kind: 'mode', label: { from: 0, to: dash + 1, text: '+' }, body: dash + 1 };
}

const KNOWN_HEADERS = new Set([T.VerbBase, T.VerbBaseOrPast, T.Subordinator, T.Preposition, T.Determiner, T.Target, T.Pronoun, T.Self, T.Keyword, T.Symbol, T.Quotation]);

/** Full stops side by side: a name that trails off. */
const isEllipsis = (tokens: readonly Tok[], i: number): boolean => tokens[i - 1]?.tokenType === T.Period || tokens[i + 1]?.tokenType === T.Period;

const opensAbility = (t: Tok): boolean => t.capital || t.tokenType === T.Symbol || t.tokenType === T.Self;

/** An ability word, or a flavor word in free text, before a dash (207.2c–d). */
function abilityWord(tokens: readonly Tok[], from: number, defined?: ReadonlyMap<string, string>): { from: number; to: number; id: string } | undefined {
  const dash = indexOf(tokens, from, T.Dash);
  if (dash < from + 1 || dash - from > MAX_FLAVOR_WORDS || dash + 1 >= tokens.length) return undefined;
  const words = tokens.slice(from, dash);
  const text = words.map((t) => t.lower).join(' ').replace(/ 's/g, "'s");
  const id = ABILITY_WORD_IDS.get(text) ?? defined?.get(text);
  if (id) return { from, to: dash + 1, id };
  if (!words[0]!.capital || words.some((t, i) => (t.tokenType === T.Period && !isEllipsis(words, i)) || t.tokenType === T.Colon || t.tokenType === T.Symbol || t.tokenType === T.Quotation)) return undefined;
  if (words[0]!.tokenType === T.Keyword) return words.length === 1 && opensAbility(tokens[dash + 1]!) ? { from, to: dash + 1, id: words[0]!.entry.id } : undefined;
  if (KNOWN_HEADERS.has(words[0]!.tokenType) && words.some((t, i) => i > 0 && !t.capital && !['of', 'the', 'and', 'in', 'to', 'a', 'for'].includes(t.lower))) return undefined;
  const opens = tokens[dash + 1]!;
  return opens.capital || opens.tokenType === T.Symbol || opens.tokenType === T.Self || opens.tokenType === T.Digits ? { from, to: dash + 1, id: 'flavor-word' } : undefined;
}

/** The cost of an activated ability: everything before the first colon outside quotations (602.1). */
function activated(tokens: readonly Tok[], from: number): { from: number; to: number } | undefined {
  const colon = indexOf(tokens, from, T.Colon);
  if (colon <= from) return undefined;
  const stop = tokens.findIndex((t, i) => i >= from && t.tokenType === T.Period);
  return stop >= 0 && stop < colon ? undefined : { from, to: colon };
}

/** Lays out one paragraph. Everything from `body` on are sentences. */
export function frameOf(tokens: readonly Tok[], definedAbilityWords?: ReadonlyMap<string, string>): Frame {
  const bullet = tokens[0]?.tokenType === T.Bullet ? 1 : 0;
  const special = bullet ? undefined : pricedMode(tokens) ?? chapter(tokens) ?? loyalty(tokens) ?? row(tokens) ?? level(tokens);
  const from = special?.body ?? bullet;
  const word = abilityWord(tokens, from, definedAbilityWords);
  const body = word?.to ?? from;
  const cost = activated(tokens, body);
  const kind: AbilityKind = special?.kind ?? (bullet ? 'mode' : cost ? 'activated' : 'static');
  return {
    kind,
    label: special?.label ?? (bullet ? { from: 0, to: 1, text: '•' } : undefined),
    word,
    cost,
    body: cost ? cost.to + 1 : body,
  };
}
