import { expect, test } from 'vitest';
import type { DocumentDiagnosticReport } from 'vscode-languageserver/node';
import { fakeAnalysis, fakeService } from '../support/fake-service.ts';
import { FULL_CAPABILITIES, range, startClient } from '../support/lsp-client.ts';

const URI = 'file:///set/one.card';
const PUSH_ONLY = { ...FULL_CAPABILITIES, textDocument: { ...FULL_CAPABILITIES.textDocument, diagnostic: undefined } };

const resultIdOf = (report: DocumentDiagnosticReport): string => {
  if (report.resultId === undefined) throw new Error('the report has no resultId');
  return report.resultId;
};

test('a pulled diagnostic has everything an editor shows', async () => {
  const client = await startClient({ service: fakeService() });
  await client.open(URI, 'fine\nso bad\n');
  expect(await client.diagnostics(URI)).toEqual({
    kind: 'full',
    resultId: expect.any(String),
    items: [
      {
        range: range(1, 3, 1, 6),
        severity: 1,
        code: 'bad-word',
        codeDescription: { href: 'https://github.com/cardwright/cardwright/blob/main/docs/rules/bad-word.md' },
        source: 'cardwright',
        message: '"bad" is not good.',
        data: { finding: 0 },
      },
    ],
  });
});

test('columns are UTF-16 and lines end in LF, CRLF or CR', async () => {
  const client = await startClient({ service: fakeService() });
  await client.open(URI, '𠮟😀 bad\r\n食物 bad\rbad\nbad');
  expect((await client.problems(URI)).map((problem) => problem.range)).toEqual([range(0, 5, 0, 8), range(1, 3, 1, 6), range(2, 0, 2, 3), range(3, 0, 3, 3)]);
});

test('findings of the file come before those of the faces', async () => {
  const { analyze } = fakeService();
  const service = fakeService({
    analyze: (document, options) => {
      const { findings } = analyze(document, options);
      const face = { findings: findings.slice(0, 1) };
      return { document, faces: [face as never], findings: findings.slice(1) };
    },
  });
  const client = await startClient({ service });
  await client.open(URI, 'bad bad');
  expect((await client.problems(URI)).map(({ range: { start }, data }) => [start.character, data])).toEqual([
    [4, { finding: 0 }],
    [0, { finding: 1 }],
  ]);
});

test('a span past the end of the text, or turned around, still makes a valid range', async () => {
  const { analyze } = fakeService();
  const spans = [{ start: -5, end: 999 }, { start: 4, end: 2 }];
  const service = fakeService({
    analyze: (document) => {
      const [finding] = analyze({ ...document, text: 'bad' }, {}).findings;
      return { document, faces: [], findings: spans.map((span) => ({ ...finding!, ...span })) };
    },
  });
  const client = await startClient({ service });
  await client.open(URI, 'abc\r\ndef');
  expect((await client.problems(URI)).map((problem) => problem.range)).toEqual([range(0, 0, 1, 3), range(0, 3, 0, 3)]);
});

test('a pull with the last result id is answered "unchanged" until the text changes', async () => {
  const client = await startClient({ service: fakeService() });
  await client.open(URI, 'bad');
  const first = resultIdOf(await client.diagnostics(URI));
  expect(await client.diagnostics(URI, first)).toEqual({ kind: 'unchanged', resultId: first });
  await client.change(URI, 2, { text: 'bad bad' });
  const second = await client.diagnostics(URI, first);
  expect(second).toMatchObject({ kind: 'full', items: [{}, {}] });
  expect(resultIdOf(second)).not.toBe(first);
});

test('a result id of an earlier opening is never "unchanged"', async () => {
  const client = await startClient({ service: fakeService() });
  await client.open(URI, 'bad');
  const first = resultIdOf(await client.diagnostics(URI));
  await client.close(URI);
  await client.open(URI, 'fine');
  expect(await client.diagnostics(URI, first)).toMatchObject({ kind: 'full', items: [] });
});

test('a result id of an earlier server is never "unchanged"', async () => {
  const ask = async (now: number, previous?: string) => {
    const client = await startClient({ service: fakeService(), runtime: { now: () => now } });
    await client.open(URI, 'bad');
    return client.diagnostics(URI, previous);
  };
  const first = await ask(1);
  expect(await ask(2, resultIdOf(first))).toMatchObject({ kind: 'full' });
});

