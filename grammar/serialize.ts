import type { Ability, Node } from './tree.ts';

/** Positions and the source's own order; what a careless source looked like. */
const OF_THE_SOURCE = new Set(['children', 'start', 'end', 'at', 'lowerCase', 'antecedent']);
const LISTS: Readonly<Partial<Record<Node['kind'], readonly string[]>>> = {
  Ability: ['keywords', 'sentences'],
  Cost: ['items'],
  SymbolRun: ['symbols'],
  Sentence: ['leading', 'clauses'],
  Clause: ['adverbials'],
  NounPhrase: ['items'],
  Noun: ['determiners', 'modifiers', 'qualifiers'],
};
const FLAGS: Readonly<Partial<Record<Node['kind'], readonly string[]>>> = { Clause: ['negative', 'perfect', 'past', 'progressive'] };

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

function meaningOf(this: unknown, key: string, value: unknown): unknown {
  const holder = this as { kind?: string; clauses?: unknown };
  if (OF_THE_SOURCE.has(key) || isEmpty(value)) return undefined;
  if (value === false && key !== 'comma') return undefined;
  if (key === 'clause' && Array.isArray(holder.clauses) && holder.clauses.length > 0) return undefined;
  if (key === 'target' && value) return true;
  return value;
}

/**
 * An ability's meaning as JSON, without source text, tokens and ranges. Every string in it is a vocabulary id, a symbol, a
 * number, a name or a flavor word.
 */
export const serialize = (ability: Ability): string => JSON.stringify(ability, meaningOf);

type Loose = Record<string, unknown>;

const isPlain = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value);

function restore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(restore);
  if (!isPlain(value)) return value;
  const node: Loose = {};
  for (const [key, part] of Object.entries(value)) node[key] = restore(part);
  const kind = node.kind as Node['kind'];
  if (kind in NODE_KINDS) Object.assign(node, { start: 0, end: 0, children: [] });
  else if ('kind' in node) {
    node.at = { start: 0, end: 0 };
    if (node.kind === 'word') { node.negated ??= false; node.plural ??= false; }
  }
  for (const list of LISTS[kind] ?? []) node[list] ??= [];
  for (const flag of FLAGS[kind] ?? []) node[flag] ??= false;
  if (Array.isArray(node.clauses) && (kind === 'Adverbial' || kind === 'Qualifier')) node.clause = node.clauses[0];
  if (kind === 'Noun' && node.target === true) node.target = { at: { start: 0, end: 0 } };
  return node;
}

const NODE_KINDS: Readonly<Record<Node['kind'], true>> = {
  Ability: true, Cost: true, SymbolRun: true, KeywordUse: true, Sentence: true, Clause: true, Adverbial: true, NounPhrase: true, Noun: true, Qualifier: true, Unknown: true, ReminderText: true,
};

/** The tree that {@link serialize} wrote; `children` are empty and spans zero. Throws a SyntaxError where the text is not JSON. */
export const deserialize = (json: string): Ability => restore(JSON.parse(json)) as Ability;
