/** Texts by their units, for matches of every length in one walk. */
export interface Trie<T> {
  next: Map<number, Trie<T>>;
  value?: T;
}

export function trieOf<T>(entries: Iterable<readonly [text: string, value: T]>): Trie<T> {
  const root: Trie<T> = { next: new Map() };
  for (const [text, value] of entries) {
    let node = root;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      let child = node.next.get(code);
      if (!child) node.next.set(code, (child = { next: new Map() }));
      node = child;
    }
    node.value = value;
  }
  return root;
}

/** Calls `found` with each entry that stands at `at` and its length, the shortest first. */
export function eachMatch<T>(trie: Trie<T>, text: string, at: number, to: number, found: (length: number, value: T) => void): void {
  let node: Trie<T> | undefined = trie;
  for (let i = at; ; i++) {
    if (node.value !== undefined) found(i - at, node.value);
    if (i >= to) return;
    node = node.next.get(text.charCodeAt(i));
    if (!node) return;
  }
}
