import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configurationSchema, loadRules, manifestWithRules, ruleCodes, ruleIndex, rulePage, rulesPage } from './generate-rules.ts';
import { manifestTexts } from './generate-nls.ts';
import { textMateGrammar } from './generate-textmate.ts';

/** A file that is derived from others, by its path from the root; null: there should be no such file. */
export interface DerivedFile {
  path: string;
  content: string | null;
}

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** Every derived file of the project as it should be. Reads files below `root`, writes none. */
export async function derivedFiles(root: string): Promise<DerivedFile[]> {
  const folder = join(root, 'service/rules');
  const rules = await loadRules(folder);
  const pages = new Map(rules.map((rule) => [`${rule.code}.md`, rulePage(rule)]));
  pages.set('README.md', rulesPage(rules));
  const docs = join(root, 'docs/rules');
  const left = existsSync(docs) ? readdirSync(docs).filter((name) => name.endsWith('.md') && !pages.has(name)) : [];
  return [
    { path: 'service/rules/index.ts', content: ruleIndex(ruleCodes(folder)) },
    ...[...pages].map(([name, content]) => ({ path: `docs/rules/${name}`, content })),
    ...left.map((name) => ({ path: `docs/rules/${name}`, content: null })),
    { path: 'schema/cardwright.schema.json', content: json(configurationSchema(rules)) },
    { path: 'package.json', content: manifestWithRules(readFileSync(join(root, 'package.json'), 'utf8'), rules) },
    { path: 'package.nls.json', content: json(manifestTexts(rules, 'en')) },
    { path: 'package.nls.ja.json', content: json(manifestTexts(rules, 'ja')) },
    { path: 'syntaxes/cardwright.tmLanguage.json', content: json(textMateGrammar()) },
  ];
}

/** Those that differ from what is on the disk. */
export function staleFiles(root: string, files: readonly DerivedFile[]): DerivedFile[] {
  const current = (path: string): string | null => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8').replace(/\r\n/g, '\n') : null);
  return files.filter(({ path, content }) => current(path) !== content);
}

function write(root: string, { path, content }: DerivedFile): void {
  const file = join(root, path);
  if (content === null) return rmSync(file);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** `generate` writes what is stale; `generate --check` names it and answers 1. */
async function main(args: readonly string[]): Promise<number> {
  const unknown = args.filter((arg) => arg !== '--check');
  if (unknown.length > 0) {
    console.error(`generate: ${unknown[0]} is no option; there is only --check`);
    return 2;
  }
  const root = join(dirname(fileURLToPath(import.meta.url)), '..');
  const stale = staleFiles(root, await derivedFiles(root));
  if (!args.includes('--check')) {
    for (const file of stale) {
      write(root, file);
      console.log(`${file.content === null ? 'removed' : 'wrote'} ${file.path}`);
    }
    return 0;
  }
  for (const { path } of stale) console.error(`stale: ${path}`);
  if (stale.length > 0) console.error('Run `npm run generate` and commit what it writes.');
  return stale.length > 0 ? 1 : 0;
}

if (process.argv[1] && fileURLToPath(import.meta.url) === process.argv[1]) process.exitCode = await main(process.argv.slice(2));
