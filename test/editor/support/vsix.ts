import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { requirePath, VSIX } from './paths.ts';

/** The files of the package by their path in it. */
export const readVsix = (): Record<string, Uint8Array> => unzipSync(readFileSync(requirePath(VSIX, 'run `npm run package`.')));

/** Writes the extension out of the package into `folder`. */
export function unpackExtension(folder: string): void {
  for (const [path, content] of Object.entries(readVsix())) {
    if (!path.startsWith('extension/') || path.endsWith('/')) continue;
    const target = join(folder, path.slice('extension/'.length));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}
