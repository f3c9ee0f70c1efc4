import type { Readable, Writable } from 'node:stream';

/** What a command may touch of the process around it. Tests give their own. */
export interface Io {
  stdin: Readable;
  stdout: Writable;
  stderr: Writable;
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
  stdinIsTerminal: boolean;
  stdoutIsTerminal: boolean;
  /** Columns of the terminal, where standard output is one. */
  columns?: number;
  /** The bundle that worker threads run; without it everything stays in this thread. */
  worker?: URL;
  /** The bundle of the language server. */
  server?: URL;
}

/** The real process. `base` is the URL of the bundle that runs, beside which the other bundles lie. */
export function processIo(base: string): Io {
  return {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    cwd: process.cwd(),
    env: process.env,
    stdinIsTerminal: process.stdin.isTTY === true,
    stdoutIsTerminal: process.stdout.isTTY === true,
    columns: process.stdout.columns,
    worker: new URL('./inspect-worker.mjs', base),
    server: new URL('./server.cjs', base),
  };
}

/** Colors only for a terminal, unless `NO_COLOR` or `FORCE_COLOR` says otherwise. */
export function wantsColor(io: Io): boolean {
  if (io.env.NO_COLOR) return false;
  if (io.env.FORCE_COLOR) return io.env.FORCE_COLOR !== '0' && io.env.FORCE_COLOR !== 'false';
  return io.stdoutIsTerminal && io.env.TERM !== 'dumb';
}
