import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';

const shared = { bundle: true, minify: true, sourcemap: false, logLevel: 'warning', legalComments: 'none', metafile: true };
const node = { ...shared, platform: 'node', target: 'node20' };
const web = { ...shared, platform: 'browser', target: 'es2022', define: { global: 'globalThis' }, mainFields: ['browser', 'module', 'main'] };
const requireShim = "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";

const results = await Promise.all([
  build({ ...node, format: 'esm', entryPoints: { cli: 'cli/main.ts', 'inspect-worker': 'cli/inspect-worker.ts' }, outdir: 'dist', outExtension: { '.js': '.mjs' }, banner: { js: requireShim } }),
  // tinypool starts its workers from this file beside the bundle.
  build({ ...node, format: 'esm', entryPoints: { 'entry/worker': 'node_modules/tinypool/dist/entry/worker.js' }, outdir: 'dist' }),
  build({ ...node, format: 'cjs', entryPoints: ['server/main-node.ts'], outfile: 'dist/server.cjs' }),
  build({ ...web, format: 'iife', entryPoints: ['server/main-browser.ts'], outfile: 'dist/server.web.js' }),
  build({ ...node, format: 'cjs', entryPoints: ['client/main-node.ts'], outfile: 'dist/extension.cjs', external: ['vscode'] }),
  build({ ...web, format: 'cjs', entryPoints: ['client/main-browser.ts'], outfile: 'dist/extension.web.js', external: ['vscode'] }),
]);

/** The licence text of every package that a bundle holds. */
function notices() {
  const inputs = results.flatMap(({ metafile }) => Object.keys(metafile.inputs));
  const packages = [...new Set(inputs.flatMap((path) => /^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []))].sort();
  return packages.map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
    const file = readdirSync(folder).find((f) => /^licen[cs]e/i.test(f));
    return `${name} ${version} (${license})\n\n${file ? readFileSync(`${folder}/${file}`, 'utf8').trim() : 'No licence file in the package.'}\n`;
  }).join(`\n${'-'.repeat(80)}\n\n`);
}

if (!existsSync('dist')) mkdirSync('dist');
writeFileSync('dist/THIRD-PARTY-NOTICES.txt', notices());
