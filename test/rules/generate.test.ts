import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Ajv from 'ajv';
import { afterEach, expect, test } from 'vitest';
import { RULES } from '../../service/rules/index.ts';
import { configurationSchema, manifestWithRules, ruleIndex, rulePage, rulesPage } from '../../tools/generate-rules.ts';
import { derivedFiles, staleFiles } from '../../tools/generate.ts';

const root = join(import.meta.dirname, '../..');
const made: string[] = [];
afterEach(() => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A root in which every derived file is as it should be. */
async function freshRoot(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'generate-'));
  made.push(folder);
  for (const { path, content } of await derivedFiles(root)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    if (content !== null) writeFileSync(join(folder, path), content);
  }
  return folder;
}

test('nothing is stale in what was just generated', async () => {
  const folder = await freshRoot();
  expect(staleFiles(folder, await derivedFiles(root))).toEqual([]);
});

test('a changed, a missing and a left-over file are stale', async () => {
  const folder = await freshRoot();
  writeFileSync(join(folder, 'docs/rules/README.md'), 'changed by hand');
  rmSync(join(folder, 'schema/cardwright.schema.json'));
  const files = [...await derivedFiles(root), { path: 'docs/rules/gone.md', content: null }];
  writeFileSync(join(folder, 'docs/rules/gone.md'), 'the page of a rule that is no more');
  expect(staleFiles(folder, files).map(({ path }) => path).sort()).toEqual(['docs/rules/README.md', 'docs/rules/gone.md', 'schema/cardwright.schema.json']);
});

test('line ends of another system are not stale', async () => {
  const folder = await freshRoot();
  const page = join(folder, 'docs/rules/README.md');
  writeFileSync(page, readFileSync(page, 'utf8').replace(/\n/g, '\r\n'));
  expect(staleFiles(folder, await derivedFiles(root))).toEqual([]);
});

test('a rule that was taken away takes its page with it, a new one brings its own', async () => {
  const folder = await freshRoot();
  mkdirSync(join(folder, 'service/rules'), { recursive: true });
  writeFileSync(join(folder, 'service/rules/only-rule.ts'), "export default { code: 'only-rule', since: '0.1.0', severity: 'hint', rules: [], summary: 'S.', why: 'W.', bad: 'B', good: 'G', fixable: false, on: {} };");
  const stale = new Map(staleFiles(folder, await derivedFiles(folder)).map(({ path, content }) => [path, content]));
  expect(stale.get('docs/rules/outdated-create.md')).toBeNull();
  expect(stale.get('docs/rules/only-rule.md')).toContain('# only-rule');
  expect(stale.get('service/rules/index.ts')).toBe(ruleIndex(['only-rule']));
  expect(stale.get('docs/rules/README.md')).not.toContain('outdated-create');
});

test('a rule in a file of another name is refused', async () => {
  const folder = await freshRoot();
  writeFileSync(join(folder, 'service/rules/one-name.ts'), "export default { code: 'another-name', on: {} };");
  await expect(derivedFiles(folder)).rejects.toThrow('one-name.ts has the code another-name');
});

test('every rule has its page and its line', () => {
  const page = rulesPage(RULES);
  for (const rule of RULES) {
    expect(page).toContain(`[${rule.code}](${rule.code}.md)`);
    expect(rulePage(rule)).toContain(rule.bad);
    expect(rulePage(rule)).toContain(rule.good);
  }
});

test('the index imports every code', () => {
  expect(ruleIndex(['a-rule', 'other'])).toContain("import aRule from './a-rule.ts';");
  expect(ruleIndex(['a-rule', 'other'])).toMatch(/^\/\/ Generated/);
});

test('the schema takes severities of known codes and nothing else', () => {
  const schema = configurationSchema(RULES);
  const valid = new Ajv({ strict: false }).compile(schema);
  expect(valid({ rules: { 'illegal-target': 'warning', 'outdated-enters': 'off' } })).toBe(true);
  expect(valid({})).toBe(true);
  expect(valid({ rules: { 'illegal-target': 'fatal' } })).toBe(false);
  expect(valid({ rules: { 'ilegal-target': 'off' } })).toBe(false);
});

test('the manifest keeps everything but the setting of the rules', () => {
  const before = readFileSync(join(root, 'package.json'), 'utf8');
  const after = JSON.parse(manifestWithRules(before, RULES));
  expect(Object.keys(after.contributes.configuration.properties['cardwright.rules'].properties)).toEqual(RULES.map(({ code }) => code));
  const without = (json: { contributes: { configuration: { properties: Record<string, Record<string, unknown>> } } }) => {
    const setting = json.contributes.configuration.properties['cardwright.rules']!;
    delete setting['properties'];
    delete setting['additionalProperties'];
    return json;
  };
  expect(without(after)).toEqual(without(JSON.parse(before)));
});
