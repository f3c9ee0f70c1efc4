import { TextDecoder } from 'node:util';
import { UserError } from '../errors.ts';
import { say } from '../../service/l10n/message.ts';

const ENCODINGS = [
  { mark: [0xef, 0xbb, 0xbf], name: 'utf-8' },
  { mark: [0xff, 0xfe], name: 'utf-16le' },
  { mark: [0xfe, 0xff], name: 'utf-16be' },
] as const;

/** Which encoding the byte order mark announces; UTF-8 without one. */
export const encodingOf = (bytes: Uint8Array): string =>
  ENCODINGS.find(({ mark }) => mark.every((byte, i) => bytes[i] === byte))?.name ?? 'utf-8';

export const notText = (name: string, line: number): UserError =>
  new UserError(say`${name}: line ${line} holds a NUL character, so this is no text file; give the card file itself`);

export const notUtf8 = (name: string): UserError =>
  new UserError(say`${name}: the file is not UTF-8 text (Shift_JIS and other encodings are not read); save it as UTF-8`);

/**
 * The text of a file's bytes, without its byte order mark. UTF-8, or UTF-16 with a mark.
 * Throws a {@link UserError} that names the file for any other encoding and for binary files.
 */
export function decodeText(name: string, bytes: Uint8Array): string {
  let text: string;
  try {
    text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    const nul = bytes.indexOf(0);
    if (nul < 0) throw notUtf8(name);
    throw notText(name, 1 + bytes.subarray(0, nul).filter((byte) => byte === 10).length);
  }
  const nul = text.indexOf('\0');
  if (nul >= 0) throw notText(name, text.slice(0, nul).split('\n').length);
  return text;
}
