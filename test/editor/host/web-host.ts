// Runs the tests of this folder in the extension host of VS Code for the Web.
import { join } from 'node:path';
import { openWindow } from '../support/browser.ts';
import { runTestsInPage } from '../support/automation.ts';
import { BUNDLES, ROOT, WORKSPACE } from '../support/paths.ts';
import { serveWebWorkbench } from '../support/web-workbench.ts';

const server = await serveWebWorkbench({ extension: ROOT, folder: WORKSPACE, tests: join(BUNDLES, 'web/tests.cjs') });
const window = await openWindow();
let code = 1;
try {
  code = await runTestsInPage(window.page, server.url, 240_000);
} finally {
  await window.close();
  server.stop();
}
process.exit(code);
