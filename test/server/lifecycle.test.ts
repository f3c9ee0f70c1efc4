import { expect, test } from 'vitest';
import { fakeService } from '../support/fake-service.ts';
import { FULL_CAPABILITIES, startClient } from '../support/lsp-client.ts';

const URI = 'file:///set/one.card';

test('initialize states what the server can do', async () => {
  const { initialized } = await startClient({ service: fakeService() });
  expect(initialized).toEqual({
    serverInfo: { name: 'cardwright' },
    capabilities: {
      positionEncoding: 'utf-16',
      textDocumentSync: { openClose: true, change: 2 },
      hoverProvider: true,
      definitionProvider: true,
      completionProvider: { triggerCharacters: ['{', ' ', '@'] },
      inlayHintProvider: true,
      documentSymbolProvider: true,
      codeActionProvider: { codeActionKinds: ['quickfix', 'refactor.rewrite', 'source.fixAll.cardwright'] },
      diagnosticProvider: { identifier: 'cardwright', interFileDependencies: false, workspaceDiagnostics: false },
    },
  });
});

test('a client that can do nothing is offered neither pull diagnostics nor code actions', async () => {
  const { initialized } = await startClient({ service: fakeService(), capabilities: {} });
  expect(initialized!.capabilities).not.toHaveProperty('diagnosticProvider');
  expect(initialized!.capabilities).not.toHaveProperty('codeActionProvider');
  expect(initialized!.capabilities.hoverProvider).toBe(true);
});

test('the server subscribes to its section of the settings and says where it runs', async () => {
  const client = await startClient({ service: fakeService() });
  await client.until(() => client.received.registrations.length > 0 && client.received.logs.length > 0);
  expect(client.received.registrations[0]!.registrations).toMatchObject([{ method: 'workspace/didChangeConfiguration', registerOptions: { section: 'cardwright' } }]);
  expect(client.received.logs[0]!.message).toContain('runs on test');
});

test('no subscription where the client has no dynamic registration', async () => {
  const client = await startClient({ service: fakeService(), capabilities: {} });
  await client.until(() => client.received.logs.length > 0);
  await client.open(URI, 'fine');
  await client.hover(URI, 0, 0);
  expect(client.received.requests).toEqual([]);
});

test('a request before initialize is refused, and the server goes on to initialize', async () => {
  const client = await startClient({ service: fakeService(), uninitialized: true });
  await expect(client.hover(URI, 0, 0)).rejects.toMatchObject({ code: -32002 });
  await client.request('initialize', { processId: null, rootUri: null, capabilities: FULL_CAPABILITIES });
  await client.open(URI, 'word');
  expect(await client.hover(URI, 0, 0)).toMatchObject({ contents: { value: '**word**' } });
});

test('initialize with malformed parameters is answered with an error and may be sent again', async () => {
  const client = await startClient({ service: fakeService(), uninitialized: true });
  await expect(client.request('initialize', { processId: null, capabilities: null })).rejects.toThrow();
  await expect(client.request('initialize', null)).rejects.toThrow();
  expect(await client.request('initialize', { processId: null, rootUri: null, capabilities: {} })).toHaveProperty('capabilities');
});

test('nothing is published for a document that was opened before initialize', async () => {
  const client = await startClient({ service: fakeService(), uninitialized: true });
  await client.open(URI, 'bad');
  await client.request('initialize', { processId: null, rootUri: null, capabilities: {} });
  await client.open('file:///set/two.card', 'bad');
  await client.until(() => client.received.published.length > 0);
  expect(client.received.published.map(({ uri }) => uri)).toEqual(['file:///set/two.card']);
});

test('shutdown is answered with null, and requests after it are refused', async () => {
  const client = await startClient({ service: fakeService() });
  await client.open(URI, 'word');
  expect(await client.request('shutdown')).toBeNull();
  await expect(client.hover(URI, 0, 0)).rejects.toMatchObject({ code: -32600 });
});

test('an unknown method is refused and an unknown notification is ignored', async () => {
  const client = await startClient({ service: fakeService() });
  await expect(client.request('cardwright/nothing', {})).rejects.toMatchObject({ code: -32601 });
  await client.notify('cardwright/nothing', {});
  await client.open(URI, 'word');
  expect(await client.hover(URI, 0, 0)).not.toBeNull();
});
