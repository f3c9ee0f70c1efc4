import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Runtime } from './runtime.ts';

const MAX_BYTES = 8 * 1024 * 1024;
/** A part is read without a pause. */
const PART = 256 * 1024;
const MAX_FILES = 5_000;
const MAX_FOLDERS = 20_000;

const isSkipped = (name: string): boolean => name.startsWith('.') || name === 'node_modules';

function pathOf(uri: string): string | null {
  try {
    return fileURLToPath(uri);
  } catch {
    return null;
  }
}

/** Files of the disk by their `file:` URIs. What cannot be read is not there; symbolic links are not followed. */
export const nodeFiles: Required<Pick<Runtime, 'readFile' | 'readParts' | 'findCardFiles'>> = {
  readFile: async (uri) => {
    const path = pathOf(uri);
    if (path === null) return undefined;
    try {
      const found = await stat(path);
      return !found.isFile() || found.size > MAX_BYTES ? undefined : await readFile(path, 'utf8');
    } catch {
      return undefined;
    }
  },
  readParts: async function* (uri) {
    const path = pathOf(uri) ?? '';
    if (!(await stat(path)).isFile()) throw new Error(`${path} is no file`);
    yield* createReadStream(path, { encoding: 'utf8', highWaterMark: PART }) as AsyncIterable<string>;
  },
  findCardFiles: async (folderUri) => {
    const root = pathOf(folderUri);
    const files: string[] = [];
    const folders = root === null ? [] : [root];
    for (let i = 0; i < folders.length && i < MAX_FOLDERS && files.length < MAX_FILES; i++) {
      const entries = await readdir(folders[i]!, { withFileTypes: true }).catch(() => []);
      for (const entry of entries) {
        const path = join(folders[i]!, entry.name);
        if (entry.isDirectory() && !isSkipped(entry.name)) folders.push(path);
        else if (entry.isFile() && /\.card$/i.test(entry.name)) files.push(pathToFileURL(path).href);
      }
    }
    return files.slice(0, MAX_FILES);
  },
};
