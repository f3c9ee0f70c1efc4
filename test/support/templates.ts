import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

const ROOT = resolve(import.meta.dirname, '../..');

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) yield* filesBelow(join(folder, entry.name));
    else if (entry.name.endsWith('.ts')) yield join(folder, entry.name);
  }
}

const templateOf = (template: ts.TemplateLiteral): string =>
  ts.isNoSubstitutionTemplateLiteral(template) ? template.text : [template.head.text, ...template.templateSpans.map(({ literal }, i) => `$${i}${literal.text}`)].join('');

function collect(folders: readonly string[], read: (node: ts.Node) => string | undefined): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of folders.flatMap((folder) => [...filesBelow(join(ROOT, folder))])) {
    const visit = (node: ts.Node): void => {
      const text = read(node);
      if (text !== undefined) found.set(text, file.slice(ROOT.length + 1));
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  }
  return found;
}

/** Every ``say`…` `` in these folders of the project, by its template, with the file that has it. */
export const templatesIn = (...folders: readonly string[]): Map<string, string> =>
  collect(folders, (node) => (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'say' ? templateOf(node.template) : undefined));

/** Every string and template of these folders, with its file. */
export const literalsIn = (...folders: readonly string[]): Map<string, string> =>
  collect(folders, (node) => (ts.isStringLiteral(node) ? node.text : ts.isTemplateLiteral(node) ? templateOf(node) : undefined));
