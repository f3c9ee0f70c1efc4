import { Readable, Writable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inOrder } from '../../cli/inspect/in-order.ts';
import { LINES_PER_CHUNK, lineChunks } from '../../cli/inspect/line-chunks.ts';
import type { CardFace } from '../../grammar/index.ts';
import type { TokenModel } from '../../grammar/resolve/token-model.ts';
import type { Ability, AbilityKind } from '../../grammar/tree.ts';
import type { ParsedParagraph } from '../../grammar/parse-face.ts';
import type { FaceAnalysis } from '../../service/model.ts';
import { run } from '../../cli/run.ts';
import { fakeService, folderWith, runCli } from '../support/cli.ts';

const span = (face: CardFace, words: string) => {
  for (const { text, start } of face.paragraphs) {
    const at = text.indexOf(words);
    if (at >= 0) return { start: start + at, end: start + at + words.length };
  }
  throw new Error(`the card has no “${words}”`);
};

const ELF: Omit<TokenModel, 'start' | 'end'> = {
  name: 'Elf Warrior Token', nameJa: 'エルフ・戦士・トークン', count: '2', controller: 'you', supertypes: [], colors: ['green'], colorless: false,
  types: ['creature'], subtypes: ['Elf', 'Warrior'], power: '1', toughness: '1', abilities: ['flying'], tapped: true, attacking: false,
  source: 'text', rule: '111.3', undefined: [], changed: [],
};

const ability = (kind: AbilityKind, start: number, end: number, keywords: [number, number][] = []): Ability => ({
  kind: 'Ability', ability: kind, sentences: [], children: [], start, end,
  keywords: keywords.map(([from, to]) => ({ kind: 'KeywordUse', keyword: 'flying', children: [], start: from, end: to })),
});

const paragraphsOf = ({ paragraphs: [keywords, sentence] }: CardFace): ParsedParagraph[] => [
  { source: keywords!, ability: ability('keyword', 0, 13, [[0, 6], [8, 13]]) },
  { source: sentence!, ability: ability('triggered', 0, 16) },
];

/** Understands the one card below. */
const analysed = (face: CardFace): Partial<FaceAnalysis> => ({
  parsed: { paragraphs: paragraphsOf(face), unrecognized: [{ text: 'flimmer', expected: 'verb', ...span(face, 'flimmer') }], words: 9, understood: 8 },
  tokens: [{ ...ELF, ...span(face, 'elves') }],
  targets: [{ text: 'target imp', source: 'text', kinds: ['creature'], zone: 'battlefield', min: 0, max: null, word: 0, ...span(face, 'target imp') }],
  findings: [
    { code: 'illegal-target', severity: 'error', message: 'No.', rules: ['115.1'], field: 'text', fixes: [{ title: 'x', edits: [], preferred: true }], ...span(face, 'imp') },
    { code: 'unknown-card-type', severity: 'warning', message: 'Hm.', rules: [], field: 'type_line', fixes: [], start: face.typeLine!.start, end: face.typeLine!.end },
  ],
});
const service = fakeService([], { face: analysed });
const TEXT = 'Flying, haste\nWhen this enters, elves flimmer for target imp.';

const range = (line: number, start: number, end: number) => ({ start: { line, character: start }, end: { line, character: end } });

const expected = (keywords: number, at: number, field: object) => ({
  card: 'Larder Imp', face: 0, dialect: 'mtg-en', words: 9, understood: 8,
  unrecognized: [{ text: 'flimmer', range: range(at, 24, 31) }],
  abilities: [{ kind: 'keyword', range: range(keywords, 0, 6) }, { kind: 'keyword', range: range(keywords, 8, 13) }, { kind: 'triggered', range: range(at, 0, 16) }],
  tokens: [{
    name: 'Elf Warrior Token', nameJa: 'エルフ・戦士・トークン', count: '2', controller: 'you', supertypes: [], colors: ['green'], types: ['creature'],
    subtypes: ['Elf', 'Warrior'], power: '1', toughness: '1', abilities: ['flying'], source: 'text', rule: '111.3', undefined: [], range: range(at, 18, 23),
  }],
  targets: [{ text: 'target imp', source: 'text', kinds: ['creature'], zone: 'battlefield', min: 0, max: null, word: 0, range: range(at, 36, 46) }],
  diagnostics: [
    { code: 'illegal-target', severity: 'error', message: 'No.', rules: ['115.1'], fixable: true, range: range(at, 43, 46) },
    { code: 'unknown-card-type', severity: 'warning', message: 'Hm.', rules: [], fixable: false, field: 'type_line', ...field },
  ],
});

