import { EXIT } from './errors.ts';
import { processIo } from './io.ts';
import { internalError, run } from './run.ts';

export { run } from './run.ts';

/** Runs the command line of this process and sets its exit status. */
export async function main(): Promise<void> {
  const argv = process.argv.slice(2);
  const io = processIo(import.meta.url);
  // The parser uses exceptions for control flow: without stack traces they cost little.
  if (!io.env.CARDWRIGHT_DEBUG) Error.stackTraceLimit = 0;
  const isServer = argv[0] === 'server';
  if (!isServer) process.on('uncaughtException', crash);
  const status = await run(argv, io);
  if (!isServer || status !== EXIT.clean) process.exitCode = status;
}

function crash(error: unknown): void {
  process.stderr.write(internalError(error, process));
  process.exit(EXIT.failure);
}
