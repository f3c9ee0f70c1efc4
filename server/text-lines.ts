import { lineStarts, positionAt } from '../grammar/index.ts';
import type { Position } from '../grammar/index.ts';

/** A text and where its lines start, to count in both directions. */
export interface TextLines {
  text: string;
  starts: readonly number[];
}

export const textLines = (text: string): TextLines => ({ text, starts: lineStarts(text) });

const isLineEnd = (code: number): boolean => code === 10 || code === 13;

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** The offset just before the line break of this line. */
function lineEnd({ text, starts }: TextLines, line: number): number {
  const start = starts[line]!;
  let end = starts[line + 1] ?? text.length;
  while (end > start && isLineEnd(text.charCodeAt(end - 1))) end--;
  return end;
}

/** The position of an offset; one past the end, or inside a line break, moves back to the end of its line. */
export function toPosition(lines: TextLines, offset: number): Position {
  const position = positionAt(lines.starts, clamp(offset, 0, lines.text.length));
  const start = lines.starts[position.line]!;
  return { line: position.line, character: Math.min(position.character, lineEnd(lines, position.line) - start) };
}

/** The offset of a position; past the end of its line or of the text, the offset of that end. */
export function toOffset(lines: TextLines, { line, character }: Position): number {
  if (line >= lines.starts.length) return lines.text.length;
  if (line < 0) return 0;
  const start = lines.starts[line]!;
  return clamp(start + character, start, lineEnd(lines, line));
}
