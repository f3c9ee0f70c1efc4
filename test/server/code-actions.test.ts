import { expect, test } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { CodeAction, TextDocumentEdit, TextEdit } from 'vscode-languageserver/node';
import type { Finding } from '../../service/index.ts';
import { fakeAnalysis, fakeService } from '../support/fake-service.ts';
import { FULL_CAPABILITIES, range, startClient } from '../support/lsp-client.ts';

const URI = 'file:///set/one.card';

async function opened(text: string, options: Parameters<typeof startClient>[0] = {}) {
  const client = await startClient({ service: fakeService(), ...options });
  await client.open(URI, text, { version: 3 });
  return client;
}

const apply = (text: string, action: CodeAction): string => {
  const { edits } = action.edit!.documentChanges![0] as TextDocumentEdit;
  return TextDocument.applyEdits(TextDocument.create(URI, 'cardwright', 3, text), edits as TextEdit[]);
};

test('the fixes of a diagnostic, the sure one preferred, bound to the version', async () => {
  const client = await opened('𠮟 bad');
  const diagnostics = await client.problems(URI);
  const edit = (newText: string) => ({ documentChanges: [{ textDocument: { uri: URI, version: 3 }, edits: [{ range: range(0, 3, 0, 6), newText }] }] });
  expect(await client.codeActions(URI, diagnostics)).toEqual([
    { title: 'Write "good"', kind: 'quickfix', diagnostics, isPreferred: true, edit: edit('good') },
    { title: 'Take it out', kind: 'quickfix', diagnostics, isPreferred: false, edit: edit('') },
  ]);
});

test('a client without versioned edits gets plain changes', async () => {
  const client = await opened('bad', { capabilities: { ...FULL_CAPABILITIES, workspace: {} } });
  const [action] = await client.codeActions(URI, await client.problems(URI));
  expect(action!.edit).toEqual({ changes: { [URI]: [{ range: range(0, 0, 0, 3), newText: 'good' }] } });
});

test('each diagnostic finds its own fixes', async () => {
  const client = await opened('bad bad bad');
  const [, second] = await client.problems(URI);
  const actions = await client.codeActions(URI, [second!]);
  expect(actions.map((action) => apply('bad bad bad', action))).toEqual(['bad good bad', 'bad  bad', 'good good good']);
});

test('fixes are found without the data, and with data that has gone stale', async () => {
  const client = await opened('bad bad');
  const [, second] = await client.problems(URI);
  const { data: _, ...bare } = second!;
  for (const diagnostic of [bare, { ...second!, data: { finding: 0 } }, { ...second!, data: { finding: 99 } }, { ...second!, data: 'elsewhere' }]) {
    expect((await client.codeActions(URI, [diagnostic])).map((action) => apply('bad bad', action))).toEqual(['bad good', 'bad ', 'good good']);
  }
});

test('a diagnostic that is no longer true has no fixes, nor has one of somebody else', async () => {
  const client = await opened('bad');
  const [problem] = await client.problems(URI);
  expect(await client.codeActions(URI, [{ ...problem!, code: 'other' }])).toEqual([]);
  await client.change(URI, 4, { text: 'now bad' });
  expect(await client.codeActions(URI, [problem!])).toEqual([]);
});

test('a kind that is asked for limits the answer', async () => {
  const client = await opened('bad');
  const problems = await client.problems(URI);
  const titles = async (only: string[]) => (await client.codeActions(URI, problems, { only })).map(({ kind }) => kind);
  expect(await titles(['refactor'])).toEqual([]);
  expect(await titles(['quickfix'])).toEqual(['quickfix', 'quickfix']);
  expect(await titles(['source'])).toEqual(['source.fixAll.cardwright']);
  expect(await titles(['source.fixAll'])).toEqual(['source.fixAll.cardwright']);
  expect(await titles([''])).toEqual(['quickfix', 'quickfix', 'source.fixAll.cardwright']);
});

test('"fix all" makes every preferred fix and no other', async () => {
  const text = 'bad\r\nbad 𠮟 bad';
  const client = await opened(text);
  const [action] = await client.codeActions(URI, [], { only: ['source.fixAll'] });
  expect(apply(text, action!)).toBe('good\r\ngood 𠮟 good');
});

test('"fix all" leaves a fix that would touch another one, and makes one for a finding', async () => {
  const service = fakeService({
    analyze: (document) => {
      const analysis = fakeAnalysis({ ...document, text: 'bad' });
      const fixing = (start: number, end: number): Finding => ({ ...analysis.findings[0]!, fixes: [{ title: 'x', preferred: true, edits: [{ span: { start, end }, newText: 'X' }] }] });
      return { ...analysis, document, findings: [fixing(2, 4), fixing(3, 5), { ...fixing(0, 1), fixes: [...fixing(0, 1).fixes, ...fixing(5, 6).fixes] }] };
    },
  });
  const client = await opened('abcdef', { service });
  const [action] = await client.codeActions(URI, [], { only: ['source.fixAll'] });
  expect(apply('abcdef', action!)).toBe('XbXef');
});

test('"fix all" is not offered where there is nothing to fix', async () => {
  expect(await (await opened('fine')).codeActions(URI, [], { only: ['source.fixAll'] })).toEqual([]);
});

test.each([[undefined], [null], [{}], [{ diagnostics: 'none' }], [{ diagnostics: [null, 5, {}], only: 'quickfix' }]])('a malformed context (%j) has no fixes', async (context) => {
  const client = await opened('bad');
  expect(await client.request('textDocument/codeAction', { textDocument: { uri: URI }, range: range(0, 0, 0, 3), context })).toEqual([]);
  expect(client.received.logs.filter(({ type }) => type === 1)).toEqual([]);
});
