import Table from 'cli-table3';
import { closest } from 'fastest-levenshtein';
import pc from 'picocolors';
import type { Colors } from 'picocolors/types';
import { CONFIGURATION_FILE } from '../../service/configuration.ts';
import type { RuleDescription } from '../../service/model.ts';
import { openProject } from '../config/project.ts';
import { EXIT, UserError } from '../errors.ts';
import { wantsColor, type Io } from '../io.ts';
import { officialText } from '../lint/official-text.ts';
import { outputTo } from '../output.ts';
import { readRulesFile } from '../own-files.ts';
import { oneLine } from '../printable.ts';

function list(rules: readonly RuleDescription[], colors: Colors): string {
  const table = new Table({
    head: ['Code', 'Severity', 'Rules', 'What is flagged'].map((heading) => colors.bold(heading)),
    style: { 'head': [], 'border': [], 'padding-left': 0, 'padding-right': 2 },
    chars: { 'top': '', 'top-mid': '', 'top-left': '', 'top-right': '', 'bottom': '', 'bottom-mid': '', 'bottom-left': '', 'bottom-right': '', 'left': '', 'left-mid': '', 'mid': '', 'mid-mid': '', 'right': '', 'right-mid': '', 'middle': '' },
  });
  table.push(...rules.map(({ code, severity, rules: numbers, summary }) => [code, severity, numbers.join(', '), summary]));
  return `${table.toString().replace(/ +$/gm, '')}\n`;
}

const indented = (text: string): string => text.split('\n').map((line) => `  ${line}`).join('\n');

function explanation({ code, severity, rules, summary, why, bad, good, fixable, since }: RuleDescription, colors: Colors): string {
  const numbers = rules.length > 0 ? `; rule ${rules.join(', ')}` : '';
  return [
    `${colors.bold(code)} (${severity}${numbers})`,
    summary,
    '',
    `Why: ${why}`,
    '',
    colors.red('Wrong:'),
    indented(bad),
    colors.green('Right:'),
    indented(good),
    '',
    `${fixable ? 'An editor can fix it.' : 'There is no quick fix: only the designer knows what is meant.'} Since version ${since}.`,
    '',
  ].join('\n');
}

function find(code: string, rules: readonly RuleDescription[]): RuleDescription {
  const found = rules.find((rule) => rule.code === code.toLowerCase());
  if (found) return found;
  const near = rules.length > 0 ? `; did you mean ${closest(code.toLowerCase(), rules.map((rule) => rule.code))}?` : '';
  throw new UserError(`there is no diagnostic “${oneLine(code)}”${near} (cardwright rules lists them all)`);
}

export interface RulesOptions {
  comprehensiveRules?: string;
}

/** `cardwright rules [code]`: lists every diagnostic, or explains one. Throws a {@link UserError} for an unknown code. */
export async function rules(code: string | undefined, io: Io, descriptions: readonly RuleDescription[], { comprehensiveRules }: RulesOptions = {}): Promise<number> {
  const colors = pc.createColors(wantsColor(io));
  const given = comprehensiveRules === undefined ? undefined : await readRulesFile(comprehensiveRules, io.cwd);
  if (given && code === undefined) throw new UserError('rules: --comprehensive-rules goes with the code of a diagnostic, such as illegal-target');
  const found = code === undefined ? undefined : find(code, descriptions);
  await outputTo(io.stdout).write(found ? explanation(found, colors) : list(descriptions, colors));
  if (!found) return EXIT.clean;
  const project = openProject(io.cwd, descriptions.map((rule) => rule.code));
  const official = given ?? (await project.rulesOf(CONFIGURATION_FILE));
  for (const number of official ? found.rules : []) await outputTo(io.stdout).write(`${officialText({ number, official: official! }, colors)}\n`);
  for (const problem of project.problems) await outputTo(io.stderr).write(`cardwright: ${oneLine(problem)}\n`);
  return project.problems.length > 0 ? EXIT.failure : EXIT.clean;
}
