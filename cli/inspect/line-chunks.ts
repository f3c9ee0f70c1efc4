import { TextDecoder } from 'node:util';
import { notText, notUtf8, encodingOf } from '../files/decode-text.ts';
import { MAX_BYTES } from '../files/read-file.ts';
import { UserError } from '../errors.ts';
import { say } from '../../service/l10n/message.ts';

/** Whole lines of a JSON Lines text. */
export interface LineChunk {
  text: string;
  /** How many lines that are not blank came before. */
  firstIndex: number;
}

/** Lines of one chunk at most. Fixed, so that the output does not depend on how many threads there are. */
export const LINES_PER_CHUNK = 512;
const LONGEST_CHUNK = 4 * 1024 * 1024;

/** Decodes a stream of bytes as {@link decodeText} decodes a file. Throws a {@link UserError} at the first wrong byte. */
export async function* decodeStream(bytes: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let lines = 1;
  for await (const part of bytes) {
    decoder ??= new TextDecoder(encodingOf(part), { fatal: true });
    const text = decodePart(decoder, part, name);
    const nul = text.indexOf('\0');
    if (nul >= 0) throw notText(name, lines + text.slice(0, nul).split('\n').length - 1);
    lines += text.split('\n').length - 1;
    yield text;
  }
  if (decoder) yield decodePart(decoder, null, name);
}

function decodePart(decoder: TextDecoder, part: Uint8Array | null, name: string): string {
  try {
    return part ? decoder.decode(part, { stream: true }) : decoder.decode();
  } catch {
    throw notUtf8(name);
  }
}

/** The lines of a text that comes in parts, without their line breaks (`\n`, `\r\n` or a lone `\r`), many at a time. */
async function* linesOf(parts: AsyncIterable<string>, name: string): AsyncGenerator<string[]> {
  let rest: string[] = [];
  let size = 0;
  let halfBreak = '';
  for await (const part of parts) {
    const text = halfBreak + part;
    halfBreak = text.endsWith('\r') ? '\r' : '';
    const lines = (halfBreak ? text.slice(0, -1) : text).split(/\r\n?|\n/);
    const last = lines.pop()!;
    if (lines.length > 0) {
      lines[0] = rest.join('') + lines[0]!;
      yield lines;
      rest = [];
      size = 0;
    }
    rest.push(last);
    size += last.length;
    if (size > MAX_BYTES) throw new UserError(say`${name}: one of its lines is longer than ${MAX_BYTES / 2 ** 20} MB; JSON Lines have one record a line`);
  }
  yield [rest.join('')];
}

/** Groups the lines that are not blank into chunks of bounded size, in order. */
export async function* lineChunks(parts: AsyncIterable<string>, name: string): AsyncGenerator<LineChunk> {
  let chunk: string[] = [];
  let size = 0;
  let firstIndex = 0;
  for await (const lines of linesOf(parts, name)) {
    for (const line of lines) {
      if (line.trim() === '') continue;
      chunk.push(line);
      size += line.length;
      if (chunk.length < LINES_PER_CHUNK && size < LONGEST_CHUNK) continue;
      yield { text: chunk.join('\n'), firstIndex };
      firstIndex += chunk.length;
      chunk = [];
      size = 0;
    }
  }
  if (chunk.length > 0) yield { text: chunk.join('\n'), firstIndex };
}
