import assert from 'node:assert/strict';
import { readVsix } from '../support/vsix.ts';

const text = (content: Uint8Array | undefined): string => new TextDecoder().decode(content);

interface Manifest {
  main: string;
  browser: string;
  icon: string;
  contributes: { languages: { icon: { light: string; dark: string }; configuration: string }[]; grammars: { path: string }[]; jsonValidation: { url: string }[] };
}

describe('the packed extension', () => {
  const files = readVsix();
  const manifest = JSON.parse(text(files['extension/package.json'])) as Manifest;

  it('holds the bundles and what the manifest names, and nothing else', () => {
    assert.deepEqual(Object.keys(files).sort(), [
      '[Content_Types].xml',
      'extension.vsixmanifest',
      'extension/LICENSE.txt',
      'extension/dist/THIRD-PARTY-NOTICES.txt',
      'extension/dist/extension.cjs',
      'extension/dist/extension.web.js',
      'extension/dist/server.cjs',
      'extension/dist/server.web.js',
      'extension/l10n/bundle.l10n.ja.json',
      'extension/language-configuration.json',
      'extension/media/icon.png',
      'extension/media/language.svg',
      'extension/package.json',
      'extension/package.nls.ja.json',
      'extension/package.nls.json',
      'extension/readme.md',
      'extension/schema/cardwright.schema.json',
      'extension/syntaxes/cardwright.tmLanguage.json',
    ]);
  });

  it('has every file that its manifest points at', () => {
    const { languages, grammars, jsonValidation } = manifest.contributes;
    const named = [manifest.main, manifest.browser, manifest.icon, ...languages.flatMap(({ icon, configuration }) => [icon.light, icon.dark, configuration]), ...grammars.map(({ path }) => path), ...jsonValidation.map(({ url }) => url)];
    assert.deepEqual(named.filter((path) => !files[`extension/${path.replace(/^\.\//, '')}`]), []);
  });

  it('can run in a browser: the web bundles ask for no module but the editor', () => {
    const asked = (file: string): string[] => [...text(files[file]).matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name]) => name!);
    assert.deepEqual([...new Set(asked('extension/dist/extension.web.js'))], ['vscode']);
    assert.deepEqual(asked('extension/dist/server.web.js'), []);
  });

  it('names no file outside itself', () => {
    for (const [path, content] of Object.entries(files)) {
      if (/\.(?:c?js|json)$/.test(path)) assert.doesNotMatch(text(content), /file:\/\/\/(?!\$\{)|\/home\/|\/Users\//, path);
    }
  });

  it('is small enough to start fast', () => {
    const size = Object.values(files).reduce((sum, content) => sum + content.length, 0);
    assert.ok(size < 8_000_000, `${size} bytes unpacked`);
  });
});
