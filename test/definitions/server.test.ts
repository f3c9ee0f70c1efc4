import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Diagnostic, Location, TextDocumentEdit } from 'vscode-languageserver/node';
import { nodeFiles } from '../../server/node-files.ts';
import { folderWith } from '../support/cli.ts';
import { FULL_CAPABILITIES, range, startClient, type LspClient, type LspClientOptions } from '../support/lsp-client.ts';

const WORDS = 'define token Potion\nArtifact — Potion\n\ndefine creature type Lanternkin\n';
const CARD = 'Wick Tender {2}{W}\nCreature — Lanternkin\nWhen this creature enters, create a Potion token.\n2/2\n';
const WORDS_URI = 'file:///set/words.card';
const CARD_URI = 'file:///set/cards.card';

const codes = (problems: Diagnostic[]): unknown[] => problems.map(({ code }) => code);
const definition = (client: LspClient, uri: string, line: number, character: number) => client.request<Location[]>('textDocument/definition', { textDocument: { uri }, position: { line, character } });
const refreshes = (client: LspClient): number => client.received.requests.filter((method) => method === 'workspace/diagnostic/refresh').length;

describe('words of open documents', () => {
  test('count in all of them, as soon as they are typed', async () => {
    const client = await startClient();
    await client.open(CARD_URI, CARD);
    expect(codes(await client.problems(CARD_URI))).toEqual(expect.arrayContaining(['undefined-token', 'unknown-subtype']));
    await client.open(WORDS_URI, WORDS);
    await client.until(() => refreshes(client) === 1);
    expect(codes(await client.problems(CARD_URI))).toEqual([]);
    await client.change(WORDS_URI, 2, { text: WORDS.replace('Potion\n', 'Elixir\n') });
    await client.until(() => refreshes(client) === 2);
    expect(codes(await client.problems(CARD_URI))).toEqual(['undefined-token']);
    await client.close(WORDS_URI);
    await client.until(() => refreshes(client) === 3);
    expect(codes(await client.problems(CARD_URI))).toHaveLength(2);
  });
  test('an edit that changes no meaning asks for no refresh', async () => {
    const client = await startClient();
    await client.open(WORDS_URI, WORDS);
    await client.until(() => refreshes(client) === 1);
    await client.change(WORDS_URI, 2, { text: `# The words\n\n${WORDS}` });
    await client.problems(WORDS_URI);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(refreshes(client)).toBe(1);
    expect(await definition(client, WORDS_URI, 2, 14)).toEqual([{ uri: WORDS_URI, range: range(2, 13, 2, 19) }]);
  });
  test('are published anew to clients that cannot pull', async () => {
    const client = await startClient({ capabilities: { ...FULL_CAPABILITIES, textDocument: {} } });
    await client.open(CARD_URI, CARD);
    await client.until(() => client.received.published.some(({ diagnostics }) => diagnostics.length > 0));
    await client.open(WORDS_URI, WORDS);
    await client.until(() => client.received.published.filter(({ uri }) => uri === CARD_URI).at(-1)?.diagnostics.length === 0);
  });
  test('two documents that define one word', async () => {
    const client = await startClient();
    await client.open(WORDS_URI, WORDS);
    await client.open(CARD_URI, 'define token Potion\nArtifact — Potion\n');
    const [problem] = await client.problems(CARD_URI);
    expect(problem).toMatchObject({ code: 'duplicate-definition', range: range(0, 13, 0, 19) });
  });
});

describe('features', () => {
  const both = async (): Promise<LspClient> => {
    const client = await startClient();
    await client.open(WORDS_URI, WORDS);
    await client.open(CARD_URI, CARD);
    return client;
  };
  test('go to definition: from the type line, the text, and nothing else', async () => {
    const client = await both();
    expect(await definition(client, CARD_URI, 1, 14)).toEqual([{ uri: WORDS_URI, range: range(3, 21, 3, 31) }]);
    expect(await definition(client, CARD_URI, 2, 40)).toEqual([{ uri: WORDS_URI, range: range(0, 13, 0, 19) }]);
    expect(await definition(client, CARD_URI, 2, 2)).toEqual([]);
  });
  test('hover and completion', async () => {
    const client = await both();
    expect(JSON.stringify(await client.hover(CARD_URI, 2, 40))).toContain('Defined in words.card · token');
    await client.change(CARD_URI, 2, { text: 'Wick {W}\nInstant\nCreate ' });
    expect((await client.completion(CARD_URI, 2, 7))[0]!.label).toBe('a Potion token');
  });
  test('quick fix: define the token at the end of the file', async () => {
    const client = await startClient();
    await client.open(CARD_URI, CARD);
    const undefinedToken = (await client.problems(CARD_URI)).filter(({ code }) => code === 'undefined-token');
    const actions = await client.codeActions(CARD_URI, undefinedToken);
    const action = actions.find(({ title }) => title === 'Define “Potion” as a token')!;
    expect((action.edit!.documentChanges![0] as TextDocumentEdit).edits).toEqual([{ range: range(4, 0, 4, 0), newText: '\ndefine token Potion\nArtifact — Potion\n' }]);
  });
  test('symbols', async () => {
    expect((await (await both()).symbols(WORDS_URI)).map(({ name, detail }) => [name, detail])).toEqual([['Potion', 'token'], ['Lanternkin', 'creature type']]);
  });
});

