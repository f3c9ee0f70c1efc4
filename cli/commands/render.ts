import { hasUnsaid, renderedFace, type CardRendering } from '../../service/features/render-card.ts';
import { say, type Locale, type Message } from '../../service/l10n/message.ts';
import { textOf } from '../../service/l10n/text-of.ts';
import type { AnalyzeOptions } from '../../service/model.ts';
import { analyzeOptions, withoutIgnored } from '../config/analyze-options.ts';
import { lexiconOfFiles } from '../config/lexicon.ts';
import { openProject } from '../config/project.ts';
import { EXIT, UserError } from '../errors.ts';
import { cardDocument } from '../files/card-document.ts';
import { findFiles } from '../files/find-files.ts';
import { readNamedText, type NamedText } from '../files/read-file.ts';
import type { Io } from '../io.ts';
import { localeFor } from '../locale.ts';
import { outputTo } from '../output.ts';
import { oneLine } from '../printable.ts';
import type { Service } from '../service.ts';

export interface RenderCommandOptions {
  lang: CardRendering['language'];
  self: CardRendering['self'];
  locale?: Locale;
}

const FACES = '\n----\n';

/** The cards of a file, a block each; a part that only translates another is left out. */
function cardsIn(source: NamedText, service: Service, options: AnalyzeOptions, rendering: CardRendering): string[] {
  const { faces, lexicon } = service.analyze(cardDocument(source, service), options);
  const cards = new Map<number, string[]>();
  for (const analysis of faces) {
    const { card, translationOf } = analysis.face;
    if (translationOf !== undefined) continue;
    cards.set(card, [...(cards.get(card) ?? []), renderedFace(analysis, rendering, lexicon)]);
  }
  return [...cards.values()].map((parts) => parts.join(FACES));
}

/** `cardwright render`: the cards said anew in one language, as a `.card` file. Exit status 0, or 2 when a file could not be read. */
export async function render(paths: readonly string[], options: RenderCommandOptions, io: Io, service: Service): Promise<number> {
  const locale = localeFor(options.locale, io.env);
  const found = await findFiles(paths, io.cwd);
  const project = openProject(io.cwd, async () => service.ruleDescriptions());
  const files = await withoutIgnored(found.files, project);
  const lexicon = await lexiconOfFiles(files, io.cwd);
  const problems: Message[] = [...found.problems];
  const cards: string[] = [];
  for (const file of files) {
    try {
      cards.push(...cardsIn(await readNamedText(file, io.cwd), service, await analyzeOptions(file, project, lexicon, undefined, locale), { language: options.lang, self: options.self }));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      problems.push(error.said);
    }
  }
  if (cards.length > 0) await outputTo(io.stdout).write(`${cards.join('\n\n')}\n`);
  const stderr = outputTo(io.stderr);
  const unsaid = cards.filter(hasUnsaid).length;
  if (unsaid > 0) await stderr.write(`cardwright: ${textOf(say`${unsaid} of ${cards.length} cards have parts that could not be put into words; ⟦…⟧ stands in their place`, locale)}\n`);
  const told = [...project.problems, ...problems];
  for (const problem of told) await stderr.write(`cardwright: ${oneLine(textOf(problem, locale))}\n`);
  return told.length > 0 ? EXIT.failure : EXIT.clean;
}
