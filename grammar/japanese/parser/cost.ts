import type { Cost } from '../../tree.ts';
import type { JToken } from '../token.ts';
import { quoted } from './ability.ts';
import { costOf, leaf, symbolsOf } from './build.ts';
import { insert, reminderOf, unknownOf } from './leaves.ts';
import { readSentence } from './sentence.ts';
import { isComma } from './state.ts';

/** Costs parted by commas: symbols and what is done. */
export function costItems(tokens: readonly JToken[]): Cost {
  const cost = costOf([], [], { start: tokens[0]!.start, end: tokens.at(-1)!.end });
  const joins: string[] = [];
  let from = 0;
  for (let i = 0; i <= tokens.length; i++) {
    if (i < tokens.length && !isComma(tokens[i])) continue;
    const known = cost.items.length;
    if (i > from) addCost(cost, tokens.slice(from, i));
    for (let more = known + 1; more < cost.items.length; more++) joins.push('clause');
    if (i < tokens.length) {
      if (i === from || i === tokens.length - 1) {
        const nothing = unknownOf([tokens[i]!]);
        cost.items.push(nothing);
        cost.children.push(nothing);
      } else cost.children.push(leaf(tokens[i]!, 'comma'));
      joins.push(tokens[i]!.text === '、' ? 'reading-comma' : 'comma');
    }
    from = i + 1;
  }
  if (joins.some((join) => join !== 'comma')) cost.joins = joins;
  return cost;
}

function addCost(cost: Cost, tokens: readonly JToken[]): void {
  const [first] = tokens;
  if (tokens.length === 1 && first!.kind === 'symbols') {
    const run = symbolsOf(first!);
    cost.items.push(run);
    cost.children.push(run);
    return;
  }
  const kept = tokens.filter((t) => t.kind !== 'parenthesis');
  const sentence = kept.length ? readSentence({ tokens: kept, at: 0, end: kept.length, stack: [], quoted }) : undefined;
  const [clause] = sentence?.clauses ?? [];
  if (clause) {
    clause.adverbials.unshift(...sentence!.leading);
    if (sentence!.leading.length) { clause.order = [...sentence!.leading.map(() => 'adverbial' as const), ...(clause.order ?? [])]; }
    cost.items.push(...sentence!.clauses);
    cost.children.push(...sentence!.children);
    for (const t of tokens) if (t.kind === 'parenthesis') insert(cost, reminderOf(t));
    return;
  }
  const unknown = unknownOf(tokens);
  cost.items.push(unknown);
  cost.children.push(unknown);
}
