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

interface Runs {
  unknown: Span[];
  reminder: Span[];
}

function runsOf(child: Child, runs: Runs): void {
  if (isLeaf(child)) return;
  if (child.kind === 'Unknown') runs.unknown.push({ start: child.start, end: child.end });
  if (child.kind === 'ReminderText') runs.reminder.push({ start: child.start, end: child.end });
  else for (const c of child.children) runsOf(c, runs);
}

const inside = (spans: readonly Span[], at: number): boolean => spans.length > 0 && spans.some((s) => s.start <= at && at < s.end);
const meets = (spans: readonly Span[], start: number, end: number): boolean => spans.length > 0 && spans.some((s) => s.start < end && start < s.end);

/** Words of a paragraph outside reminder text, and those of them that stand in a typed node. */
export function countWords(text: string, ability: Ability): { words: number; understood: number } {
  const runs: Runs = { unknown: [], reminder: [] };
  runsOf(ability, runs);
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

export interface UnknownRun extends Span {
  expected?: Expectation;
}

/** The runs of words without a role, in order; a run of punctuation alone is one too. */
export function unrecognizedOf(ability: Ability): UnknownRun[] {
  const found: UnknownRun[] = [];
  collectUnknown(ability, found);
  return found;
}

function collectUnknown(node: Node, found: UnknownRun[]): void {
  if (node.kind === 'Unknown') found.push({ start: node.start, end: node.end, expected: node.expected });
  for (const child of node.children) if (!isLeaf(child)) collectUnknown(child, found);
}
