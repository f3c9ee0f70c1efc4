import { describe, expect, test } from 'vitest';
import { service } from '../../cli/service.ts';
import { folderWith, runCli } from '../support/cli.ts';
import { SCRYFALL } from './tiny-cards.ts';
import { TINY_RULES } from './tiny-rules.ts';

const CARD = 'Ash Bolt {R}\nInstant\nDestroy target instant.\n';
const files = { 'one.card': CARD, 'rules.txt': `\uFEFF${TINY_RULES}`, 'other.txt': 'nothing of the kind' };

test('lint shows what the rules that it cites say, each once', async () => {
  const cwd = folderWith({ ...files, 'two.card': CARD });
  const { stdout, status } = await runCli(['lint', '--comprehensive-rules', 'rules.txt'], { cwd }, service);
  expect(status).toBe(1);
  expect(stdout.match(/You point at what is there\./g)).toHaveLength(1);
  expect(stdout).toContain('Rule 701.8, the Comprehensive Rules of 2026-03-05:\n  Smash\n  701.8a To smash is to break.\n  701.8b Nobody mends it.\n');
  expect((await runCli(['lint'], { cwd }, service)).stdout).not.toContain('You point');
});

test('in JSON each finding has the texts of its rules', async () => {
  const cwd = folderWith(files);
  const [finding] = JSON.parse((await runCli(['lint', '--format', 'json', '--comprehensive-rules', 'rules.txt'], { cwd }, service)).stdout) as { rules: string[]; ruleTexts: Record<string, string | null> }[];
  expect(Object.keys(finding!.ruleTexts)).toEqual(finding!.rules);
  expect(finding!.ruleTexts['115.2']).toBe('You point at what is there.');
});

test('rules CODE shows what its rules say, or that they are missing', async () => {
  const cwd = folderWith(files);
  const { stdout, status } = await runCli(['rules', 'illegal-target', '--comprehensive-rules', 'rules.txt'], { cwd }, service);
  expect(status).toBe(0);
  expect(stdout).toContain('You point at what is there.');
  expect((await runCli(['rules', 'undefined-token', '--comprehensive-rules', 'rules.txt'], { cwd }, service)).stdout).toContain('Rule 111.10 is missing in the Comprehensive Rules of 2026-03-05.');
});

test.each([
  [['lint', '--comprehensive-rules', 'gone.txt'], 'gone.txt: cannot be read: no such file'],
  [['lint', '--comprehensive-rules', 'other.txt'], 'other.txt: is no Comprehensive Rules text'],
  [['rules', '--comprehensive-rules', 'rules.txt'], 'goes with the code of a diagnostic'],
])('%s is one clear message', async (argv, message) => {
  const { stderr, stdout, status } = await runCli(argv, { cwd: folderWith(files) }, service);
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(message)]);
});

test('with --cards the names of printed cards stand for tokens', async () => {
  const cwd = folderWith({ 'one.card': 'Ash Bolt {R}\nSorcery\nCreate a Larder Imp token.\n', 'all.json': SCRYFALL });
  expect((await runCli(['lint'], { cwd }, service)).stdout).toContain('undefined-token');
  expect(await runCli(['lint', '--cards', 'all.json'], { cwd }, service)).toMatchObject({ status: 0, stdout: expect.stringContaining('0 errors') });
  const [row] = JSON.parse((await runCli(['tokens', '--format', 'json', '--cards', 'all.json'], { cwd }, service)).stdout) as { name: string; power: string }[];
  expect(row).toMatchObject({ name: 'Larder Imp', power: '1' });
  const inspected = JSON.parse((await runCli(['inspect', '--cards', 'all.json', 'one.card'], { cwd }, service)).stdout) as { tokens: unknown[] };
  expect(inspected.tokens).toMatchObject([{ name: 'Larder Imp', source: 'card-name' }]);
});

test('cardwright.json may name the cards', async () => {
  const cwd = folderWith({ 'cardwright.json': '{ "cards": "data/all.json" }', 'data/all.json': SCRYFALL, 'one.card': 'Ash Bolt {R}\nSorcery\nCreate a Larder Imp token.\n' });
  expect(await runCli(['lint'], { cwd }, service)).toMatchObject({ status: 0 });
  expect((await runCli(['tokens'], { cwd }, service)).stdout).toContain('Larder Imp');
  expect((await runCli(['inspect', 'one.card'], { cwd }, service)).stdout).toContain('card-name');
});

describe('cardwright.json may name the rules', () => {
  const other = TINY_RULES.replace('To smash is to break.', 'To smash is to shatter.');
  const project = { ...files, 'cardwright.json': '{ "comprehensiveRules": "rules.txt" }' };

  test('for lint', async () => {
    const cwd = folderWith(project);
    expect((await runCli(['lint'], { cwd }, service)).stdout).toContain('You point at what is there.');
    const [finding] = JSON.parse((await runCli(['lint', '--format', 'json', '--stdin-filename', 'two.card'], { cwd, input: CARD }, service)).stdout) as { ruleTexts: Record<string, string> }[];
    expect(finding!.ruleTexts['115.2']).toBe('You point at what is there.');
  });

  test('for the explanation of a diagnostic', async () => {
    expect((await runCli(['rules', 'illegal-target'], { cwd: folderWith(project) }, service)).stdout).toContain('You point at what is there.');
    expect((await runCli(['rules'], { cwd: folderWith(project) }, service)).status).toBe(0);
  });

  test('the option counts before it', async () => {
    const cwd = folderWith({ ...project, 'other.txt': other });
    const { stdout } = await runCli(['lint', '--comprehensive-rules', 'other.txt'], { cwd }, service);
    expect(stdout).toContain('To smash is to shatter.');
    expect(stdout).not.toContain('To smash is to break.');
  });

  test('each folder by its own document', async () => {
    const cwd = folderWith({ ...project, 'old/cardwright.json': '{ "comprehensiveRules": "rules.txt" }', 'old/rules.txt': other, 'old/two.card': CARD });
    const { stdout } = await runCli(['lint'], { cwd }, service);
    expect(stdout).toContain('To smash is to shatter.');
    expect(stdout).toContain('To smash is to break.');
  });

  test.each([['lint'], ['rules', 'illegal-target']])('%s tells of a file that is none', async (...argv) => {
    const { stderr, status } = await runCli(argv, { cwd: folderWith({ ...files, 'cardwright.json': '{ "comprehensiveRules": "other.txt" }' }) }, service);
    expect(status).toBe(2);
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('other.txt: is no Comprehensive Rules text')]);
  });
});

test.each(['lint', 'tokens', 'inspect'])('%s tells of a card file in cardwright.json that is none', async (command) => {
  const cwd = folderWith({ 'cardwright.json': '{ "cards": "other.txt" }', 'other.txt': 'nothing of the kind', 'one.card': CARD });
  const { stderr, status } = await runCli([command, 'one.card'], { cwd }, service);
  expect(status).toBe(2);
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('other.txt: is no card file')]);
});

test.each([[['lint', '--cards', 'gone.json'], 'gone.json: cannot be read: no such file'], [['tokens', '--cards', 'other.txt'], 'other.txt: is no card file'], [['inspect', '--cards', 'other.txt', 'one.card'], 'other.txt: is no card file']])('%s is one clear message', async (argv, message) => {
  const { stderr, status } = await runCli(argv, { cwd: folderWith(files) }, service);
  expect(status).toBe(2);
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(message)]);
});
