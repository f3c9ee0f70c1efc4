/** A half-open stretch `[start, end)` of a text, in UTF-16 code units. */
export interface Span {
  start: number;
  end: number;
}

/** A piece of text and where it stands in its host (the file, or the field of a JSON record). */
export interface SourceText extends Span {
  text: string;
}

/** A position as the Language Server Protocol counts it: zero-based line and UTF-16 character. */
export interface Position {
  line: number;
  character: number;
}

export interface LineRange {
  start: Position;
  end: Position;
}

/** The same, `by` units further on. What it holds besides its own place stays. */
export const moved = <T extends Span>(span: T, by: number): T => ({ ...span, start: span.start + by, end: span.end + by });

export const contains = (span: Span, offset: number): boolean => span.start <= offset && offset <= span.end;

/** Offsets at which the lines of `text` start; `\n`, `\r\n` and a lone `\r` end a line, as in LSP. */
export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === 10 || (c === 13 && text.charCodeAt(i + 1) !== 10)) starts.push(i + 1);
  }
  return starts;
}

/** The position of `offset`, by binary search over {@link lineStarts}. */
export function positionAt(starts: readonly number[], offset: number): Position {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low, character: offset - starts[low]! };
}

export const rangeOf = (starts: readonly number[], span: Span): LineRange => ({
  start: positionAt(starts, span.start),
  end: positionAt(starts, span.end),
});
