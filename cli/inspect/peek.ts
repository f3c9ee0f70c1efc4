export interface Peeked {
  /** What the text starts with. */
  sample: string;
  /** The whole text in parts, with what was looked at. */
  all: AsyncIterable<string>;
}

/** Looks at the first `length` characters, or a few more, of a text that comes in parts. */
export async function peek(parts: AsyncIterable<string>, length: number): Promise<Peeked> {
  const iterator = parts[Symbol.asyncIterator]();
  let sample = '';
  while (sample.length < length) {
    const next = await iterator.next();
    if (next.done) break;
    sample += next.value;
  }
  async function* all(): AsyncGenerator<string> {
    yield sample;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  }
  return { sample, all: all() };
}
