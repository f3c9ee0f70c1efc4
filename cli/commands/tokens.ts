import pc from 'picocolors';
import { tokenTable, type TokenMaker, type TokenRow } from '../../service/features/token-table.ts';
import { say, type Locale } from '../../service/l10n/message.ts';
import { textOf } from '../../service/l10n/text-of.ts';
import type { AnalyzeOptions } from '../../service/model.ts';
import { analyzeOptions, withoutIgnored } from '../config/analyze-options.ts';
import { lexiconOfFiles } from '../config/lexicon.ts';
import { openProject } from '../config/project.ts';
import { EXIT, UserError } from '../errors.ts';
import { cardDocument } from '../files/card-document.ts';
import { findFiles } from '../files/find-files.ts';
import { readNamedText, type NamedText } from '../files/read-file.ts';
import { wantsColor, type Io } from '../io.ts';
import { localeFor } from '../locale.ts';
import { outputTo } from '../output.ts';
import { readCardsFile } from '../own-files.ts';
import { oneLine } from '../printable.ts';
import type { Service } from '../service.ts';
import { tokensAsCsv, tokensAsJson, tokensAsMarkdown, tokensAsText } from '../tokens/format-tokens.ts';

export const TOKEN_FORMATS = ['text', 'json', 'csv', 'markdown'] as const;

export interface TokensOptions {
  format: (typeof TOKEN_FORMATS)[number];
  cards?: string;
  locale?: Locale;
}

function makersIn(source: NamedText, service: Service, options: AnalyzeOptions): TokenMaker[] {
  const unnamed = textOf(say`(a card without a name in ${source.name})`, options.locale);
  const { faces } = service.analyze(cardDocument(source, service), options);
  return faces.filter(({ face }) => face.translationOf === undefined).map(({ face, tokens }) => ({ card: face.name?.text ?? unnamed, tokens }));
}

function format(rows: readonly TokenRow[], options: TokensOptions, io: Io): string {
  const locale = localeFor(options.locale, io.env);
  switch (options.format) {
    case 'json': return tokensAsJson(rows);
    case 'csv': return tokensAsCsv(rows);
    case 'markdown': return tokensAsMarkdown(rows, locale);
    case 'text': return tokensAsText(rows, pc.createColors(wantsColor(io)), locale);
  }
}

/** `cardwright tokens`: a table of every token that the files make. Exit status 0, or 2 when a file could not be read. */
export async function tokens(paths: readonly string[], options: TokensOptions, io: Io, service: Service): Promise<number> {
  const found = await findFiles(paths, io.cwd);
  const project = openProject(io.cwd, async () => service.ruleDescriptions());
  const cards = await readCardsFile(options.cards, io.cwd);
  const files = await withoutIgnored(found.files, project);
  const lexicon = await lexiconOfFiles(files, io.cwd);
  const { problems } = found;
  const makers: TokenMaker[] = [];
  for (const file of files) {
    try {
      makers.push(...makersIn(await readNamedText(file, io.cwd), service, await analyzeOptions(file, project, lexicon, cards, localeFor(options.locale, io.env))));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      problems.push(error.said);
    }
  }
  if (files.length > 0) await outputTo(io.stdout).write(format(tokenTable(makers), options, io));
  const stderr = outputTo(io.stderr);
  const told = [...project.problems, ...problems];
  for (const problem of told) await stderr.write(`cardwright: ${oneLine(textOf(problem, localeFor(options.locale, io.env)))}\n`);
  return told.length > 0 ? EXIT.failure : EXIT.clean;
}
