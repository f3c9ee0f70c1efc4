import { expect, test } from 'vitest';
import type { LanguageService } from '../../server/language-service.ts';
import { fakeService } from '../support/fake-service.ts';
import { range, startClient, WHOLE } from '../support/lsp-client.ts';
import type { LspClient } from '../support/lsp-client.ts';

const URI = 'file:///set/one.card';
const EMPTY_REPORT = { kind: 'full', items: [] };
const errors = (client: LspClient) => client.received.logs.filter(({ type }) => type === 1).map(({ message }) => message);

const ANSWERS: [string, (client: LspClient, uri: string) => Promise<unknown>, unknown][] = [
  ['hover', (client, uri) => client.hover(uri, 0, 0), null],
  ['completion', (client, uri) => client.completion(uri, 0, 0), []],
  ['inlay hints', (client, uri) => client.inlayHints(uri), []],
  ['symbols', (client, uri) => client.symbols(uri), []],
  ['code actions', (client, uri) => client.codeActions(uri, []), []],
  ['diagnostics', (client, uri) => client.diagnostics(uri), EMPTY_REPORT],
];

test.each(ANSWERS)('%s for an unknown, a closed or a foreign document is empty', async (_what, ask, empty) => {
  const client = await startClient({ service: fakeService() });
  await client.open('file:///closed.card', 'bad token');
  await client.close('file:///closed.card');
  await client.open('file:///notes.txt', 'bad token', { languageId: 'plaintext' });
  for (const uri of ['file:///unknown.card', 'file:///closed.card', 'file:///notes.txt', '', 'no uri']) expect(await ask(client, uri)).toEqual(empty);
  expect(errors(client)).toEqual([]);
});

test.each(ANSWERS)('%s: a crash in the analysis is logged with its stack and answered empty', async (_what, ask, empty) => {
  const client = await startClient({ service: fakeService() });
  await client.open(URI, 'CRASH');
  expect(await ask(client, URI)).toEqual(empty);
  expect(errors(client)).toEqual([expect.stringMatching(/^textDocument\/\w+ failed: Error: the fake service fell over\n\s+at /)]);
  await client.change(URI, 2, { text: 'bad token' });
  expect(await client.problems(URI)).toHaveLength(1);
});

const boom = () => {
  throw new Error('boom');
};
const FEATURES: [keyof LanguageService, string, unknown][] = [
  ['hover', 'hover', null],
  ['completion', 'completion', []],
  ['inlayHints', 'inlay hints', []],
  ['documentSymbols', 'symbols', []],
];

test.each(FEATURES)('a crash in %s is logged and answered empty; diagnostics are still served', async (feature, what, empty) => {
  const client = await startClient({ service: fakeService({ [feature]: boom }) });
  await client.open(URI, 'bad');
  const [, ask] = ANSWERS.find(([name]) => name === what)!;
  expect(await ask(client, URI)).toEqual(empty);
  expect(errors(client)).toEqual([expect.stringContaining('boom')]);
  expect(await client.problems(URI)).toHaveLength(1);
});

test('a crash that is no Error is logged too', async () => {
  const hover = () => {
    throw 'a string';
  };
  const client = await startClient({ service: fakeService({ hover }) });
  await client.open(URI, 'word');
  expect(await client.hover(URI, 0, 0)).toBeNull();
  expect(errors(client)).toEqual(['textDocument/hover failed: a string']);
});

test('a crash in the runtime is answered empty', async () => {
  const client = await startClient({ service: fakeService(), runtime: { pause: boom } });
  await client.open(URI, 'bad');
  expect(await client.problems(URI)).toEqual([]);
  expect(errors(client)).toEqual([expect.stringContaining('boom')]);
});

const METHODS = ['hover', 'completion', 'codeAction', 'inlayHint', 'documentSymbol', 'diagnostic'].map((name) => `textDocument/${name}`);
const MALFORMED: unknown[] = [null, {}, { textDocument: null }, { textDocument: {} }, { textDocument: { uri: 5 } }, { textDocument: 'file:///set/one.card' }, { textDocument: [] }];

