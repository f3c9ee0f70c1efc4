import Ajv from 'ajv';
import { describe, expect, test } from 'vitest';
import { readConfiguration } from '../../service/configuration.ts';
import { englishOf } from '../../service/l10n/message.ts';
import { matchesGlobs } from '../../service/glob.ts';
import { RULES } from '../../service/rules/index.ts';
import { configurationSchema } from '../../tools/generate-rules.ts';
import { folderWith, runCli } from '../support/cli.ts';

const CODES = RULES.map(({ code }) => code);
const validate = new Ajv({ strict: false }).compile(configurationSchema(RULES));

describe('cardwright.json', () => {
  test.each([
    {}, { edition: '2023-11-17' }, { rules: { 'illegal-target': 'off', 'undefined-x': 'error' } }, { ignore: ['drafts/**', '*.old.card'] }, { $schema: './cardwright.schema.json' },
  ])('%j is good, and the schema says so too', (json) => {
    const { configuration, problems } = readConfiguration(JSON.stringify(json), CODES);
    expect(problems).toEqual([]);
    expect(configuration).toEqual({ rules: {}, ignore: [], ...('$schema' in json ? {} : json) });
    expect(validate(json)).toBe(true);
  });

  test.each([
    [[], 'must be an object'], [{ rule: {} }, 'Did you mean “rules”?'], [{ edition: 'newest' }, 'must be the date'], [{ edition: 20231117 }, 'must be the date'], [{ edition: '2023-13-01' }, 'must be the date'],
    [{ rules: [] }, 'must be an object'], [{ rules: { 'ilegal-target': 'off' } }, 'Did you mean “illegal-target”?'], [{ rules: { 'illegal-target': 'warn' } }, 'must be one of error, warning'],
    [{ ignore: 'drafts' }, 'must be a list'], [{ ignore: [7] }, 'must be a glob'], [{ ignore: [''] }, 'must be a glob'], [{ $schema: 7 }, 'must be a text'], [null, 'must be an object'], ['x', 'must be an object'],
  ])('%j is wrong, and the schema says so too', (json, message) => {
    const { configuration, problems } = readConfiguration(JSON.stringify(json), CODES);
    expect(problems.map(englishOf)).toEqual([expect.stringContaining(message)]);
    expect(configuration).toEqual({ rules: {}, ignore: [] });
    expect(validate(json)).toBe(false);
  });

  test('what is good beside what is wrong counts', () => {
    expect(readConfiguration('{"rules":{"illegal-target":"off","nothing":"off"}}', CODES).configuration.rules).toEqual({ 'illegal-target': 'off' });
  });
  test('text that is no JSON, and a byte order mark', () => {
    expect(readConfiguration('{"rules":', CODES).problems.map(englishOf)).toEqual([expect.stringMatching(/^It is no JSON/)]);
    expect(readConfiguration('\uFEFF{}', CODES).problems).toEqual([]);
  });
});

test.each([
  ['drafts/a.card', 'drafts', true], ['x/drafts/a.card', 'drafts', true], ['drafts/a.card', 'drafts/', true], ['x/drafts/a.card', '/drafts', false], ['drafts/x/a.card', 'drafts/**', true],
  ['a.old.card', '*.old.card', true], ['x/y/a.old.card', '*.old.card', true], ['a.card', '*.old.card', false], ['x/a.card', 'x/*.card', true], ['x/y/a.card', 'x/*.card', false],
  ['x/y/a.card', 'x/**/a.card', true], ['x/a.card', 'x/**/a.card', true], ['a1.card', 'a?.card', true], ['b.card', '{a,b}.card', true], ['c.card', '{a,b}.card', false], ['a+b.card', 'a+b.card', true], ['aab.card', 'a+b.card', false],
  ['a.card', '', false], ['sets/one/a.card', './sets/one', true],
])('%s and the glob %s', (path, glob, matches) => {
  expect(matchesGlobs(path, [glob])).toBe(matches);
});

const BAD = 'Ember Lash {2}{R}\nSorcery\nDestroy target player.\n';
const lint = (cwd: string, ...paths: string[]) => runCli(['lint', '--quiet', ...paths], { cwd });

describe('on the command line', () => {
  test('the nearest configuration above a file counts', async () => {
    const cwd = folderWith({ 'cardwright.json': '{"rules":{"illegal-target":"off"}}', 'a.card': BAD, 'in/b.card': BAD, 'in/cardwright.json': '{"rules":{"illegal-target":"warning"}}', 'in/deep/c.card': BAD });
    const { status, stdout } = await lint(cwd);
    expect(stdout).not.toMatch(/^a\.card/m);
    expect(stdout).toMatch(/^in\/b\.card:3:9: warning:/m);
    expect(stdout).toMatch(/^in\/deep\/c\.card:3:9: warning:/m);
    expect(status).toBe(1);
  });
  test('also above the folder in which the command runs, and for standard input with a name', async () => {
    const root = folderWith({ 'cardwright.json': '{"rules":{"illegal-target":"off"}}', 'sets/a.card': BAD });
    expect(await lint(`${root}/sets`)).toMatchObject({ status: 0, stdout: '' });
    expect(await runCli(['lint', '--stdin-filename', 'sets/new.card'], { cwd: root, input: BAD })).toMatchObject({ status: 0 });
  });
  test('files that it ignores are not checked', async () => {
    const cwd = folderWith({ 'cardwright.json': '{"ignore":["drafts/**"]}', 'drafts/a.card': BAD, 'b.card': 'Gull {W}\nCreature — Bird\nFlying\n1/1\n' });
    expect(await lint(cwd)).toMatchObject({ status: 0, stdout: '' });
    expect(await lint(cwd, 'drafts/a.card')).toMatchObject({ status: 0, stdout: '' });
    expect((await runCli(['tokens', '--format', 'json'], { cwd })).stdout.trim()).toBe('[]');
  });
  test('one that is wrong is told in one line, and the status is 2', async () => {
    const cwd = folderWith({ 'cardwright.json': '{"rules":{"ilegal-target":"off"}}', 'a.card': BAD, 'b.card': BAD });
    const { status, stdout, stderr } = await lint(cwd);
    expect(stderr).toBe('cardwright: cardwright.json: “rules” names “ilegal-target”, and there is no such diagnostic. Did you mean “illegal-target”?\n');
    expect(stdout).toMatch(/illegal-target/);
    expect(status).toBe(2);
  });
  test('inspect takes it too', async () => {
    const cwd = folderWith({ 'cardwright.json': '{"rules":{"illegal-target":"hint"}}', 'a.card': BAD });
    expect(JSON.parse((await runCli(['inspect', 'a.card'], { cwd })).stdout).diagnostics).toMatchObject([{ code: 'illegal-target', severity: 'hint' }]);
  });
});
