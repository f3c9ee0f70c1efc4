import type { ParsedParagraph, Span } from '../../grammar/index.ts';
import { leaves, type Ability, type Node } from '../../grammar/tree.ts';
import { perNode } from './memo.ts';

/** A value that the text states, and where; the span counts from the paragraph. */
export interface Stated extends Span {
  value: string;
}

/** What one paragraph states, in terms that both languages share. */
export interface Content {
  /** Numbers above one: one may be said by an article or by nothing. */
  numbers: Stated[];
  /** Changes of power and toughness, and sizes. */
  sizes: Stated[];
  /** Symbols of each cost, in order. */
  costs: Stated[];
  /** Keyword ids. */
  keywords: Stated[];
}

function visitNodes(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const child of node.children) if (child.kind !== 'Leaf' && child.kind !== 'ReminderText') visitNodes(child, visit);
}

const plainSize = (size: string): string => size.replace(/[−－]/g, '-').replace(/＋/g, '+').toUpperCase();

/** What the tree of a paragraph states, reminder text left out; kept by tree. */
export const contentOf = perNode((ability: Ability): Content => {
  const content: Content = { numbers: [], sizes: [], costs: [], keywords: [] };
  visitNodes(ability, (node) => {
    if (node.kind === 'Noun') {
      // `twice` and `more than once` have no number in English.
      for (const count of node.japanese?.counter === 'kai' ? [] : node.count?.match(/\d+/g) ?? []) if (Number(count) > 1) content.numbers.push({ value: count, ...placeOf(node, count) });
      for (const m of node.modifiers) {
        if (m.kind === 'power-toughness') content.sizes.push({ value: plainSize(`${m.power}/${m.toughness}`), start: m.at.start, end: m.at.end });
        else if (m.kind === 'change') content.sizes.push({ value: plainSize(m.value), start: m.at.start, end: m.at.end });
      }
      if ((node.form === 'change' || node.form === 'power-toughness') && node.id) content.sizes.push({ value: plainSize(node.id), start: node.start, end: node.end });
    } else if (node.kind === 'KeywordUse') {
      content.keywords.push({ value: node.keyword, start: node.start, end: node.end });
      if (node.count !== undefined && Number(node.count) > 1) content.numbers.push({ value: node.count, ...placeOf(node, node.count) });
    } else if (node.kind === 'Cost') {
      const symbols = node.items.flatMap((item) => (item.kind === 'SymbolRun' ? item.symbols : []));
      if (symbols.length > 0) content.costs.push({ value: [...symbols].map((symbol) => symbol.toUpperCase()).sort().join(''), start: node.start, end: node.end });
    }
  });
  return content;
});

/** The number's own leaf, where it stands below the node. */
function placeOf(node: Node, count: string): Span {
  const leaf = leaves(node).find(({ id }) => id === count);
  return { start: leaf?.start ?? node.start, end: leaf?.end ?? node.end };
}

export const contentsOf = (paragraphs: readonly ParsedParagraph[]): { paragraph: ParsedParagraph; content: Content }[] =>
  paragraphs.filter(({ ability }) => ability.ability !== 'reminder').map((paragraph) => ({ paragraph, content: contentOf(paragraph.ability) }));
