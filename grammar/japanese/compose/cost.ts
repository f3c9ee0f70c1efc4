import type { Cost, Clause, SymbolRun } from '../../tree.ts';
import { unsayable } from './build.ts';
import { composeClause, isElsewhere } from './clause.ts';
import type { Context } from './context.ts';

/** What is paid: symbols and what is done. */
export function composeCost(cost: Cost, c: Context): Cost {
  if (cost.gap || cost.joins?.some((j) => j !== 'comma')) unsayable();
  if (cost.items.some((item) => item.kind === 'Clause' && item.adverbials.some(isElsewhere))) unsayable();
  const items = cost.items.map((item): Clause | SymbolRun => (item.kind === 'SymbolRun' ? { ...item, children: [] } : item.kind === 'Clause' ? composeClause(item, c, 'main') : unsayable()));
  return { kind: 'Cost', items, children: [], start: 0, end: 0 };
}
