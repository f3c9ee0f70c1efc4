import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { nodeFiles } from './node-files.ts';
import { after } from './runtime.ts';
import type { Runtime } from './runtime.ts';
import { startServer } from './start-server.ts';

const nodeRuntime: Runtime = {
  name: 'node',
  now: () => Date.now(),
  pause: () => new Promise((resolve) => setImmediate(resolve)),
  after,
  ...nodeFiles,
};

const TRANSPORT = /^--(?:node-ipc|stdio|socket|pipe)(?:=|$)/;

/**
 * Serves on the transport that the command line names (`--node-ipc`, `--stdio`, `--socket=`, `--pipe=`),
 * on standard input and output where it names none.
 */
export function startNodeServer(): void {
  if (!process.argv.some((argument) => TRANSPORT.test(argument))) process.argv.push('--stdio');
  const connection = createConnection(ProposedFeatures.all);
  const log = (error: unknown) => connection.console.error(`The server met an error and goes on: ${error instanceof Error ? error.stack : String(error)}`);
  process.on('uncaughtException', log);
  process.on('unhandledRejection', log);
  startServer(connection, nodeRuntime);
}
