import { isLeaf, type Node } from '../../grammar/tree.ts';
import { perNode } from './memo.ts';
import { wordsOf } from './things.ts';

const DESTINATIONS = new Set(['to', 'onto', 'into']);

function zoneBelow(node: Node): boolean {
  if (node.kind === 'Adverbial' && DESTINATIONS.has(node.relation)) return false;
  if (node.kind === 'Unknown') return true;
  if (node.kind === 'Noun' && wordsOf(node).some((w) => (w.class === 'zone' && w.id !== 'battlefield') || w.id === 'exiled')) return true;
  if (node.kind === 'Clause' && node.verb === 'exile' && node.voice === 'passive') return true;
  return node.children.some((child) => !isLeaf(child) && zoneBelow(child));
}

/**
 * Whether the text names a zone other than as the place where something goes, or says that something was exiled,
 * or may do so in words that are not understood.
 */
export const namesZone = perNode(zoneBelow);
