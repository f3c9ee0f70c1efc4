import { readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { CONFIGURATION_FILE, readConfiguration, type Configuration } from '../../service/configuration.ts';
import { matchesGlobs } from '../../service/glob.ts';
import type { ComprehensiveRules } from '../../grammar/comprehensive-rules.ts';
import type { PrintedCards } from '../../grammar/printed-cards.ts';
import { say, type Message } from '../../service/l10n/message.ts';
import { causeOf, UserError } from '../errors.ts';
import { readCardsFile, readRulesFile } from '../own-files.ts';
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
  /** The Comprehensive Rules text that it names, in the same way. */
  rulesOf(file: string): Promise<ComprehensiveRules | undefined>;
  /** Whether the configuration leaves this file out. */
  ignores(file: string): Promise<boolean>;
  /** One line for each thing that is wrong with a configuration that was read. */
  problems: Message[];
}

/** Reads files that configurations name, each once; undefined where one is wrong, which is added to `problems`. */
function readOnce<T>(read: (name: string, cwd: string) => Promise<T | undefined>, cwd: string, problems: Message[]): (path: string) => Promise<T | undefined> {
  const files = new Map<string, Promise<T | undefined>>();
  return (path) => {
    const content = files.get(path) ?? read(relative(cwd, path) || path, cwd).catch((error: unknown) => {
      if (!(error instanceof UserError)) throw error;
      problems.push(error.said);
      return undefined;
    });
    files.set(path, content);
    return content;
  };
}

/** Reads each `cardwright.json`, and each file that one names, once. `diagnostics` gives all that there are; it is asked where there is a configuration. */
export function openProject(cwd: string, diagnostics: () => Promise<readonly { code: string }[]>): Project {
  const problems: Message[] = [];
  const known = new Map<string, Promise<Found | null>>();
  const cards = readOnce(readCardsFile, cwd, problems);
  const rules = readOnce(readRulesFile, cwd, problems);

  const readIn = async (folder: string): Promise<Found | null> => {
    const path = join(folder, CONFIGURATION_FILE);
    const shown = oneLine(relative(cwd, path) || path);
    try {
      const read = readConfiguration(await readFile(path, 'utf8'), (await diagnostics()).map(({ code }) => code));
      for (const problem of read.problems) problems.push(say`${shown}: ${problem}`);
      return { folder, configuration: read.configuration };
    } catch (error) {
      if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
      problems.push(say`${shown}: cannot be read: ${causeOf(error)}`);
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
      return found?.configuration.cards === undefined ? undefined : cards(resolve(found.folder, found.configuration.cards));
    },
    rulesOf: async (file) => {
      const found = await above(dirname(resolve(cwd, file)));
      return found?.configuration.comprehensiveRules === undefined ? undefined : rules(resolve(found.folder, found.configuration.comprehensiveRules));
    },
    ignores: async (file) => {
      const path = resolve(cwd, file);
      const found = await above(dirname(path));
      return found !== null && matchesGlobs(relative(found.folder, path).split(sep).join('/'), found.configuration.ignore);
    },
  };
}
