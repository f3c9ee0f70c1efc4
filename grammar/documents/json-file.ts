import type { Span } from '../span.ts';
import { listMembers, readJsonList, skipWhiteSpace } from './json-list.ts';
import { MAX_RECORDS } from './limits.ts';
import type { CardDocument } from './model.ts';
import { readRecord } from './record.ts';
import type { JsonRecord } from './record-fields.ts';
import { forEachLine, trimmedSpan } from './text-scan.ts';

/** Reads one record a line. A line that holds none becomes a card with `error`; blank lines are skipped. */
export function readJsonLines(text: string): CardDocument {
  const document = emptyDocument(text, 'jsonl');
  forEachLine(text, (start, end) => {
    if (start === end) return;
    if (document.cards.length >= MAX_RECORDS) {
      addError(document, trimmedSpan(text, start, text.length), TOO_MANY, 'too-large');
      return false;
    }
    addRecord(document, { start, end }, 'This line');
  });
  return document;
}

/** Reads a list of records, one record, or an object with the records in its list `cards` or `data`. */
export function readJsonFile(text: string): CardDocument {
  const document = emptyDocument(text, 'json');
  const { start, end } = trimmedSpan(text, 0, text.length);
  if (start === end) return document;
  const lists = text[start] === '{' ? listMembers(text, start, ['cards', 'data']) : new Map<string, number>();
  const open = text[start] === '[' ? start : (lists.get('cards') ?? lists.get('data'));
  if (open === undefined) addRecord(document, { start, end }, 'This file');
  else addList(document, open, open === start);
  return document;
}

const TOO_MANY = `The file has more than ${MAX_RECORDS} records; what follows is not read. Part it into several files.`;

const emptyDocument = (text: string, format: 'json' | 'jsonl'): CardDocument => ({ format, text, cards: [], comments: [], problems: [] });

function addList(document: CardDocument, open: number, whole: boolean): void {
  const { text } = document;
  const list = readJsonList(text, open, MAX_RECORDS);
  for (const element of list.elements) addRecord(document, element, 'This record');
  const report = (span: Span, message: string): void => {
    document.problems.push({ code: 'malformed-record', message, ...span });
  };
  if (list.fault !== null) report({ start: list.fault, end: list.fault + 1 }, 'The list of cards has a comma missing or one too many here. The cards were read all the same; other programs may refuse the file.');
  if (list.rest !== null) addError(document, trimmedSpan(text, list.rest, text.length), TOO_MANY, 'too-large');
  else if (list.end === null) report({ start: open, end: open + 1 }, 'The list that starts here is never closed: the file ends before its “]”. Look for a bracket or a quotation mark that is missing.');
  else if (whole && skipWhiteSpace(text, list.end) < text.length) report(trimmedSpan(text, list.end, text.length), 'Something follows the list of cards and is not read. A JSON file holds one value; write one record a line in a .jsonl file.');
  document.problems.sort((a, b) => a.start - b.start);
}

function addRecord(document: CardDocument, span: Span, subject: string): void {
  const source = document.text.slice(span.start, span.end);
  if (source[0] !== '{') return addError(document, span, notAnObject(subject, source), 'malformed-record');
  if (!/^\{\s*["}]/u.test(source) || !source.endsWith('}')) return addError(document, span, invalidJson(subject, undefined), 'malformed-record');
  let value: JsonRecord;
  try {
    value = JSON.parse(source) as JsonRecord;
  } catch (error) {
    const position = error instanceof SyntaxError ? /at position (\d{1,9})\b/u.exec(error.message)?.[1] : undefined;
    return addError(document, span, invalidJson(subject, position), 'malformed-record', position === undefined ? span : placeIn(span, Number(position)));
  }
  document.cards.push({ ...span, faces: readRecord(value, document.cards.length, span) });
}

function addError(document: CardDocument, span: Span, message: string, code: 'malformed-record' | 'too-large', place: Span = span): void {
  document.cards.push({ ...span, faces: [], error: message });
  document.problems.push({ code, message, ...place });
}

function placeIn(span: Span, position: number): Span {
  const start = Math.min(span.start + position, span.end - 1);
  return { start, end: start + 1 };
}

const invalidJson = (subject: string, position: string | undefined): string =>
  `${subject} is not valid JSON, so no card is read from it${position === undefined ? '' : ` (the fault is at character ${Number(position) + 1})`}. Look for a missing quotation mark, comma or bracket.`;

const notAnObject = (subject: string, source: string): string => {
  const what = source[0] === '[' ? 'a list' : source[0] === '"' ? 'a string' : /^-?\d/u.test(source) ? 'a number' : source === 'null' ? 'null' : 'not JSON';
  return `${subject} is ${what}, and a card is a JSON object: {"name": …, "type_line": …, "oracle_text": …}.`;
};
