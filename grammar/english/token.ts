import type { IToken, TokenType } from 'chevrotain';
import type { Entry } from './entry.ts';
import type { Child } from '../tree.ts';
import type { Group } from './group.ts';

/** What a comma or conjunction joins; computed before parsing, so that one token of lookahead is enough. */
export type JoinRole = 'list' | 'predicate' | 'clause';

/** A token as the parser sees it. Offsets are UTF-16, relative to the paragraph; `endOffset` is inclusive. */
export interface Tok extends IToken {
  entry: Entry;
  index: number;
  /** The source in lower case, with plain apostrophes. */
  lower: string;
  capital: boolean;
  group?: Group;
  /** What a quotation or parenthesis becomes in the tree; parsed before the text around it. */
  parsed?: Child[];
  /** Reminder text that stands after this word, inside its sentence. */
  trailing?: Child[];
  role?: JoinRole;
  /** `you control`, `an opponent owns`: a relative clause without a relative word begins here. */
  reducedRelative?: boolean;
  /** It stands in such a clause. */
  inRelative?: boolean;
}

/** A stretch of source with every reading that the dictionary gives it. */
export interface Unit {
  start: number;
  end: number;
  text: string;
  lower: string;
  capital: boolean;
  candidates: readonly Entry[];
  /** Punctuation and symbols have their type already. */
  fixed: TokenType | undefined;
  group: Group | undefined;
}

// Units, tokens and entries are read in every loop of the parser: each has all its fields from the start, so that the engine sees one shape.
export const makeUnit = (start: number, end: number, text: string, lower: string, capital: boolean, candidates: readonly Entry[], fixed?: TokenType, group?: Group): Unit =>
  ({ start, end, text, lower, capital, candidates, fixed, group });

/** The unit with other readings, as a word. */
export const withCandidates = ({ start, end, text, lower, capital, fixed, group }: Unit, candidates: readonly Entry[]): Unit =>
  ({ start, end, text, lower, capital, candidates, fixed, group });

export function makeToken(unit: Unit, entry: Entry, index: number): Tok {
  return {
    image: unit.text,
    startOffset: unit.start,
    endOffset: unit.end - 1,
    tokenType: entry.type,
    tokenTypeIdx: entry.type.tokenTypeIdx!,
    payload: undefined,
    entry,
    index,
    lower: unit.lower,
    capital: unit.capital,
    group: unit.group,
    parsed: undefined,
    trailing: undefined,
    role: undefined,
    reducedRelative: false,
    inRelative: false,
  } as unknown as Tok;
}