const parsed = (stdout: string): any[] => {
  expect(stdout === '' || stdout.endsWith('\n')).toBe(true);
  return stdout.split('\n').slice(0, -1).map((line) => JSON.parse(line));
};

test('a .card file: one line for each face, positions in the file', async () => {
  const cwd = folderWith({ 'a.card': `# Imps\n\nLarder Imp {B}\nCreature — Imp\n${TEXT}\n1/1\n` });
  const { status, stdout, stderr } = await runCli(['inspect', 'a.card'], { cwd }, service);
  expect(parsed(stdout)).toEqual([{ ...expected(4, 5, { range: range(3, 0, 14) }), file: 'a.card', index: 0 }]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('a JSON record: positions in its rules text, and in the field that a finding names', async () => {
  const record = { name: 'Larder Imp', type_line: 'Creature — Imp', oracle_text: TEXT.replace('\n', '\r\n\n') };
  const cwd = folderWith({ 'set.jsonl': `${JSON.stringify(record)}\n\n${JSON.stringify(record)}\n`, 'set.json': JSON.stringify({ cards: [record] }, null, 2) });
  const { stdout } = await runCli(['inspect', 'set.jsonl', 'set.json'], { cwd }, service);
  const face = expected(0, 2, { range: range(0, 0, 14) });
  expect(parsed(stdout)).toEqual([
    { ...face, file: 'set.jsonl', index: 0 }, { ...face, file: 'set.jsonl', index: 1 }, { ...face, file: 'set.json', index: 0 },
  ]);
});

test('a copy of what is only known in play says what is copied; Yu-Gi-Oh! tokens have their own terms', async () => {
  const copy = { ...ELF, name: null, copyOf: 'target imp', start: 0, end: 1 };
  const ygo = { name: 'Ember Token', nameJa: null, count: '2', position: 'Defense', monsterType: 'Beast', attribute: 'EARTH', level: '3', attack: '?', defense: '0', determinedBy: 'its ATK', isTuner: false, restrictions: ['cannot attack'], start: 2, end: 4 };
  const { stdout } = await runCli(['inspect'], { input: '{"name":"x","oracle_text":"abcdef"}' }, fakeService([], { face: () => ({ tokens: [copy], yugiohTokens: [ygo] }) }));
  const { tokens } = parsed(stdout)[0];
  expect(tokens[0]).toMatchObject({ name: null, copyOf: 'target imp' });
  expect(tokens[1]).toEqual({ name: 'Ember Token', nameJa: null, count: '2', position: 'Defense', monsterType: 'Beast', attribute: 'EARTH', level: '3', attack: '?', defense: '0', determinedBy: 'its ATK', isTuner: false, restrictions: ['cannot attack'], range: range(0, 2, 4) });
});

const plain = fakeService([]);

test('both faces of a card get a line, and what is no JSON gets one with the error', async () => {
  const cwd = folderWith({ 'set.jsonl': ['{"card_faces":[{"name":"A"},{"name":"B"}]}', 'no JSON', '{"name":7}', '  ', '[1]', '{"name":"C"}'].join('\n') });
  const { status, stdout } = await runCli(['inspect', 'set.jsonl'], { cwd }, plain);
  expect(parsed(stdout).map(({ card, face, index, error }) => [card, face, index, typeof error])).toEqual([
    ['A', 0, 0, 'undefined'], ['B', 1, 0, 'undefined'], [null, undefined, 1, 'string'], [null, 0, 2, 'undefined'], [null, undefined, 3, 'string'], ['C', 0, 4, 'undefined'],
  ]);
  expect(status).toBe(0);
});

test.each([
  { input: 'Larder Imp {B}\nSorcery\nDraw a card.\n', lines: 1 },
  { input: '{"name":"A"}\n{"name":"B","type_line":"Sorcery"}\n', lines: 2 },
  { input: '{"name":"A","type_line":"Sorcery"}', lines: 1 },
  { input: '[{"name":"A"},\n{"name":"B","type_line":"Sorcery"}]', lines: 2 },
  { input: '{"cards":[{"name":"A"},{"name":"B","type_line":"Sorcery"},{}]}', lines: 3 },
])('standard input is read by its content: $input', async ({ input, lines }) => {
  for (const argv of [['inspect'], ['inspect', '-']]) {
    const { stdout, status } = await runCli(argv, { input }, plain);
    expect(parsed(stdout).map(({ file }) => file)).toEqual(Array(lines).fill('-'));
    expect(status).toBe(0);
  }
});

test.each([
  { argv: ['missing.jsonl'], stderr: /^cardwright: missing\.jsonl: no such file or folder\n$/ },
  { argv: ['latin.jsonl'], stderr: /^cardwright: latin\.jsonl: the file is not UTF-8 text .*\n$/ },
  { argv: ['nul.jsonl'], stderr: /^cardwright: nul\.jsonl: line 2 holds a NUL character.*\n$/ },
  { argv: ['--unknown', 'a.card'], stderr: /^cardwright: unknown option '--unknown'\n$/ },
])('$argv is status 2 and one line that names the file', async ({ argv, stderr }) => {
  const cwd = folderWith({ 'latin.jsonl': Uint8Array.from([0x7b, 0xe9, 0x7d]), 'nul.jsonl': '{"name":"A"}\n{"na\0me":1}\n' });
  const ran = await runCli(['inspect', ...argv], { cwd }, plain);
  expect(ran.status).toBe(2);
  expect(ran.stderr).toMatch(stderr);
});

test('without a file and without a pipe it is a usage error', async () => {
  const ran = await runCli(['inspect'], { stdinIsTerminal: true }, plain);
  expect(ran).toEqual({ status: 2, stdout: '', stderr: 'cardwright: inspect: name a .card, .json or .jsonl file, or pipe one in\n' });
});

test('an unreadable file does not keep the next one from being read', async () => {
  const cwd = folderWith({ 'a.jsonl': '{"name":"A"}', 'b.jsonl': '{"name":"B"}' });
  const { status, stdout } = await runCli(['inspect', 'a.jsonl', 'missing.card', 'b.jsonl'], { cwd }, plain);
  expect(parsed(stdout).map(({ card }) => card)).toEqual(['A', 'B']);
  expect(status).toBe(2);
});

test('a file without cards says so on standard error', async () => {
  const cwd = folderWith({ 'a.card': '', 'b.jsonl': '\n\n' });
  const { status, stdout, stderr } = await runCli(['inspect', 'a.card', 'b.jsonl'], { cwd }, plain);
  expect(stderr).toBe('cardwright: a.card: no card was read: it holds no card\ncardwright: b.jsonl: no card was read: it holds no line\n');
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
});

test('a card that makes the service fail keeps its line, takes no other card along, and is status 2', async () => {
  const fragile = fakeService([], { face: (face) => {
    if (face.name?.text === 'Bad') throw new RangeError('too deep');
    return {};
  } });
  const cwd = folderWith({ 'a.jsonl': ['A', 'Bad', 'C'].map((name) => JSON.stringify({ name })).join('\n') });
  const { status, stdout, stderr } = await runCli(['inspect', 'a.jsonl'], { cwd }, fragile);
  expect(parsed(stdout).map(({ card, index, error }) => [card, index, error])).toEqual([['A', 0, undefined], [null, 1, 'internal error: too deep'], ['C', 2, undefined]]);
  expect(stderr).toBe('cardwright: a.jsonl: card 2: internal error: too deep; please report it\n');
  expect(status).toBe(2);
});

test('input of many chunks keeps its order and its numbers', async () => {
  const count = 3 * LINES_PER_CHUNK + 7;
  const cwd = folderWith({ 'a.jsonl': Array.from({ length: count }, (_, i) => `{"name":"${i}"}\n${i % 50 ? '' : '\n'}`).join('') });
  const { stdout } = await runCli(['inspect', 'a.jsonl'], { cwd }, plain);
  expect(parsed(stdout).map(({ card, index }) => [card, index])).toEqual(Array.from({ length: count }, (_, i) => [String(i), i]));
});

test('lines come out the same however the text is cut', async () => {
  await fc.assert(fc.asyncProperty(fc.array(fc.constantFrom('a', 'b', '\n', '\r', '\r\n', ' ', '\ufeff'), { maxLength: 40 }), fc.array(fc.nat({ max: 5 }), { minLength: 1 }), async (pieces, sizes) => {
    const text = pieces.join('');
    async function* parts() {
      for (let at = 0, i = 0; at < text.length; i++) {
        const size = 1 + sizes[i % sizes.length]!;
        yield text.slice(at, at + size);
        at += size;
      }
    }
    const lines: string[] = [];
    for await (const chunk of lineChunks(parts(), 'x')) lines.push(...chunk.text.split('\n'));
    expect(lines).toEqual(text.split(/\r\n?|\n/).filter((line) => line.trim() !== ''));
  }));
});

test('no more tasks are taken than may be on their way, and results keep their order', async () => {
  let running = 0;
  let most = 0;
  const results: number[] = [];
  async function* items() {
    for (let i = 0; i < 20; i++) yield i;
  }
  await inOrder(items(), 3, async (i) => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, (i * 7) % 5));
    running--;
    return i;
  }, async (i) => {
    results.push(i);
    return true;
  });
  expect(results).toEqual([...Array(20).keys()]);
  expect(most).toBe(3);
});

