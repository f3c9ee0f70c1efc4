import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { afterEach } from 'vitest';
import type { Io } from '../../cli/io.ts';
import { run } from '../../cli/run.ts';
import type { Service } from '../../cli/service.ts';
import { documentKind, readDocument, type CardDocument, type CardFace } from '../../grammar/index.ts';
import type { Analysis, FaceAnalysis, Finding, RuleDescription } from '../../service/model.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder with these files, removed after the test. */
export function folderWith(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

export interface Ran {
  status: number;
  stdout: string;
  stderr: string;
}

class Captured extends Writable {
  text = '';
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString('utf8');
    done();
  }
}

/** Runs one command line in this process. */
export async function runCli(argv: readonly string[], io: Partial<Omit<Io, 'stdin'>> & { input?: string | Uint8Array } = {}, service?: Service): Promise<Ran> {
  const { input = '', ...given } = io;
  const stdout = new Captured();
  const stderr = new Captured();
  const whole: Io = {
    stdin: Readable.from([Buffer.from(input)]), stdout, stderr, cwd: process.cwd(), env: {},
    stdinIsTerminal: false, stdoutIsTerminal: false, ...given,
  };
  const status = await run(argv, whole, service && (async () => service));
  return { status, stdout: stdout.text, stderr: stderr.text };
}

/** A wording that the fake service reports wherever a rules text has it. */
export interface FakeFinding extends Partial<Omit<Finding, 'start' | 'end'>> {
  find: string;
  /** What the fix writes in its place. */
  put?: string;
}

const findingsIn = (face: CardFace, fakes: readonly FakeFinding[]): Finding[] =>
  face.paragraphs.flatMap(({ text, start }) => fakes.flatMap(({ find, put, ...finding }) => {
    const at = text.indexOf(find);
    if (at < 0) return [];
    const span = { start: start + at, end: start + at + find.length };
    const fixes = put === undefined ? [] : [{ title: `Write “${put}”.`, preferred: true, edits: [{ span, newText: put }] }];
    return [{ code: 'fake-code', severity: 'error' as const, message: `“${find}” is wrong.`, rules: [], field: 'text' as const, fixes, ...finding, ...span }];
  }));

export const emptyAnalysis = (face: CardFace): FaceAnalysis => ({
  face, dialect: face.dialect, parsed: { paragraphs: [], unrecognized: [], words: 0, understood: 0 }, tokens: [], targets: [], findings: [],
});

/** A service that reads documents truly and finds what it is told to. */
export function fakeService(fakes: readonly FakeFinding[], more: Partial<Service> & { face?: (face: CardFace) => Partial<FaceAnalysis> } = {}): Service {
  const { face: faceOf, ...others } = more;
  const analyze = (document: CardDocument): Analysis => ({
    document,
    faces: document.cards.flatMap(({ faces }) => faces).map((face) => ({ ...emptyAnalysis(face), findings: findingsIn(face, fakes), ...faceOf?.(face) })),
    findings: [],
  });
  function* analyzeCards(document: CardDocument): Generator<FaceAnalysis[]> {
    for (const card of document.cards) yield analyze({ ...document, cards: [card] }).faces;
  }
  return { readDocument, documentKind, analyze, analyzeCards, ruleDescriptions: () => [], ...others };
}

export const ruleDescription = (code: string, more: Partial<RuleDescription> = {}): RuleDescription => ({
  code, severity: 'error', summary: `What ${code} flags.`, why: 'A player is no permanent.', rules: ['115.2', '701.8'], since: '0.1',
  fixable: true, bad: 'Destroy target player.', good: 'Destroy target creature.', ...more,
});
