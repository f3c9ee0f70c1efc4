import { describe, expect, test } from 'vitest';
import { documentKind, readDocument, type DocumentKind } from '../../grammar/index.ts';

const KINDS: readonly DocumentKind[] = ['card', 'json', 'jsonl'];
const LIMIT_MS = 2_000;

/** Ten million pseudo-random characters of an alphabet, the same every time. */
function noise(alphabet: string): string {
  let block = '';
  for (let i = 0, seed = 1; i < 1e5; i++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    block += alphabet[(seed >>> 8) % alphabet.length]!;
  }
  return block.repeat(100);
}

/** CPU time, so that other work on the machine does not count. */
function cpuMilliseconds(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const binary = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)).join('');

const EITHER: Record<string, string> = {
  '10 MB of binary': noise(binary),
  '10 MB of brackets and quotes': noise('{}[]":,\\\n 1'),
  '10 MB of NUL': '\0'.repeat(1e7),
  '10 MB in one line': 'x'.repeat(1e7),
  '10 MB of spaces': `${' '.repeat(1e7)}x`,
  'a million blank lines': '\n'.repeat(1e6),
  'a million \\r\\n': '\r\n'.repeat(1e6),
  'five million lines of one letter': 'a\n'.repeat(5e6),
};

const CARDS: Record<string, string> = {
  '10 MB of words': noise('abcde e\n\n'),
  '10 MB of lone surrogates': noise('\uD800\uDBFF\uDC00\n'),
  'three million cards of one letter': 'a\n\n'.repeat(3.3e6),
  'two million statistics': `Ash\nPlaneswalker\n${'1/1\n4\n'.repeat(1e6)}`,
  'a million annotations after blank lines': `Ash\nInstant\n\n${'@lang ja\n\n'.repeat(1e6)}`,
  'labelled names': '英語名：a\nタイプ：土地\n'.repeat(5e5),
  'annotations of the language among lines': `Ash\nLand\n${'@lang ja\n灰\n'.repeat(5e5)}`,
  'a million separators': 'a\n---\n'.repeat(1e6),
  'three million comments': '#\n\n'.repeat(3.3e6),
  'closing braces': '}'.repeat(1e7),
  'a line of slashes': `${'a/'.repeat(5e5)}急\nInstant`,
  'a line of costs': `Ash ${'{1} '.repeat(2e6)}\nInstant`,
  'spaces between words': `a${' '.repeat(3e6)}b\nInstant\n${' '.repeat(3e6)}`,
};

const RECORDS: Record<string, string> = {
  'opening braces': '{'.repeat(1e7),
  'opening brackets': '['.repeat(1e7),
  'quotation marks': '"'.repeat(1e7),
  'backslashes in a string': `["${'\\'.repeat(1e7)}`,
  'a field nested two million deep': `{"name":${'['.repeat(2e6)}${']'.repeat(2e6)}}`,
  'three million empty records': `[${'{},'.repeat(3e6)}{}]`,
  'lines that are nearly records': '{"a"}\n'.repeat(1e6),
  'a million faces': `{"card_faces":[${'{},'.repeat(1e6)}{}]}`,
};

const CASES: [string, DocumentKind, string][] = [
  ...Object.entries({ ...EITHER, ...CARDS }).map(([name, text]): [string, DocumentKind, string] => [name, 'card', text]),
  ...Object.entries({ ...EITHER, ...RECORDS }).flatMap(([name, text]) => (['json', 'jsonl'] as const).map((kind): [string, DocumentKind, string] => [name, kind, text])),
];

describe('is read in time:', () => {
  test.each(CASES)('%s as %s', (_, kind, text) => {
    let document = readDocument('', kind);
    const time = cpuMilliseconds(() => {
      document = readDocument(text, kind);
      documentKind('', text);
    });
    expect(time).toBeLessThan(LIMIT_MS);
    expect(document.cards.length).toBeLessThanOrEqual(150_001);
    expect(document.problems.length).toBeLessThanOrEqual(600_001);
  });
});

test.each(KINDS)('an empty file as %s has no cards and no problems', (kind) => {
  expect(readDocument('', kind)).toMatchObject({ format: kind, text: '', cards: [], comments: [], problems: [] });
});

test('a line of 100,000 characters stays whole', () => {
  const line = 'ab '.repeat(33_334).trim();
  for (const text of [line, `Ash\nInstant\n${line}`, `Ash\n${line}`]) {
    const face = readDocument(text, 'card').cards[0]!.faces[0]!;
    expect([face.name, ...face.paragraphs].some((part) => part!.text === line)).toBe(true);
    expect(face.problems.map((problem) => problem.code)).toContain('too-large');
  }
});

test('past the limits one problem covers what is not read', () => {
  const text = 'a\n\n'.repeat(100_001);
  const document = readDocument(text, 'card');
  expect(document.cards).toHaveLength(100_000);
  expect(document.problems).toMatchObject([{ code: 'too-large', start: 300_000, end: 300_001 }]);
  const records = readDocument('{}\n'.repeat(150_001), 'jsonl');
  expect(records.cards).toHaveLength(150_001);
  expect(records.cards.at(-1)).toMatchObject({ faces: [], error: expect.stringContaining('150000') });
  const lines = readDocument('a\n'.repeat(600_001), 'card');
  expect(lines.problems).toMatchObject([{ code: 'too-large', start: 1_200_000, end: 1_200_001 }]);
});

test('lone surrogates, NUL and control characters are kept as they are', () => {
  const text = 'A\uD800sh\nInstant\n\0Draw\u0007 a card.\uDFFF';
  const { name, paragraphs } = readDocument(text, 'card').cards[0]!.faces[0]!;
  expect([name!.text, paragraphs[0]!.text]).toEqual(['A\uD800sh', '\0Draw\u0007 a card.\uDFFF']);
});
