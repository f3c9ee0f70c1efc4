/** `node:assert` is not there in a browser. */
export function expectEqual(actual: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== b) throw new Error(`expected ${b}, got ${a}`);
}

export function expectIncludes(text: string, part: string): void {
  if (!text.includes(part)) throw new Error(`expected ${JSON.stringify(part)} in ${JSON.stringify(text)}`);
}
