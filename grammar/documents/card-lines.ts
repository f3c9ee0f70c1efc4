import type { Span } from '../span.ts';
import { isAnnotationMark, isCommentMark } from './annotation-line.ts';

export interface CardLine extends Span {
  kind: 'text' | 'comment' | 'annotation' | 'separator';
}

/** What a trimmed, non-blank line is in the card format, by its first characters alone. */
export function readCardLine(text: string, start: number, end: number): CardLine {
  const first = text.charCodeAt(start);
  if (isCommentMark(first)) return { kind: 'comment', start, end };
  if (isAnnotationMark(first)) return { kind: 'annotation', start, end };
  return { kind: isSeparator(text, start, end) ? 'separator' : 'text', start, end };
}

const SHORT_DASHES = '-‐‑–−－ー';
const LONG_DASHES = '—―─━';

/** Three hyphens or more, or two long dashes, and nothing else. */
function isSeparator(text: string, start: number, end: number): boolean {
  let weight = 0;
  for (let i = start; i < end; i++) {
    const c = text[i]!;
    if (SHORT_DASHES.includes(c)) weight += 1;
    else if (LONG_DASHES.includes(c)) weight += 2;
    else return false;
  }
  return weight >= 3;
}

/** The lines of one face, between separators. */
export interface FaceLines {
  text: CardLine[];
  /** Annotations and comments. */
  rest: CardLine[];
}

export interface CardBlock {
  /** Every one has text. Empty where the block has none. */
  faces: FaceLines[];
  separators: CardLine[];
  /** Separators with no face on one side. */
  stray: CardLine[];
  /** Annotations and comments of a block without text. */
  orphans: CardLine[];
}

/** Parts the lines of a block (from one blank line to the next) into faces. */
export function partFaces(lines: readonly CardLine[]): CardBlock {
  const block: CardBlock = { faces: [], separators: [], stray: [], orphans: [] };
  let face: FaceLines = { text: [], rest: [] };
  let pending: CardLine | null = null;
  for (const line of lines) {
    if (line.kind === 'separator') {
      if (face.text.length > 0) {
        block.faces.push(face);
        face = { text: [], rest: [] };
        pending = line;
      } else block.stray.push(line);
      continue;
    }
    (line.kind === 'text' ? face.text : face.rest).push(line);
    if (line.kind === 'text' && pending) {
      block.separators.push(pending);
      pending = null;
    }
  }
  if (pending) block.stray.push(pending);
  if (face.text.length > 0) block.faces.push(face);
  else if (block.faces.length > 0) for (const line of face.rest) block.faces.at(-1)!.rest.push(line);
  else block.orphans = face.rest;
  return block;
}
