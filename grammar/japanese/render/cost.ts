import type { Cost } from '../../tree.ts';
import { renderClause } from './clause.ts';
import { UNSAID, type JapaneseRenderOptions } from './options.ts';

/** `{2},{T},このクリーチャーを生け贄に捧げる`. */
export function renderCost(cost: Cost, o: JapaneseRenderOptions): string {
  let text = '';
  cost.items.forEach((item, i) => {
    if (i > 0) text += cost.joins?.[i - 1] === 'reading-comma' ? '、' : ',';
    text += item.kind === 'SymbolRun' ? item.symbols.join('') : item.kind === 'Clause' ? renderClause(item, o, { place: 'main' }) : UNSAID;
  });
  return text;
}
