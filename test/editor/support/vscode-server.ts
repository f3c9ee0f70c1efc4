import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { requirePath, VSCODE_SERVER } from './paths.ts';

const QUIET_SETTINGS = {
  'security.workspace.trust.enabled': false,
  'workbench.startupEditor': 'none',
  'workbench.enableExperiments': false,
  'workbench.tips.enabled': false,
  'telemetry.telemetryLevel': 'off',
  'update.mode': 'none',
  'extensions.autoCheckUpdates': false,
  'extensions.autoUpdate': false,
  'chat.disableAIFeatures': true,
  'chat.commandCenter.enabled': false,
  'files.autoSave': 'off',
  'window.commandCenter': false,
};

export interface VsCodeServer {
  url: string;
  stop(): Promise<void>;
}

export interface ServerOptions {
  /** Extensions to install before the start. */
  install?: string[];
  /** More arguments for the server. */
  flags?: string[];
}

/** Starts the workbench with its Node extension host, with settings and extensions of its own in a temporary folder. */
export async function startVsCodeServer({ install = [], flags = [] }: ServerOptions): Promise<VsCodeServer> {
  const main = requirePath(join(VSCODE_SERVER, 'out/server-main.js'), 'run test/editor/run.sh once, which installs it.');
  const data = mkdtempSync(join(tmpdir(), 'cardwright-vscode-'));
  mkdirSync(join(data, 'data/User'), { recursive: true });
  writeFileSync(join(data, 'data/User/settings.json'), JSON.stringify(QUIET_SETTINGS));
  const place = ['--accept-server-license-terms', '--server-data-dir', data, '--extensions-dir', join(data, 'extensions')];
  for (const vsix of install) await runToEnd([main, ...place, '--install-extension', vsix]);

  const port = await freePort();
  const logFile = join(data, 'server.log');
  const log = openSync(logFile, 'w');
  const listen = ['--host', '127.0.0.1', '--port', String(port), '--without-connection-token', '--telemetry-level', 'off'];
  const server = spawn(process.execPath, [main, ...place, ...listen, ...flags], { stdio: ['ignore', log, log] });
  const url = `http://127.0.0.1:${port}`;
  await untilListening(server, url, logFile);
  const stop = async (): Promise<void> => {
    await end(server);
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  };
  return { url, stop };
}

async function runToEnd(args: string[]): Promise<void> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`node ${args.join(' ')} ended with ${code}\n${output}`);
}

async function untilListening(server: ChildProcess, url: string, logFile: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const answer = await fetch(`${url}/version`, { signal: AbortSignal.timeout(1000) }).catch(() => null);
    if (answer?.ok) return;
    if (server.exitCode !== null) break;
    await sleep(100);
  }
  await end(server);
  throw new Error(`VS Code's server did not start.\n${readFileSync(logFile, 'utf8').slice(-3000)}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await Promise.race([exited, sleep(5000)]);
  if (child.exitCode === null) child.kill('SIGKILL');
}
