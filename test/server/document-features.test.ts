import { expect, test } from 'vitest';
import { fakeService } from '../support/fake-service.ts';
import { FULL_CAPABILITIES, range, startClient } from '../support/lsp-client.ts';

const URI = 'file:///set/one.card';

async function opened(text: string, options: Parameters<typeof startClient>[0] = {}) {
  const client = await startClient({ service: fakeService(), ...options });
  await client.open(URI, text);
  return client;
}

test('hover is Markdown with the range of what it explains', async () => {
  const client = await opened('𠮟 first\r\nsecond word');
  expect(await client.hover(URI, 0, 5)).toEqual({ contents: { kind: 'markdown', value: '**first**' }, range: range(0, 3, 0, 8) });
  expect(await client.hover(URI, 1, 8)).toEqual({ contents: { kind: 'markdown', value: '**word**' }, range: range(1, 7, 1, 11) });
});

test('hover where there is nothing to say is null', async () => {
  expect(await (await opened('a   b')).hover(URI, 0, 2)).toBeNull();
});

test('hover is plain text for a client that takes nothing else', async () => {
  const capabilities = { ...FULL_CAPABILITIES, textDocument: { ...FULL_CAPABILITIES.textDocument, hover: { contentFormat: ['plaintext' as const] } } };
  expect(await (await opened('word', { capabilities })).hover(URI, 0, 0)).toMatchObject({ contents: { kind: 'plaintext' } });
});

test('positions past the end of the line or of the text mean that end', async () => {
  const client = await opened('one\r\ntwo');
  expect(await client.hover(URI, 0, 4000)).toMatchObject({ contents: { value: '**one**' } });
  expect(await client.hover(URI, 9000, 0)).toMatchObject({ contents: { value: '**two**' } });
  expect(await client.hover(URI, -1, -1)).toMatchObject({ contents: { value: '**one**' } });
});

test('completion replaces what is typed', async () => {
  expect(await (await opened('one\npay {')).completion(URI, 1, 5)).toEqual([
    {
      label: '{T}',
      kind: 11,
      detail: '107.5',
      documentation: { kind: 'markdown', value: 'The **tap** symbol' },
      sortText: '00000007',
      textEdit: { range: range(1, 4, 1, 5), newText: '{T}' },
    },
  ]);
});

test('inlay hints stand where the service puts them, and only in the range asked for', async () => {
  const client = await opened('a token\nb token');
  const hint = { label: 'Fake Token', kind: 1, tooltip: 'rule 111.4', paddingLeft: true };
  expect(await client.inlayHints(URI)).toEqual([
    { ...hint, position: { line: 0, character: 7 } },
    { ...hint, position: { line: 1, character: 7 } },
  ]);
  expect(await client.inlayHints(URI, range(1, 0, 2, 0))).toEqual([{ ...hint, position: { line: 1, character: 7 } }]);
});

test('symbols form a tree whose selections lie inside their symbols', async () => {
  expect(await (await opened('one two\n\nthree')).symbols(URI)).toEqual([
    {
      name: 'one two',
      detail: '7 units',
      kind: 5,
      range: range(0, 0, 0, 7),
      selectionRange: range(0, 0, 0, 1),
      children: [{ name: 'one', detail: 'first word', kind: 6, range: range(0, 0, 0, 3), selectionRange: range(0, 0, 0, 3), children: [] }],
    },
    {
      name: 'three',
      detail: '5 units',
      kind: 5,
      range: range(2, 0, 2, 5),
      selectionRange: range(2, 0, 2, 1),
      children: [{ name: 'three', detail: 'first word', kind: 6, range: range(2, 0, 2, 5), selectionRange: range(2, 0, 2, 5), children: [] }],
    },
  ]);
});

test('a symbol is never without a name', async () => {
  expect(await (await opened('  ')).symbols(URI)).toMatchObject([{ name: '(unnamed)', children: [{ name: '(unnamed)' }] }]);
});

test('a client without a symbol tree gets a flat list that names the parents', async () => {
  const client = await opened('one two', { capabilities: {} });
  expect(await client.symbols(URI)).toEqual([
    { name: 'one two', kind: 5, location: { uri: URI, range: range(0, 0, 0, 7) } },
    { name: 'one', kind: 6, location: { uri: URI, range: range(0, 0, 0, 3) }, containerName: 'one two' },
  ]);
});
