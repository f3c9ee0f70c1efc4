import type { Cost } from '../../tree.ts';
import { renderClause } from './clause.ts';
import { say, UNSAID, type RenderOptions } from './options.ts';
import { capitalize } from './words.ts';

const joinText = (id: string): string => (id === 'comma' ? ',' : id.replace(/^comma-/, ', '));

/** `{2}, {T}, Sacrifice this artifact`: symbols and actions, each with a capital. */
export function renderCost(cost: Cost, o: RenderOptions): string {
  const items = cost.items.map((item, i) => {
    if (item.kind === 'SymbolRun') return item.symbols.join('');
    return item.kind === 'Clause' ? (cost.joins?.[i - 1] ?? 'comma') === 'comma' ? capitalize(renderClause(item, o, { form: 'base' })) : renderClause(item, o, { form: 'base' }) : UNSAID;
  });
  return say(...items.flatMap((item, i) => [i > 0 && joinText(cost.joins?.[i - 1] ?? 'comma'), item]));
}
