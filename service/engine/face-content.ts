import type { ParsedParagraph, Span } from '../../grammar/index.ts';
import { leaves, type Ability, type Clause, type KeywordUse, type Node, type Noun } from '../../grammar/tree.ts';
import { perNode } from './memo.ts';

/** A value that the text states, and where; the span counts from the paragraph. */
export interface Stated extends Span {
  value: string;
  /** What it means, where that is said in more than one way: `2 or more` and `more than 1` begin between 1 and 2. */
  meaning: string;
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

const stated = (value: string, { start, end }: Span, meaning = value): Stated => ({ value, meaning, start, end });

/** What something is or becomes is a state, not the keyword that it is named after: 高名である. */
const statesOf = ({ verb, object }: Clause): KeywordUse[] => (verb === 'be' || verb === 'become' ? (object?.items ?? []).flatMap(({ keyword }) => keyword ?? []) : []);

const LAST_OUTSIDE = new Set(['more-than', 'at-most']);
const FIRST_INSIDE = new Set(['at-least', 'fewer-than', 'less-than']);

/** Between which numbers `2 or more`, `more than 1`, `at most 2` part what counts from what does not; undefined for other counts. */
function limitOf({ count, determiners }: Noun, number: number): string | undefined {
  if (count!.endsWith('-or-more') || determiners.some((d) => FIRST_INSIDE.has(d))) return `${number - 1}|${number}`;
  if (count!.endsWith('-or-less') || determiners.some((d) => LAST_OUTSIDE.has(d))) return `${number}|${number + 1}`;
  return undefined;
}

/** The numbers above one that count a noun. `twice` and `more than once` have no number in English, and mana is no number. */
function numbersOf(noun: Noun): Stated[] {
  if (noun.count === undefined || noun.japanese?.counter === 'kai' || noun.count.includes('{')) return [];
  const range = /^(\d)-to-(\d)$/.exec(noun.count);
  const numbers = range ? Array.from({ length: Number(range[2]) - Number(range[1]) + 1 }, (_, i) => String(Number(range[1]) + i)) : noun.count.match(/\d+(?:,\d{3})*/g)?.map((written) => written.replaceAll(',', '')) ?? [];
  return numbers.flatMap((number) => {
    const limit = limitOf(noun, Number(number));
    const counts = Number(number) > 1 || limit === '1|2';
    return counts ? [stated(number, placeOf(noun, number), limit)] : [];
  });
}

const plainSize = (size: string): string => size.replace(/[−－]/g, '-').replace(/＋/g, '+').toUpperCase();

/** What the tree of a paragraph states, reminder text left out; kept by tree. */
export const contentOf = perNode((ability: Ability): Content => {
  const content: Content = { numbers: [], sizes: [], costs: [], keywords: [] };
  /** States, and what opens an ability as a word does: 最高速度 ―. */
  const states = new Set<KeywordUse>();
  visitNodes(ability, (node) => {
    if (node.kind === 'Noun') {
      content.numbers.push(...numbersOf(node));
      for (const m of node.modifiers) {
        if (m.kind === 'power-toughness') content.sizes.push(stated(plainSize(`${m.power}/${m.toughness}`), m.at));
        else if (m.kind === 'change') content.sizes.push(stated(plainSize(m.value), m.at));
      }
      if ((node.form === 'change' || node.form === 'power-toughness') && node.id) content.sizes.push(stated(plainSize(node.id), node));
    } else if (node.kind === 'Clause') {
      for (const state of statesOf(node)) states.add(state);
    } else if (node.kind === 'Ability') {
      if (node.sentences.length > 0) for (const label of node.keywords) states.add(label);
    } else if (node.kind === 'KeywordUse') {
      if (!states.has(node)) content.keywords.push(stated(node.keyword, node));
      if (node.count !== undefined && Number(node.count) > 1) content.numbers.push(stated(node.count, placeOf(node, node.count)));
    } else if (node.kind === 'Cost') {
      const symbols = node.items.flatMap((item) => (item.kind === 'SymbolRun' ? item.symbols : []));
      if (symbols.length > 0) content.costs.push(stated([...symbols].map((symbol) => symbol.toUpperCase()).sort().join(''), node));
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
