import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fakeService, folderWith, runCli, type FakeFinding } from '../support/cli.ts';

const FAKES: FakeFinding[] = [
  { find: 'Destroy target player', code: 'illegal-target', message: 'A player cannot be destroyed.', rules: ['115.2', '701.8'], put: 'Destroy target creature' },
  { find: 'Draw 2 cards', code: 'number-style', severity: 'warning', message: 'Write “two”.', put: 'Draw two cards' },
  { find: 'flimmer', code: 'unrecognized-text', severity: 'information', message: 'This word is not known.' },
];
const service = fakeService(FAKES);

const card = (text: string, name = 'Larder Imp'): string => `${name} {B}\nSorcery\n${text}\n`;
const lint = (cwd: string, ...argv: string[]) => runCli(['lint', ...argv], { cwd }, service);

test('a finding is told with its place, severity, message, code, rules, line and carets', async () => {
  const cwd = folderWith({ 'set.card': card('Destroy target player.') });
  const { status, stdout, stderr } = await lint(cwd, 'set.card');
  expect(stdout).toBe([
    'set.card:3:1: error: A player cannot be destroyed. [illegal-target; rule 115.2, 701.8]',
    '    3 | Destroy target player.',
    '      | ^^^^^^^^^^^^^^^^^^^^^',
    '      | fix: Write “Destroy target creature”.',
    '',
    '1 error, 0 warnings in 1 file.',
    '',
  ].join('\n'));
  expect(stderr).toBe('');
  expect(status).toBe(1);
});

test('a clean run says so and has status 0', async () => {
  const cwd = folderWith({ 'a.card': card('Draw a card.'), 'b/c.card': card('Draw a card.') });
  expect(await lint(cwd)).toEqual({ status: 0, stdout: '0 errors, 0 warnings in 2 files.\n', stderr: '' });
});

test('information is counted, is not shown, and does not fail', async () => {
  const cwd = folderWith({ 'a.card': card('flimmer') });
  expect(await lint(cwd)).toMatchObject({ status: 0, stdout: '0 errors, 0 warnings in 1 file. Not shown: 1 information (--severity information).\n' });
  const shown = await lint(cwd, '--severity', 'information');
  expect(shown.stdout).toContain('a.card:3:1: information: This word is not known. [unrecognized-text]');
  expect(shown.stdout).toContain('0 errors, 0 warnings, 1 information in 1 file.\n');
  expect(shown.status).toBe(0);
});

test.each([
  { argv: [], status: 1 },
  { argv: ['--max-warnings', '0'], status: 1 },
  { argv: ['--max-warnings', '1'], status: 0 },
  { argv: ['--max-warnings', '-1'], status: 0 },
  { argv: ['--severity', 'error'], status: 0 },
  { argv: ['--severity', 'error', '--max-warnings', '0'], status: 1 },
])('one warning with $argv has status $status', async ({ argv, status }) => {
  const cwd = folderWith({ 'a.card': card('Draw 2 cards.') });
  expect((await lint(cwd, ...argv)).status).toBe(status);
});

test('no number of allowed warnings allows an error', async () => {
  const cwd = folderWith({ 'a.card': card('Destroy target player. Draw 2 cards.') });
  expect((await lint(cwd, '--max-warnings', '-1')).status).toBe(1);
});

test('--severity error hides warnings and says how many', async () => {
  const cwd = folderWith({ 'a.card': card('Destroy target player. Draw 2 cards.') });
  const { stdout } = await lint(cwd, '--severity', 'error');
  expect(stdout).not.toContain('number-style');
  expect(stdout).toContain('1 error in 1 file. Not shown: 1 warning (--severity warning).\n');
});

