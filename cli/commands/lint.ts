import pc from 'picocolors';
import type { ComprehensiveRules } from '../../grammar/comprehensive-rules.ts';
import type { PrintedCards } from '../../grammar/printed-cards.ts';
import { say, type Locale, type Message } from '../../service/l10n/message.ts';
import { textOf } from '../../service/l10n/text-of.ts';
import type { AnalyzeOptions, Severity } from '../../service/model.ts';
import { analyzeOptions, withoutIgnored } from '../config/analyze-options.ts';
import { lexiconOfFiles } from '../config/lexicon.ts';
import { openProject, type Project } from '../config/project.ts';
import { EXIT, UserError } from '../errors.ts';
import { cardDocument } from '../files/card-document.ts';
import { findFiles } from '../files/find-files.ts';
import { readNamedText, readStandardInput, type NamedText } from '../files/read-file.ts';
import { wantsColor, type Io } from '../io.ts';
import { formatGithub } from '../lint/format-github.ts';
import { formatJson } from '../lint/format-json.ts';
import { formatSarif } from '../lint/format-sarif.ts';
import { formatText } from '../lint/format-text.ts';
import { locate } from '../lint/locate.ts';
import type { LintedFile } from '../lint/located.ts';
import { fails, makeReport, type Report } from '../lint/report.ts';
import { localeFor } from '../locale.ts';
import { outputTo } from '../output.ts';
import { readCardsFile, readRulesFile } from '../own-files.ts';
import { oneLine } from '../printable.ts';
import type { Service } from '../service.ts';
import { version } from '../version.ts';

export const LINT_FORMATS = ['text', 'json', 'sarif', 'github'] as const;

export interface LintOptions {
  format: (typeof LINT_FORMATS)[number];
  severity: Severity;
  maxWarnings?: number;
  quiet?: boolean;
  stdin?: boolean;
  stdinFilename?: string;
  comprehensiveRules?: string;
  cards?: string;
  locale?: Locale;
}

/** Reads and analyses one text. Throws a {@link UserError} where no cards are recognized in it. */
export function lintText(source: NamedText, service: Service, options: AnalyzeOptions = {}): LintedFile {
  return { file: source.name, ...(options.edition ? { edition: options.edition } : {}), findings: locate(source.name, service.analyze(cardDocument(source, service), options)) };
}

const STANDARD_INPUT = '<stdin>';

/** What the command line itself names; it counts before what the configuration does. */
interface Given {
  cards: PrintedCards | undefined;
  official: ComprehensiveRules | undefined;
  locale: Locale;
}

async function withOfficial(file: LintedFile, project: Project, { official }: Given): Promise<LintedFile> {
  const rules = official ?? (await project.rulesOf(file.file));
  return rules ? { ...file, official: rules } : file;
}

async function lintStandardInput({ stdinFilename }: LintOptions, io: Io, service: Service, project: Project, given: Given): Promise<LintedFile> {
  const source = await readStandardInput(io.stdin, stdinFilename ?? STANDARD_INPUT);
  const { documentKind } = service;
  const file = lintText(source, { ...service, documentKind: (name, text) => documentKind(name, text) ?? (stdinFilename === undefined ? 'card' : undefined) }, await analyzeOptions(stdinFilename ?? STANDARD_INPUT, project, undefined, given.cards, given.locale));
  return withOfficial(file, project, given);
}

interface Linted {
  files: LintedFile[];
  problems: Message[];
}

async function lintAll(paths: readonly string[], options: LintOptions, io: Io, service: Service): Promise<Linted> {
  const project = openProject(io.cwd, async () => service.ruleDescriptions());
  const given: Given = {
    cards: await readCardsFile(options.cards, io.cwd),
    official: options.comprehensiveRules === undefined ? undefined : await readRulesFile(options.comprehensiveRules, io.cwd),
    locale: localeFor(options.locale, io.env),
  };
  const fromStdin = options.stdin || options.stdinFilename !== undefined || (paths.length === 1 && paths[0] === '-');
  if (fromStdin && paths.some((path) => path !== '-')) throw new UserError(say`lint: --stdin and paths exclude each other; give one of them`);
  if (fromStdin) return { files: [await lintStandardInput(options, io, service, project, given)], problems: project.problems };
  const { files: found, problems } = await findFiles(paths, io.cwd);
  const names = await withoutIgnored(found, project);
  const lexicon = await lexiconOfFiles(names, io.cwd);
  const files: LintedFile[] = [];
  for (const name of names) {
    try {
      files.push(await withOfficial(lintText(await readNamedText(name, io.cwd), service, await analyzeOptions(name, project, lexicon, given.cards, given.locale)), project, given));
    } catch (error) {
      if (!(error instanceof UserError)) throw withFile(error, name);
      problems.push(error.said);
    }
  }
  return { files, problems: [...project.problems, ...problems] };
}

/** An internal error that says at which file it happened. */
function withFile(error: unknown, name: string): Error {
  return new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
}

function format(report: Report, options: LintOptions, io: Io, service: Service): string {
  const locale = localeFor(options.locale, io.env);
  switch (options.format) {
    case 'json': return formatJson(report);
    case 'github': return formatGithub(report, locale);
    case 'sarif': return formatSarif(report, { rules: service.ruleDescriptions(locale), version, locale });
    case 'text': return formatText(report, { colors: pc.createColors(wantsColor(io)), quiet: options.quiet ?? false, locale });
  }
}

/** `cardwright lint`: exit status 0 clean, 1 findings, 2 when a path or file could not be read. */
export async function lint(paths: readonly string[], options: LintOptions, io: Io, service: Service): Promise<number> {
  const { files, problems: told } = await lintAll(paths, options, io, service);
  const problems = told.map((problem) => oneLine(textOf(problem, localeFor(options.locale, io.env))));
  const report = makeReport(files, options.severity, problems);
  const isBare = files.length === 0 && options.format === 'text';
  if (!isBare) await outputTo(io.stdout).write(format(report, options, io, service));
  const stderr = outputTo(io.stderr);
  for (const problem of problems) await stderr.write(`cardwright: ${problem}\n`);
  if (problems.length > 0) return EXIT.failure;
  return fails(report, options.maxWarnings) ? EXIT.findings : EXIT.clean;
}