test('nothing is published to a client that pulls', async () => {
  const client = await startClient({ service: fakeService() });
  await client.open(URI, 'bad');
  await client.change(URI, 2, { text: 'bad bad' });
  await client.problems(URI);
  await new Promise((resolve) => setTimeout(resolve, 40));
  await client.close(URI);
  await client.problems(URI);
  expect(client.received.published).toEqual([]);
});

test('diagnostics are published to a client that cannot pull, and taken away on close', async () => {
  const client = await startClient({ service: fakeService(), capabilities: PUSH_ONLY });
  await client.open(URI, 'bad', { version: 4 });
  await client.until(() => client.received.published.length === 1);
  expect(client.received.published[0]).toMatchObject({ uri: URI, version: 4, diagnostics: [{ code: 'bad-word', range: range(0, 0, 0, 3) }] });
  await client.close(URI);
  await client.until(() => client.received.published.length === 2);
  expect(client.received.published[1]).toEqual({ uri: URI, diagnostics: [] });
});

test('a burst of edits is published once, for the last of them', async () => {
  const service = fakeService();
  const client = await startClient({ service, capabilities: PUSH_ONLY });
  await client.open(URI, '');
  for (let version = 2; version < 12; version++) await client.change(URI, version, { range: range(0, 0, 0, 0), text: 'bad ' });
  await client.until(() => client.received.published.length > 0);
  expect(client.received.published).toMatchObject([{ version: 11 }]);
  expect(client.received.published[0]!.diagnostics).toHaveLength(10);
  expect(service.analyzed).toHaveLength(1);
});

test('what was found before an edit is not published after it', async () => {
  const timers: (() => void)[] = [];
  const after = (_milliseconds: number, callback: () => void) => {
    timers.push(callback);
    return () => {};
  };
  const client = await startClient({ service: fakeService(), capabilities: PUSH_ONLY, runtime: { after } });
  await client.open(URI, 'bad');
  await client.until(() => timers.length === 1);
  await client.change(URI, 2, { text: 'fine' });
  await client.until(() => timers.length === 2);
  timers.forEach((fire) => fire());
  await client.until(() => client.received.published.length > 0);
  await client.hover(URI, 0, 0);
  expect(client.received.published).toEqual([{ uri: URI, version: 2, diagnostics: [] }]);
});

test('what was found before an edit is not published, though another request waited for it', async () => {
  const timers: (() => void)[] = [];
  const after = (_milliseconds: number, callback: () => void) => {
    timers.push(callback);
    return () => {};
  };
  let milliseconds = 0;
  const service = fakeService({
    *analyzeInSteps(document, options) {
      for (let step = 0; step < 500; step++) {
        milliseconds++;
        yield;
      }
      return fakeAnalysis(document, options);
    },
  });
  const client = await startClient({ service, capabilities: {}, runtime: { after, now: () => milliseconds } });
  await client.open(URI, 'bad');
  await client.until(() => timers.length === 1);
  timers[0]!();
  const hover = client.hover(URI, 0, 0);
  await client.change(URI, 2, { text: 'fine' });
  expect(await hover).toMatchObject({ contents: { value: '**bad**' } });
  timers[1]!();
  await client.until(() => client.received.published.length > 0);
  expect(client.received.published).toEqual([{ uri: URI, version: 2, diagnostics: [] }]);
});

test('nothing is published after shutdown', async () => {
  const client = await startClient({ service: fakeService(), capabilities: PUSH_ONLY });
  await client.open(URI, 'bad');
  await client.request('shutdown');
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(client.received.published).toEqual([]);
});

test('an analysis that crashes takes the published diagnostics away', async () => {
  const client = await startClient({ service: fakeService(), capabilities: PUSH_ONLY });
  await client.open(URI, 'bad');
  await client.until(() => client.received.published.length === 1);
  await client.change(URI, 2, { text: 'bad CRASH' });
  await client.until(() => client.received.published.length === 2);
  expect(client.received.published[1]).toEqual({ uri: URI, diagnostics: [] });
});

test('documents that are no cards get nothing published', async () => {
  const client = await startClient({ service: fakeService(), capabilities: PUSH_ONLY });
  await client.open('file:///notes.txt', 'bad', { languageId: 'plaintext' });
  await client.close('file:///notes.txt');
  await client.open(URI, 'bad');
  await client.until(() => client.received.published.length > 0);
  expect(client.received.published.map(({ uri }) => uri)).toEqual([URI]);
});
