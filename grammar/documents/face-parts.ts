import type { Span } from '../span.ts';
import { languageOf, readAnnotationLine } from './annotation-line.ts';
import type { CardLine, FaceLines } from './card-lines.ts';
import { isLabelledName, isLabelledType } from './labelled-face.ts';
import { hasJapanese } from './text-scan.ts';
import { typeLineLikeness } from './type-line.ts';

/** The lines of one face, or of the same face in the other language. */
export interface FacePart extends FaceLines {
  /** The part before it says the same in the other language. */
  translates: boolean;
}

/**
 * Parts what stands between two lines of hyphens: a labelled name after a whole labelled face begins the next face,
 * and an `@lang` line with a type line of that language below it, and one of the other language above it, begins the translation.
 */
export function faceParts(text: string, lines: FaceLines): FacePart[] {
  if (lines.rest.length === 0 && !(lines.text[0] && isLabelledName(text, lines.text[0]))) return [{ ...lines, translates: false }];
  const parts = partAt(lines, labelledStarts(text, lines.text)).map((part) => ({ ...part, translates: false }));
  return parts.flatMap((part) => {
    const mark = translationMark(text, part);
    if (mark === undefined) return [part];
    const [own, other] = partAt(part, [mark.start]);
    return [{ ...own!, translates: false }, { ...other!, translates: true }];
  });
}

/** `starts`: offsets in order, each with text on both sides. */
function partAt(lines: FaceLines, starts: readonly number[]): FaceLines[] {
  const parts: FaceLines[] = Array.from({ length: starts.length + 1 }, () => ({ text: [], rest: [] }));
  for (const key of ['text', 'rest'] as const) {
    let part = 0;
    for (const line of lines[key]) {
      while (part < starts.length && line.start >= starts[part]!) part++;
      parts[part]![key].push(line);
    }
  }
  return parts;
}

function labelledStarts(text: string, lines: readonly CardLine[]): number[] {
  if (!lines[0] || !isLabelledName(text, lines[0])) return [];
  const starts: number[] = [];
  let typed = false;
  for (const line of lines) {
    if (isLabelledType(text, line)) typed = true;
    else if (typed && isLabelledName(text, line)) {
      starts.push(line.start);
      typed = false;
    }
  }
  return starts;
}

/** The `@lang` line with which the translation begins. */
function translationMark(text: string, { text: lines, rest }: FaceLines): Span | undefined {
  let below = 0;
  let above: string | undefined;
  for (const line of rest) {
    while (below < lines.length && lines[below]!.start < line.start) below++;
    if (line.kind !== 'annotation' || below === 0 || below === lines.length) continue;
    const language = languageMarked(text, line);
    if (!language) continue;
    above ??= typeLineOf(text, lines.slice(0, Math.min(below, HEAD)));
    const other = typeLineOf(text, lines.slice(below, below + HEAD));
    if (above !== undefined && other !== undefined && hasJapanese(above) !== hasJapanese(other) && hasJapanese(other) === (language === 'ja')) return line;
  }
  return undefined;
}

function languageMarked(text: string, line: CardLine): 'en' | 'ja' | undefined {
  const { annotation } = readAnnotationLine(text, line);
  return annotation?.key === 'lang' ? languageOf(annotation.value.text) : undefined;
}

/** Lines at the start of a face among which its type line stands. */
const HEAD = 6;

function typeLineOf(text: string, lines: readonly CardLine[]): string | undefined {
  const labelled = lines[0] && isLabelledName(text, lines[0]) ? lines.find((line) => isLabelledType(text, line)) : undefined;
  if (labelled) return text.slice(labelled.start, labelled.end);
  const written = lines.slice(0, 2).map(({ start, end }) => text.slice(start, end));
  return written.reverse().find((line) => typeLineLikeness(line) !== 'no');
}