test('--quiet leaves the summary out', async () => {
  const cwd = folderWith({ 'a.card': card('Draw a card.'), 'b.card': card('Draw 2 cards.') });
  expect(await lint(cwd, '--quiet', 'a.card')).toEqual({ status: 0, stdout: '', stderr: '' });
  expect((await lint(cwd, '--quiet', 'b.card')).stdout).toMatch(/^b\.card:3:1: warning.*\n.*\n.*\n.*fix.*\n$/);
});

test('findings come in the order of the text', async () => {
  const cwd = folderWith({ 'a.card': card('Draw 2 cards. Destroy target player.\nDestroy target player.') });
  const { stdout } = await lint(cwd);
  expect(stdout.match(/a\.card:\d+:\d+/g)).toEqual(['a.card:3:1', 'a.card:3:15', 'a.card:4:1']);
});

test('folders and node_modules and dot folders', async () => {
  const cwd = folderWith({
    'a.card': card(''), 'sub/b.card': card(''), 'sub/deep/c.card': card(''), 'sub/notes.md': '', 'node_modules/x/d.card': card(''),
    'sub/node_modules/e.card': card(''), '.git/f.card': card(''),
  });
  expect((await lint(cwd)).stdout).toContain('in 3 files');
  expect((await lint(cwd, 'sub')).stdout).toContain('in 2 files');
  expect((await lint(cwd, 'sub/*.card', '**/c.card')).stdout).toContain('in 2 files');
  expect((await lint(cwd, 'a.card', '.', './a.card')).stdout).toContain('in 3 files');
});

test('a file whose name looks like a glob is a file', async () => {
  const cwd = folderWith({ 'set[1].card': card('Destroy target player.') });
  expect((await lint(cwd, 'set[1].card')).stdout).toMatch(/^set\[1\]\.card:3:1: error/);
});

test.each([
  { argv: ['nothing.card'], stderr: 'cardwright: nothing.card: no such file or folder\n' },
  { argv: ['*.nothing'], stderr: 'cardwright: *.nothing: no file matches this pattern\n' },
  { argv: ['empty'], stderr: 'cardwright: empty: no .card file in this folder or below it\n' },
  { argv: ['empty/readme.md'], stderr: 'cardwright: empty/readme.md: no cards are recognized in it; cards are read from .card files, and from .json and .jsonl files of card records\n' },
  { argv: ['a.card/b.card'], stderr: 'cardwright: a.card/b.card: no such file or folder\n' },
  { argv: ['binary.card'], stderr: 'cardwright: binary.card: line 2 holds a NUL character, so this is no text file; give the card file itself\n' },
  { argv: ['shift-jis.card'], stderr: 'cardwright: shift-jis.card: the file is not UTF-8 text (Shift_JIS and other encodings are not read); save it as UTF-8\n' },
  { argv: ['--frmat', 'json'], stderr: "cardwright: unknown option '--frmat' (Did you mean --format?)\n" },
  { argv: ['--format', 'xml'], stderr: /^cardwright: option '--format <format>' argument 'xml' is invalid\. Allowed choices are text, json, sarif, github\.\n$/ },
  { argv: ['--max-warnings', 'few'], stderr: /^cardwright: option '--max-warnings <number>' argument 'few' is invalid\. It must be a whole number\.\n$/ },
  { argv: ['--stdin', 'a.card'], stderr: 'cardwright: lint: --stdin and paths exclude each other; give one of them\n' },
])('$argv is one clear line and status 2', async ({ argv, stderr }) => {
  const cwd = folderWith({
    'a.card': card(''), 'empty/readme.md': 'Notes', 'binary.card': 'Imp\nSor\0cery\n', 'shift-jis.card': Uint8Array.from([0x83, 0x4e, 0x83, 0x8a, 0x0a]),
  });
  const ran = await lint(cwd, ...argv);
  expect(ran.status).toBe(2);
  expect(ran.stdout).toBe('');
  expect(ran.stderr).toEqual(typeof stderr === 'string' ? stderr : expect.stringMatching(stderr));
});

