import { isLeaf, type Child, type Leaf } from '../../tree.ts';

/** What stands between two parts: a comma, a conjunction, or both. */
export interface Join {
  comma: boolean;
  id?: string;
}

const NO_JOIN: Join = { comma: false, id: undefined };

const CONJUNCTIONS = new Set(['and', 'or', 'nor', 'but', 'and/or', 'and-then', 'then']);

export const isComma = (leaf: Leaf): boolean => leaf.id === ',';
export const isConjunction = (leaf: Leaf): boolean => CONJUNCTIONS.has(leaf.id);
const isJoinLeaf = (child: Child): child is Leaf => isLeaf(child) && (isComma(child) || isConjunction(child) || child.id === ';');

const joinOf = (leaves: readonly Leaf[]): Join => {
  const ids = leaves.filter(isConjunction).map((l) => l.id);
  if (leaves.some((l) => l.id === ';')) return { comma: false, id: 'semicolon' };
  return { comma: leaves.some(isComma), id: ids.length ? ids.join('-') : undefined };
};

/** What joins `child` to what stands before it: the marks and conjunctions right before it. */
export function joinBefore(children: readonly Child[], child: Child): Join {
  const at = children.indexOf(child);
  let from = at;
  while (from > 0 && isJoinLeaf(children[from - 1]!)) from--;
  return from === at ? NO_JOIN : joinOf(children.slice(from, at) as Leaf[]);
}

/** `,`, `and`, `, or`: a join as one id. */
export const joinId = ({ comma, id }: Join): string => (id ? (comma ? `comma-${id}` : id) : 'comma');

/** A comma stands right after `child`. */
export function commaAfter(children: readonly Child[], child: Child): boolean {
  const next = children[children.indexOf(child) + 1];
  return next !== undefined && isLeaf(next) && isComma(next);
}
