import { lineStarts, rangeOf, type CardFace, type Span } from '../../grammar/index.ts';
import type { Analysis, Finding, TextEdit } from '../../service/model.ts';
import { fieldSources, type FieldSource } from './field-source.ts';
import { encodeJsonString } from './json-fields.ts';
import { byPosition, type Excerpt, type LocatedEdit, type LocatedFinding } from './located.ts';

const LONGEST_LINE = 10_000;

const isBreak = (code: number): boolean => code === 10 || code === 13;

/** The line of `text` that holds the start of `span`, and the part of the span on it. */
export function excerptOf(text: string, span: Span): Excerpt {
  const floor = Math.max(0, span.start - LONGEST_LINE);
  const ceiling = Math.min(text.length, Math.max(span.start, Math.min(span.end, span.start + LONGEST_LINE)) + LONGEST_LINE);
  let start = Math.min(span.start, text.length);
  while (start > floor && !isBreak(text.charCodeAt(start - 1))) start--;
  let end = Math.min(span.start, text.length);
  while (end < ceiling && !isBreak(text.charCodeAt(end))) end++;
  return { line: text.slice(start, end), start: span.start - start, end: Math.min(span.end, end) - start };
}

/** How one face's spans become places in the file. */
interface Place {
  span(of: Span): Span;
  newText(text: string): string;
  excerpt(of: Span): Excerpt;
}

function placeIn(text: string): Place {
  return { span: (of) => of, newText: (newText) => newText, excerpt: (of) => excerptOf(text, of) };
}

function placeInField(field: FieldSource): Place {
  return {
    span: (of) => ({ start: field.offsetInFile(of.start), end: field.offsetInFile(of.end) }),
    newText: encodeJsonString,
    excerpt: (of) => excerptOf(field.text, of),
  };
}

/** All findings of an analysis with their places in the file, in the order of the text. */
export function locate(file: string, analysis: Analysis): LocatedFinding[] {
  const { document } = analysis;
  const starts = lineStarts(document.text);
  const whole = placeIn(document.text);
  const sourceOf = document.format === 'card' ? null : fieldSources(document);

  const located = (finding: Finding, place: Place, at: Span, card: string | null, canFix: boolean): LocatedFinding => {
    const edit = ({ span, newText }: TextEdit): LocatedEdit => ({ range: rangeOf(starts, place.span(span)), newText: place.newText(newText) });
    return {
      file,
      range: rangeOf(starts, at),
      severity: finding.severity,
      code: finding.code,
      message: finding.message,
      rules: finding.rules,
      card,
      field: finding.field,
      excerpt: place.excerpt(finding),
      fixes: canFix ? finding.fixes.map(({ title, preferred, edits }) => ({ title, preferred, edits: edits.map(edit) })) : [],
    };
  };

  const ofFace = (face: CardFace, finding: Finding): LocatedFinding => {
    const name = face.name?.text ?? null;
    if (!sourceOf) return located(finding, whole, finding, name, true);
    const source = sourceOf(face, finding.field);
    if (source) {
      const place = placeInField(source);
      return located(finding, place, place.span(finding), name, true);
    }
    const record = document.cards[face.card];
    const start = record?.start ?? 0;
    const at = { start, end: Math.min(start + 1, document.text.length) };
    return located(finding, { ...whole, excerpt: () => excerptOf(document.text, at) }, at, name, false);
  };

  return [
    ...analysis.findings.map((finding) => located(finding, whole, finding, null, true)),
    ...analysis.faces.flatMap(({ face, findings }) => findings.map((finding) => ofFace(face, finding))),
  ].sort(byPosition);
}