test('one unreadable file does not hide the findings of the others', async () => {
  const cwd = folderWith({ 'a.card': card('Destroy target player.'), 'b.card': Uint8Array.from([0xff, 0x41]) });
  const { status, stdout, stderr } = await lint(cwd, 'a.card', 'b.card', 'c.card');
  expect(stdout).toContain('a.card:3:1: error');
  expect(stderr.split('\n').map((line) => line.slice(0, 20))).toEqual(['cardwright: c.card: ', 'cardwright: b.card: ', '']);
  expect(status).toBe(2);
});

test.each([
  { argv: ['--stdin'], name: '<stdin>' },
  { argv: ['-'], name: '<stdin>' },
  { argv: ['--stdin', '--stdin-filename', 'sets/x.card'], name: 'sets/x.card' },
  { argv: ['--stdin-filename', 'x.card'], name: 'x.card' },
])('$argv reads standard input as $name', async ({ argv, name }) => {
  const { status, stdout } = await runCli(['lint', ...argv], { input: card('Destroy target player.') }, service);
  expect(stdout.startsWith(`${name}:3:1: error`)).toBe(true);
  expect(status).toBe(1);
});

test('standard input may hold JSON, by its name or its content', async () => {
  const input = JSON.stringify({ name: 'Imp', type_line: 'Sorcery', oracle_text: 'Destroy target player.' });
  for (const argv of [['--stdin'], ['--stdin-filename', 'x.jsonl']]) {
    expect((await runCli(['lint', ...argv, '--format', 'json'], { input }, service)).stdout).toContain(`"column": ${input.indexOf('Destroy') + 1},`);
  }
});

test('a record of a JSON file is pointed at in the file, and its own line is shown', async () => {
  const record = { name: 'Imp', type_line: 'Sorcery', oracle_text: 'Draw a “card”.\nDestroy target player.' };
  const text = JSON.stringify([{ ...record, oracle_text: 'Draw a card.' }, record], null, 2);
  const cwd = folderWith({ 'set.json': text });
  const lines = text.split('\n');
  const line = lines.findIndex((l) => l.includes('Destroy'));
  const { stdout } = await lint(cwd, 'set.json');
  expect(stdout).toContain(`set.json:${line + 1}:${lines[line]!.indexOf('Destroy') + 1}: error`);
  expect(stdout).toContain(` ${line + 1} | Destroy target player.\n      | ^^^^^^^^^^^^^^^^^^^^^\n`);
});

test('faces and Japanese fields of JSON records are found', async () => {
  const cwd = folderWith({ 'set.jsonl': [
    JSON.stringify({ object: 'card', lang: 'en', card_faces: [{ name: 'A', type_line: 'Sorcery', oracle_text: 'x' }, { name: 'B', type_line: 'Sorcery', oracle_text: 'Draw 2 cards.' }] }),
    JSON.stringify({ object: 'card', lang: 'ja', name: 'C', printed_name: 'し', printed_type_line: 'ソーサリー', oracle_text: 'Draw 2 cards.', printed_text: 'あDraw 2 cards.' }),
    JSON.stringify({ game: 'yugioh', lang: 'ja', name: { en: 'D', ja: 'で' }, card_type: 'Spell', text: { en: 'Draw 2 cards.', ja: 'いDraw 2 cards.' } }),
  ].join('\n') });
  const { stdout } = await lint(cwd, 'set.jsonl', '--format', 'json');
  const lines = readFileSync(`${cwd}/set.jsonl`, 'utf8').split('\n');
  const found = JSON.parse(stdout) as { line: number; column: number; endColumn: number; card: string }[];
  expect(found.map(({ line, column, endColumn }) => lines[line - 1]!.slice(column - 3, endColumn - 1))).toEqual([':"Draw 2 cards', '"あDraw 2 cards', '"いDraw 2 cards']);
  expect(found.map(({ card: name }) => name)).toEqual(['B', 'し', 'で']);
});

