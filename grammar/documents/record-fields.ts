import { forEachLine, sourceText } from './text-scan.ts';
import type { SourceText } from '../span.ts';
import { MAX_LINE_LENGTH, tooLongLine } from './limits.ts';
import type { CardFace, DocumentProblem, FieldName, Known } from './model.ts';

export type JsonRecord = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is JsonRecord => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An own member; a record's prototype never answers for it. */
export const member = (record: JsonRecord, key: string): unknown => (Object.hasOwn(record, key) ? record[key] : undefined);

/** Reads a text field. Absent: undefined. null or blank: null. Of another type: undefined, and a problem. */
export function readField(record: JsonRecord, key: string, field: FieldName, problems: DocumentProblem[]): Known<SourceText> {
  return readText(member(record, key), key, field, problems);
}

export function readText(value: unknown, key: string, field: FieldName, problems: DocumentProblem[]): Known<SourceText> {
  if (value === undefined || value === null) return value;
  if (typeof value === 'string') return value.trim() === '' ? null : sourceText(value, 0, value.length);
  problems.push({ code: 'malformed-record', field, start: 0, end: 0, message: wrongType(key, value) });
  return undefined;
}

const wrongType = (key: string, value: unknown): string =>
  `“${key}” must be text in quotation marks, and it is ${typeName(value)}. The field is taken as unknown.`;

export const typeName = (value: unknown): string =>
  Array.isArray(value) ? 'a list' : value === null ? 'null' : typeof value === 'object' ? 'an object' : typeof value === 'boolean' ? String(value) : `a ${typeof value}`;

/** A string member with something in it, of a field about which nothing is said when it is wrong. */
export function plainText(record: JsonRecord, key: string): string | undefined {
  const value = member(record, key);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** The paragraphs of a rules text, with offsets in it; over-long ones are reported. */
export function paragraphsOf(rulesText: Known<SourceText>, problems: DocumentProblem[]): Pick<CardFace, 'paragraphs' | 'rulesText'> {
  const paragraphs: SourceText[] = [];
  if (!rulesText) return { paragraphs, rulesText };
  forEachLine(rulesText.text, (start, end) => {
    if (start === end) return;
    paragraphs.push(sourceText(rulesText.text, start, end));
    if (end - start > MAX_LINE_LENGTH) problems.push({ code: 'too-large', field: 'text', message: tooLongLine(end - start), start, end });
  });
  return { paragraphs, rulesText };
}
