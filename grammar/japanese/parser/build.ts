import type { Adverbial, Child, Clause, Leaf, Modifier, Noun, NounPhrase, Qualifier } from '../../tree.ts';
import type { JToken } from '../token.ts';

export const leaf = (token: { start: number; end: number }, id: string): Leaf => ({ kind: 'Leaf', id, start: token.start, end: token.end });

type Spanned = { start: number; end: number };

const startOf = (children: readonly Spanned[]): number => children[0]?.start ?? 0;
const endOf = (children: readonly Spanned[]): number => children.at(-1)?.end ?? 0;

/** Children in the order of the source; what a node is made of may have been met in another. */
const ordered = (children: readonly Child[]): Child[] => {
  const own = [...children];
  return own.every((c, i) => i === 0 || own[i - 1]!.start <= c.start) ? own : own.sort((a, b) => a.start - b.start);
};

export const noun = (children: Child[], fields: Partial<Noun> & { form: Noun['form'] }): Noun => ({
  kind: 'Noun', determiners: [], modifiers: [], qualifiers: [], ...fields, children: ordered(children), start: startOf(children), end: endOf(children),
});

export const phraseOf = (items: Noun[], children: Child[] = items, fields: Partial<NounPhrase> = {}): NounPhrase => ({
  kind: 'NounPhrase', items, ...fields, children: ordered(children), start: startOf(children), end: endOf(children),
});

export const adverbial = (relation: string, children: Child[], fields: Partial<Adverbial> = {}): Adverbial => ({
  kind: 'Adverbial', relation, ...fields, children: ordered(children), start: startOf(children), end: endOf(children),
});

export const qualifier = (relation: string, children: Child[], fields: Partial<Qualifier> = {}): Qualifier => ({
  kind: 'Qualifier', relation, ...fields, children: ordered(children), start: startOf(children), end: endOf(children),
});

export function clauseNode(children: Child[], fields: Partial<Clause> & { verb: string }): Clause {
  const sorted = ordered(children);
  return { kind: 'Clause', negative: false, perfect: false, past: false, progressive: false, voice: 'active', adverbials: [], ...fields, children: sorted, start: startOf(sorted), end: endOf(sorted) };
}

/** A word of a noun phrase as a modifier. */
export const wordModifier = (token: Spanned, cls: string, id: string, more: Partial<Extract<Modifier, { kind: 'word' }>> = {}): Modifier => ({
  kind: 'word', class: cls, id, negated: false, at: { start: token.start, end: token.end }, plural: false, ...more,
});

/** Numbers of a size as the tree has them. */
export function sizeModifier(token: JToken): Modifier {
  const [power, toughness] = token.value!.split('/') as [string, string];
  return { kind: 'power-toughness', power, toughness, at: { start: token.start, end: token.end } };
}
