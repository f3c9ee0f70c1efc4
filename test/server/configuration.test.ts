import { expect, test } from 'vitest';
import { readSettings } from '../../server/settings.ts';
import { fakeService } from '../support/fake-service.ts';
import { FULL_CAPABILITIES, startClient } from '../support/lsp-client.ts';
import type { LspClient } from '../support/lsp-client.ts';

const ONE = 'file:///one/a.card';
const TWO = 'file:///two/b.card';
const severities = async (client: LspClient, uri: string) => (await client.problems(uri)).map(({ severity }) => severity);
const asked = (client: LspClient) => client.received.requests.filter((method) => method === 'workspace/configuration').length;

test('settings are asked for by document, with its URI and our section, and once', async () => {
  const questions: string[][] = [];
  const configuration = (scopeUri: string, section: string) => {
    questions.push([scopeUri, section]);
    return { rules: { 'bad-word': scopeUri === ONE ? 'hint' : 'off' } };
  };
  const client = await startClient({ service: fakeService(), configuration });
  await client.open(ONE, 'bad');
  await client.open(TWO, 'bad');
  expect(await severities(client, ONE)).toEqual([4]);
  expect(await severities(client, TWO)).toEqual([]);
  await Promise.all([client.hover(ONE, 0, 0), client.symbols(TWO)]);
  expect(questions).toEqual([
    [ONE, 'cardwright'],
    [TWO, 'cardwright'],
  ]);
});

test('a change of configuration is asked for again, changes the answers and refreshes the editor', async () => {
  let level = 'warning';
  const client = await startClient({ service: fakeService(), configuration: () => ({ rules: { 'bad-word': level } }) });
  await client.open(ONE, 'bad');
  const before = await client.diagnostics(ONE);
  expect(before).toMatchObject({ items: [{ severity: 2 }] });
  level = 'information';
  await client.notify('workspace/didChangeConfiguration', { settings: null });
  await client.until(() => client.received.requests.includes('workspace/diagnostic/refresh') && client.received.requests.includes('workspace/inlayHint/refresh'));
  expect(await client.diagnostics(ONE, before.resultId)).toMatchObject({ kind: 'full', items: [{ severity: 3 }] });
});

test('a client without refresh support is not asked to refresh', async () => {
  const capabilities = { ...FULL_CAPABILITIES, workspace: { configuration: true } };
  const client = await startClient({ service: fakeService(), capabilities, configuration: () => null });
  await client.open(ONE, 'bad');
  await client.notify('workspace/didChangeConfiguration', { settings: null });
  await client.problems(ONE);
  expect(client.received.requests).toEqual(['workspace/configuration']);
});

test('the settings of a closed document are forgotten', async () => {
  const client = await startClient({ service: fakeService() });
  await client.open(ONE, 'bad');
  await client.problems(ONE);
  await client.close(ONE);
  await client.open(ONE, 'bad');
  await client.problems(ONE);
  expect(asked(client)).toBe(2);
});

test('inlay hints can be turned off', async () => {
  let enabled = false;
  const client = await startClient({ service: fakeService(), configuration: () => ({ inlayHints: { enabled } }) });
  await client.open(ONE, 'a token');
  expect(await client.inlayHints(ONE)).toEqual([]);
  enabled = true;
  await client.notify('workspace/didChangeConfiguration', { settings: null });
  expect(await client.inlayHints(ONE)).toHaveLength(1);
});

test('a client that cannot be asked sends its settings: at the start, and with each change', async () => {
  const initializationOptions = { rules: { 'bad-word': 'hint' } };
  const client = await startClient({ service: fakeService(), capabilities: { textDocument: { diagnostic: {} } }, initializationOptions });
  await client.open(ONE, 'bad');
  expect(await severities(client, ONE)).toEqual([4]);
  await client.notify('workspace/didChangeConfiguration', { settings: { cardwright: { rules: { 'bad-word': 'warning' } } } });
  expect(await severities(client, ONE)).toEqual([2]);
  await client.notify('workspace/didChangeConfiguration', { settings: {} });
  expect(await severities(client, ONE)).toEqual([1]);
  expect(client.received.requests).toEqual([]);
});

test('a change of configuration publishes again to a client that cannot pull', async () => {
  const client = await startClient({ service: fakeService(), capabilities: {} });
  await client.open(ONE, 'bad');
  await client.until(() => client.received.published.length === 1);
  await client.notify('workspace/didChangeConfiguration', { settings: { cardwright: { rules: { 'bad-word': 'off' } } } });
  await client.until(() => client.received.published.length === 2);
  expect(client.received.published[1]).toMatchObject({ uri: ONE, diagnostics: [] });
});

test('a client that fails to answer leaves the defaults in force, and is told', async () => {
  const configuration = () => {
    throw new Error('no such folder');
  };
  const client = await startClient({ service: fakeService(), configuration });
  await client.open(ONE, 'bad');
  expect(await severities(client, ONE)).toEqual([1]);
  expect(client.received.logs.map(({ message }) => message)).toContainEqual(expect.stringContaining('no such folder'));
});

test('malformed notifications of a change are survived', async () => {
  const client = await startClient({ service: fakeService(), capabilities: { textDocument: { diagnostic: {} } } });
  await client.open(ONE, 'bad');
  for (const params of [undefined, null, {}, { settings: 5 }, { settings: { cardwright: 'all' } }]) {
    await client.notify('workspace/didChangeConfiguration', params);
    expect(await severities(client, ONE)).toEqual([1]);
  }
});

function read(section: unknown) {
  const warnings: string[] = [];
  return { settings: readSettings(section, (warning) => warnings.push(warning)), warnings };
}

const DEFAULTS = { rules: {}, inlayHints: { enabled: true } };

test.each([[undefined], [null], [5], ['all'], [[]], [{}], [{ rules: null, inlayHints: null }], [{ unrelated: 1 }]])('%j gives the defaults without a word', (section) => {
  expect(read(section)).toEqual({ settings: DEFAULTS, warnings: [] });
});

test('good settings are taken whole', () => {
  const section = { rules: { a: 'off', b: 'error', c: 'hint' }, inlayHints: { enabled: false } };
  expect(read(section)).toEqual({ settings: section, warnings: [] });
});

test('bad settings are left out one by one, and each is named', () => {
  const { settings, warnings } = read({ rules: { a: 'loud', b: 'warning', c: 3 }, inlayHints: { enabled: 'yes' } });
  expect(settings).toEqual({ rules: { b: 'warning' }, inlayHints: { enabled: true } });
  expect(warnings).toEqual([expect.stringContaining('"a"'), expect.stringContaining('"c"'), expect.stringContaining('inlayHints.enabled')]);
  expect(read({ rules: ['a'] })).toEqual({ settings: DEFAULTS, warnings: [expect.stringContaining('cardwright.rules is not an object')] });
});

test('a code named like a property of every object is a code like any other', () => {
  const { settings } = read({ rules: JSON.parse('{ "__proto__": "off", "constructor": "hint" }') });
  expect(Object.entries(settings.rules)).toEqual([
    ['__proto__', 'off'],
    ['constructor', 'hint'],
  ]);
});
