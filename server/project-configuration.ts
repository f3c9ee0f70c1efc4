import { CONFIGURATION_FILE, readConfiguration } from '../service/configuration.ts';
import type { Configuration } from '../service/configuration.ts';
import { matchesGlobs } from '../service/glob.ts';
import { englishOf } from '../service/l10n/message.ts';
import type { Runtime } from './runtime.ts';

export interface ProjectConfiguration {
  /** What the nearest `cardwright.json` above a document says of it; null where there is none or no files can be read. */
  for(uri: string): Promise<{ configuration: Configuration; folder: string; ignored: boolean } | null>;
  dropAll(): void;
}

interface Found {
  folder: string;
  configuration: Configuration;
}

/** The folder that a URI lies in, with a slash at its end; null at the root and for URIs without folders. */
function folderOf(uri: string): string | null {
  try {
    const folder = new URL(uri.endsWith('/') ? '..' : '.', uri).href;
    return folder === uri ? null : folder;
  } catch {
    return null;
  }
}

/** The path of a document from a folder above it, with its escapes undone. */
function pathFrom(folder: string, uri: string): string {
  const path = uri.slice(folder.length);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Reads each configuration once until all are dropped; `codes` are those of all diagnostics. */
export function createProjectConfiguration(runtime: Runtime, codes: () => readonly string[], warn: (message: string) => void): ProjectConfiguration {
  const known = new Map<string, Promise<Found | null>>();

  const readIn = async (folder: string): Promise<Found | null> => {
    const uri = `${folder}${CONFIGURATION_FILE}`;
    const text = await runtime.readFile?.(uri);
    if (text === undefined) return null;
    const { configuration, problems } = readConfiguration(text, codes());
    for (const problem of problems) warn(`${uri}: ${englishOf(problem)}`);
    return { folder, configuration };
  };

  const above = (folder: string): Promise<Found | null> => {
    const before = known.get(folder);
    if (before) return before;
    const parent = folderOf(folder);
    const found = readIn(folder).then((own) => own ?? (parent === null ? null : above(parent)));
    known.set(folder, found);
    return found;
  };

  return {
    for: async (uri) => {
      const folder = runtime.readFile ? folderOf(uri) : null;
      const found = folder === null ? null : await above(folder);
      return found && { configuration: found.configuration, folder: found.folder, ignored: matchesGlobs(pathFrom(found.folder, uri), found.configuration.ignore) };
    },
    dropAll: () => known.clear(),
  };
}
