import Table from 'cli-table3';
import { closest } from 'fastest-levenshtein';
import pc from 'picocolors';
import type { Colors } from 'picocolors/types';
import { CONFIGURATION_FILE } from '../../service/configuration.ts';
import { say, type Locale, type Message } from '../../service/l10n/message.ts';
import { textOf } from '../../service/l10n/text-of.ts';
import type { RuleDescription } from '../../service/model.ts';
import { openProject } from '../config/project.ts';
import { EXIT, UserError } from '../errors.ts';
import { wantsColor, type Io } from '../io.ts';
import { officialText } from '../lint/official-text.ts';
import { SEVERITY_NAMES } from '../lint/severity-names.ts';
import { localeFor } from '../locale.ts';
import { outputTo } from '../output.ts';
import { readRulesFile } from '../own-files.ts';
import { oneLine } from '../printable.ts';

function list(rules: readonly RuleDescription[], colors: Colors, locale: Locale): string {
  const table = new Table({
    head: [say`Code`, say`Severity`, say`Rules`, say`What is flagged`].map((heading) => colors.bold(textOf(heading, locale))),
    style: { 'head': [], 'border': [], 'padding-left': 0, 'padding-right': 2 },
    chars: { 'top': '', 'top-mid': '', 'top-left': '', 'top-right': '', 'bottom': '', 'bottom-mid': '', 'bottom-left': '', 'bottom-right': '', 'left': '', 'left-mid': '', 'mid': '', 'mid-mid': '', 'right': '', 'right-mid': '', 'middle': '' },
  });
  table.push(...rules.map(({ code, severity, rules: numbers, summary }) => [code, textOf(SEVERITY_NAMES[severity], locale), numbers.join(', '), summary]));
  return `${table.toString().replace(/ +$/gm, '')}\n`;
}

const indented = (text: string): string => text.split('\n').map((line) => `  ${line}`).join('\n');

function explanation({ code, severity, rules, summary, why, bad, good, fixable, since }: RuleDescription, colors: Colors, locale: Locale): string {
  const said = (message: Message): string => textOf(message, locale);
  const level = SEVERITY_NAMES[severity];
  return [
    said(rules.length > 0 ? say`${colors.bold(code)} (${level}; rule ${rules.join(', ')})` : say`${colors.bold(code)} (${level})`),
    summary,
    '',
    said(say`Why: ${why}`),
    '',
    colors.red(said(say`Wrong:`)),
    indented(bad),
    colors.green(said(say`Right:`)),
    indented(good),
    '',
    said(fixable ? say`An editor can fix it. Since version ${since}.` : say`There is no quick fix: only the designer knows what is meant. Since version ${since}.`),
    '',
  ].join('\n');
}

function find(code: string, rules: readonly RuleDescription[]): RuleDescription {
  const found = rules.find((rule) => rule.code === code.toLowerCase());
  if (found) return found;
  const near = rules.length > 0 ? say`; did you mean ${closest(code.toLowerCase(), rules.map((rule) => rule.code))}?` : '';
  throw new UserError(say`there is no diagnostic “${oneLine(code)}”${near} (cardwright rules lists them all)`);
}

export interface RulesOptions {
  comprehensiveRules?: string;
  locale?: Locale;
}

/** `cardwright rules [code]`: lists every diagnostic, or explains one. Throws a {@link UserError} for an unknown code. */
export async function rules(code: string | undefined, io: Io, descriptions: readonly RuleDescription[], { comprehensiveRules, locale: asked }: RulesOptions = {}): Promise<number> {
  const locale = localeFor(asked, io.env);
  const colors = pc.createColors(wantsColor(io));
  const given = comprehensiveRules === undefined ? undefined : await readRulesFile(comprehensiveRules, io.cwd);
  if (given && code === undefined) throw new UserError(say`rules: --comprehensive-rules goes with the code of a diagnostic, such as illegal-target`);
  const found = code === undefined ? undefined : find(code, descriptions);
  await outputTo(io.stdout).write(found ? explanation(found, colors, locale) : list(descriptions, colors, locale));
  if (!found) return EXIT.clean;
  const project = openProject(io.cwd, async () => descriptions);
  const official = given ?? (await project.rulesOf(CONFIGURATION_FILE));
  for (const number of official ? found.rules : []) await outputTo(io.stdout).write(`${officialText({ number, official: official! }, colors, locale)}\n`);
  for (const problem of project.problems) await outputTo(io.stderr).write(`cardwright: ${oneLine(textOf(problem, locale))}\n`);
  return project.problems.length > 0 ? EXIT.failure : EXIT.clean;
}
