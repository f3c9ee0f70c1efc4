import fc from 'fast-check';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { describe, expect, test } from 'vitest';
import type { CodeAction, Diagnostic, Range, TextDocumentEdit, TextEdit } from 'vscode-languageserver/node';
import { parseFixture } from '../support/markers.ts';
import { startClient } from '../support/lsp-client.ts';
import type { LspClient } from '../support/lsp-client.ts';

const URI = 'file:///set/one.card';

const SET = `# Grove

Thicket Caller {1}{G}
Creature — Elf Druid
When this creature enters, create two 1/1 green Elf Warrior creature tokens.
2/2

Larder Raid {R}
Sorcery
Create a Food token. 😀 Destroy target instant.

森の語り手 {1}{G}
クリーチャー — エルフ・ドルイド
このクリーチャーが戦場に出たとき、緑の１/１のエルフ・戦士・クリーチャー・トークン１体を生成する。
2/2
`;

async function opened(text: string, rules?: Record<string, string>): Promise<LspClient> {
  const client = await startClient({ configuration: () => ({ rules }) });
  await client.open(URI, text);
  return client;
}

const errors = (client: LspClient) => client.received.logs.filter(({ type }) => type === 1).map(({ message }) => message);
const document = (text: string) => TextDocument.create(URI, 'cardwright', 1, text);
const codesOf = (problems: Diagnostic[]) => problems.map(({ code }) => code);

async function askEverything(client: LspClient, line: number, character: number): Promise<void> {
  const problems = await client.problems(URI);
  await Promise.all([client.hover(URI, line, character), client.completion(URI, line, character), client.inlayHints(URI), client.symbols(URI), client.codeActions(URI, problems, { only: [''] })]);
}

/** A range of whole positions of the text, start before end. */
function expectRangeIn(text: string, { start, end }: Range): void {
  const lines = document(text);
  for (const position of [start, end]) expect(lines.positionAt(lines.offsetAt(position))).toEqual(position);
  expect(lines.offsetAt(start)).toBeLessThanOrEqual(lines.offsetAt(end));
}

