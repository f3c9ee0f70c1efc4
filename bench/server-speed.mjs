// How fast the built language server is, as an editor meets it: over its protocol.
import { spawn } from 'node:child_process';
import { createProtocolConnection, DidChangeTextDocumentNotification, DidOpenTextDocumentNotification, DocumentDiagnosticRequest, InitializedNotification, InitializeRequest, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver-protocol/node';
import { BIN, ROOT } from './read-sample.mjs';

const URI = 'file:///bench/set.card';
/** Milliseconds between two keys, as a fast typist has them. */
const BETWEEN_KEYS = 60;

const milliseconds = (since) => Number(process.hrtime.bigint() - since) / 1e6;

/** Starts a server, calls `use` with the connection, and ends it. Answers what `use` does, and how long the start took. */
async function withServer(use) {
  const since = process.hrtime.bigint();
  const child = spawn(process.execPath, [BIN, 'server', '--stdio'], { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] });
  const connection = createProtocolConnection(new StreamMessageReader(child.stdout), new StreamMessageWriter(child.stdin));
  connection.listen();
  await connection.sendRequest(InitializeRequest.type, { processId: process.pid, rootUri: null, capabilities: { textDocument: { diagnostic: {} } } });
  const startMs = milliseconds(since);
  const result = await use(connection);
  await connection.sendRequest('shutdown');
  await connection.sendNotification('exit');
  await new Promise((done) => child.once('exit', done));
  connection.dispose();
  return { startMs, result };
}

/** Milliseconds from starting the process to its answer to `initialize`. */
export const serverStart = async () => (await withServer(() => undefined)).startMs;

/** Types `keys`, letter by letter, where `offset` is in `text`. Milliseconds from each key to the findings of the file. */
export async function typedInServer(text, offset, keys) {
  const before = text.slice(0, offset).split('\n');
  const line = before.length - 1;
  const character = before[line].length;
  const { result } = await withServer(async (connection) => {
    await connection.sendNotification(InitializedNotification.type, {});
    await connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument: { uri: URI, languageId: 'cardwright', version: 1, text } });
    await connection.sendRequest(DocumentDiagnosticRequest.type, { textDocument: { uri: URI } });
    const taken = [];
    for (const [i, letter] of [...keys].entries()) {
      const position = { line, character: character + i };
      const since = process.hrtime.bigint();
      connection.sendNotification(DidChangeTextDocumentNotification.type, { textDocument: { uri: URI, version: i + 2 }, contentChanges: [{ range: { start: position, end: position }, text: letter }] });
      await connection.sendRequest(DocumentDiagnosticRequest.type, { textDocument: { uri: URI } });
      taken.push(milliseconds(since));
      await new Promise((done) => setTimeout(done, BETWEEN_KEYS));
    }
    return taken;
  });
  return result;
}