test('a task that fails rejects the whole', async () => {
  async function* items() {
    yield* [1, 2, 3];
  }
  await expect(inOrder(items(), 2, async (i) => { if (i === 2) throw new Error('two'); return i; }, async () => true)).rejects.toThrow('two');
});

/** Takes `limit` characters, slowly, then goes away as `head` does. */
class Head extends Writable {
  taken = '';
  constructor(private readonly limit: number) {
    super({ highWaterMark: 10 });
  }
  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.taken += chunk.toString();
    setTimeout(() => done(this.taken.length > this.limit ? Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }) : undefined), 1);
  }
}

test('a reader who goes away ends the work quietly', async () => {
  let analysed = 0;
  const counting = fakeService([], { face: () => {
    analysed++;
    return {};
  } });
  const cwd = folderWith({ 'a.jsonl': Array.from({ length: 20 * LINES_PER_CHUNK }, (_, i) => `{"name":"${i}"}\n`).join('') });
  const stderr = new Head(0);
  const status = await run(['inspect', 'a.jsonl'], {
    stdin: Readable.from([]), stdout: new Head(10), stderr, cwd, env: {}, stdinIsTerminal: false, stdoutIsTerminal: false,
  }, async () => counting);
  expect(status).toBe(0);
  expect(stderr.taken).toBe('');
  expect(analysed).toBeLessThan(3 * LINES_PER_CHUNK);
});

test('a full disk is told', async () => {
  const full = new Writable({ write: (_chunk, _encoding, done) => done(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })) });
  const cwd = folderWith({ 'a.jsonl': '{"name":"A"}\n'.repeat(2 * LINES_PER_CHUNK) });
  const stderr = new Head(1000);
  const status = await run(['inspect', 'a.jsonl'], { stdin: Readable.from([]), stdout: full, stderr, cwd, env: {}, stdinIsTerminal: false, stdoutIsTerminal: false }, async () => plain);
  expect(status).toBe(2);
  expect(stderr.taken).toContain('no space left on device');
});
