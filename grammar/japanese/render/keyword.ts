import type { KeywordUse } from '../../tree.ts';
import { KEYWORD_ENDINGS, QUALITY_FIRST, QUALITY_PARTICLES } from '../lexicon/keyword-shapes.ts';
import { renderCost } from './cost.ts';
import { renderPhrase } from './noun-phrase.ts';
import { UNSAID, wide, type JapaneseRenderOptions } from './options.ts';
import { keywordWord } from './words.ts';

/** A keyword with its number, quality and cost. */
export function renderKeyword(use: KeywordUse, o: JapaneseRenderOptions): string {
  const quality = use.quality && renderPhrase(use.quality, o);
  const particle = use.relation && QUALITY_PARTICLES[use.keyword]?.[use.relation];
  const first = quality && (QUALITY_FIRST.has(use.keyword) || particle !== undefined);
  const cost = use.cost ? (use.dash ? ' ― ' : '') + renderCost(use.cost, o) : '';
  const size = use.size ? ` ― ${wide(use.size)}` : '';
  return (first ? quality + (particle ?? '') : '') + (keywordWord(use.keyword, use.form) ?? UNSAID) + (particle ? KEYWORD_ENDINGS[use.keyword] ?? '' : '') + wide(use.count ?? '') + (quality && !first ? `（${quality}）` : '') + cost + size + (use.gap ? UNSAID : '');
}
