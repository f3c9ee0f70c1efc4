import type { TokenType } from 'chevrotain';
import type { Span } from '../span.ts';
import { definedWords, type DefinedWords } from './defined-words.ts';
import type { Lexicon } from '../lexicon.ts';
import type { GrammaticalNumber, NounClass } from './entry.ts';
import { endOfItem, groupTokens, startOfItem, type Group, type Item } from './group.ts';
import { lex } from './lex.ts';
import { retag } from './retag.ts';
import * as T from './token-types.ts';
import type { Tok } from './token.ts';
import { selfNames, type SelfNames } from './units.ts';

/** The part that a word plays, without the parser's own types. */
export type WordKind =
  | 'noun' | 'keyword' | 'verb' | 'auxiliary' | 'modal' | 'target' | 'determiner' | 'count' | 'pronoun' | 'self' | 'name'
  | 'preposition' | 'to' | 'subordinator' | 'relative' | 'conjunction' | 'adverb' | 'comparison' | 'possessive'
  | 'symbol' | 'power-toughness' | 'change' | 'number' | 'comma' | 'period' | 'semicolon' | 'colon' | 'dash' | 'bullet'
  | 'open-quote' | 'close-quote' | 'open-parenthesis' | 'close-parenthesis' | 'unknown';

/** A word, phrase or mark of rules text in the one reading that its context gives it. */
export interface Word extends Span {
  /** As written. */
  text: string;
  kind: WordKind;
  /** Vocabulary id, or the symbol, number or name as written. */
  id: string;
  class?: NounClass;
  number?: GrammaticalNumber;
  /** Finite form of a verb in the third person: `draws`. */
  singular?: boolean;
  /** `non-`. */
  negated?: boolean;
}

const KINDS: ReadonlyMap<TokenType, WordKind> = new Map<TokenType, WordKind>([
  [T.NounWord, 'noun'], [T.Keyword, 'keyword'], [T.VerbBase, 'verb'], [T.VerbSingular, 'verb'], [T.VerbPast, 'verb'], [T.VerbIng, 'verb'],
  [T.VerbBaseOrPast, 'verb'], [T.Be, 'auxiliary'], [T.Have, 'auxiliary'], [T.Do, 'modal'], [T.Modal, 'modal'], [T.Target, 'target'],
  [T.Determiner, 'determiner'], [T.Count, 'count'], [T.Digits, 'count'], [T.Pronoun, 'pronoun'], [T.Self, 'self'], [T.ProperName, 'name'],
  [T.Preposition, 'preposition'], [T.ToInfinitive, 'to'], [T.Subordinator, 'subordinator'], [T.Relative, 'relative'], [T.Conjunction, 'conjunction'],
  [T.Then, 'conjunction'], [T.Adverb, 'adverb'], [T.Comparative, 'comparison'], [T.ComparisonTail, 'comparison'], [T.Arithmetic, 'comparison'],
  [T.Possessive, 'possessive'], [T.Symbol, 'symbol'], [T.PowerToughness, 'power-toughness'], [T.PowerToughnessChange, 'change'],
  [T.SignedNumber, 'number'], [T.Comma, 'comma'], [T.Period, 'period'], [T.Semicolon, 'semicolon'], [T.Colon, 'colon'], [T.Dash, 'dash'],
  [T.Bullet, 'bullet'], [T.OpenQuote, 'open-quote'], [T.StraightQuote, 'open-quote'], [T.CloseQuote, 'close-quote'],
  [T.OpenParenthesis, 'open-parenthesis'], [T.CloseParenthesis, 'close-parenthesis'],
]);

function wordOf(token: Tok): Word {
  const { entry } = token;
  const word: Word = { start: token.startOffset, end: (token.endOffset as number) + 1, text: token.image, kind: KINDS.get(token.tokenType) ?? 'unknown', id: entry.id };
  if (entry.class) word.class = entry.class;
  if (entry.number) word.number = entry.number;
  if (entry.negated) word.negated = true;
  if (token.tokenType === T.VerbSingular) word.singular = true;
  return word;
}

const markOf = (item: Item, kind: WordKind, source: string): Word => {
  const [start, end] = [startOfItem(item), endOfItem(item)];
  return { start, end, text: source.slice(start, end), kind, id: kind };
};

function flatten(items: readonly Item[], names: SelfNames, source: string, into: Word[], defined?: DefinedWords): void {
  for (const token of retag(items, names, source, defined)) {
    if (!token.group) into.push(wordOf(token));
    else flattenGroup(token.group, names, source, into, defined);
  }
}

function flattenGroup(group: Group, names: SelfNames, source: string, into: Word[], defined?: DefinedWords): void {
  const quotation = group.kind === 'quotation';
  into.push(markOf(group.open, quotation ? 'open-quote' : 'open-parenthesis', source));
  flatten(group.items, names, source, into, defined);
  if (group.close) into.push(markOf(group.close, quotation ? 'close-quote' : 'close-parenthesis', source));
}

/**
 * The words and marks of a paragraph of English rules text in order, those of quotations and reminder text included.
 * `name` is the card's, which the text may use for itself. Spans count from the start of `text`. A quotation or
 * parenthesis that is never closed is read as well, so a half-typed sentence has all its words.
 */
export function readWords(text: string, name: string | undefined, legendary: boolean, lexicon?: Lexicon): Word[] {
  const words: Word[] = [];
  flatten(groupTokens(lex(text)), selfNames(name, legendary), text, words, lexicon && definedWords(lexicon));
  return words;
}