test('a wrong-typed field is pointed at by its record', async () => {
  const wrong = fakeService([], { face: () => ({ findings: [{ code: 'malformed-record', severity: 'error', message: 'Not text.', rules: [], field: 'power', fixes: [], start: 0, end: 0 }] }) });
  const cwd = folderWith({ 'set.jsonl': '{"name":"A","type_line":"Sorcery"}\n\n{"name":"B","power":[2]}\n' });
  const { stdout } = await runCli(['lint', 'set.jsonl'], { cwd }, wrong);
  expect(stdout.match(/set\.jsonl:\d+:\d+/g)).toEqual(['set.jsonl:1:1', 'set.jsonl:3:1']);
});

test('findings about the file itself are told too', async () => {
  const analyze: typeof service.analyze = (document) => ({ document, faces: [], findings: [{ code: 'malformed-card', severity: 'error', message: 'This is no card.', rules: [], field: 'text', fixes: [], start: 4, end: 8 }] });
  const cwd = folderWith({ 'a.card': 'One\nTwo?\n' });
  expect((await runCli(['lint', '--quiet'], { cwd }, fakeService([], { analyze }))).stdout).toBe('a.card:2:1: error: This is no card. [malformed-card]\n    2 | Two?\n      | ^^^^\n');
});

test.each([
  { env: {}, stdoutIsTerminal: true, color: true },
  { env: {}, stdoutIsTerminal: false, color: false },
  { env: { NO_COLOR: '1' }, stdoutIsTerminal: true, color: false },
  { env: { TERM: 'dumb' }, stdoutIsTerminal: true, color: false },
  { env: { FORCE_COLOR: '1' }, stdoutIsTerminal: false, color: true },
  { env: { CI: 'true' }, stdoutIsTerminal: false, color: false },
])('colors with $env, terminal $stdoutIsTerminal: $color', async ({ env, stdoutIsTerminal, color }) => {
  const cwd = folderWith({ 'a.card': card('Destroy target player.') });
  const { stdout } = await runCli(['lint'], { cwd, env, stdoutIsTerminal }, service);
  expect(stdout.includes('\u001b[')).toBe(color);
});

test('card text cannot write escapes into the terminal', async () => {
  const evil = fakeService([{ find: 'evil', message: 'bad \u001b[2J\nword' }]);
  const cwd = folderWith({ 'a.card': card('evil \u001b[2J\u009b2J') });
  const { stdout } = await runCli(['lint'], { cwd }, evil);
  expect(stdout).not.toMatch(/[\u001b\u009b]/);
  expect(stdout).toContain('bad ␛[2J word');
});

test('UTF-16 with a mark and UTF-8 with a mark are read, and the mark moves no column', async () => {
  const text = '\ufeffDestroy {B}\nSorcery\nDestroy target player.\n';
  const cwd = folderWith({ '8.card': text, '16le.card': Buffer.from(text, 'utf16le'), '16be.card': Buffer.from(text, 'utf16le').swap16() });
  expect((await lint(cwd)).stdout.match(/^\S+?:\d+:\d+/gm)).toEqual(['16be.card:3:1', '16le.card:3:1', '8.card:3:1']);
});

test('a fault of the service is one line with the file, status 2, details only on demand', async () => {
  const broken = fakeService([], { analyze: () => { throw new TypeError('x is\nundefined'); } });
  const cwd = folderWith({ 'a.card': card('') });
  const ran = await runCli(['lint'], { cwd }, broken);
  expect(ran).toEqual({ status: 2, stdout: '', stderr: 'cardwright: internal error: a.card: x is undefined; please report it (CARDWRIGHT_DEBUG=1 shows the details)\n' });
  const debugged = await runCli(['lint'], { cwd, env: { CARDWRIGHT_DEBUG: '1' } }, broken);
  expect(debugged.stderr).toContain('TypeError: x is');
});