test.each(METHODS)('%s without a document URI is an error, and the server lives on', async (method) => {
  const client = await startClient({ service: fakeService() });
  await client.open(URI, 'bad');
  const whole = { position: { line: 0, character: 0 }, range: WHOLE, context: { diagnostics: [] } };
  for (const params of MALFORMED) {
    await expect(client.request(method, params), JSON.stringify(params)).rejects.toHaveProperty('code');
    if (params !== null) await expect(client.request(method, { ...whole, ...(params as object) })).rejects.toMatchObject({ code: -32602, message: expect.stringContaining('textDocument.uri') });
  }
  expect(await client.problems(URI)).toHaveLength(1);
});

const POSITIONS: unknown[] = [undefined, null, {}, [], 'start', { line: 0 }, { line: '0', character: 0 }, { line: 0, character: null }, { line: 0.5, character: 0 }];

test.each(['textDocument/hover', 'textDocument/completion'])('%s with a malformed position says what a position is', async (method) => {
  const client = await startClient({ service: fakeService() });
  await client.open(URI, 'bad');
  for (const position of POSITIONS) {
    await expect(client.request(method, { textDocument: { uri: URI }, position }), JSON.stringify(position)).rejects.toMatchObject({ code: -32602, message: expect.stringContaining('"position" is malformed') });
  }
});

test('inlay hints with a malformed range say what a range is', async () => {
  const client = await startClient({ service: fakeService() });
  await client.open(URI, 'bad');
  for (const within of [...POSITIONS, { start: { line: 0, character: 0 } }, { start: {}, end: {} }]) {
    await expect(client.request('textDocument/inlayHint', { textDocument: { uri: URI }, range: within })).rejects.toMatchObject({ code: -32602, message: expect.stringContaining('"range" is malformed') });
  }
  expect(await client.inlayHints(URI, range(5, 0, 1, 0))).toEqual([]);
});

const NOTIFICATIONS: [string, unknown][] = [
  ['textDocument/didOpen', null],
  ['textDocument/didOpen', {}],
  ['textDocument/didOpen', { textDocument: { uri: 'file:///x.card', languageId: 'cardwright', version: 1, text: 5 } }],
  ['textDocument/didOpen', { textDocument: { uri: 7, languageId: 'cardwright', version: 1, text: 'bad' } }],
  ['textDocument/didChange', {}],
  ['textDocument/didChange', { textDocument: { uri: URI, version: 2 }, contentChanges: 'all' }],
  ['textDocument/didChange', { textDocument: { uri: URI }, contentChanges: [{ text: 'no version' }] }],
  ['textDocument/didChange', { textDocument: { uri: 'file:///unknown.card', version: 2 }, contentChanges: [{ text: 'x' }] }],
  ['textDocument/didClose', {}],
  ['textDocument/didClose', { textDocument: { uri: 'file:///unknown.card' } }],
  ['$/setTrace', {}],
  ['$/cancelRequest', { id: 4711 }],
];

test.each(NOTIFICATIONS)('the malformed notification %s %j is survived', async (method, params) => {
  const client = await startClient({ service: fakeService() });
  await client.open(URI, 'bad');
  await client.notify(method, params);
  expect(await client.problems(URI)).toHaveLength(1);
});

test('a document that is opened without a text is logged once and not kept', async () => {
  const client = await startClient({ service: fakeService() });
  await client.notify('textDocument/didOpen', { textDocument: { uri: URI, languageId: 'cardwright', version: 1, text: 5 } });
  expect(await client.hover(URI, 0, 0)).toBeNull();
  expect(errors(client)).toEqual([expect.stringContaining('opened without "uri" or "text"')]);
});

test('messages that are no messages are survived', async () => {
  const client = await startClient({ service: fakeService() });
  await client.open(URI, 'bad');
  for (const message of [null, 5, 'text', [], {}, { jsonrpc: '2.0' }, { jsonrpc: '2.0', id: null, method: 'textDocument/hover' }, { jsonrpc: '2.0', id: 4711, result: 1 }, { jsonrpc: '2.0', method: '$/cancelRequest' }]) {
    await client.writeRaw(message as never);
  }
  expect(await client.problems(URI)).toHaveLength(1);
});
