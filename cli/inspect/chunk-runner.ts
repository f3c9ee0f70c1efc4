import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { Tinypool } from 'tinypool';
import type { Io } from '../io.ts';
import type { Service } from '../service.ts';
import type { InspectChunk, InspectedChunk } from './inspect-chunk.ts';

/** Where chunks are analysed: in this thread or in others. */
export interface ChunkRunner {
  /** How many chunks may be on their way at once. */
  atOnce: number;
  run(chunk: InspectChunk): Promise<InspectedChunk>;
  close(): Promise<void>;
}

const MOST_THREADS = 8;
const STACK_MB = 16;
/** Where the bundled tinypool looks for the module that its threads start. */
const POOL_ENTRY = './entry/worker.js';

/** Each thread compiles the same code anew, and most of what the compiler copies to make it faster it compiles for nothing: less of it saves a sixth of the time. */
const LITTLE_COPYING = ['--max-inlined-bytecode-size-cumulative=200', '--no-turbo-loop-peeling'];

export function runnerHere(service: () => Promise<Service>): ChunkRunner {
  return {
    atOnce: 1,
    run: async (chunk) => {
      const { inspectChunk } = await import('./inspect-chunk.ts');
      return inspectChunk(chunk, await service());
    },
    close: async () => undefined,
  };
}

/** Worker threads, or null where there is one processor or the bundles that they run are not built. */
export function runnerInThreads({ worker }: Io): ChunkRunner | null {
  const threads = Math.min(availableParallelism(), MOST_THREADS);
  if (threads < 2 || !worker || ![worker, new URL(POOL_ENTRY, worker)].every((bundle) => existsSync(bundle))) return null;
  for (const flag of LITTLE_COPYING) setFlagsFromString(flag);
  const pool = new Tinypool({ filename: worker.href, minThreads: threads, maxThreads: threads, resourceLimits: { stackSizeMb: STACK_MB } });
  let closing: Promise<void> | undefined;
  return {
    atOnce: 2 * threads,
    run: (chunk) => pool.run(chunk) as Promise<InspectedChunk>,
    close: () => (closing ??= pool.destroy()),
  };
}
