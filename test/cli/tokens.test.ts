import { expect, test } from 'vitest';
import type { TokenModel } from '../../grammar/resolve/token-model.ts';
import { tokenTable } from '../../service/features/token-table.ts';
import { fakeService, folderWith, runCli } from '../support/cli.ts';

const token = (more: Partial<TokenModel> = {}): TokenModel => ({
  name: 'Elf Warrior Token', nameJa: null, count: '1', controller: 'you', supertypes: [], colors: ['green'], colorless: false, types: ['creature'],
  subtypes: ['Elf', 'Warrior'], power: '1', toughness: '1', abilities: [], tapped: false, attacking: false, source: 'text', rule: '111.3',
  undefined: [], changed: [], start: 0, end: 1, ...more,
});

const clue = token({ name: 'Clue Token', colors: [], colorless: true, types: ['artifact'], subtypes: ['Clue'], power: null, toughness: null, abilities: ['{2}, Sacrifice this token: Draw a card.'], source: 'predefined' });

test('equal tokens are one row, whatever their count and the order of their words', () => {
  const rows = tokenTable([
    { card: 'A', tokens: [token({ abilities: ['flying', 'haste'] }), token({ count: '3', abilities: ['haste', 'flying'] })] },
    { card: 'B', tokens: [token({ nameJa: 'エルフ・戦士・トークン', subtypes: ['Warrior', 'Elf'], tapped: true, abilities: ['Haste', 'flying'] })] },
  ]);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ name: 'Elf Warrior Token', nameJa: 'エルフ・戦士・トークン', abilities: ['flying', 'haste'], madeBy: ['A', 'B'], sources: ['text'] });
});

test.each([
  { what: 'power', other: { power: '2' } },
  { what: 'colors', other: { colors: ['white' as const] } },
  { what: 'nothing said and colorless', one: { colors: [], colorless: true }, other: { colors: [], colorless: false } },
  { what: 'abilities', other: { abilities: ['haste'] } },
  { what: 'name', other: { name: 'Elf Token' } },
  { what: 'supertypes', other: { supertypes: ['legendary'] } },
  { what: 'what is copied', one: { name: null, copyOf: 'it' }, other: { name: null, copyOf: 'target imp' } },
])('tokens that differ in $what are two rows', ({ one = {}, other }) => {
  expect(tokenTable([{ card: 'A', tokens: [token(one), token(other)] }])).toHaveLength(2);
});

test('rows are by name, copies of the unknown last', () => {
  const rows = tokenTable([{ card: 'A', tokens: [token({ name: null, copyOf: 'it' }), token(), clue, token({ name: 'Elf Token' })] }]);
  expect(rows.map(({ name }) => name)).toEqual(['Clue Token', 'Elf Token', 'Elf Warrior Token', null]);
});

const CARDS = 'Larder Imp {B}\nSorcery\nx\n\nPantry | Fox, "Quick" {R}\nSorcery\ny\n';
const service = fakeService([], { face: ({ name }) => ({
  tokens: name?.text === 'Larder Imp' ? [clue, token({ nameJa: 'エルフ・戦士・トークン', supertypes: ['legendary'] })] : [clue, token({ name: null, copyOf: 'target <imp>', power: null, toughness: null })],
}) });

async function tokens(...argv: string[]) {
  const cwd = folderWith({ 'a.card': CARDS });
  return runCli(['tokens', ...argv], { cwd }, service);
}

test('the table for people', async () => {
  const { status, stdout, stderr } = await tokens();
  const rows = stdout.split('\n').filter((line) => line.startsWith('│')).map((line) => line.split('│').slice(1, -1).map((cell) => cell.trim()));
  expect(rows[0]).toEqual(['Name', 'Japanese name', 'P/T', 'Colors', 'Types', 'Abilities', 'Made by']);
  expect(rows[1]).toEqual(['Clue Token', '', '', 'colorless', 'Artifact — Clue', '{2}, Sacrifice this token: Draw a card.', 'Larder Imp; Pantry | Fox, "Quick"']);
  expect(stdout).toMatch(/│ Elf Warrior Token +│ エルフ・戦士・トークン │ 1\/1 │ green +│ Legendary Creature — Elf Warrior │/);
  expect(stdout).toContain('(copy of target <imp>)');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('JSON', async () => {
  expect(JSON.parse((await tokens('--format', 'json')).stdout)[1]).toEqual({
    name: 'Elf Warrior Token', nameJa: 'エルフ・戦士・トークン', copyOf: null, supertypes: ['legendary'], colors: ['green'], colorless: false, types: ['creature'],
    subtypes: ['Elf', 'Warrior'], power: '1', toughness: '1', abilities: [], sources: ['text'], madeBy: ['Larder Imp'],
  });
});

test('CSV quotes what it must', async () => {
  expect((await tokens('--format', 'csv')).stdout.split('\r\n')).toEqual([
    'name,japanese_name,power,toughness,colors,types,abilities,made_by,copy_of',
    'Clue Token,,,,colorless,Artifact — Clue,"{2}, Sacrifice this token: Draw a card.","Larder Imp; Pantry | Fox, ""Quick""",',
    'Elf Warrior Token,エルフ・戦士・トークン,1,1,green,Legendary Creature — Elf Warrior,,Larder Imp,',
    ',,,,green,Creature — Elf Warrior,,"Pantry | Fox, ""Quick""",target <imp>',
    '',
  ]);
});

test('Markdown escapes what would break the table', async () => {
  expect((await tokens('--format', 'markdown')).stdout.split('\n')).toEqual([
    '| Name | Japanese name | P/T | Colors | Types | Abilities | Made by |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    '| Clue Token |  |  | colorless | Artifact — Clue | {2}, Sacrifice this token: Draw a card. | Larder Imp; Pantry \\| Fox, "Quick" |',
    '| Elf Warrior Token | エルフ・戦士・トークン | 1/1 | green | Legendary Creature — Elf Warrior |  | Larder Imp |',
    '| (copy of target \\<imp\\>) |  |  | green | Creature — Elf Warrior |  | Pantry \\| Fox, "Quick" |',
    '',
  ]);
});

test('cards that make no tokens', async () => {
  const cwd = folderWith({ 'a.card': CARDS });
  expect((await runCli(['tokens'], { cwd }, fakeService([]))).stdout).toBe('These cards make no tokens.\n');
  expect((await runCli(['tokens', '--format', 'json'], { cwd }, fakeService([]))).stdout).toBe('[]\n');
});

test('a path that matches nothing is status 2', async () => {
  const { status, stdout, stderr } = await tokens('b.card');
  expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: '', stderr: 'cardwright: b.card: no such file or folder\n' });
});
