import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { fakeService, folderWith, ruleDescription, runCli, type FakeFinding } from '../support/cli.ts';

const FAKES: FakeFinding[] = [
  { find: 'Destroy target player', code: 'illegal-target', message: 'A player cannot be destroyed:\n100 %, really.', rules: ['115.2', '701.8'], put: 'Destroy "it"' },
  { find: 'Draw 2 cards', code: 'number-style', severity: 'warning' },
  { find: 'flimmer', code: 'unrecognized-text', severity: 'information' },
];
const rules = [ruleDescription('illegal-target'), ruleDescription('number-style', { severity: 'warning', rules: [] })];
const service = fakeService(FAKES, { ruleDescriptions: () => rules });

const CARD = 'Larder Imp {B}\nSorcery\nDestroy target player.\nDraw 2 cards. flimmer\n';
const JSONL = `${JSON.stringify({ name: 'A', type_line: 'Sorcery', oracle_text: 'See “x”.\nDestroy target player.' })}\n`;

function lint(format: string, files: Record<string, string> = { 'a set/1,2:x.card': CARD, 'b.jsonl': JSONL }, ...argv: string[]) {
  const cwd = folderWith(files);
  return runCli(['lint', '--format', format, '--severity', 'information', ...argv, ...Object.keys(files)], { cwd }, service);
}

/** Applies replacements with one-based places to a text of `\n` lines. */
function applied(text: string, edits: { line: number; column: number; endLine: number; endColumn: number; newText: string }[]): string {
  const starts = text.split('\n').map((_, i, lines) => lines.slice(0, i).reduce((sum, line) => sum + line.length + 1, 0));
  return edits.reduceRight((whole, { line, column, endLine, endColumn, newText }) =>
    whole.slice(0, starts[line - 1]! + column - 1) + newText + whole.slice(starts[endLine - 1]! + endColumn - 1), text);
}

test('JSON tells each finding with one-based places and its fixes', async () => {
  const { stdout, status } = await lint('json', { 'a.card': CARD });
  const found = JSON.parse(stdout);
  expect(found).toHaveLength(3);
  expect(found[0]).toEqual({
    file: 'a.card', line: 3, column: 1, endLine: 3, endColumn: 22,
    severity: 'error', code: 'illegal-target', message: 'A player cannot be destroyed:\n100 %, really.', rules: ['115.2', '701.8'],
    card: 'Larder Imp', field: 'text',
    fixes: [{ title: 'Write “Destroy "it"”.', preferred: true, edits: [{ line: 3, column: 1, endLine: 3, endColumn: 22, newText: 'Destroy "it"' }] }],
  });
  expect(applied(CARD, found[0].fixes[0].edits)).toBe(CARD.replace('Destroy target player', 'Destroy "it"'));
  expect(status).toBe(1);
});

test('a fix in a JSON file is written in JSON', async () => {
  const { stdout } = await lint('json', { 'b.jsonl': JSONL });
  const [{ fixes }] = JSON.parse(stdout);
  expect(JSON.parse(applied(JSONL, fixes[0].edits))).toMatchObject({ oracle_text: 'See “x”.\nDestroy "it".' });
});

test('JSON of a clean run is an empty list', async () => {
  expect((await lint('json', { 'a.card': 'Imp {B}\nSorcery\n' })).stdout).toBe('[]\n');
});

test('GitHub: one workflow command for each finding, escaped', async () => {
  const { stdout } = await lint('github');
  expect(stdout.split('\n')).toEqual([
    '::error file=a set/1%2C2%3Ax.card,line=3,endLine=3,col=1,endColumn=21,title=illegal-target::A player cannot be destroyed:%0A100 %25, really. (rule 115.2, 701.8)',
    '::warning file=a set/1%2C2%3Ax.card,line=4,endLine=4,col=1,endColumn=12,title=number-style::“Draw 2 cards” is wrong.',
    '::notice file=a set/1%2C2%3Ax.card,line=4,endLine=4,col=15,endColumn=21,title=unrecognized-text::“flimmer” is wrong.',
    expect.stringMatching(/^::error file=b\.jsonl,line=1,endLine=1,col=\d+,endColumn=\d+,title=illegal-target::/),
    '',
  ]);
});

/** The public schema is draft 4: ajv needs neither its `$schema` nor its `id`. */
function sarifValidator() {
  const { $schema, id, ...schema } = JSON.parse(readFileSync(new URL('../fixtures/sarif-2.1.0.schema.json', import.meta.url), 'utf8'));
  expect([$schema, id].every((s) => typeof s === 'string')).toBe(true);
  const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
  addFormats.default(ajv);
  return ajv.compile(schema);
}

test('SARIF is valid against the public schema, and the schema can refuse', async () => {
  const validate = sarifValidator();
  const log = JSON.parse((await lint('sarif', undefined, 'missing.card')).stdout);
  validate(log);
  expect(validate.errors ?? []).toEqual([]);
  expect(log.runs[0].results).toHaveLength(4);
  delete log.runs[0].tool.driver.name;
  expect(validate(log)).toBe(false);
});

test('SARIF says columns in UTF-16, describes the rules, and carries fixes', async () => {
  const { stdout } = await lint('sarif');
  const [run] = JSON.parse(stdout).runs;
  expect(run.columnKind).toBe('utf16CodeUnits');
  expect(run.tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(['illegal-target', 'number-style', 'unrecognized-text']);
  expect(run.tool.driver.rules[0]).toMatchObject({ defaultConfiguration: { level: 'error' }, fullDescription: { text: 'A player is no permanent.' }, properties: { tags: ['rule 115.2', 'rule 701.8'] } });
  for (const { ruleId, ruleIndex } of run.results) expect(run.tool.driver.rules[ruleIndex].id).toBe(ruleId);
  expect(run.results.map(({ level }: { level: string }) => level)).toEqual(['error', 'warning', 'note', 'error']);
  const [first] = run.results;
  expect(first.locations[0].physicalLocation).toEqual({
    artifactLocation: { uri: 'a%20set/1%2C2%3Ax.card', uriBaseId: '%SRCROOT%' },
    region: { startLine: 3, startColumn: 1, endLine: 3, endColumn: 22 },
  });
  expect(first.fixes[0].artifactChanges[0].replacements).toEqual([
    { deletedRegion: { startLine: 3, startColumn: 1, endLine: 3, endColumn: 22 }, insertedContent: { text: 'Destroy "it"' } },
  ]);
  expect(run.results[1].fixes).toBeUndefined();
});

test('SARIF tells which file could not be read', async () => {
  const { stdout, status, stderr } = await lint('sarif', undefined, 'missing.card');
  const [invocation] = JSON.parse(stdout).runs[0].invocations;
  expect(invocation.executionSuccessful).toBe(false);
  expect(invocation.toolExecutionNotifications[0].message.text).toBe('missing.card: no such file or folder');
  expect(stderr).toBe('cardwright: missing.card: no such file or folder\n');
  expect(status).toBe(2);
});

test('the severity cut holds in every format', async () => {
  const cwd = folderWith({ 'a.card': CARD });
  for (const format of ['json', 'github', 'sarif']) {
    const { stdout } = await runCli(['lint', '--format', format, '--severity', 'error'], { cwd }, service);
    expect(stdout).toContain('A player cannot be destroyed');
    expect(stdout).not.toContain('flimmer');
    expect(stdout).not.toContain('Draw 2 cards');
  }
});
