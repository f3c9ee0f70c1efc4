import type { Span } from './span.ts';
import { isLeaf, type Ability, type Child, type Expectation, type Node } from './tree.ts';

const IS_WORD = /[\p{L}\p{N}{]/u;
const IS_SPACE = /\s/u;
const SPACE = 32;
const BRACE = 123;

const isSpace = (code: number): boolean => (code < 128 ? code === SPACE || (code >= 9 && code <= 13) : IS_SPACE.test(String.fromCharCode(code)));
/** A letter, a digit or a brace; undefined where the code alone does not say. */
const isWordCode = (code: number): boolean | undefined => (code < 128 ? (code >= 97 && code <= BRACE) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) : undefined);

/** Whether a run of characters without white space has a letter, a digit or a symbol. */
function isWord(text: string, start: number, end: number): boolean {
  for (let i = start; i < end; i++) {
    const known = isWordCode(text.charCodeAt(i));
    if (known) return true;
    if (known === undefined) return IS_WORD.test(text.slice(start, end));
  }
  return false;
}

export interface UnknownRun extends Span {
  expected?: Expectation;
}

/** What counts apart from the words that are understood. */
interface Runs {
  /** The runs of words without a role, in order; a run of punctuation alone is one too. */
  unknown: UnknownRun[];
  reminder: Span[];
}

/** One walk, since every text that is read takes it. */
function runsIn(node: Node, runs: Runs): Runs {
  if (node.kind === 'Unknown') runs.unknown.push({ start: node.start, end: node.end, expected: node.expected });
  else if (node.kind === 'ReminderText') runs.reminder.push(node);
  for (const child of node.children) if (!isLeaf(child)) runsIn(child, runs);
  return runs;
}

export const runsOf = (ability: Ability): Runs => runsIn(ability, { unknown: [], reminder: [] });

const inside = (spans: readonly Span[], at: number): boolean => spans.length > 0 && spans.some((s) => s.start <= at && at < s.end);
const meets = (spans: readonly Span[], start: number, end: number): boolean => spans.length > 0 && spans.some((s) => s.start < end && start < s.end);

/** Words of a paragraph outside reminder text, and those of them that stand in a typed node. */
export function countWords(text: string, runs: Runs): { words: number; understood: number } {
  let words = 0;
  let understood = 0;
  for (let start = 0; start < text.length; ) {
    let end = start;
    while (end < text.length && !isSpace(text.charCodeAt(end))) end++;
    if (end > start && isWord(text, start, end) && !inside(runs.reminder, start)) {
      words++;
      if (!meets(runs.unknown, start, end)) understood++;
    }
    start = end + 1;
  }
  return { words, understood };
}

const PUNCTUATION = new Set(['mark', 'comma', 'full-stop', 'dot', 'colon']);

/** The same for text without spaces: its units are the leaves. */
export function countUnits(ability: Ability): { words: number; understood: number } {
  let words = 0;
  let understood = 0;
  const count = (child: Child, unknown: boolean): void => {
    if (isLeaf(child)) {
      if (PUNCTUATION.has(child.id)) return;
      words++;
      if (!unknown) understood++;
      return;
    }
    if (child.kind === 'ReminderText') return;
    for (const c of child.children) count(c, unknown || child.kind === 'Unknown');
  };
  count(ability, false);
  return { words, understood };
}

export const unrecognizedOf = (ability: Ability): UnknownRun[] => runsOf(ability).unknown;
