import { readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { CONFIGURATION_FILE, readConfiguration, type Configuration } from '../../service/configuration.ts';
import { matchesGlobs } from '../../service/glob.ts';
import type { PrintedCards } from '../../grammar/printed-cards.ts';
import { causeOf, UserError } from '../errors.ts';
import { readCardsFile } from '../own-files.ts';
import { oneLine } from '../printable.ts';

/** The configuration that counts for a file, and the folder that it stands in. */
interface Found {
  folder: string;
  configuration: Configuration;
}

export interface Project {
  /** The configuration of the nearest `cardwright.json` above a file; null where there is none. */
  configurationOf(file: string): Promise<Configuration | null>;
  /** The card file that the configuration names, read once; undefined where it names none, or a wrong one. */
  cardsOf(file: string): Promise<PrintedCards | undefined>;
  /** Whether the configuration leaves this file out. */
  ignores(file: string): Promise<boolean>;
  /** One line for each thing that is wrong with a configuration that was read. */
  problems: string[];
}

/** Reads each `cardwright.json`, and each card file that one names, once. `codes` are those of all diagnostics. */
export function openProject(cwd: string, codes: readonly string[]): Project {
  const problems: string[] = [];
  const known = new Map<string, Promise<Found | null>>();
  const cards = new Map<string, Promise<PrintedCards | undefined>>();

  const readCards = async (path: string): Promise<PrintedCards | undefined> => {
    try {
      return await readCardsFile(relative(cwd, path) || path, cwd);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      problems.push(error.message);
      return undefined;
    }
  };

  const readIn = async (folder: string): Promise<Found | null> => {
    const path = join(folder, CONFIGURATION_FILE);
    const shown = oneLine(relative(cwd, path) || path);
    try {
      const read = readConfiguration(await readFile(path, 'utf8'), codes);
      for (const problem of read.problems) problems.push(`${shown}: ${oneLine(problem)}`);
      return { folder, configuration: read.configuration };
    } catch (error) {
      if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
      problems.push(`${shown}: cannot be read: ${causeOf(error)}`);
      return null;
    }
  };

  const above = (folder: string): Promise<Found | null> => {
    const before = known.get(folder);
    if (before) return before;
    const parent = dirname(folder);
    const found = readIn(folder).then((own) => own ?? (parent === folder ? null : above(parent)));
    known.set(folder, found);
    return found;
  };

  return {
    problems,
    configurationOf: async (file) => (await above(dirname(resolve(cwd, file))))?.configuration ?? null,
    cardsOf: async (file) => {
      const found = await above(dirname(resolve(cwd, file)));
      if (found?.configuration.cards === undefined) return undefined;
      const path = resolve(found.folder, found.configuration.cards);
      const read = cards.get(path) ?? readCards(path);
      cards.set(path, read);
      return read;
    },
    ignores: async (file) => {
      const path = resolve(cwd, file);
      const found = await above(dirname(path));
      return found !== null && matchesGlobs(relative(found.folder, path).split(sep).join('/'), found.configuration.ignore);
    },
  };
}
