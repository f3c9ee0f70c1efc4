import { isLeaf, walk, type Base, type Clause, type Leaf, type Node, type NounPhrase, type Unknown } from '../../grammar/tree.ts';
import { perNode } from './memo.ts';
import type { NodeContext } from './rule.ts';

/** The leaf of a clause's own verb. */
export const verbLeaf = (clause: Clause): Leaf | undefined => clause.children.find((c): c is Leaf => isLeaf(c) && c.id === clause.verb);

/** What the action is done to: the object, in the passive the subject. */
export const patientOf = (clause: Clause): NounPhrase | undefined => (clause.voice === 'passive' ? clause.subject : clause.object);

/** A node and all nodes below it, in source order. */
export const nodesOf = perNode((root: Node): readonly Node[] => walk(root));

/** The words below a node that the grammar does not know, in order. */
const unknownsIn = perNode((root: Node): Unknown[] => {
  const found: Unknown[] = [];
  collectUnknown(root, found);
  return found;
});

function collectUnknown(node: Node, found: Unknown[]): void {
  if (node.kind === 'Unknown') found.push(node);
  for (const child of node.children) if (!isLeaf(child)) collectUnknown(child, found);
}

export const hasUnknown = (node: Node): boolean => unknownsIn(node).length > 0;

/** The first of `nodes`, in source order, that starts at `offset` or later. */
function firstFrom(nodes: readonly Unknown[], offset: number): Unknown | undefined {
  let low = 0;
  let high = nodes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (nodes[middle]!.start < offset) low = middle + 1;
    else high = middle;
  }
  return nodes[low];
}

/** Whether words that the grammar does not know stand right after `node`, so that it may go on in them. */
export function goesOnUnknown(node: Base, ctx: NodeContext): boolean {
  const sentence = around(ctx, 'Sentence') ?? ctx.ability;
  const next = firstFrom(unknownsIn(sentence), node.end);
  return next !== undefined && !/^[,.;]/.test(ctx.text(next)) && ctx.text({ start: node.end, end: next.start }).trim() === '';
}

/** Whether a node, or one below it, passes the test; kept for each node that is asked about. */
export const anyBelow = (test: (node: Node) => boolean): ((root: Node) => boolean) => perNode((root: Node) => someNode(root, test));

/** Whether a node, or one below it, passes the test; asks in source order, parents first, and no further than the first that does. */
export function someNode(node: Node, test: (node: Node) => boolean): boolean {
  if (test(node)) return true;
  for (const child of node.children) if (!isLeaf(child) && someNode(child, test)) return true;
  return false;
}

/** The innermost node of a kind around the visited one. */
export function around<K extends Node['kind']>(ctx: NodeContext, kind: K): Extract<Node, { kind: K }> | undefined {
  for (let i = ctx.path.length - 1; i >= 0; i--) {
    const node = ctx.path[i]!;
    if (node.kind === kind) return node as Extract<Node, { kind: K }>;
    if (node === ctx.ability) return undefined;
  }
  return undefined;
}
