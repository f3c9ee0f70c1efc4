import type { PrintedCards } from '../../grammar/printed-cards.ts';
import type { Lexicon } from '../../grammar/index.ts';
import type { AnalyzeOptions } from '../../service/model.ts';
import type { Project } from './project.ts';

/** How one file is analysed: by the project's configuration, with the words of all files and the printed cards. */
export async function analyzeOptions(file: string, project: Project, lexicon?: Lexicon, cards?: PrintedCards): Promise<AnalyzeOptions> {
  const configuration = await project.configurationOf(file);
  return {
    ...(configuration ? { rules: configuration.rules } : {}),
    ...(configuration?.edition ? { edition: configuration.edition } : {}),
    ...(lexicon ? { lexicon } : {}),
    ...(cards ? { cards } : {}),
  };
}

/** The files that the configuration does not leave out. */
export async function withoutIgnored(files: readonly string[], project: Project): Promise<string[]> {
  const kept: string[] = [];
  for (const file of files) if (!(await project.ignores(file))) kept.push(file);
  return kept;
}
