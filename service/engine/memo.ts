/** `compute` with its answers kept for as long as the object lives. Trees never change once they are made. */
export function perNode<N extends object, T>(compute: (node: N) => T): (node: N) => T {
  const known = new WeakMap<N, { answer: T }>();
  return (node) => {
    let entry = known.get(node);
    if (!entry) known.set(node, (entry = { answer: compute(node) }));
    return entry.answer;
  };
}
