import { describe, expect, test } from 'vitest';
import { uriOfFile } from '../../server/own-files.ts';
import { startClient } from '../support/lsp-client.ts';
import { SCRYFALL } from './tiny-cards.ts';
import { TINY_RULES } from './tiny-rules.ts';

const URI = 'file:///set/one.card';
const TEXT = '# see CR 100.1\nAsh Bolt {R}\nInstant\nDraw a card.\n';

interface Shown {
  type: number;
  message: string;
}

async function started(files: Record<string, string> | null, settings: Record<string, unknown>) {
  const reads: string[] = [];
  const readFile = async (uri: string) => {
    reads.push(uri);
    return files![uri];
  };
  const client = await startClient({ configuration: () => settings, runtime: files ? { readFile } : {} });
  const shown: Shown[] = [];
  client.connection.onNotification('window/showMessage', (message: Shown) => void shown.push(message));
  await client.open(URI, TEXT);
  const definition = (line: number, character: number) => client.request('textDocument/definition', { textDocument: { uri: URI }, position: { line, character } });
  return { client, shown, reads, definition };
}

const contents = async (client: Awaited<ReturnType<typeof started>>['client']) => ((await client.hover(URI, 0, 10))?.contents as { value: string } | undefined)?.value;

describe('cardwright.comprehensiveRules', () => {
  test('hover shows the official text and go to definition opens it at its line', async () => {
    const { client, shown, reads, definition } = await started({ 'file:///rules/mine.txt': TINY_RULES }, { comprehensiveRules: '/rules/mine.txt' });
    expect(await contents(client)).toContain('A thing is what it is.');
    const start = { line: 16, character: 0 };
    expect(await definition(0, 10)).toEqual([{ uri: 'file:///rules/mine.txt', range: { start, end: start } }]);
    expect(await definition(3, 2)).toEqual([]);
    expect(shown).toEqual([]);
    expect(reads.filter((uri) => uri.endsWith('mine.txt'))).toHaveLength(1);
  });

  test('without it nothing is opened', async () => {
    const { client, definition } = await started({}, {});
    expect(await contents(client)).toContain('Rule 100');
    expect(await definition(0, 10)).toEqual([]);
  });

  test.each([
    ['a missing file', {}, 'there is no such file'],
    ['another kind of file', { 'file:///rules/mine.txt': 'hello' }, 'is no Comprehensive Rules text'],
    ['a browser', null, 'runs in a browser'],
  ])('%s is told once', async (_what, files, message) => {
    const { client, shown } = await started(files as Record<string, string> | null, { comprehensiveRules: '/rules/mine.txt' });
    for (let version = 2; version < 6; version++) {
      await client.change(URI, version, { text: `${TEXT}${' '.repeat(version)}` });
      await client.problems(URI);
      expect(await contents(client)).toContain('Rule 100');
    }
    expect(shown).toEqual([{ type: 2, message: expect.stringContaining(message) }]);
  });

  test('a file on another machine is not opened', async () => {
    const { client, shown, reads } = await started({}, { comprehensiveRules: '//strange/rules.txt' });
    await contents(client);
    expect(shown).toEqual([{ type: 2, message: expect.stringContaining('is on another machine') }]);
    expect(reads.filter((uri) => uri.includes('strange'))).toEqual([]);
  });

  test('a file that is put there later is read', async () => {
    const files: Record<string, string> = {};
    const { client } = await started(files, { comprehensiveRules: '/rules/mine.txt' });
    expect(await contents(client)).not.toContain('A thing is');
    files['file:///rules/mine.txt'] = TINY_RULES;
    expect(await contents(client)).toContain('A thing is');
  });

  test('cardwright.json names it from its own folder', async () => {
    const { client } = await started({ 'file:///set/cardwright.json': '{"comprehensiveRules": "rules/my file.txt"}', 'file:///set/rules/my%20file.txt': TINY_RULES }, {});
    expect(await contents(client)).toContain('A thing is what it is.');
  });
});

test.each([
  ['/a/b c.txt', 'file:///set/', 'file:///a/b%20c.txt'],
  ['b#1.txt', 'file:///set/', 'file:///set/b%231.txt'],
  ['../b.txt', 'file:///set/one/', 'file:///set/b.txt'],
  ['C:\\rules\\b.txt', 'file:///set/', 'file:///C:/rules/b.txt'],
  ['file:///x/y.txt', 'file:///set/', 'file:///x/y.txt'],
  ['b.txt', 'untitled:one', 'b.txt'],
  ['\\\\strange\\share\\b.txt', 'file:///set/', 'elsewhere:\\\\strange\\share\\b.txt'],
  ['//strange/b.txt', 'file:///set/', 'elsewhere://strange/b.txt'],
  ['file://strange/b.txt', 'file:///set/', 'elsewhere:file://strange/b.txt'],
  ['file:////strange/b.txt', 'file:///set/', 'elsewhere:file:////strange/b.txt'],
  ['b.txt', 'file://mine/set/', 'file://mine/set/b.txt'],
])('%s from %s', (path, folder, uri) => {
  expect(uriOfFile(path, folder)).toBe(uri);
});

describe('cardwright.cards', () => {
  const SET = 'Ash Bolt {R}\nSorcery\nCreate a Larder Imp token.\n';
  const parts = (text: string | undefined) => async function* (): AsyncGenerator<string> {
    if (text === undefined) throw new Error('ENOENT');
    for (let i = 0; i < text.length; i += 100) yield text.slice(i, i + 100);
  };

  async function withCards(text: string | undefined, runtime: object = { readParts: parts(text) }) {
    const client = await startClient({ configuration: () => ({ cards: '/cards/all.json' }), runtime });
    const shown: Shown[] = [];
    client.connection.onNotification('window/showMessage', (message: Shown) => void shown.push(message));
    await client.open(URI, SET);
    const codes = async () => (await client.problems(URI)).map(({ code }) => code);
    return { client, shown, codes };
  }

  test('once the file is read, the editor asks anew and the names of its cards stand for tokens', async () => {
    const { client, shown, codes } = await withCards(SCRYFALL);
    expect(await codes()).toContain('undefined-token');
    await client.until(() => client.received.requests.includes('workspace/diagnostic/refresh'));
    expect(await codes()).toEqual([]);
    expect((await client.hover(URI, 2, 12))?.contents).toMatchObject({ value: expect.stringContaining('rule 111.11') });
    expect(shown).toEqual([]);
  });

  test.each([['a missing file', undefined, undefined, 'there is no such file'], ['another kind of file', 'hello', undefined, 'is no card file'], ['a browser', '', {}, 'runs in a browser']])('%s is told once', async (_what, text, runtime, message) => {
    const { client, shown, codes } = await withCards(text, runtime);
    for (let version = 2; version < 6; version++) {
      await client.change(URI, version, { text: `${SET}${' '.repeat(version)}` });
      expect(await codes()).toContain('undefined-token');
    }
    await client.until(() => shown.length > 0);
    expect(shown).toEqual([{ type: 2, message: expect.stringContaining(message) }]);
  });
});
