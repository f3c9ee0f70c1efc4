/**
 * A map that forgets everything once it is full. For what is derived from objects that live a while: a `WeakMap`
 * of tens of thousands of entries makes every garbage collection slow.
 */
export class BoundedMap<K, V> {
  private readonly entries = new Map<K, V>();

  constructor(private readonly limit: number) {}

  get(key: K): V | undefined {
    return this.entries.get(key);
  }

  set(key: K, value: V): void {
    if (this.entries.size >= this.limit) this.entries.clear();
    this.entries.set(key, value);
  }
}