/** A server with the files of a folder, which is its workspace. */
async function inFolder(files: Record<string, string>, { folder: below = '', ...options }: LspClientOptions & { folder?: string } = {}): Promise<{ client: LspClient; uri: (name: string) => string; folder: string }> {
  const folder = folderWith(files);
  const uri = (name: string) => pathToFileURL(`${folder}/${name}`).href;
  const client = await startClient({ runtime: nodeFiles, uninitialized: true, ...options });
  const capabilities = { ...FULL_CAPABILITIES, workspace: { ...FULL_CAPABILITIES.workspace, workspaceFolders: true } };
  await client.request('initialize', { processId: null, rootUri: null, workspaceFolders: [{ uri: uri(below), name: 'set' }], capabilities });
  await client.notify('initialized', {});
  return { client, uri, folder };
}

describe('the workspace', () => {
  test('words of files that are not open', async () => {
    const { client, uri } = await inFolder({ 'deep/words.card': WORDS, 'cards.card': CARD, '.hidden/more.card': 'define counter frost\n' });
    await client.open(uri('cards.card'), CARD);
    await client.until(() => refreshes(client) === 1);
    expect(codes(await client.problems(uri('cards.card')))).toEqual([]);
    expect(await definition(client, uri('cards.card'), 1, 14)).toEqual([{ uri: uri('deep/words.card'), range: range(3, 21, 3, 31) }]);
  });
  test('folders that come and go', async () => {
    const { client, uri } = await inFolder({ 'a/cards.card': CARD, 'b/words.card': WORDS }, { folder: 'a' });
    await client.open(uri('a/cards.card'), CARD);
    expect(codes(await client.problems(uri('a/cards.card')))).toHaveLength(2);
    const b = { uri: uri('b'), name: 'b' };
    await client.notify('workspace/didChangeWorkspaceFolders', { event: { added: [b], removed: [] } });
    await client.until(() => refreshes(client) === 1);
    expect(codes(await client.problems(uri('a/cards.card')))).toEqual([]);
    await client.notify('workspace/didChangeWorkspaceFolders', { event: { added: [], removed: [b] } });
    await client.until(() => refreshes(client) === 2);
    expect(codes(await client.problems(uri('a/cards.card')))).toHaveLength(2);
  });
  test('a file that changes or goes on the disk', async () => {
    const { client, uri } = await inFolder({ 'cards.card': CARD });
    await client.open(uri('cards.card'), CARD);
    const { writeFileSync, rmSync } = await import('node:fs');
    const { fileURLToPath } = await import('node:url');
    writeFileSync(fileURLToPath(uri('words.card')), WORDS);
    await client.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: uri('words.card'), type: 1 }] });
    await client.until(() => refreshes(client) === 1);
    expect(codes(await client.problems(uri('cards.card')))).toEqual([]);
    rmSync(fileURLToPath(uri('words.card')));
    await client.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: uri('words.card'), type: 3 }] });
    await client.until(() => refreshes(client) === 2);
    expect(codes(await client.problems(uri('cards.card')))).toHaveLength(2);
  });
  test('cardwright.json: severities before those of the editor, files that are left out, edits of it', async () => {
    const { client, uri } = await inFolder({ 'cardwright.json': '{"rules":{"undefined-token":"off"},"ignore":["drafts/**"]}' }, { configuration: () => ({ rules: { 'undefined-token': 'hint', 'unknown-subtype': 'hint' } }) });
    await client.open(uri('cards.card'), CARD);
    await client.open(uri('drafts/cards.card'), CARD);
    expect((await client.problems(uri('cards.card'))).map(({ code, severity }) => [code, severity])).toEqual([['unknown-subtype', 4]]);
    expect(await client.problems(uri('drafts/cards.card'))).toEqual([]);
    expect(await client.hover(uri('drafts/cards.card'), 1, 2)).not.toBeNull();
    const { writeFileSync } = await import('node:fs');
    const { fileURLToPath } = await import('node:url');
    writeFileSync(fileURLToPath(uri('cardwright.json')), '{"rules":{"unknwn-subtype":"off"}}');
    await client.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: uri('cardwright.json'), type: 2 }] });
    await client.until(() => refreshes(client) === 1);
    expect(codes(await client.problems(uri('drafts/cards.card')))).toHaveLength(2);
    expect(client.received.logs.map(({ message }) => message).join('\n')).toContain('Did you mean “unknown-subtype”?');
  });
  test('without files to read (in a browser) open documents are all there is', async () => {
    const client = await startClient();
    await client.open('untitled:Untitled-1', CARD);
    expect(codes(await client.problems('untitled:Untitled-1'))).toHaveLength(2);
  });
});
