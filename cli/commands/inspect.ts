import { createReadStream, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Definition, DocumentKind, SelfStyle } from '../../grammar/index.ts';
import type { PrintedCards } from '../../grammar/printed-cards.ts';
import { analyzeOptions } from '../config/analyze-options.ts';
import { openProject, type Project } from '../config/project.ts';
import { EXIT, UserError, causeOf } from '../errors.ts';
import { kindOf } from '../files/card-document.ts';
import { findFiles } from '../files/find-files.ts';
import { readNamedText, type NamedText } from '../files/read-file.ts';
import { runnerHere, runnerInThreads, type ChunkRunner } from '../inspect/chunk-runner.ts';
import { inOrder } from '../inspect/in-order.ts';
import type { InspectChunk, InspectedChunk } from '../inspect/inspect-chunk.ts';
import { decodeStream, lineChunks } from '../inspect/line-chunks.ts';
import { peek } from '../inspect/peek.ts';
import type { Rendering, RenderLanguage } from '../inspect/render-options.ts';
import type { Io } from '../io.ts';
import { localeFor } from '../locale.ts';
import { joined, say, type Locale, type Message } from '../../service/l10n/message.ts';
import { readCardsFile } from '../own-files.ts';
import { outputTo, type Output } from '../output.ts';
import { oneLine } from '../printable.ts';
import type { Service } from '../service.ts';

const STANDARD_INPUT = '-';
/** Enough to tell the format of standard input. */
const SAMPLE = 65_536;
const JSON_LINES = /\.(?:jsonl|ndjson)$/i;

export interface InspectOptions {
  render?: RenderLanguage;
  self?: SelfStyle;
  cards?: string;
  locale?: Locale;
}

interface Run {
  io: Io;
  rendering?: Rendering;
  service: () => Promise<Service>;
  /** The words that the files of the command define. */
  definitions?: readonly Definition[];
  project: Project;
  /** Those that the command names. */
  cards?: PrintedCards;
  locale: Locale;
  stdout: Output;
  /** One line on standard error. */
  tell(problem: Message): Promise<unknown>;
  /** Made for the first file that is large enough, where threads can be had. */
  threads: ChunkRunner | null;
  failed: boolean;
  /** False once nobody reads standard output any more. */
  heard: boolean;
}

function fileBytes(name: string, cwd: string): AsyncIterable<Buffer> {
  const stream = createReadStream(resolve(cwd, name), { highWaterMark: 1024 * 1024 });
  return (async function* () {
    try {
      yield* stream as AsyncIterable<Buffer>;
    } catch (error) {
      throw new UserError(say`${oneLine(name)}: cannot be read: ${causeOf(error)}`);
    }
  })();
}

/** What every chunk of a file takes with it. */
async function common(file: string, { rendering, definitions, project, cards, locale }: Run): Promise<Pick<InspectChunk, 'file' | 'rendering' | 'definitions' | 'options'>> {
  return { file, rendering, definitions, options: await analyzeOptions(file, project, undefined, cards, locale) };
}

async function* toInspectChunks(parts: AsyncIterable<string>, file: string, run: Run): AsyncGenerator<InspectChunk> {
  const shared = await common(file, run);
  for await (const chunk of lineChunks(parts, oneLine(file))) yield { ...shared, kind: 'jsonl', ...chunk };
}

async function emit({ output, faults, emptyBecause }: InspectedChunk, file: string, run: Run): Promise<boolean> {
  if (emptyBecause !== null) await run.tell(say`${oneLine(file)}: no card was read: ${emptyBecause}`);
  for (const fault of faults) await run.tell(joined([fault]));
  if (faults.length > 0) run.failed = true;
  run.heard = await run.stdout.write(output);
  return run.heard;
}

/** A text that fits in one chunk stays in this thread, and one that is read with printed cards, which would have to be sent to each; from the second chunk on, threads are worth their start. */
async function inspectLines(parts: AsyncIterable<string>, file: string, run: Run): Promise<void> {
  const chunks = toInspectChunks(parts, file, run);
  const first = await chunks.next();
  if (first.done) return void (await run.tell(say`${oneLine(file)}: no card was read: ${say`it holds no line`}`));
  const second = await chunks.next();
  const here = runnerHere(run.service);
  const runner = second.done || (first.value as InspectChunk).options?.cards ? here : (run.threads ??= runnerInThreads(run.io)) ?? here;
  async function* all(): AsyncGenerator<InspectChunk> {
    yield first.value as InspectChunk;
    if (!second.done) yield second.value;
    yield* chunks;
  }
  await inOrder(all(), runner.atOnce, runner.run, (result) => emit(result, file, run));
}