describe('what holds for any text', () => {
  test('every feature answers at every place of a set, and every range lies in the text', async () => {
    const client = await opened(SET);
    for (const [line, text] of SET.split('\n').entries()) {
      for (let character = 0; character <= text.length; character += 7) await askEverything(client, line, character);
    }
    for (const { range } of await client.problems(URI)) expectRangeIn(SET, range);
    expect(errors(client)).toEqual([]);
  });

  test.each([['nothing', ''], ['blank lines', '\n\n\r\n\r'], ['a lone surrogate', '\ud83d Create a Food token.'], ['a NUL', 'A\0B {1}\nInstant\nDraw a card.'], ['a byte order mark', `\ufeff${SET}`], ['CRLF', SET.replaceAll('\n', '\r\n')], ['a long line', `Long One {1}\nInstant\n${'Draw a card. '.repeat(2000)}`]])('%s', async (_what, text) => {
    const client = await opened(text);
    await askEverything(client, 2, 5);
    for (const { range } of await client.problems(URI)) expectRangeIn(text, range);
    expect(errors(client)).toEqual([]);
  });

  test('property: no run of edits makes anything fail', async () => {
    const client = await opened(SET);
    let text = SET;
    let version = 1;
    const piece = fc.constantFrom('{', '}', '{T}: ', '"', '\n', '\r\n', '. ', 'target ', 'create ', 'token', '1/1', '森', '😀', '—', '(', '@', '#');
    await fc.assert(
      fc.asyncProperty(fc.nat(SET.length), fc.nat(12), fc.array(piece, { maxLength: 3 }), async (from, length, pieces) => {
        const lines = document(text);
        const range = { start: lines.positionAt(from), end: lines.positionAt(from + length) };
        const inserted = pieces.join('');
        text = text.slice(0, lines.offsetAt(range.start)) + inserted + text.slice(lines.offsetAt(range.end));
        await client.change(URI, ++version, { range, text: inserted });
        await askEverything(client, range.start.line, range.start.character);
        for (const problem of await client.problems(URI)) expectRangeIn(text, problem.range);
        expect(errors(client)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test('every diagnostic has a code, a page, a message and the severity of the settings', async () => {
    const client = await opened(SET);
    const problems = await client.problems(URI);
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) {
      expect(problem).toMatchObject({ source: 'cardwright', severity: expect.any(Number), message: expect.stringMatching(/\S/), codeDescription: { href: expect.stringContaining(`/docs/rules/${problem.code}.md`) } });
    }
    const [{ code }] = problems as [Diagnostic];
    const silenced = await opened(SET, { [String(code)]: 'off' });
    expect(codesOf(await silenced.problems(URI))).not.toContain(code);
    const softened = await opened(SET, { [String(code)]: 'hint' });
    expect((await softened.problems(URI)).filter((problem) => problem.code === code).map(({ severity }) => severity)).toContain(4);
  });
});

async function only(text: string): Promise<{ problem: Diagnostic | undefined; at: string; code: string }[]> {
  const client = await opened(text);
  return (await client.problems(URI)).map((problem) => ({ problem, at: document(text).getText(problem.range), code: String(problem.code) }));
}

describe('a set in English and Japanese', () => {
  test('a token that nothing defines is an error at its name', async () => {
    const found = await only('Cellar Find {1}{U}\nSorcery\n😀 Create a Potion token.\n');
    const undefinedToken = found.find(({ code }) => code === 'undefined-token');
    expect(undefinedToken?.at).toContain('Potion');
    expect(undefinedToken?.problem).toMatchObject({ severity: 1, range: { start: { line: 2 } } });
  });

  test('a target that cannot be destroyed is an error', async () => {
    expect((await only('Sudden Quiet {1}{U}\nInstant\nDestroy target instant.\n')).map(({ code }) => code)).toContain('illegal-target');
  });

  test('a card in order has no errors', async () => {
    const found = await only('Thicket Caller {1}{G}\nCreature — Elf Druid\nWhen this creature enters, create two 1/1 green Elf Warrior creature tokens.\n2/2\n');
    expect(found).toEqual([]);
  });

  test('hover on a predefined token names it in Japanese', async () => {
    const { text, cursors } = parseFixture('Larder Raid {R}\nSorcery\nCreate a F$0ood token.');
    const { line, character } = document(text).positionAt(cursors[0]!);
    const hover = await (await opened(text)).hover(URI, line, character);
    expect(hover).toMatchObject({ contents: { kind: 'markdown', value: expect.stringContaining('食物・トークン') } });
    expect(document(text).getText(hover!.range!)).toContain('Food');
  });

  test('inlay hints name the tokens', async () => {
    const labels = (await (await opened(SET)).inlayHints(URI)).map(({ label }) => String(label));
    expect(labels).toEqual(['Elf Warrior Token', 'Food Token', 'エルフ・戦士・トークン'].map((name) => expect.stringContaining(name) as string));
  });

  test('completion after a brace offers the tap symbol and replaces the brace', async () => {
    const text = 'Grove Idol {2}\nArtifact\n{';
    const item = (await (await opened(text)).completion(URI, 2, 1)).find(({ label }) => label === '{T}');
    const { range, newText } = item!.textEdit as TextEdit;
    expect(TextDocument.applyEdits(document(text), [{ range, newText }])).toBe('Grove Idol {2}\nArtifact\n{T}');
  });

  test('symbols: the section holds its cards', async () => {
    const symbols = await (await opened(SET)).symbols(URI);
    const names = (list: typeof symbols): string[] => list.flatMap(({ name, children }) => [name, ...names(children ?? [])]);
    expect(names(symbols)).toEqual(expect.arrayContaining(['Grove', 'Thicket Caller', 'Larder Raid', '森の語り手']));
  });

  test('the fix of outdated wording gives the current wording', async () => {
    const text = 'Gate Warden {2}{W}\r\nCreature — Human Soldier\r\nWhen this creature enters the battlefield, you gain 2 life.\r\n2/3\r\n';
    const client = await opened(text);
    const actions: CodeAction[] = await client.codeActions(URI, await client.problems(URI), { only: ['quickfix'] });
    const results = actions.map(({ edit }) => TextDocument.applyEdits(document(text), (edit!.documentChanges![0] as TextDocumentEdit).edits as TextEdit[]));
    expect(results).toContain(text.replace(' the battlefield', ''));
  });
});
