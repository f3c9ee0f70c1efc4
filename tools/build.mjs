import { build } from 'esbuild';

const shared = { bundle: true, minify: true, sourcemap: false, logLevel: 'warning', legalComments: 'none' };
const node = { ...shared, platform: 'node', target: 'node20' };
const web = { ...shared, platform: 'browser', target: 'es2022', define: { global: 'globalThis' }, mainFields: ['browser', 'module', 'main'] };
const requireShim = "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";

await Promise.all([
  build({ ...node, format: 'esm', entryPoints: { cli: 'cli/main.ts', 'inspect-worker': 'cli/inspect-worker.ts' }, outdir: 'dist', outExtension: { '.js': '.mjs' }, banner: { js: requireShim } }),
  // tinypool starts its workers from this file beside the bundle.
  build({ ...node, format: 'esm', entryPoints: { 'entry/worker': 'node_modules/tinypool/dist/entry/worker.js' }, outdir: 'dist' }),
  build({ ...node, format: 'cjs', entryPoints: ['server/main-node.ts'], outfile: 'dist/server.cjs' }),
  build({ ...web, format: 'iife', entryPoints: ['server/main-browser.ts'], outfile: 'dist/server.web.js' }),
  build({ ...node, format: 'cjs', entryPoints: ['client/main-node.ts'], outfile: 'dist/extension.cjs', external: ['vscode'] }),
  build({ ...web, format: 'cjs', entryPoints: ['client/main-browser.ts'], outfile: 'dist/extension.web.js', external: ['vscode'] }),
]);
