import { BoundedMap } from '../../grammar/bounded-map.ts';

/** More nodes than the rules look at before they go on to the next face. */
const LIMIT = 200;

/** `compute` with its latest answers kept, so that the rules that ask one after the other share them. Trees never change once they are made. */
export function perNode<N extends object, T>(compute: (node: N) => T): (node: N) => T {
  const known = new BoundedMap<N, { answer: T }>(LIMIT);
  let lastNode: N | undefined;
  let lastAnswer: T;
  return (node) => {
    if (node === lastNode) return lastAnswer;
    let entry = known.get(node);
    if (!entry) known.set(node, (entry = { answer: compute(node) }));
    lastNode = node;
    lastAnswer = entry.answer;
    return lastAnswer;
  };
}
