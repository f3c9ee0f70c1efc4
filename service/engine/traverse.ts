import type { CardFace, Lexicon, ParsedParagraph, Span, TargetModel, TokenModel } from '../../grammar/index.ts';
import { isLeaf, type Node, type Noun } from '../../grammar/tree.ts';
import type { CardSet } from './card-set.ts';
import type { Collector } from './collect.ts';
import type { Dispatch } from './dispatch.ts';
import type { NodeContext, Rule, TargetUse, TokenUse } from './rule.ts';
import type { TypeLine } from './type-line.ts';

export interface Traversal {
  dispatch: Dispatch;
  collector: Collector;
  face: CardFace;
  typeLine: TypeLine | null;
  set: CardSet;
  lexicon?: Lexicon;
  edition?: string;
  paragraph: ParsedParagraph;
  tokens: readonly TokenModel[];
  targets: readonly TargetModel[];
}

const keyOf = ({ start, end }: Span): string => `${start}:${end}`;

/** Models by their span, counted from the paragraph. */
function modelsByPlace<T extends Span>(models: readonly T[], { source }: ParsedParagraph): Map<string, T[]> {
  const places = new Map<string, T[]>();
  for (const model of models) {
    if (model.start < source.start || model.end > source.end) continue;
    const local = { ...model, start: model.start - source.start, end: model.end - source.start };
    places.set(keyOf(local), [...(places.get(keyOf(local)) ?? []), local]);
  }
  return places;
}

/** Shows every node, leaf and model of one paragraph to the rules that look at its kind, parents first. */
export function traverse(traversal: Traversal): void {
  const { dispatch, collector, face, typeLine, set, lexicon, edition, paragraph } = traversal;
  const tokens = dispatch.token.length ? modelsByPlace<TokenUse>(traversal.tokens, paragraph) : new Map<string, TokenUse[]>();
  const targets = dispatch.target.length ? modelsByPlace<TargetUse>(traversal.targets, paragraph) : new Map<string, TargetUse[]>();
  const { source } = paragraph;
  const path: Node[] = [];

  let ability = paragraph.ability;

  // Visitors run one after the other, so one context serves them all.
  let reporting: Rule | undefined;
  const ctx: NodeContext = {
    face, typeLine, set, lexicon, edition, paragraph, path,
    get ability() { return ability; },
    text: (at) => source.text.slice(at.start, at.end),
    report: (at, report) => collector.report(reporting!, at, report, 'text', source.start),
  };

  const run = <T>(handlers: readonly { rule: Rule; visit: (item: T, ctx: NodeContext) => void }[], item: T): void => {
    for (const { rule, visit } of handlers) {
      if (collector.silences(rule)) continue;
      reporting = rule;
      try {
        visit(item, ctx);
      } catch (error) {
        collector.crashed(rule, error);
      }
    }
  };

  const models = (node: Node): void => {
    if (tokens.size === 0 && targets.size === 0) return;
    const key = keyOf(node);
    const noun = node.kind === 'Noun' ? (node as Noun) : undefined;
    for (const token of tokens.get(key) ?? []) run(dispatch.token, { ...token, noun });
    for (const target of targets.get(key) ?? []) run(dispatch.target, { ...target, noun });
    tokens.delete(key);
    targets.delete(key);
  };

  const visit = (node: Node): void => {
    const outer = ability;
    if (node.kind === 'Ability') ability = node;
    const handlers = dispatch.nodes[node.kind];
    if (handlers) run(handlers as { rule: Rule; visit: (item: Node, ctx: NodeContext) => void }[], node);
    if (node.kind === 'Noun' || node.kind === 'KeywordUse' || node.kind === 'Clause') models(node);
    path.push(node);
    for (const child of node.children) {
      if (!isLeaf(child)) visit(child);
      else if (dispatch.leaf.length) run(dispatch.leaf, child);
    }
    path.pop();
    ability = outer;
  };

  visit(paragraph.ability);
}
