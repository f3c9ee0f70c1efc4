import { isWhiteSpace } from '../../grammar/documents/text-scan.ts';
import { readCardLine } from '../../grammar/documents/card-lines.ts';
import type { CardFace } from '../../grammar/index.ts';
import type { Analysis, FaceAnalysis } from '../model.ts';
import type { Typed } from './completion-candidate.ts';
import { lastBefore } from './hover-place.ts';

/** The line being typed and what it is by its place in the card. */
export interface TypedLine extends Typed {
  kind: 'name' | 'type-line' | 'text' | 'annotation' | 'nothing';
  /** The face it belongs to, as it was last read. */
  face: CardFace | undefined;
}

/** Reads the text around `offset`; a half-typed card may not be read as one yet. */
export function typedLineAt({ document, faces }: Analysis, offset: number): TypedLine {
  const { text } = document;
  const at = Math.min(Math.max(offset, 0), text.length);
  const start = lineStart(text, at);
  const end = lineEnd(text, at);
  const typed = { start, text: text.slice(start, at), after: text.slice(at, end) };
  const kind = lineKind(text, start, end);
  if (kind === 'annotation') return { ...typed, kind, face: undefined };
  const block = linesAbove(text, start);
  const face = faceFrom(faces, block.start, end);
  if (kind !== 'text') return { ...typed, kind: 'nothing', face };
  return { ...typed, kind: partOf(block.lines, { start, end }, face), face };
}

const isBreak = (code: number): boolean => code === 10 || code === 13;

function lineStart(text: string, at: number): number {
  let start = at;
  while (start > 0 && !isBreak(text.charCodeAt(start - 1))) start--;
  return start;
}

function lineEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && !isBreak(text.charCodeAt(end))) end++;
  return end;
}

function trimmed(text: string, start: number, end: number): { start: number; end: number } {
  let [from, to] = [start, end];
  while (from < to && isWhiteSpace(text.charCodeAt(from))) from++;
  while (to > from && isWhiteSpace(text.charCodeAt(to - 1))) to--;
  return { start: from, end: to };
}

/** A blank line is where the next line of text is about to be typed. */
function lineKind(text: string, start: number, end: number): 'text' | 'comment' | 'annotation' | 'separator' {
  const line = trimmed(text, start, end);
  return line.start === line.end ? 'text' : readCardLine(text, line.start, line.end).kind;
}

/** Number of lines of text above `start` in its face, and where the first of them begins. */
function linesAbove(text: string, start: number): { lines: number; start: number } {
  let lines = 0;
  let top = start;
  while (top > 0) {
    const end = top - (text.charCodeAt(top - 1) === 10 && text.charCodeAt(top - 2) === 13 ? 2 : 1);
    const from = lineStart(text, end);
    const line = trimmed(text, from, end);
    if (line.start === line.end) break;
    const { kind } = readCardLine(text, line.start, line.end);
    if (kind === 'separator') break;
    if (kind === 'text') lines++;
    top = from;
  }
  return { lines, start: top };
}

function faceFrom(faces: readonly FaceAnalysis[], start: number, end: number): CardFace | undefined {
  const face = lastBefore(faces, end)?.face;
  return face && face.end >= start ? face : undefined;
}

/** The second line of a face is its type line, unless the first is. */
function partOf(above: number, line: { start: number; end: number }, face: CardFace | undefined): TypedLine['kind'] {
  const typeLine = face?.typeLine;
  if (typeLine && line.start <= typeLine.start && typeLine.end <= line.end) return 'type-line';
  if (above === 0) return line.start === line.end && !face ? 'nothing' : 'name';
  return above === 1 && !typeLine ? 'type-line' : 'text';
}