async function inspectWhole(source: NamedText, kind: DocumentKind, run: Run): Promise<void> {
  const result = await runnerHere(run.service).run({ ...(await common(source.name, run)), kind, text: source.text, firstIndex: 0 });
  await emit(result, source.name, run);
}

async function inspectStandardInput(run: Run): Promise<void> {
  const { sample, all } = await peek(decodeStream(run.io.stdin as AsyncIterable<Buffer>, STANDARD_INPUT), SAMPLE);
  const { documentKind } = await run.service();
  const kind = documentKind(STANDARD_INPUT, sample) ?? 'card';
  if (kind === 'jsonl') return inspectLines(all, STANDARD_INPUT, run);
  let text = '';
  for await (const part of all) text += part;
  return inspectWhole({ name: STANDARD_INPUT, text }, kind, run);
}

async function inspectFile(file: string, run: Run): Promise<void> {
  if (JSON_LINES.test(file)) return inspectLines(decodeStream(fileBytes(file, run.io.cwd), oneLine(file)), file, run);
  const source = await readNamedText(file, run.io.cwd);
  return inspectWhole(source, kindOf(source, await run.service()), run);
}

async function inspectArgument(argument: string, run: Run): Promise<void> {
  if (argument === STANDARD_INPUT) return inspectStandardInput(run);
  const { files, problems } = await findFiles([argument], run.io.cwd);
  if (problems.length > 0) throw new UserError(joined(problems, '; '));
  for (const file of files) {
    if (run.heard) await orTell(run, () => inspectFile(file, run));
  }
}

/** An unreadable file is told and the next one is read. */
async function orTell(run: Run, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    run.failed = true;
    await run.tell(error.said);
  }
}

/** A file of this size is worth threads. */
const LONG_FILE = 1024 * 1024;

const isLong = (argument: string, cwd: string): boolean => JSON_LINES.test(argument) && (statSync(resolve(cwd, argument), { throwIfNoEntry: false })?.size ?? 0) >= LONG_FILE;

/**
 * `cardwright inspect`: one JSON line for each face on standard output, in input order. Standard input for `-`, or when no
 * file is named and something is piped in. Exit status 0 when everything was read, 2 otherwise.
 */
export async function inspect(arguments_: readonly string[], options: InspectOptions, io: Io, service: () => Promise<Service>): Promise<number> {
  if (arguments_.length === 0 && io.stdinIsTerminal) throw new UserError(say`inspect: name a .card, .json or .jsonl file, or pipe one in`);
  const threads = !options.cards && arguments_.some((argument) => isLong(argument, io.cwd)) ? runnerInThreads(io) : null;
  try {
    return await inspectIn(threads, arguments_, options, io, service);
  } finally {
    await threads?.close();
  }
}

async function inspectIn(threads: ChunkRunner | null, arguments_: readonly string[], options: InspectOptions, io: Io, service: () => Promise<Service>): Promise<number> {
  const stderr = outputTo(io.stderr);
  const rendering: Rendering | undefined = options.render && { language: options.render, self: options.self ?? 'as-written' };
  const locale = localeFor(options.locale, io.env);
  const project = openProject(io.cwd, async () => (await service()).ruleDescriptions());
  const tell = async (problem: Message): Promise<unknown> => {
    const { textOf } = await import('../../service/l10n/text-of.ts');
    return stderr.write(`cardwright: ${oneLine(textOf(problem, locale))}\n`);
  };
  const run: Run = { io, rendering, service, project, cards: await readCardsFile(options.cards, io.cwd), locale, definitions: await definitionsOfArguments(arguments_, io.cwd), stdout: outputTo(io.stdout), tell, threads, failed: false, heard: true };
  try {
    for (const argument of arguments_.length > 0 ? arguments_ : [STANDARD_INPUT]) {
      if (run.heard) await orTell(run, () => inspectArgument(argument, run));
    }
  } finally {
    await run.threads?.close();
  }
  for (const problem of project.problems) await tell(problem);
  return run.failed || project.problems.length > 0 ? EXIT.failure : EXIT.clean;
}

/** The words of all files that are named; undefined where there are none. Records define none, so this thread loads no grammar for them. */
async function definitionsOfArguments(arguments_: readonly string[], cwd: string): Promise<readonly Definition[] | undefined> {
  const named = arguments_.filter((argument) => argument !== STANDARD_INPUT && !JSON_LINES.test(argument));
  if (named.length === 0) return undefined;
  const { definitionsInFiles } = await import('../config/lexicon.ts');
  const definitions = await definitionsInFiles((await findFiles(named, cwd)).files, cwd);
  return definitions.length > 0 ? definitions : undefined;
}
