import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { UserError, causeOf } from '../errors.ts';
import { oneLine } from '../printable.ts';
import { decodeText } from './decode-text.ts';
import { say } from '../../service/l10n/message.ts';

/** A card file larger than this is not read whole: it would not fit in memory with its tree. */
export const MAX_BYTES = 256 * 1024 * 1024;

export interface NamedText {
  /** As the user wrote it. */
  name: string;
  text: string;
}

/** Reads one file whole. Throws a {@link UserError} of one line that names it. */
export async function readNamedText(name: string, cwd: string): Promise<NamedText> {
  const shown = oneLine(name);
  const path = resolve(cwd, name);
  try {
    const { size } = await stat(path);
    if (size > MAX_BYTES) throw new UserError(say`${shown}: the file has ${Math.round(size / 2 ** 20)} MB; split it into files under ${MAX_BYTES / 2 ** 20} MB`);
    return { name, text: decodeText(shown, await readFile(path)) };
  } catch (error) {
    throw error instanceof UserError ? error : new UserError(say`${shown}: cannot be read: ${causeOf(error)}`);
  }
}

/** Reads standard input to its end, as {@link readNamedText} reads a file. */
export async function readStandardInput(stdin: Readable, name: string): Promise<NamedText> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stdin as AsyncIterable<Buffer | string>) {
    const bytes = Buffer.from(part as string);
    size += bytes.length;
    if (size > MAX_BYTES) throw new UserError(say`${oneLine(name)}: standard input has more than ${MAX_BYTES / 2 ** 20} MB; split it`);
    parts.push(bytes);
  }
  return { name, text: decodeText(oneLine(name), Buffer.concat(parts)) };
}
