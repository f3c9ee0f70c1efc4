import type { Span } from '../../grammar/index.ts';

/** A string of a JSON text: the span between its quotation marks, and the path of keys and indices to it. */
export interface JsonString extends Span {
  path: string;
}

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^\s{}[\],:"]+/gs;

interface Container {
  array: boolean;
  /** The key or the index of the value that comes next. */
  at: string | number;
  expectsKey: boolean;
}

const pathOf = (containers: readonly Container[]): string => containers.map(({ at }) => at).join('.');

/** Every string value of a JSON text, in order, with paths such as `card_faces.1.oracle_text`. Wrong JSON gives what it can. */
export function jsonStrings(json: string): JsonString[] {
  const strings: JsonString[] = [];
  const open: Container[] = [];
  for (const match of json.matchAll(TOKEN)) {
    const token = match[0];
    const here = open.at(-1);
    if (token === '{' || token === '[') open.push({ array: token === '[', at: token === '[' ? 0 : '', expectsKey: token === '{' });
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':' && here) here.expectsKey = false;
    else if (token === ',' && here) {
      if (here.array) here.at = Number(here.at) + 1;
      else here.expectsKey = true;
    } else if (token.startsWith('"')) {
      if (here?.expectsKey) here.at = decodeJsonString(token.slice(1, -1));
      else strings.push({ start: match.index + 1, end: match.index + token.length - 1, path: pathOf(open) });
    }
  }
  return strings;
}

const ESCAPE = /\\(?:u[0-9a-fA-F]{4}|.)/gs;

/** What stands between the quotation marks of a JSON string, decoded; the raw text where it is no JSON. */
export function decodeJsonString(raw: string): string {
  try {
    return JSON.parse(`"${raw}"`) as string;
  } catch {
    return raw;
  }
}

/** The offset in a raw JSON string of the character at `offset` of its decoded text. Each escape stands for one UTF-16 unit. */
export function rawOffset(raw: string, offset: number): number {
  let shift = 0;
  for (const match of raw.matchAll(ESCAPE)) {
    if (match.index - shift >= offset) break;
    shift += match[0].length - 1;
  }
  return Math.min(offset + shift, raw.length);
}

/** `text` as it is written between the quotation marks of a JSON string. */
export const encodeJsonString = (text: string): string => JSON.stringify(text).slice(1, -1);
