import { inspectChunk, type InspectChunk, type InspectedChunk } from './inspect/inspect-chunk.ts';
import { service } from './service.ts';

// The parser uses exceptions for control flow: without stack traces they cost little.
if (!process.env.CARDWRIGHT_DEBUG) Error.stackTraceLimit = 0;

/** The task of a worker thread of `cardwright inspect`. */
export default function inspectInWorker(chunk: InspectChunk): InspectedChunk {
  return inspectChunk(chunk, service);
}
