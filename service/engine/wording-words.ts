import type { ParsedParagraph, Span } from '../../grammar/index.ts';
import { isLeaf, type Node } from '../../grammar/tree.ts';
import { say, type Message } from '../l10n/message.ts';
import { perNode } from './memo.ts';
import type { NodeContext, ProposedFix, Visitors } from './rule.ts';

/** A token of the rules text outside reminder text; its span counts from the paragraph. */
export interface Word extends Span {
  id: string;
  /** As written. */
  text: string;
  /** In lower case, with straight apostrophes. */
  low: string;
}

const BETWEEN = { id: '', text: '', low: '', start: -1, end: -1 };


export const plain = (text: string): string => {
  const low = text.toLowerCase();
  return low.includes('’') || low.includes('‘') ? low.replace(/[’‘]/g, "'") : low;
};

function collect(node: Node, source: string, found: Word[]): void {
  for (const child of node.children) {
    if (isLeaf(child)) {
      const { id, start, end } = child;
      const text = source.slice(start, end);
      found.push({ id, text, low: plain(text), start, end });
    } else if (child.kind !== 'ReminderText') collect(child, source, found);
  }
}

/** The words and marks of a paragraph, in order. */
export const wordsOf = perNode(({ source, ability }: ParsedParagraph): readonly Word[] => {
  const found: Word[] = [];
  collect(ability, source.text, found);
  return found;
});

/** The words and marks of the whole paragraph, in order. */
export const words = (ctx: NodeContext): readonly Word[] => wordsOf(ctx.paragraph);

/** The words below a node. */
export function wordsBelow(node: Node, ctx: NodeContext): readonly Word[] {
  const list = words(ctx);
  const from = firstFrom(list, node.start);
  let to = from;
  while (to < list.length && list[to]!.end <= node.end) to++;
  return list.slice(from, to);
}

/** Index of the first word that starts at `offset` or later. */
function firstFrom(list: readonly Word[], offset: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]!.start < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The word that starts at an offset of the paragraph. */
export function wordFrom(ctx: NodeContext, offset: number): Word | undefined {
  const word = words(ctx)[firstFrom(words(ctx), offset)];
  return word?.start === offset ? word : undefined;
}

const SHORT = 40;

/** The few characters before an offset. */
export const textBefore = (ctx: NodeContext, offset: number): string => ctx.text({ start: Math.max(0, offset - SHORT), end: offset });

/** The word at an index; an empty one outside the text. */
export const wordAt = (list: readonly Word[], index: number): Word => list[index] ?? BETWEEN;

/** Calls `visit` once for each paragraph; for those alone that have one of the words `cues`, in lower case, where they are given. */
export const onParagraph = (visit: (ctx: NodeContext) => void, cues?: readonly string[]): Visitors => ({ Paragraph: (_, ctx) => visit(ctx), cues });

/** Where each word of the paragraph stands: indices into {@link words}. */
const placesIn = perNode((paragraph: ParsedParagraph): ReadonlyMap<string, readonly number[]> => {
  const places = new Map<string, number[]>();
  wordsOf(paragraph).forEach(({ low }, i) => {
    const known = places.get(low);
    if (known) known.push(i);
    else places.set(low, [i]);
  });
  return places;
});

const NOWHERE: readonly number[] = [];

/** Indices into {@link words} of a word in lower case. */
export const placesOf = (ctx: NodeContext, word: string): readonly number[] => placesIn(ctx.paragraph).get(word) ?? NOWHERE;

const fits = (word: Word | undefined, want: string | RegExp): boolean => word !== undefined && (typeof want === 'string' ? word.low === want : want.test(word.low));

/** Places where the words, in lower case, stand one after the other. */
export function runsOf(ctx: NodeContext, first: string, ...rest: readonly (string | RegExp)[]): readonly Word[][] {
  const places = placesOf(ctx, first);
  if (places.length === 0) return [];
  const list = words(ctx);
  return places.filter((at) => rest.every((want, j) => fits(list[at + 1 + j], want))).map((at) => list.slice(at, at + 1 + rest.length));
}

/** The one right answer: `newText` at a place. */
export const rewrite = (span: Span, newText: string, title: Message = say`Write “${newText}”`): ProposedFix => ({ title, edits: [{ span: { start: span.start, end: span.end }, newText }], preferred: true });

export const spanOf = (first: Span, last: Span): Span => ({ start: first.start, end: last.end });
