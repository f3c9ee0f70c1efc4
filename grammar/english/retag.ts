import type { DefinedWords } from './defined-words.ts';
import { disambiguate, has } from './disambiguate.ts';
import { newEntry, type Entry } from './entry.ts';
import type { Item } from './group.ts';
import { joinRoles } from './lookahead.ts';
import * as T from './token-types.ts';
import { makeToken, makeUnit, type Tok, type Unit } from './token.ts';
import { readUnits, type SelfNames } from './units.ts';

const NAME_LINKS = new Set(['of', 'the', 'and', 'in', 'to', 'for', 'from', 'a', 'with', 'on']);
const SENTENCE_OPENERS = new Set([T.Period, T.Colon, T.Dash, T.Bullet, T.Quotation, T.Reminder, T.Pipe]);

const isCapitalWord = (unit: Unit | undefined): boolean => unit !== undefined && unit.capital && (unit.fixed === undefined);

/** Number of units of a name that begins at `at`: capitalised words, with `of` and the like between them. */
function nameLength(units: readonly Unit[], at: number): number {
  let end = at;
  for (let i = at; i < units.length; i++) {
    const unit = units[i]!;
    if (isCapitalWord(unit)) end = i + 1;
    else if (unit.fixed === T.Possessive && isCapitalWord(units[i + 1])) continue;
    else if (unit.fixed === T.Comma && end === i && isCapitalWord(units[i + 1]) && !units[i + 1]!.candidates.some((e) => e.class === 'type')) continue;
    else if (!(NAME_LINKS.has(unit.lower) && i > at)) break;
  }
  return end - at;
}

function mergeUnits(units: readonly Unit[], at: number, count: number, source: string): Unit {
  const first = units[at]!;
  const last = units[at + count - 1]!;
  const text = source.slice(first.start, last.end);
  return makeUnit(first.start, last.end, text, text.toLowerCase(), first.capital, []);
}

const unknownEntry = newEntry({ type: T.Unknown, id: 'unknown' });
const properName = (text: string): Entry => newEntry({ type: T.ProperName, id: text, class: 'subtype' });
const counterKind = (lower: string): Entry => newEntry({ type: T.NounWord, id: lower, class: 'counter-kind', number: 'mass' });

function fixedEntry(unit: Unit): Entry {
  if (unit.candidates[0]) return unit.candidates[0];
  if (unit.fixed === T.Digits) return newEntry({ type: T.Count, id: unit.text, value: Number(unit.text), slot: 4 });
  return newEntry({ type: unit.fixed!, id: unit.text });
}

/** A create effect may begin with the token's name: "create Korla, a legendary …". */
const namesToken = (previous: Tok | undefined, units: readonly Unit[], at: number, length: number): boolean =>
  previous?.entry.id === 'create' && units[at + length]?.fixed === T.Comma && /^an?$/.test(units[at + length + 1]?.lower ?? '');

function properNameAt(previous: Tok | undefined, units: readonly Unit[], at: number): number {
  const unit = units[at]!;
  if (!isCapitalWord(unit)) return 0;
  if (previous?.entry.type === T.Preposition && (previous.entry.id === 'named' || previous.entry.id === 'called')) return nameLength(units, at);
  if (previous?.entry.id === 'create') {
    const length = nameLength(units, at);
    if (namesToken(previous, units, at, length)) return length;
  }
  return 0;
}

/** A word that no list has, where only a name can stand: a kind of counter, what players vote for. */
function nameByPlace(unit: Unit, next: Unit | undefined): Entry | undefined {
  const before = next?.lower;
  if (before === 'counter' || before === 'counters') return counterKind(unit.lower);
  if (before === 'vote' || before === 'votes' || before === 'sticker' || before === 'stickers') return counterKind(unit.lower);
  return undefined;
}

function unlisted(unit: Unit, previous: Tok | undefined, next: Unit | undefined): Entry {
  if (!unit.capital) return nameByPlace(unit, next) ?? unknownEntry;
  const opens = previous === undefined || SENTENCE_OPENERS.has(previous.tokenType);
  if (opens && !has(next, T.NounWord, T.Possessive)) return unknownEntry;
  return properName(unit.text);
}

/**
 * Tokens for the parser from a grouped paragraph: every word has its one reading in context, phrases are merged,
 * and commas, conjunctions and prepositions know what they join.
 */
export function retag(items: readonly Item[], names: SelfNames, source: string, defined?: DefinedWords): Tok[] {
  const units = readUnits(items, names, source, defined);
  const tokens: Tok[] = [];
  for (let i = 0; i < units.length; ) {
    const previous = tokens.at(-1);
    const name = properNameAt(previous, units, i);
    if (name) {
      const unit = mergeUnits(units, i, name, source);
      tokens.push(makeToken(unit, properName(unit.text), tokens.length));
      i += name;
      continue;
    }
    const unit = units[i]!;
    const next = units[i + 1];
    const entry = unit.fixed ? fixedEntry(unit) : unit.candidates.length ? disambiguate({ previous, unit, next, afterNext: units[i + 2] }) : unlisted(unit, previous, next);
    tokens.push(makeToken(unit, entry, tokens.length));
    i++;
  }
  joinRoles(tokens);
  return tokens;
}
