import { newReminderText, newUnknown } from '../../new-node.ts';
import { isLeaf, type Child, type Node, type ReminderText, type Unknown } from '../../tree.ts';
import type { JToken } from '../token.ts';
import { leaf } from './build.ts';

/** Leaves of tokens that keep no role. */
const markLeaves = (tokens: readonly JToken[]): Child[] => tokens.flatMap((t) => (t.inner ? [leaf(t.open!, 'mark'), ...markLeaves(t.inner), leaf(t.close!, 'mark')] : [leaf(t, t.kind === 'unknown' ? 'unknown' : 'mark')]));

export const unknownOf = (tokens: readonly JToken[]): Unknown => newUnknown(tokens[0]!.start, tokens.at(-1)!.end, markLeaves(tokens));

export const reminderOf = (t: JToken): ReminderText => newReminderText(t.start, t.end, markLeaves([t]));

/** Puts a node where it stands in the source. */
export function insert(root: Node, node: Child): void {
  const holder = root.children.find((c) => !isLeaf(c) && c.start < node.start && node.end < c.end && c.children.length > 0);
  if (holder) { insert(holder as Node, node); return; }
  const at = root.children.findIndex((c) => c.start > node.start);
  if (at < 0) root.children.push(node); else root.children.splice(at, 0, node);
}
