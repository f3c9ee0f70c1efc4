import type { Span } from '../span.ts';
import { isWhiteSpace } from './text-scan.ts';

/** The values of a JSON list by their places, found without reading them: a broken value does not hide the others. */
export interface JsonList {
  elements: Span[];
  /** Where a comma is missing or too many. */
  fault: number | null;
  /** After the closing bracket; null where the text ends before it. */
  end: number | null;
  /** Where the elements beyond `limit` start. */
  rest: number | null;
}

/** Reads the list that opens at `open` (`[`). Linear, and deep nesting costs nothing. */
export function readJsonList(text: string, open: number, limit: number): JsonList {
  const list: JsonList = { elements: [], fault: null, end: null, rest: null };
  let at = open + 1;
  let commaDue = false;
  for (;;) {
    at = skipWhiteSpace(text, at);
    const c = text[at];
    if (c === undefined) return list;
    if (c === ']') {
      if (!commaDue && list.elements.length > 0) list.fault ??= at;
      list.end = at + 1;
      return list;
    }
    if (c === ',') {
      if (!commaDue) list.fault ??= at;
      commaDue = false;
      at++;
      continue;
    }
    if (list.elements.length === limit) {
      list.rest = at;
      return list;
    }
    if (commaDue) list.fault ??= at;
    const end = jsonValueEnd(text, at);
    list.elements.push({ start: at, end });
    commaDue = true;
    at = end;
  }
}

/** The opening brackets of the lists that are direct members of the object at `open` (`{`), by key; the last of a key counts. */
export function listMembers(text: string, open: number, keys: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  let at = open + 1;
  for (;;) {
    at = skipWhiteSpace(text, at);
    const c = text[at];
    if (c === undefined || c === '}') return found;
    const end = jsonValueEnd(text, at);
    const colon = skipWhiteSpace(text, end);
    if (c !== '"' || text[colon] !== ':') {
      at = end;
      continue;
    }
    const key = text.slice(at + 1, Math.min(end - 1, at + 40));
    at = skipWhiteSpace(text, colon + 1);
    if (text[at] === '[' && keys.includes(key)) found.set(key, at);
    else found.delete(key);
    if (at < text.length) at = jsonValueEnd(text, at);
  }
}

export function skipWhiteSpace(text: string, at: number): number {
  while (at < text.length && isWhiteSpace(text.charCodeAt(at))) at++;
  return at;
}

/** The end of the value that starts at `start`, at least one character on; a string ends with its line, quote or not. */
function jsonValueEnd(text: string, start: number): number {
  let depth = 0;
  for (let i = start; i < text.length; i++) {
    const c = text[i]!;
    if (c === '"') {
      i = stringEnd(text, i) - 1;
      if (depth === 0) return i + 1;
    } else if (c === '{' || c === '[') depth++;
    else if (c === '}' || c === ']') {
      if (depth === 0) return Math.max(i, start + 1);
      if (--depth === 0) return i + 1;
    } else if (depth === 0 && (c === ',' || isWhiteSpace(c.charCodeAt(0)))) return Math.max(i, start + 1);
  }
  return text.length;
}

function stringEnd(text: string, quote: number): number {
  for (let i = quote + 1; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0x5c) i++;
    else if (code === 0x22) return i + 1;
    else if (code === 10 || code === 13) return i;
  }
  return text.length;
}
