import { stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import { say, type Message } from '../../service/l10n/message.ts';
import { causeOf } from '../errors.ts';
import { oneLine } from '../printable.ts';

export interface FoundFiles {
  /** Paths as a user would write them, with `/`, in the order of the arguments, each once. */
  files: string[];
  /** One line for each argument that gave no file. */
  problems: Message[];
}

const EVERY_CARD_FILE = '**/*.card';
const IGNORE = ['**/node_modules/**'];

const forward = (path: string): string => (sep === '\\' ? path.replaceAll('\\', '/') : path);

async function search(pattern: string, cwd: string): Promise<string[]> {
  const found = await glob(pattern, { cwd, ignore: IGNORE, dot: false, followSymbolicLinks: false, expandDirectories: false });
  return found.sort();
}

/** The files that one argument means: a file, each `.card` file below a folder, or the matches of a glob. */
async function filesOf(argument: string, cwd: string): Promise<string[] | Message> {
  const shown = oneLine(argument);
  const kind = await stat(resolve(cwd, argument)).catch((error: NodeJS.ErrnoException) => error);
  if (kind instanceof Error) {
    if (kind.code !== 'ENOENT' && kind.code !== 'ENOTDIR') return say`${shown}: cannot be read: ${causeOf(kind)}`;
    if (!isDynamicPattern(forward(argument))) return say`${shown}: no such file or folder`;
    const matches = await search(forward(argument), cwd);
    return matches.length > 0 ? matches : say`${shown}: no file matches this pattern`;
  }
  if (!kind.isDirectory()) return [forward(argument)];
  const matches = await search(EVERY_CARD_FILE, resolve(cwd, argument));
  if (matches.length === 0) return say`${shown}: no .card file in this folder or below it`;
  return matches.map((path) => forward(join(argument, path)));
}

/** Finds the files that `arguments_` name; without arguments, every `.card` file below `cwd`. */
export async function findFiles(arguments_: readonly string[], cwd: string): Promise<FoundFiles> {
  const found: FoundFiles = { files: [], problems: [] };
  const seen = new Set<string>();
  for (const argument of arguments_.length > 0 ? arguments_ : ['.']) {
    const files = await filesOf(argument, cwd);
    if (!Array.isArray(files)) {
      found.problems.push(files);
      continue;
    }
    for (const file of files) {
      const path = resolve(cwd, file);
      if (!seen.has(path)) found.files.push(file);
      seen.add(path);
    }
  }
  return found;
}
