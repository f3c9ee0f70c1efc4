import type { KeywordUse } from '../../tree.ts';
import { renderCost } from './cost.ts';
import { renderNoun, renderPhrase } from './noun-phrase.ts';
import { say, type RenderOptions } from './options.ts';
import { keywordName, spaced } from './words.ts';

function qualityText(use: KeywordUse, o: RenderOptions): string {
  if (!use.quality) return '';
  const relation = use.relation && spaced(use.relation);
  if (!use.repeats) return say(relation, renderPhrase(use.quality, o));
  const items = use.quality.items.map((n) => say(relation, renderNoun(n, o)));
  return items.length < 3 ? items.join(' and ') : `${items.slice(0, -1).join(', ')}, and ${items.at(-1)!}`;
}

/** A keyword with its parameters, as in the middle of a sentence. */
export function renderKeyword(use: KeywordUse, o: RenderOptions): string {
  const said = say(keywordName(use.keyword, use.form), qualityText(use, o), use.count);
  if (use.name) return `${said}—${use.name}`;
  if (!use.cost) return said;
  const paid = use.dash ? `${said}—${renderCost(use.cost, o)}` : say(said, renderCost(use.cost, o));
  return use.size ? `${paid}—${use.size}` : paid;
}
