import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rule } from '../service/engine/rule.ts';
import { SEVERITIES } from '../service/model.ts';

const LEVELS = [...SEVERITIES, 'off'];

const isRuleFile = (name: string): boolean => name.endsWith('.ts') && name !== 'index.ts';

/** The codes of the rules in `folder`, in order: each is the name of its file. */
export const ruleCodes = (folder: string): string[] => readdirSync(folder).filter(isRuleFile).map((name) => name.slice(0, -3)).sort();

/** Loads every rule of `folder`. Throws where a file's name is not its rule's code. */
export async function loadRules(folder: string): Promise<Rule[]> {
  return Promise.all(ruleCodes(folder).map(async (code) => {
    const { default: rule } = await import(pathToFileURL(join(folder, `${code}.ts`)).href) as { default: Rule };
    if (rule.code !== code) throw new Error(`service/rules/${code}.ts has the code ${rule.code}: the file and the code must have one name.`);
    return rule;
  }));
}

const camelCase = (code: string): string => code.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `service/rules/index.ts`. */
export function ruleIndex(codes: readonly string[]): string {
  const imports = codes.map((code) => `import ${camelCase(code)} from './${code}.ts';`);
  const names = codes.map((code) => `  ${camelCase(code)},`);
  return [
    '// Generated from the files of this folder by `npm run generate`; do not edit.',
    "import type { Rule } from '../engine/rule.ts';",
    ...imports,
    '',
    '/** Every rule, in the order of their codes. */',
    'export const RULES: readonly Rule[] = [',
    ...names,
    '];',
    '',
  ].join('\n');
}

const GENERATED = (source: string): string => `<!-- Generated from ${source} by \`npm run generate\`; do not edit. -->`;

const fenced = (text: string): string[] => ['```', text, '```'];

/** `docs/rules/CODE.md`. */
export function rulePage({ code, severity, rules, summary, why, bad, good, fixable, since }: Rule): string {
  const numbers = rules.length ? ` · Comprehensive Rules ${rules.join(', ')}` : '';
  return [
    GENERATED(`service/rules/${code}.ts`),
    '',
    `# ${code}`,
    '',
    summary,
    '',
    `Severity: **${severity}**${numbers} · ${fixable ? 'with a quick fix where the right text can be worked out' : 'no quick fix'} · since ${since}`,
    '',
    '## Why',
    '',
    why,
    '',
    '## Wrong',
    '',
    ...fenced(bad),
    '',
    '## Right',
    '',
    ...fenced(good),
    '',
    '## Another severity',
    '',
    `Set \`${code}\` to one of ${LEVELS.map((level) => `\`${level}\``).join(', ')}: for the whole project in [\`cardwright.json\`](../configuration.md) under \`rules\`, or in the editor's settings under \`cardwright.rules\`, for example`,
    '',
    '```json',
    JSON.stringify({ 'cardwright.rules': { [code]: 'off' } }, null, 2),
    '```',
    '',
    '[All diagnostics](README.md)',
    '',
  ].join('\n');
}

const cell = (text: string): string => text.replace(/\|/g, '\\|');

/** `docs/rules/README.md`. */
export function rulesPage(rules: readonly Rule[]): string {
  const row = (rule: Rule): string => `| [${rule.code}](${rule.code}.md) | ${rule.severity} | ${rule.rules.join(', ') || '–'} | ${rule.fixable ? 'yes' : '–'} | ${cell(rule.summary)} |`;
  return [
    GENERATED('service/rules'),
    '',
    '# Diagnostics',
    '',
    'Each has a stable code, a severity that you can change, and a page that says why.',
    '**error**: the card cannot work as written under the rules. **warning**: it works or may work, but no printed card says it so. **information**: worth knowing.',
    '',
    '| code | severity | rules | fix | what is flagged |',
    '| --- | --- | --- | --- | --- |',
    ...rules.map(row),
    '',
  ].join('\n');
}

const severityOf = (rule: Rule) => ({ type: 'string', enum: LEVELS, default: rule.severity, description: rule.summary });

const bySeverity = (rules: readonly Rule[]): Record<string, object> => Object.fromEntries(rules.map((rule) => [rule.code, severityOf(rule)]));

/** `schema/cardwright.schema.json`: what `cardwright.json` may hold. */
export function configurationSchema(rules: readonly Rule[]): object {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Cardwright configuration',
    description: 'Settings of a project, for the editor and the command line alike.',
    type: 'object',
    properties: {
      $schema: { type: 'string' },
      edition: {
        type: 'string', pattern: '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$', examples: ['2026-09-25', '2023-11-17'],
        description: 'The date of the Comprehensive Rules whose numbers, predefined tokens and wording count. The newest when it is left out.',
      },
      rules: { type: 'object', description: 'Severity of each diagnostic by its code; “off” silences it.', properties: bySeverity(rules), additionalProperties: false },
      ignore: {
        type: 'array', items: { type: 'string', minLength: 1 }, examples: [['drafts/**']],
        description: 'Globs of card files that are not checked, from the folder of this file. Without a slash they count at any depth.',
      },
      comprehensiveRules: { type: 'string', minLength: 1, description: 'The path, from the folder of this file, of a Comprehensive Rules text that you have downloaded. The official text of rules is then shown.' },
      cards: { type: 'string', minLength: 1, description: 'The path, from the folder of this file, of a card file of Scryfall or MTGJSON that you have downloaded. The names of its cards then stand for tokens.' },
    },
    additionalProperties: false,
  };
}

/** The key of a rule's summary among the texts of the manifest. */
export const ruleKey = (code: string): string => `rule.${code}`;

interface Manifest {
  contributes: { configuration: { properties: Record<string, Record<string, unknown>> } };
}

/** `package.json` with the setting `cardwright.rules` brought up to date. */
export function manifestWithRules(manifest: string, rules: readonly Rule[]): string {
  const json = JSON.parse(manifest) as Manifest;
  const setting = json.contributes.configuration.properties['cardwright.rules'];
  if (!setting) throw new Error('package.json has no setting cardwright.rules.');
  setting['properties'] = Object.fromEntries(rules.map((rule) => [rule.code, { ...severityOf(rule), description: `%${ruleKey(rule.code)}%` }]));
  setting['additionalProperties'] = false;
  return `${JSON.stringify(json, null, 2)}\n`;
}
