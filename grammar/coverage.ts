import type { Span } from './span.ts';
import { isLeaf, walk, type Ability, type Child, type Expectation } from './tree.ts';

const WORD = /[\p{L}\p{N}{][^\s]*/u;

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

const inside = (spans: readonly Span[], at: number): boolean => spans.some((s) => s.start <= at && at < s.end);

/** Words of a paragraph outside reminder text, and those of them that stand in a typed node. */
export function countWords(text: string, ability: Ability): { words: number; understood: number } {
  const runs: Runs = { unknown: [], reminder: [] };
  runsOf(ability, runs);
  let words = 0;
  let understood = 0;
  for (const m of text.matchAll(/\S+/g)) {
    if (!WORD.test(m[0]) || inside(runs.reminder, m.index)) continue;
    words++;
    if (!runs.unknown.some((s) => s.start < m.index + m[0].length && m.index < s.end)) understood++;
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
  for (const node of walk(ability)) if (node.kind === 'Unknown') found.push({ start: node.start, end: node.end, expected: node.expected });
  return found;
}
