import { isLeaf, walk, type Base, type Clause, type Leaf, type Node, type NounPhrase } from '../../grammar/tree.ts';
import type { NodeContext } from './rule.ts';

/** The leaf of a clause's own verb. */
export const verbLeaf = (clause: Clause): Leaf | undefined => clause.children.find((c): c is Leaf => isLeaf(c) && c.id === clause.verb);

/** What the action is done to: the object, in the passive the subject. */
export const patientOf = (clause: Clause): NounPhrase | undefined => (clause.voice === 'passive' ? clause.subject : clause.object);

export const hasUnknown = (node: Node): boolean => {
  for (const inner of walk(node)) if (inner.kind === 'Unknown') return true;
  return false;
};

/** Whether words that the grammar does not know stand right after `node`, so that it may go on in them. */
export function goesOnUnknown(node: Base, ctx: NodeContext): boolean {
  const sentence = [...ctx.path].reverse().find((n) => n.kind === 'Sentence' || n.kind === 'Ability');
  if (!sentence) return false;
  for (const inner of walk(sentence)) {
    if (inner.kind === 'Unknown' && inner.start >= node.end) return !/^[,.;]/.test(ctx.text(inner)) && ctx.text({ start: node.end, end: inner.start }).trim() === '';
  }
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
