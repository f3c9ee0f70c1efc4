import { fileURLToPath } from 'node:url';
import { defineConfig } from '@vscode/test-cli';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
/** With DESKTOP=1 the stock VS Code is downloaded and used; otherwise VS Code's server and a headless browser stand in. */
const standIn = process.env.DESKTOP ? {} : { useInstallation: { fromPath: here('support/code') } };

export default defineConfig({
  ...standIn,
  files: 'out/node/*.test.cjs',
  extensionDevelopmentPath: here('../..'),
  workspaceFolder: here('workspace'),
  mocha: { ui: 'bdd', timeout: 60_000, color: false },
});
