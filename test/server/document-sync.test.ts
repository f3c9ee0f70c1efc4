import fc from 'fast-check';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { expect, test } from 'vitest';
import { fakeService } from '../support/fake-service.ts';
import { range, startClient, WHOLE } from '../support/lsp-client.ts';

const URI = 'file:///set/one.card';

async function textAfter(start: string, ...changes: { range?: ReturnType<typeof range>; text: string }[]): Promise<string> {
  const service = fakeService();
  const client = await startClient({ service });
  await client.open(URI, start);
  await client.change(URI, 2, ...(changes as { text: string }[]));
  await client.symbols(URI);
  client.dispose();
  return service.analyzed.at(-1)!;
}

test('one incremental change', async () => {
  expect(await textAfter('one two three', { range: range(0, 4, 0, 7), text: '2' })).toBe('one 2 three');
});

test('several changes in one notification each count from the text before it', async () => {
  const changes = [
    { range: range(0, 0, 0, 3), text: 'a\nb' },
    { range: range(1, 1, 1, 1), text: '!' },
    { range: range(0, 1, 1, 0), text: '' },
  ];
  expect(await textAfter('one two', ...changes)).toBe('ab! two');
});

test('a change without range replaces the whole text, as does one with a null range', async () => {
  expect(await textAfter('one', { text: 'two' })).toBe('two');
  expect(await textAfter('one', { range: null as never, text: 'two' })).toBe('two');
});

test('CRLF: a change at the end of a line, and one that parts the pair', async () => {
  expect(await textAfter('one\r\ntwo\r\n', { range: range(0, 3, 1, 0), text: ' ' })).toBe('one two\r\n');
  expect(await textAfter('one\r\ntwo', { range: range(0, 99, 0, 99), text: '!' })).toBe('one!\r\ntwo');
});

test('astral characters count as two', async () => {
  expect(await textAfter('𠮟る x', { range: range(0, 2, 0, 3), text: 'り' })).toBe('𠮟り x');
});

test('a change past the end is clamped', async () => {
  expect(await textAfter('one', { range: range(7, 7, 9, 9), text: '!' }, { range: range(5, 0, 6, 0), text: '\n?' }, { range: range(1, 1, 1, 1), text: '.' })).toBe('one!\n?.');
  expect(await textAfter('one\ntwo', { range: WHOLE, text: 'new' })).toBe('new');
});

test.each([
  ['no text', { range: range(0, 0, 0, 1) }],
  ['a range without end', { range: { start: { line: 0, character: 0 } }, text: 'x' }],
  ['a fraction of a line', { range: range(0.5, 0, 1, 0), text: 'x' }],
  ['null', null],
])('a malformed change (%s) is logged and changes nothing; the next one applies', async (_what, malformed) => {
  const service = fakeService();
  const client = await startClient({ service });
  await client.open(URI, 'one');
  await client.change(URI, 2, { range: range(0, 0, 0, 0), text: 'half of ' }, malformed as never);
  await client.change(URI, 3, { range: range(0, 3, 0, 3), text: '!' });
  await client.symbols(URI);
  expect(service.analyzed).toEqual(['one!']);
  expect(client.received.logs.filter(({ type }) => type === 1).map(({ message }) => message)).toEqual([expect.stringContaining('is malformed')]);
});

test('only card documents are analysed: by language or by file name', async () => {
  const service = fakeService();
  const client = await startClient({ service });
  const answered = async (uri: string, languageId: string) => {
    await client.open(uri, `bad ${uri}`, { languageId });
    return (await client.problems(uri)).length;
  };
  expect(await answered('untitled:Untitled-1', 'cardwright')).toBe(1);
  expect(await answered('file:///set/two.card', 'plaintext')).toBe(1);
  expect(await answered('file:///set/THREE.CARD?rev=1', 'plaintext')).toBe(1);
  expect(await answered('file:///set/cards.json', 'json')).toBe(0);
  expect(await answered('file:///set/postcard', 'plaintext')).toBe(0);
  expect(service.analyzed).toHaveLength(3);
});

test('a document that is opened again is analysed anew, though its version is the same', async () => {
  const client = await startClient({ service: fakeService() });
  await client.open(URI, 'bad');
  expect(await client.problems(URI)).toHaveLength(1);
  await client.close(URI);
  expect(await client.problems(URI)).toEqual([]);
  await client.open(URI, 'bad bad');
  expect(await client.problems(URI)).toHaveLength(2);
  await client.open(URI, 'bad bad bad');
  expect(await client.problems(URI)).toHaveLength(3);
});

test('a closed document is forgotten', async () => {
  const service = fakeService();
  const client = await startClient({ service });
  for (const _opening of [1, 2]) {
    await client.open(URI, 'bad');
    await client.problems(URI);
    await client.close(URI);
  }
  expect(service.analyzed).toEqual(['bad', 'bad']);
});

test('a request that waits for the settings while its document is closed is answered empty, though another is opened', async () => {
  const answers: ((settings: unknown) => void)[] = [];
  const service = fakeService();
  const client = await startClient({ service, configuration: () => new Promise((resolve) => answers.push(resolve)) });
  await client.open(URI, 'bad');
  const early = client.problems(URI);
  await client.until(() => answers.length === 1);
  await client.close(URI);
  await client.open(URI, 'bad bad');
  const late = client.problems(URI);
  await client.until(() => answers.length === 2);
  answers.forEach((answer) => answer(null));
  expect(await early).toEqual([]);
  expect(await late).toHaveLength(2);
  expect(service.analyzed).toEqual(['bad bad']);
});

test('the document is analysed once a version, whatever is asked', async () => {
  const service = fakeService();
  const client = await startClient({ service });
  await client.open(URI, 'bad token');
  await Promise.all([client.problems(URI), client.hover(URI, 0, 0), client.inlayHints(URI), client.symbols(URI), client.completion(URI, 0, 1)]);
  expect(service.analyzed).toEqual(['bad token']);
  await client.change(URI, 2, { range: range(0, 0, 0, 0), text: 'a ' });
  await Promise.all([client.problems(URI), client.hover(URI, 0, 0)]);
  expect(service.analyzed).toEqual(['bad token', 'a bad token']);
});

const piece = fc.constantFrom('a', 'bad', '\n', '\r\n', '\r', '𠮟', 'é', ' ');
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
const change = fc.record({ from: fc.nat(40), length: fc.nat(8), text });

test('property: any run of edits leaves the server with the text that the editor has', async () => {
  const service = fakeService();
  const client = await startClient({ service });
  let serial = 0;
  await fc.assert(
    fc.asyncProperty(text, fc.array(change, { minLength: 1, maxLength: 5 }), async (start, edits) => {
      const uri = `file:///set/${++serial}.card`;
      const editor = TextDocument.create(uri, 'cardwright', 1, start);
      const changes = edits.map((edit) => {
        const span = { start: editor.positionAt(edit.from), end: editor.positionAt(edit.from + edit.length) };
        const plain = editor.getText();
        const before = plain.slice(0, editor.offsetAt(span.start)) + edit.text + plain.slice(editor.offsetAt(span.end));
        TextDocument.update(editor, [{ text: before }], 1);
        return { range: span, text: edit.text };
      });
      await client.open(uri, start);
      await client.change(uri, 2, ...changes);
      await client.symbols(uri);
      expect(service.analyzed.at(-1)).toBe(editor.getText());
    }),
    { numRuns: 60 },
  );
});
