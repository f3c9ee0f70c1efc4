import { newAdverbial, newClause, newCost, newKeywordUse, newLeaf, newNoun, newNounPhrase, newQualifier, newSymbolRun, newWord } from '../../new-node.ts';
import type { Adverbial, Child, Clause, Cost, KeywordUse, Leaf, Modifier, Node, Noun, NounPhrase, Qualifier, SymbolRun } from '../../tree.ts';
import type { JToken } from '../token.ts';

type Spanned = { start: number; end: number };

export const leaf = (token: Spanned, id: string): Leaf => newLeaf(id, token.start, token.end);

const startOf = (children: readonly Spanned[]): number => children[0]?.start ?? 0;
const endOf = (children: readonly Spanned[]): number => children.at(-1)?.end ?? 0;

/** Children in the order of the source; what a node is made of may have been met in another. */
const ordered = (children: readonly Child[]): Child[] => {
  const own = [...children];
  return own.every((c, i) => i === 0 || own[i - 1]!.start <= c.start) ? own : own.sort((a, b) => a.start - b.start);
};

/** The node over its children; it starts with the first that was read. */
function over<N extends Node>(node: N, children: readonly Child[]): N {
  node.children = ordered(children);
  node.start = startOf(children);
  node.end = endOf(children);
  return node;
}

export const noun = (children: readonly Child[], fields: Partial<Noun> & { form: Noun['form'] }): Noun => over(Object.assign(newNoun(fields.form), fields), children);

export const phraseOf = (items: Noun[], children: readonly Child[] = items, fields?: Partial<NounPhrase>): NounPhrase => over(Object.assign(newNounPhrase(), fields, { items }), children);

export const adverbial = (relation: string, children: readonly Child[], fields?: Partial<Adverbial>): Adverbial => over(Object.assign(newAdverbial(relation), fields), children);

export const qualifier = (relation: string, children: readonly Child[], fields?: Partial<Qualifier>): Qualifier => over(Object.assign(newQualifier(relation), fields), children);

export const clauseNode = (children: readonly Child[], fields: Partial<Clause> & { verb: string }): Clause => over(Object.assign(newClause(), fields), ordered(children));

export const keywordUse = (keyword: string, children: Child[], span: Spanned, form?: number): KeywordUse =>
  Object.assign(newKeywordUse(), { keyword, form, children, start: span.start, end: span.end });

export const costOf = (items: Cost['items'], children: Child[], span: Spanned): Cost => Object.assign(newCost(), { items, children, start: span.start, end: span.end });

/** The symbols of a token. */
export const symbolsOf = (token: JToken): SymbolRun =>
  Object.assign(newSymbolRun(), { symbols: token.symbols!, children: [leaf(token, token.symbols!.join(''))], start: token.start, end: token.end });

/** A word of a noun phrase as a modifier. */
export const wordModifier = (token: Spanned, cls: string, id: string, more: Partial<Extract<Modifier, { kind: 'word' }>> = {}): Modifier => ({
  ...newWord(cls, id, undefined, { start: token.start, end: token.end }), ...more,
});

/** Numbers of a size as the tree has them. */
export function sizeModifier(token: JToken): Modifier {
  const [power, toughness] = token.value!.split('/') as [string, string];
  return { kind: 'power-toughness', power, toughness, at: { start: token.start, end: token.end } };
}
