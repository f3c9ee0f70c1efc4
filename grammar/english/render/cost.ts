import type { Cost } from '../../tree.ts';
import { renderClause } from './clause.ts';
import { say, UNSAID, type RenderOptions } from './options.ts';
import { capitalize } from './words.ts';

/** `{2}, {T}, Sacrifice this artifact`: symbols and actions, each with a capital. */
export function renderCost(cost: Cost, o: RenderOptions): string {
  const items = cost.items.map((item) => {
    if (item.kind === 'SymbolRun') return item.symbols.join('');
    return item.kind === 'Clause' ? capitalize(renderClause(item, o, { form: 'base' })) : UNSAID;
  });
  return items.map((item, i) => say(i > 0 && (cost.joins?.[i - 1] ?? ','), item)).join('').replace(/,(?=\S)/g, ', ');
}
