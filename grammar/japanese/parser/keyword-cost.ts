import type { Child, Cost } from '../../tree.ts';
import type { JToken } from '../token.ts';
import { costOf, leaf, symbolsOf } from './build.ts';
import { costItems } from './cost.ts';
import { isMark } from './state.ts';

export interface KeywordCost { cost: Cost; before: Child[]; dash: boolean; to: number }

/** The cost of a keyword: symbols right after it, or anything after a dash up to the full stop. */
export function keywordCost(tokens: readonly JToken[], at: number): KeywordCost | undefined {
  const t = tokens[at];
  if (t?.kind === 'symbols') {
    const run = symbolsOf(t);
    return { cost: costOf([run], [run], t), before: [], dash: false, to: at + 1 };
  }
  if (!isMark(t, '—')) return undefined;
  let to = at + 1;
  while (to < tokens.length && !isMark(tokens[to], '。') && !(tokens[to]!.kind === 'parenthesis' && tokens[to]!.text.includes('。'))) to++;
  const cost = to > at + 1 ? costItems(tokens.slice(at + 1, to)) : undefined;
  return cost && !cost.items.some((i) => i.kind === 'Unknown') ? { cost, before: [leaf(t!, 'dash')], dash: true, to } : undefined;
}
