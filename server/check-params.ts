import { ErrorCodes, ResponseError } from 'vscode-languageserver';
import type { Position, Range } from 'vscode-languageserver';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const isPosition = (value: unknown): value is Position => isRecord(value) && Number.isInteger(value['line']) && Number.isInteger(value['character']);

export const isRange = (value: unknown): value is Range => isRecord(value) && isPosition(value['start']) && isPosition(value['end']);

const invalidParams = (message: string): ResponseError<void> => new ResponseError(ErrorCodes.InvalidParams, message);

/** The URI of the document that a request is about. Throws `InvalidParams`, as do the checks below. */
export function requireUri(params: unknown): string {
  const textDocument = isRecord(params) ? params['textDocument'] : undefined;
  const uri = isRecord(textDocument) ? textDocument['uri'] : undefined;
  if (typeof uri !== 'string') throw invalidParams('"textDocument.uri" is missing: give the URI of an open document as a string.');
  return uri;
}

export function requirePosition(params: unknown): Position {
  const position = isRecord(params) ? params['position'] : undefined;
  if (!isPosition(position)) throw invalidParams('"position" is malformed: give { line, character } as whole numbers, counted from 0.');
  return position;
}

export function requireRange(params: unknown): Range {
  const range = isRecord(params) ? params['range'] : undefined;
  if (!isRange(range)) throw invalidParams('"range" is malformed: give { start, end }, each { line, character } as whole numbers, counted from 0.');
  return range;
}
