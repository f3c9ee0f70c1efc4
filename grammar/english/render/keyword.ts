import type { KeywordUse } from '../../tree.ts';
import { renderCost } from './cost.ts';
import { renderNoun, renderPhrase } from './noun-phrase.ts';
import { say, UNSAID, type RenderOptions } from './options.ts';
import { keywordName, spaced } from './words.ts';

function qualityText(use: KeywordUse, o: RenderOptions): string {
  if (!use.quality) return '';
  const relation = use.relation && spaced(use.relation);
  if (!use.repeats) return say(relation, renderPhrase(use.quality, o));
  const items = use.quality.items.map((n) => say(relation, renderNoun(n, o)));
  const conjunction = use.quality.conjunction ?? 'and';
  return items.length < 3 ? items.join(` ${conjunction} `) : `${items.slice(0, -1).join(', ')}, ${conjunction} ${items.at(-1)!}`;
}

/** A keyword with its parameters, as in the middle of a sentence. */
export const renderKeyword = (use: KeywordUse, o: RenderOptions): string => say(said(use, o), use.gap && UNSAID);

function said(use: KeywordUse, o: RenderOptions): string {
  if (use.dash && use.quality && !use.cost) return `${keywordName(use.keyword, use.form)}—${qualityText(use, o)}`;
  const word = say(keywordName(use.keyword, use.form), qualityText(use, o), use.count);
  if (!use.cost) return word;
  const paid = use.dash ? `${word}—${renderCost(use.cost, o)}` : say(word, renderCost(use.cost, o));
  return use.size ? `${paid} — ${use.size}` : paid;
}
