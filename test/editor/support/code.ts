// Takes the arguments that @vscode/test-electron gives to the `code` executable of a desktop,
// and runs the tests in the extension host of VS Code's server, with a headless browser as the window.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openWindow, type Window } from './browser.ts';
import { runTestsInPage } from './automation.ts';
import { VSCODE_SERVER } from './paths.ts';
import { startVsCodeServer, type VsCodeServer } from './vscode-server.ts';

interface Arguments {
  developed: string[];
  tests: string;
  folder: string | undefined;
}

function readArguments(args: readonly string[]): Arguments {
  const option = (name: string): string[] => args.filter((arg) => arg.startsWith(`--${name}=`)).map((arg) => arg.slice(name.length + 3));
  const [tests] = option('extensionTestsPath');
  if (!tests) throw new Error('--extensionTestsPath=… is missing: it names the module that runs the tests.');
  return { developed: option('extensionDevelopmentPath'), tests, folder: args.find((arg) => !arg.startsWith('-')) };
}

function address(server: VsCodeServer, { developed, tests, folder }: Arguments): string {
  const remote = (path: string): string => `vscode-remote://remote${resolve(path)}`;
  const payload = [
    ...developed.map((path) => ['extensionDevelopmentPath', remote(path)]),
    ['extensionTestsPath', remote(tests)],
    ['skipWelcome', 'true'],
  ];
  const where = folder ? `folder=${encodeURIComponent(resolve(folder))}` : 'ew=true';
  return `${server.url}/?${where}&payload=${encodeURIComponent(JSON.stringify(payload))}`;
}

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--version')) {
    console.log((JSON.parse(readFileSync(join(VSCODE_SERVER, 'package.json'), 'utf8')) as { version: string }).version);
    return 0;
  }
  const wanted = readArguments(args);
  let server: VsCodeServer | undefined;
  let window: Window | undefined;
  try {
    server = await startVsCodeServer({ flags: ['--enable-smoke-test-driver'] });
    window = await openWindow();
    return await runTestsInPage(window.page, address(server, wanted), 240_000);
  } finally {
    await window?.close();
    await server?.stop();
  }
}

process.exit(await main(process.argv.slice(2)).catch((error: unknown) => (console.error(error), 1)));
