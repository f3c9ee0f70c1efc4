import type { Adverbial, Child, Clause, Modifier, Noun, NounPhrase, Qualifier } from '../../tree.ts';
import type { JToken } from '../token.ts';

/** What stands before a noun that is still to come. */
export type Prenominal =
  | { to: 'qualifier'; qualifier: Qualifier }
  | { to: 'determiner'; id: string; variant?: number }
  | { to: 'possessor'; noun: Noun; phrase: NounPhrase }
  | { to: 'whole'; phrase: NounPhrase; link?: string }
  | { to: 'modifier'; modifiers: Modifier[]; link: string }
  | { to: 'count'; count: string; counter?: string; determiners: string[]; tail?: string; variant?: number };

/** Parts of a sentence that wait for the word that gives them a role. */
export type Item =
  | { is: 'phrase'; phrase: NounPhrase; marker: string; comma: boolean; children: Child[] }
  | { is: 'adverbial'; adverbial: Adverbial; children: Child[] }
  | { is: 'prenominal'; prenominal: Prenominal; children: Child[]; comma?: boolean; clause?: Extract<Item, { is: 'clause' }> }
  | { is: 'list'; nouns: Noun[]; joins: string[]; join: string; children: Child[]; before: Extract<Item, { is: 'prenominal' }>[] }
  | { is: 'clause'; clause: Clause; ending: string; join: string; comma: boolean; stative: boolean; children: Child[] };

/** A sentence while it is read. */
export interface State {
  tokens: readonly JToken[];
  at: number;
  end: number;
  stack: Item[];
  /** Reads the tokens inside quotation marks as an ability of their own. */
  quoted: (token: JToken) => Child[];
}

export const peek = (s: State, ahead = 0): JToken | undefined => (s.at + ahead < s.end ? s.tokens[s.at + ahead] : undefined);

export const isMark = (token: JToken | undefined, text: string): boolean => token?.kind === 'mark' && token.text === text;

export const isComma = (token: JToken | undefined): boolean => isMark(token, '、') || isMark(token, ',');
