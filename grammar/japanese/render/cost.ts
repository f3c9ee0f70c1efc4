import type { Clause, Cost } from '../../tree.ts';
import { renderClause } from './clause.ts';
import { joinedTo } from './join.ts';
import { symbols, UNSAID, type JapaneseRenderOptions } from './options.ts';

/** The item after one that says how it joins. */
const said = (item: Clause, next: Cost['items'][number] | undefined): Clause | undefined => (item.japanese?.ending && next?.kind === 'Clause' ? next : undefined);

/** The clause that an item goes on to, where it is no item of its own. */
function clauseAfter(cost: Cost, i: number): Clause | undefined {
  const next = cost.items[i + 1];
  return cost.joins?.[i] === 'clause' && next?.kind === 'Clause' ? next : undefined;
}

/** `{2},{T},このクリーチャーを生け贄に捧げる`. */
export function renderCost(cost: Cost, o: JapaneseRenderOptions): string {
  let text = '';
  cost.items.forEach((item, i) => {
    if (i > 0 && !clauseAfter(cost, i - 1)) text += cost.joins?.[i - 1] === 'reading-comma' ? '、' : ',';
    text += item.kind === 'SymbolRun' ? symbols(item.symbols) : item.kind === 'Clause' ? renderClause(item, o, { place: 'main', next: clauseAfter(cost, i) }) + joinedTo(item, clauseAfter(cost, i) ?? said(item, cost.items[i + 1])) : UNSAID;
  });
  return text;
}
