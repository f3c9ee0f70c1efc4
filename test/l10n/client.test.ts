import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { literalsIn } from '../support/templates.ts';

const read = (path: string): Record<string, string> => JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;

test('every message of the extension has its Japanese', () => {
  const shown = [...literalsIn('client').keys()].filter((text) => /^[A-Z][a-z]+ .*(?:[a-z.])$/.test(text) && !/^The language server/.test(text));
  expect(shown.sort()).toEqual(Object.keys(read('l10n/bundle.l10n.ja.json')).sort());
});

test('every text of the manifest is there in both languages', () => {
  const keys = [...readFileSync('package.json', 'utf8').matchAll(/"%([\w.-]+)%"/g)].map(([, key]) => key!).sort();
  for (const file of ['package.nls.json', 'package.nls.ja.json']) expect(Object.keys(read(file)).sort(), file).toEqual([...new Set(keys)]);
});

test('the Japanese texts of the manifest are Japanese', () => {
  expect(Object.entries(read('package.nls.ja.json')).filter(([, text]) => !/[ぁ-んァ-ヶ一-龠]/u.test(text))).toEqual([]);
});
