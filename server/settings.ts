import type { Connection } from 'vscode-languageserver';
import { SEVERITIES } from '../service/index.ts';
import type { Severity } from '../service/index.ts';
import { SOURCE } from './server-capabilities.ts';

/** The section `cardwright` of the client's settings. */
export interface Settings {
  rules: Record<string, Severity | 'off'>;
  inlayHints: { enabled: boolean };
  /** The Comprehensive Rules that the user has downloaded: a path, or a URI. */
  comprehensiveRules?: string;
  /** The card file that the user has downloaded: a path, or a URI. */
  cards?: string;
  /** From the project's configuration, as below. */
  edition?: string;
  /** The project does not have the document checked. */
  ignored?: boolean;
}

export interface SettingsStore {
  /** The settings that hold for this document. */
  for(uri: string): Promise<Settings>;
  /** The settings of every document, from a client that cannot be asked. */
  replaceDefaults(section: unknown): void;
  drop(uri: string): void;
  dropAll(): void;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const LEVELS: readonly string[] = [...SEVERITIES, 'off'];

const OWN_FILES = [['comprehensiveRules', 'a Comprehensive Rules text file'], ['cards', 'a card file']] as const;

/** Reads what the client sent; what is malformed is left out and named to `warn`. */
export function readSettings(section: unknown, warn: (message: string) => void): Settings {
  const settings: Settings = { rules: {}, inlayHints: { enabled: true } };
  if (!isRecord(section)) return settings;
  const { rules, inlayHints } = section;
  if (isRecord(rules)) settings.rules = readRules(rules, warn);
  else if (rules != null) warn(`${SOURCE}.rules is not an object: give a severity for each code, such as { "undefined-token": "warning" }.`);
  const enabled = isRecord(inlayHints) ? inlayHints['enabled'] : undefined;
  if (typeof enabled === 'boolean') settings.inlayHints.enabled = enabled;
  else if (enabled != null) warn(`${SOURCE}.inlayHints.enabled is neither true nor false: it counts as true.`);
  for (const [key, what] of OWN_FILES) {
    const path = section[key];
    if (typeof path === 'string' && path.trim() !== '') settings[key] = path.trim();
    else if (path != null && typeof path !== 'string') warn(`${SOURCE}.${key} is no text: give the path of ${what}.`);
  }
  return settings;
}

function readRules(rules: Record<string, unknown>, warn: (message: string) => void): Settings['rules'] {
  const known = Object.entries(rules).filter((entry): entry is [string, Severity | 'off'] => {
    const [code, level] = entry;
    const good = typeof level === 'string' && LEVELS.includes(level);
    if (!good) warn(`${SOURCE}.rules: "${code}" has no known severity and is ignored: use one of ${LEVELS.join(', ')}.`);
    return good;
  });
  return Object.fromEntries(known);
}

/** Asks the client for each document's settings once and remembers the answer until it is dropped. */
export function createSettingsStore(connection: Connection, canAsk: () => boolean): SettingsStore {
  const warn = (message: string) => connection.console.warn(message);
  const answers = new Map<string, Promise<Settings>>();
  let defaults = readSettings(undefined, warn);

  const ask = async (uri: string): Promise<Settings> => {
    try {
      return readSettings(await connection.workspace.getConfiguration({ scopeUri: uri, section: SOURCE }), warn);
    } catch (error) {
      warn(`The settings for ${uri} could not be read, so the defaults hold: ${error instanceof Error ? error.message : String(error)}`);
      return defaults;
    }
  };

  return {
    for: (uri) => {
      if (!canAsk()) return Promise.resolve(defaults);
      const answer = answers.get(uri) ?? ask(uri);
      answers.set(uri, answer);
      return answer;
    },
    replaceDefaults: (section) => {
      defaults = readSettings(section, warn);
    },
    drop: (uri) => void answers.delete(uri),
    dropAll: () => answers.clear(),
  };
}
