import { fork, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { createProtocolConnection, IPCMessageReader, IPCMessageWriter, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';
import type { ProtocolConnection } from 'vscode-languageserver/node';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'cardwright-server-'));
const nodeBundle = join(folder, 'server.cjs');
const webBundle = join(folder, 'server.web.js');
const children: ChildProcess[] = [];

beforeAll(async () => {
  const shared = { bundle: true, minify: true, logLevel: 'warning' } as const;
  await Promise.all([
    build({ ...shared, entryPoints: ['server/main-node.ts'], platform: 'node', target: 'node20', format: 'cjs', outfile: nodeBundle }),
    build({ ...shared, entryPoints: ['server/main-browser.ts'], platform: 'browser', target: 'es2022', format: 'iife', define: { global: 'globalThis' }, mainFields: ['browser', 'module', 'main'], outfile: webBundle }),
  ]);
});

afterAll(() => {
  children.forEach((child) => child.kill());
  rmSync(folder, { recursive: true, force: true });
});

const INITIALIZE = { processId: process.pid, rootUri: null, capabilities: {} };

/** Requests to a server that has ended fail at once. */
function connect(child: ChildProcess, connection: ProtocolConnection): { child: ChildProcess; connection: ProtocolConnection } {
  children.push(child);
  child.once('exit', () => connection.dispose());
  connection.listen();
  return { child, connection };
}

function overStdio(...flags: string[]): { child: ChildProcess; connection: ProtocolConnection } {
  const child = spawn(process.execPath, [nodeBundle, ...flags], { stdio: ['pipe', 'pipe', 'inherit'] });
  return connect(child, createProtocolConnection(new StreamMessageReader(child.stdout!), new StreamMessageWriter(child.stdin!)));
}

/** Forked as `vscode-languageclient` does for `TransportKind.ipc`. */
function overIpc(): { child: ChildProcess; connection: ProtocolConnection } {
  const child = fork(nodeBundle, ['--node-ipc', `--clientProcessId=${process.pid}`], { execArgv: [], silent: true });
  return connect(child, createProtocolConnection(new IPCMessageReader(child), new IPCMessageWriter(child)));
}

const exitCode = async (child: ChildProcess): Promise<number> => (child.exitCode ?? (await once(child, 'exit'))[0]) as number;

test.each([['--stdio', () => overStdio('--stdio')], ['no flag', () => overStdio()], ['--node-ipc', overIpc]])('the bundled server with %s initializes, shuts down and exits with 0', async (_flag, start) => {
  const { child, connection } = start();
  expect(await connection.sendRequest('initialize', INITIALIZE)).toMatchObject({ serverInfo: { name: 'cardwright' } });
  expect(await connection.sendRequest('shutdown')).toBeNull();
  await connection.sendNotification('exit');
  expect(await exitCode(child)).toBe(0);
});

test('exit without shutdown ends with 1', async () => {
  const { child, connection } = overStdio('--stdio');
  await connection.sendRequest('initialize', INITIALIZE);
  await connection.sendNotification('exit');
  expect(await exitCode(child)).toBe(1);
});

test('the server ends when the client closes the stream', async () => {
  const { child, connection } = overStdio('--stdio');
  await connection.sendRequest('initialize', INITIALIZE);
  child.stdin!.end();
  expect(await exitCode(child)).toBe(1);
});

test('a body that is no JSON does not end the server', async () => {
  const { child, connection } = overStdio('--stdio');
  child.stdin!.write('Content-Length: 7\r\n\r\n{"no": Content-Length: 4\r\n\r\nnull');
  expect(await connection.sendRequest('initialize', INITIALIZE)).toHaveProperty('capabilities');
});

test('a message that makes the transport itself throw does not end the server', async () => {
  const { child, connection } = overIpc();
  child.send({ jsonrpc: '2.0', method: '$/cancelRequest' });
  expect(await connection.sendRequest('initialize', INITIALIZE)).toHaveProperty('capabilities');
});

test('the bundle for the browser runs in a worker without Node and answers', async () => {
  const sent: { id?: number; result?: unknown }[] = [];
  const worker: Record<string, unknown> = { setTimeout, clearTimeout, setInterval, clearInterval, MessageChannel, TextEncoder, TextDecoder, crypto, console, postMessage: (message: never) => sent.push(message), addEventListener: () => {} };
  worker['self'] = worker;
  runInContext(readFileSync(webBundle, 'utf8'), createContext(worker));
  const send = (message: object) => (worker['onmessage'] as (event: { data: object }) => void)({ data: { jsonrpc: '2.0', ...message } });
  const answer = async (id: number) => {
    await expect.poll(() => sent.find((message) => message.id === id)).toBeDefined();
    return sent.find((message) => message.id === id)!.result;
  };
  send({ id: 1, method: 'initialize', params: { ...INITIALIZE, processId: null, capabilities: { textDocument: { diagnostic: {} } } } });
  expect(await answer(1)).toMatchObject({ serverInfo: { name: 'cardwright' } });
  send({ method: 'textDocument/didOpen', params: { textDocument: { uri: 'file:///a.card', languageId: 'cardwright', version: 1, text: '' } } });
  send({ id: 2, method: 'textDocument/diagnostic', params: { textDocument: { uri: 'file:///a.card' } } });
  expect(await answer(2)).toMatchObject({ kind: 'full', items: [] });
});
