import { say, type Message, type Part } from './l10n/message.ts';
import { SEVERITIES, type Severity } from './model.ts';
import { nearest } from './suggest.ts';

/** The name of the file that configures a project: it counts for every file in its folder and below. */
export const CONFIGURATION_FILE = 'cardwright.json';

/** What a project says of itself, for the editor and the command line alike. */
export interface Configuration {
  /** As `2026-09-25`; the newest where it is absent. */
  edition?: string;
  rules: Record<string, Severity | 'off'>;
  /** Globs of files that are not checked, from the folder of the configuration. */
  ignore: string[];
  /** The path of a Comprehensive Rules text, from the folder of the configuration. */
  comprehensiveRules?: string;
  /** The path of a card file, in the same way. */
  cards?: string;
}

export interface ReadConfiguration {
  configuration: Configuration;
  /** One sentence each; what they speak of is left out of `configuration`. */
  problems: Message[];
}

const KEYS = ['$schema', 'edition', 'rules', 'ignore', 'comprehensiveRules', 'cards'];
const LEVELS: readonly string[] = [...SEVERITIES, 'off'];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const hint = (word: string, known: readonly string[]): Part => {
  const near = nearest(word, known);
  return near ? say` Did you mean “${near}”?` : '';
};
const quoted = (value: unknown): Message => say`“${String(value).slice(0, 60)}”`;

/** A day of the calendar, as YYYY-MM-DD. */
function isDay(value: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month >= 1 && month <= 12 && day >= 1 && day <= [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]!;
}

/** Reads the text of a `cardwright.json`; `codes` are those of all diagnostics. Never throws. */
export function readConfiguration(text: string, codes: readonly string[]): ReadConfiguration {
  const read: ReadConfiguration = { configuration: { rules: {}, ignore: [] }, problems: [] };
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    read.problems.push(say`It is no JSON: ${error instanceof Error ? error.message : String(error)}.`);
    return read;
  }
  if (!isRecord(json)) {
    read.problems.push(say`It must be an object, for example { "rules": { "outdated-enters": "off" } }.`);
    return read;
  }
  for (const key of Object.keys(json)) {
    if (!KEYS.includes(key)) read.problems.push(say`${quoted(key)} is no setting.${hint(key, KEYS)} The settings are “edition”, “rules”, “ignore”, “comprehensiveRules” and “cards”.`);
  }
  readEdition(json['edition'], read);
  readRules(json['rules'], codes, read);
  readIgnore(json['ignore'], read);
  readPath('comprehensiveRules', say`a Comprehensive Rules text`, json, read);
  readPath('cards', say`a card file`, json, read);
  if (json['$schema'] !== undefined && typeof json['$schema'] !== 'string') read.problems.push(say`“$schema” must be a text.`);
  return read;
}

function readEdition(edition: unknown, { configuration, problems }: ReadConfiguration): void {
  if (edition === undefined) return;
  if (typeof edition === 'string' && isDay(edition)) configuration.edition = edition;
  else problems.push(say`“edition” must be the date of a Comprehensive Rules document, such as "2026-09-25"; it is ${quoted(JSON.stringify(edition))}.`);
}

function readRules(rules: unknown, codes: readonly string[], { configuration, problems }: ReadConfiguration): void {
  if (rules === undefined) return;
  if (!isRecord(rules)) return void problems.push(say`“rules” must be an object with a severity for each code, such as { "outdated-enters": "off" }.`);
  for (const [code, level] of Object.entries(rules)) {
    if (!codes.includes(code)) problems.push(say`“rules” names ${quoted(code)}, and there is no such diagnostic.${hint(code, codes)}`);
    else if (typeof level !== 'string' || !LEVELS.includes(level)) problems.push(say`“rules” gives ${code} the severity ${quoted(JSON.stringify(level))}; it must be one of ${LEVELS.join(', ')}.`);
    else configuration.rules[code] = level as Severity | 'off';
  }
}

function readIgnore(ignore: unknown, { configuration, problems }: ReadConfiguration): void {
  if (ignore === undefined) return;
  if (!Array.isArray(ignore)) return void problems.push(say`“ignore” must be a list of globs, such as ["drafts/**"].`);
  for (const glob of ignore as unknown[]) {
    if (typeof glob === 'string' && glob !== '') configuration.ignore.push(glob);
    else problems.push(say`“ignore” has ${quoted(JSON.stringify(glob))} in it; each entry must be a glob, such as "drafts/**".`);
  }
}

function readPath(key: 'comprehensiveRules' | 'cards', what: Message, json: Record<string, unknown>, { configuration, problems }: ReadConfiguration): void {
  const path = json[key];
  if (path === undefined) return;
  if (typeof path === 'string' && path.trim() !== '') configuration[key] = path.trim();
  else problems.push(say`“${key}” must be the path of ${what}; it is ${quoted(JSON.stringify(path))}.`);
}
