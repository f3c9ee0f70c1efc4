import type { PrintedCards } from '../../grammar/printed-cards.ts';
import type { Lexicon } from '../../grammar/index.ts';
import type { Locale } from '../../service/l10n/message.ts';
import type { AnalyzeOptions } from '../../service/model.ts';
import type { Project } from './project.ts';

/** How one file is analysed: by the project's configuration, with the words of all files and the printed cards, in the user's language; `cards` before those of the configuration. */
export async function analyzeOptions(file: string, project: Project, lexicon?: Lexicon, cards?: PrintedCards, locale?: Locale): Promise<AnalyzeOptions> {
  const configuration = await project.configurationOf(file);
  const printed = cards ?? (await project.cardsOf(file));
  return {
    ...(configuration ? { rules: configuration.rules } : {}),
    ...(configuration?.edition ? { edition: configuration.edition } : {}),
    ...(lexicon ? { lexicon } : {}),
    ...(printed ? { cards: printed } : {}),
    ...(locale ? { locale } : {}),
  };
}

/** The files that the configuration does not leave out. */
export async function withoutIgnored(files: readonly string[], project: Project): Promise<string[]> {
  const kept: string[] = [];
  for (const file of files) if (!(await project.ignores(file))) kept.push(file);
  return kept;
}
