import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { LINES_PER_CHUNK } from '../../cli/inspect/line-chunks.ts';
import { folderWith } from '../support/cli.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BIN = join(ROOT, 'bin/cardwright');
const BUNDLES = ['cli.mjs', 'inspect-worker.mjs', 'entry/worker.js', 'server.cjs'].map((name) => join(ROOT, 'dist', name));

beforeAll(() => {
  const missing = (): string[] => BUNDLES.filter((bundle) => !existsSync(bundle));
  if (missing().length === 0) return;
  const built = spawnSync(process.execPath, ['tools/build.mjs'], { cwd: ROOT, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`the build failed: ${built.stderr}`);
  if (missing().length > 0) throw new Error(`the build did not make ${missing().join(', ')}`);
}, 120_000);

function cardwright(argv: string[], cwd: string, options: { input?: string | Buffer; env?: Record<string, string> } = {}) {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(BIN, argv, { cwd, encoding: 'utf8', maxBuffer: 2 ** 30, timeout: TOO_LONG, input: options.input ?? '', env: { ...process.env, NO_COLOR: '1', ...options.env } });
  return { status, stdout, stderr, seconds: (performance.now() - started) / 1000 };
}

/** Two seconds on a machine that does nothing else; tests share theirs. */
const TIME_LIMIT = 6;
const TOO_LONG = 20_000;

const CARD = 'Larder Imp {B}\nSorcery\nDraw a card.\n';
const records = (count: number): string => Array.from({ length: count }, (_, i) => `${JSON.stringify({ name: `Imp ${i}`, type_line: 'Sorcery', oracle_text: 'Draw a card.' })}\n`).join('');
const cards = (stdout: string): string[] => stdout.split('\n').filter(Boolean).map((line) => (JSON.parse(line) as { card: string }).card);

test('--version and --help', () => {
  const cwd = folderWith({});
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  expect(cardwright(['--version'], cwd)).toMatchObject({ status: 0, stdout: `${version}\n`, stderr: '' });
  for (const command of ['lint', 'inspect', 'tokens', 'rules', 'server']) {
    const { status, stdout } = cardwright([command, '--help'], cwd);
    expect(stdout).toContain(`Usage: cardwright ${command}`);
    expect(status).toBe(0);
  }
});

test('usage errors are status 2', () => {
  const cwd = folderWith({});
  expect(cardwright([], cwd).status).toBe(2);
  expect(cardwright(['lnt'], cwd)).toMatchObject({ status: 2, stdout: '', stderr: "cardwright: unknown command 'lnt' (Did you mean lint?)\n" });
  expect(cardwright(['lint', 'missing.card'], cwd)).toMatchObject({ status: 2, stdout: '', stderr: 'cardwright: missing.card: no such file or folder\n' });
});

test('a checkout that is not built says how to build it', () => {
  const cwd = folderWith({ 'package.json': '{"type":"module"}', 'bin/x': '' });
  cpSync(BIN, join(cwd, 'bin/cardwright'));
  const { status, stderr } = spawnSync(join(cwd, 'bin/cardwright'), ['--version'], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 2, stderr: 'cardwright: it is not built yet; run: npm run build\n' });
});

test('inspect in worker threads gives what one thread gives, in order', () => {
  const many = records(5 * LINES_PER_CHUNK + 3);
  const cwd = folderWith({ 'many.jsonl': many, 'many.json': `[${many.trim().split('\n').join(',\n')}]` });
  const threads = cardwright(['inspect', 'many.jsonl'], cwd);
  const single = cardwright(['inspect', 'many.json'], cwd);
  expect(threads.status).toBe(0);
  expect(cards(threads.stdout)).toEqual(Array.from({ length: 5 * LINES_PER_CHUNK + 3 }, (_, i) => `Imp ${i}`));
  expect(threads.stdout).toBe(single.stdout.replaceAll('many.json', 'many.jsonl'));
  expect(cardwright(['inspect'], cwd, { input: many }).stdout).toBe(threads.stdout.replaceAll('many.jsonl', '-'));
});

test('a reader that goes away is no error', async () => {
  const cwd = folderWith({ 'many.jsonl': records(20 * LINES_PER_CHUNK) });
  const child = spawn(BIN, ['inspect', 'many.jsonl'], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => { stderr += text; });
  child.stdout.once('data', () => child.stdout.destroy());
  const status = await new Promise((resolve) => child.on('close', resolve));
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

const MEGABYTES = 10 * 1024 * 1024;
const noise = randomBytes(MEGABYTES);
const letters = noise.toString('base64').slice(0, MEGABYTES);

test.each([
  { name: 'empty', content: '' },
  { name: 'binary', content: noise },
  { name: 'NUL', content: 'A\0B\nSorcery\n' },
  { name: 'one line of letters', content: letters },
  { name: 'lines of letters', content: letters.replace(/(.{80})/g, '$1\n') },
  { name: 'words', content: letters.replace(/(.{6})/g, '$1 ').replace(/(.{350})/g, '$1\n').slice(0, MEGABYTES) },
  { name: 'line breaks', content: '\n'.repeat(MEGABYTES) },
  { name: 'brackets', content: '['.repeat(MEGABYTES) },
  { name: 'deep objects', content: '{"a":'.repeat(MEGABYTES / 5) },
  { name: 'lone surrogates', content: '{"name":"\\ud800","type_line":"Instant","oracle_text":"Draw \\udc00 a card."}' },
])('$name ends in time, with findings or a clear message', ({ content }) => {
  for (const file of ['x.card', 'x.json', 'x.jsonl']) {
    const cwd = folderWith({ [file]: content });
    for (const command of ['lint', 'inspect']) {
      const { status, stdout, stderr, seconds } = cardwright([command, file], cwd);
      expect(stderr).not.toContain('internal error');
      expect([0, 1, 2], `${command} ${file} after ${seconds} s: ${stderr}`).toContain(status);
      expect(status === 2 ? stderr : stdout + stderr).toContain(command === 'lint' && status !== 2 ? 'in 1 file' : file);
      expect(seconds).toBeLessThan(TIME_LIMIT);
    }
  }
}, 120_000);

test('the language server answers over standard input and output, and ends when told', async () => {
  const child = spawn(BIN, ['server', '--stdio'], { stdio: ['pipe', 'pipe', 'pipe'] });
  const send = (message: object): void => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    child.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  };
  let output = '';
  const answered = (id: number): Promise<void> => new Promise((resolve) => {
    child.stdout.on('data', () => output.includes(`"id":${id},"result"`) && resolve());
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => { output += text; });
  const first = answered(1);
  send({ id: 1, method: 'initialize', params: { processId: null, rootUri: null, capabilities: {} } });
  await first;
  expect(output).toContain('"capabilities":');
  send({ method: 'initialized', params: {} });
  const second = answered(2);
  send({ id: 2, method: 'shutdown' });
  await second;
  send({ method: 'exit' });
  expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
});

test('the server without a connection is a usage error', () => {
  expect(cardwright(['server'], folderWith({}))).toMatchObject({ status: 2, stderr: 'cardwright: server: say how the editor is connected: cardwright server --stdio\n' });
});

test('a card file is linted from the command line', () => {
  const { status, stdout } = cardwright(['lint'], folderWith({ 'a.card': CARD }));
  expect(stdout).toMatch(/\d+ errors?, \d+ warnings? in 1 file\./);
  expect([0, 1]).toContain(status);
});
