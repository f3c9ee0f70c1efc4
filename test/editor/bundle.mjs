// Bundles the tests that run inside VS Code, for its Node and for its web extension host.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const shared = { bundle: true, format: 'cjs', sourcemap: 'inline', external: ['vscode'], logLevel: 'warning' };

await Promise.all([
  build({ ...shared, platform: 'node', target: 'node20', entryPoints: [here('host/extension.test.ts'), here('host/language.test.ts'), here('host/japanese.test.ts')], outdir: here('out/node'), outExtension: { '.js': '.cjs' } }),
  // The web host adds `.js` to the path that it is given, which must end with `.cjs` in a package of type "module".
  build({ ...shared, platform: 'browser', target: 'es2022', define: { global: 'globalThis', process: '{"env":{}}' }, entryPoints: [here('host/run-web.ts')], outfile: here('out/web/tests.cjs.js') }),
]);
