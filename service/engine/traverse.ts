import type { CardFace, Lexicon, ParsedFace, ParsedParagraph, Span, TargetModel, TokenModel } from '../../grammar/index.ts';
import { isLeaf, type Node, type Noun } from '../../grammar/tree.ts';
import type { CardSet } from './card-set.ts';
import type { Collector } from './collect.ts';
import type { Dispatch } from './dispatch.ts';
import type { NodeContext, Rule, TargetUse, TokenUse } from './rule.ts';
import type { TypeLine } from './type-line.ts';
import { wordsOf } from './wording-words.ts';

/** A face whose paragraphs are shown to the rules. */
export interface Traversal {
  dispatch: Dispatch;
  collector: Collector;
  face: CardFace;
  parsed: ParsedFace;
  typeLine: TypeLine | null;
  set: CardSet;
  lexicon?: Lexicon;
  edition?: string;
  tokens: readonly TokenModel[];
  targets: readonly TargetModel[];
}

type Visits<T> = readonly { rule: Rule; visit: (item: T, ctx: NodeContext) => void }[];

/** Models by their span. */
type Models<T> = Map<number, T[]>;

/** What changes while one paragraph is walked. Visitors run one after the other, so one context serves them all. */
interface Walk {
  dispatch: Dispatch;
  collector: Collector;
  ctx: { -readonly [K in keyof NodeContext]: NodeContext[K] };
  path: Node[];
  reporting: Rule | undefined;
  tokens: Models<TokenUse> | undefined;
  targets: Models<TargetUse> | undefined;
}

/** More than any offset of a paragraph that is parsed. */
const WIDTH = 2 ** 17;
const keyOf = ({ start, end }: Span): number => start * WIDTH + end;

/** Those that lie in the paragraph, by their span counted from it; undefined where there are none. */
function modelsByPlace<T extends Span>(models: readonly T[], { source }: ParsedParagraph): Models<T> | undefined {
  let places: Models<T> | undefined;
  for (const model of models) {
    if (model.start < source.start || model.end > source.end) continue;
    const local = { ...model, start: model.start - source.start, end: model.end - source.start };
    const key = keyOf(local);
    places ??= new Map();
    const known = places.get(key);
    if (known) known.push(local);
    else places.set(key, [local]);
  }
  return places;
}

function showTo<T>(walk: Walk, { rule, visit }: Visits<T>[number], item: T): void {
  walk.reporting = rule;
  try {
    visit(item, walk.ctx);
  } catch (error) {
    walk.collector.crashed(rule, error);
  }
}

function show<T>(walk: Walk, visits: Visits<T>, item: T): void {
  for (let i = 0; i < visits.length; i++) showTo(walk, visits[i]!, item);
}

/** Shows the paragraph to the rules that look at every one, and to those that look for one of its words. */
function showParagraph(walk: Walk, paragraph: ParsedParagraph): void {
  const { paragraph: always, byCue } = walk.dispatch;
  show(walk, always, paragraph);
  if (byCue.size === 0) return;
  const shown: unknown[] = [];
  for (const { low } of wordsOf(paragraph)) {
    for (const handler of byCue.get(low) ?? []) {
      if (shown.includes(handler)) continue;
      shown.push(handler);
      showTo(walk, handler, paragraph);
    }
  }
}

function showModels(walk: Walk, node: Node): void {
  const { tokens, targets, dispatch } = walk;
  const key = keyOf(node);
  const noun = node.kind === 'Noun' ? (node as Noun) : undefined;
  const tokensHere = tokens?.get(key);
  if (tokensHere) {
    tokens!.delete(key);
    for (const token of tokensHere) show(walk, dispatch.token, { ...token, noun });
  }
  const targetsHere = targets?.get(key);
  if (targetsHere) {
    targets!.delete(key);
    for (const target of targetsHere) show(walk, dispatch.target, { ...target, noun });
  }
}

function showNode(walk: Walk, node: Node): void {
  const { ctx, dispatch, path } = walk;
  const outer = ctx.ability;
  if (node.kind === 'Ability') ctx.ability = node;
  const visits = dispatch.nodes[node.kind] as Visits<Node> | undefined;
  if (visits) show(walk, visits, node);
  if ((walk.tokens || walk.targets) && (node.kind === 'Noun' || node.kind === 'KeywordUse' || node.kind === 'Clause')) showModels(walk, node);
  path.push(node);
  for (const child of node.children) {
    if (!isLeaf(child)) showNode(walk, child);
    else if (dispatch.leaf.length > 0) show(walk, dispatch.leaf, child);
  }
  path.pop();
  ctx.ability = outer;
}

function walkOf({ dispatch, collector, face, parsed, typeLine, set, lexicon, edition }: Traversal, first: ParsedParagraph): Walk {
  const path: Node[] = [];
  const ctx: Walk['ctx'] = {
    face, parsed, typeLine, set, lexicon, edition, path, paragraph: first, ability: first.ability,
    text: (at) => ctx.paragraph.source.text.slice(at.start, at.end),
    report: (at, report) => collector.report(walk.reporting!, at, report, 'text', ctx.paragraph.source.start),
  };
  const walk: Walk = { dispatch, collector, ctx, path, reporting: undefined, tokens: undefined, targets: undefined };
  return walk;
}

/** Shows every node, leaf and model of the paragraphs to the rules that look at its kind, parents first. */
export function traverse(traversal: Traversal): void {
  const { dispatch, tokens, targets } = traversal;
  const { paragraphs } = traversal.parsed;
  if (paragraphs.length === 0) return;
  const walk = walkOf(traversal, paragraphs[0]!);
  for (const paragraph of paragraphs) {
    walk.ctx.paragraph = paragraph;
    walk.ctx.ability = paragraph.ability;
    if (dispatch.token.length > 0) walk.tokens = modelsByPlace<TokenUse>(tokens, paragraph);
    if (dispatch.target.length > 0) walk.targets = modelsByPlace<TargetUse>(targets, paragraph);
    showParagraph(walk, paragraph);
    showNode(walk, paragraph.ability);
  }
}
