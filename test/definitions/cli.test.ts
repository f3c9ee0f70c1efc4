import { expect, test } from 'vitest';
import { folderWith, runCli } from '../support/cli.ts';

const WORDS = 'define token Potion\nArtifact — Potion\n{1}, {T}, Sacrifice this token: You gain 2 life.\n\ndefine creature type Lanternkin\n';
const CARD = 'Wick Tender {2}{W}\nCreature — Lanternkin\nWhen this creature enters, create a Potion token.\n2/2\n';
const RECORD = `${JSON.stringify({ object: 'card', name: 'Wick Tender', mana_cost: '{2}{W}', type_line: 'Creature — Lanternkin', oracle_text: 'When this creature enters, create a Potion token.', power: '2', toughness: '2' })}\n`;

test('lint: the words of all files are in force in each', async () => {
  const cwd = folderWith({ 'z-words.card': WORDS, 'a.card': CARD, 'b.jsonl': RECORD });
  expect(await runCli(['lint', '--severity', 'hint', '--quiet', 'z-words.card', 'a.card', 'b.jsonl'], { cwd })).toEqual({ status: 0, stdout: '', stderr: '' });
  const alone = await runCli(['lint', 'a.card'], { cwd });
  expect(alone.status).toBe(1);
  expect(alone.stdout).toMatch(/undefined-token/);
  expect(alone.stdout).toMatch(/fix: Define “Potion” as a token/);
});
test('lint: two files that define one word', async () => {
  const cwd = folderWith({ 'a.card': WORDS, 'b.card': WORDS });
  const { stdout } = await runCli(['lint', '--format', 'json'], { cwd });
  expect((JSON.parse(stdout) as { file: string; code: string; message: string }[]).filter(({ code }) => code === 'duplicate-definition').map(({ file, message }) => [file, message.includes('in a.card and b.card')]))
    .toEqual([['a.card', true], ['a.card', true], ['b.card', true], ['b.card', true]]);
});
test('tokens: a defined token has its characteristics', async () => {
  const cwd = folderWith({ 'words.card': WORDS, 'a.card': CARD });
  expect(JSON.parse((await runCli(['tokens', '--format', 'json'], { cwd })).stdout)).toMatchObject([{ name: 'Potion Token', types: ['artifact'] }]);
});
test('inspect: cards only, with the words of all files', async () => {
  const cwd = folderWith({ 'words.card': WORDS, 'a.card': CARD, 'b.jsonl': RECORD });
  const { stdout, stderr, status } = await runCli(['inspect', 'words.card', 'a.card', 'b.jsonl'], { cwd });
  expect(stderr).toBe('');
  const lines = stdout.trim().split('\n').map((line) => JSON.parse(line) as { card: string; diagnostics: unknown[]; tokens: { source: string }[] });
  expect(lines.map(({ card, diagnostics, tokens }) => [card, diagnostics, tokens[0]!.source])).toEqual([['Wick Tender', [], 'definition'], ['Wick Tender', [], 'definition']]);
  expect(status).toBe(0);
});
test('a file without the word define is not read for words, a broken one is told once', async () => {
  const cwd = folderWith({ 'a.card': new Uint8Array([0x64, 0x65, 0xff, 0xfe, 0xfd]), 'b.card': 'Gull {W}\nCreature — Bird\nFlying\n1/1\n' });
  const { status, stderr } = await runCli(['lint'], { cwd });
  expect(status).toBe(2);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
