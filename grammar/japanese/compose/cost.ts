import type { Cost, Clause, SymbolRun } from '../../tree.ts';
import { said, unsayable } from './build.ts';
import { composeClause, isElsewhere } from './clause.ts';
import type { Context } from './context.ts';
import { atRandom } from './sentence.ts';

/** 「カード１枚を無作為に選んで捨てる」 is one thing that is paid. */
function paid(item: Clause, c: Context): Clause[] {
  const made = atRandom(item).map((cl) => composeClause(cl, c, 'main'));
  return made.map((cl, i) => (i < made.length - 1 ? said(cl, { ending: 'te', comma: false }) : i > 0 ? { ...cl, join: 'and' } : cl));
}

/** What is paid: symbols and what is done. */
export function composeCost(cost: Cost, c: Context): Cost {
  if (cost.gap || cost.joins?.some((j) => j !== 'comma')) unsayable();
  if (cost.items.some((item) => item.kind === 'Clause' && item.adverbials.some(isElsewhere))) unsayable();
  const groups = cost.items.map((item): (Clause | SymbolRun)[] => (item.kind === 'SymbolRun' ? [{ ...item, children: [] }] : item.kind === 'Clause' ? paid(item, c) : unsayable()));
  const joins = groups.flatMap((group) => group.map((_, i) => (i < group.length - 1 ? 'clause' : 'comma'))).slice(0, -1);
  return { kind: 'Cost', items: groups.flat(), ...(joins.includes('clause') ? { joins } : {}), children: [], start: 0, end: 0 };
}
