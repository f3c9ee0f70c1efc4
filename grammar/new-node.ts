import type { Span } from './span.ts';
import type { Ability, Adverbial, Child, Clause, Cost, KeywordUse, Leaf, Modifier, Noun, NounPhrase, Qualifier, ReminderText, Sentence, SymbolRun, Unknown } from './tree.ts';

/*
 * A new node of each kind, with all its fields from the start. Fields that were added one by one gave each kind dozens of
 * shapes, and the code that reads trees was compiled anew for each of them.
 */

export const newLeaf = (id: string, start: number, end: number): Leaf => ({ kind: 'Leaf', id, start, end });

export const newAbility = (): Ability => ({
  kind: 'Ability', start: 0, end: 0, children: [], gap: undefined, japanese: undefined, ability: 'static', word: undefined, flavor: undefined, price: undefined, cost: undefined,
  label: undefined, keywords: [], definition: undefined, sentences: [],
});

export const newSentence = (): Sentence => ({ kind: 'Sentence', start: 0, end: 0, children: [], gap: undefined, japanese: undefined, leading: [], clauses: [], opens: undefined, closing: undefined, gaps: undefined });

export const newUnknown = (start: number, end: number, children: Child[]): Unknown => ({ kind: 'Unknown', start, end, children, gap: undefined, japanese: undefined, expected: undefined });

export const newReminderText = (start: number, end: number, children: Child[]): ReminderText => ({ kind: 'ReminderText', start, end, children, gap: undefined, japanese: undefined });

export const newCost = (): Cost => ({ kind: 'Cost', start: -1, end: -1, children: [], gap: undefined, japanese: undefined, items: [], joins: undefined });

export const newSymbolRun = (): SymbolRun => ({ kind: 'SymbolRun', start: -1, end: -1, children: [], gap: undefined, japanese: undefined, symbols: [] });

export const newKeywordUse = (): KeywordUse => ({
  kind: 'KeywordUse', start: -1, end: -1, children: [], gap: undefined, japanese: undefined, keyword: '', size: undefined, form: undefined, relation: undefined, repeats: undefined,
  join: undefined, dash: undefined, cost: undefined, count: undefined, quality: undefined, ability: undefined,
});

export const newClause = (): Clause => ({
  kind: 'Clause', start: -1, end: -1, children: [], gap: undefined, japanese: undefined, subject: undefined, sharedSubject: undefined, modal: undefined, negative: false, perfect: false,
  past: false, progressive: false, voice: 'active', verb: '', object: undefined, secondObject: undefined, complement: undefined, adverbials: [], join: undefined,
  comma: undefined, again: undefined, order: undefined, form: undefined, infinitive: undefined, outdated: undefined,
});

export const newAdverbial = (relation: string): Adverbial => ({
  kind: 'Adverbial', start: -1, end: -1, children: [], gap: undefined, japanese: undefined, relation, phrase: undefined, inner: undefined, clause: undefined, clauses: undefined,
  before: undefined, place: undefined, join: undefined, comma: undefined,
});

export const newNounPhrase = (): NounPhrase => ({ kind: 'NounPhrase', start: -1, end: -1, children: [], gap: undefined, japanese: undefined, conjunction: undefined, items: [], joins: undefined });

export const newNoun = (form: Noun['form']): Noun => ({
  kind: 'Noun', start: -1, end: -1, children: [], gap: undefined, japanese: undefined, form, id: undefined, determiners: [], ordersFirst: undefined, plural: undefined, nameWords: undefined,
  count: undefined, target: undefined, antecedent: undefined, modifiers: [], possessor: undefined, whole: undefined, qualifiers: [], keyword: undefined, ability: undefined, apposition: undefined,
});

export const newWord = (cls: string, id: string, join: string | undefined, at: Span): Extract<Modifier, { kind: 'word' }> => ({
  kind: 'word', class: cls, id, negated: false, join, at, plural: false, lowerCase: undefined, form: undefined, quoted: undefined,
});

export const newQualifier = (relation: string): Qualifier => ({
  kind: 'Qualifier', start: -1, end: -1, children: [], gap: undefined, japanese: undefined, relation, phrase: undefined, clause: undefined, clauses: undefined, reduced: undefined,
  join: undefined, comma: undefined, comparison: undefined,
});
