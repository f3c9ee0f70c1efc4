/** Those that the rules go back to before they go on to the next paragraph. */
const KEPT = 16;

/**
 * `compute` with its latest answers kept, so that the rules that ask one after the other share them. Trees never change once
 * they are made. A place is used again as soon as it is the oldest: a map that is emptied from time to time keeps the trees
 * alive that it once held, since what is old and forgotten still counts as a reason to keep what is young.
 */
export function perNode<N extends object, T>(compute: (node: N) => T): (node: N) => T {
  const nodes = new Array<N | undefined>(KEPT).fill(undefined);
  const answers = new Array<T | undefined>(KEPT).fill(undefined);
  let latest = 0;
  return (node) => {
    if (nodes[latest] === node) return answers[latest] as T;
    const at = nodes.indexOf(node);
    if (at >= 0) return answers[at] as T;
    const answer = compute(node);
    latest = (latest + 1) % KEPT;
    nodes[latest] = node;
    answers[latest] = answer;
    return answer;
  };
}
