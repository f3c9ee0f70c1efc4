import type { Dialect } from '../../../grammar/index.ts';
import type { ParsedFace, ParsedParagraph } from '../../../grammar/parse-face.ts';
import { leaves, walk, type Ability, type Node } from '../../../grammar/tree.ts';

/** What is wrong with the ownership of the characters of `text`; empty where every one lies in exactly one leaf. */
export function ownershipFaults(text: string, ability: Ability): string[] {
  const faults: string[] = [];
  const seen = new Set<object>();
  let at = 0;
  for (const leaf of leaves(ability)) {
    if (seen.has(leaf)) faults.push(`leaf at ${leaf.start} has two owners`);
    seen.add(leaf);
    if (leaf.end <= leaf.start) faults.push(`leaf at ${leaf.start} is empty`);
    if (leaf.start < at) faults.push(`leaf at ${leaf.start} overlaps or precedes the one before it`);
    if (/\S/.test(text.slice(at, leaf.start))) faults.push(`no leaf owns ${JSON.stringify(text.slice(at, leaf.start))}`);
    at = Math.max(at, leaf.end);
  }
  if (at > text.length) faults.push('a leaf ends after the text');
  if (/\S/.test(text.slice(at))) faults.push(`no leaf owns ${JSON.stringify(text.slice(at))}`);
  return faults;
}

/** Nodes whose span is not that of what they hold. The root covers the whole paragraph. */
export function spanFaults(ability: Ability): string[] {
  const faults: string[] = [];
  const owners = new Map<Node, Node>();
  for (const node of walk(ability)) {
    for (const child of node.children) {
      if (child.kind === 'Leaf') continue;
      if (owners.has(child)) faults.push(`${child.kind} at ${child.start} has two owners`);
      owners.set(child, node);
    }
    if (node === ability) continue;
    if (node.children.length === 0) faults.push(`${node.kind} at ${node.start} holds nothing`);
    else if (node.start !== node.children[0]!.start || node.end !== node.children.at(-1)!.end) faults.push(`${node.kind} at ${node.start}–${node.end} does not cover its children`);
  }
  return faults;
}

const WORD = /[\p{L}\p{N}{]/u;

interface Stretch { start: number; end: number }

const overlaps = (spans: readonly Stretch[], start: number, end: number): boolean => spans.some((s) => s.start < end && start < s.end);

function reminders({ source, ability }: ParsedParagraph): Stretch[] {
  return [...walk(ability)].filter((n) => n.kind === 'ReminderText').map((n) => ({ start: source.start + n.start, end: source.start + n.end }));
}

const PUNCTUATION = new Set(['mark', 'comma', 'full-stop', 'dot', 'colon']);

/** The words of a paragraph: runs between white space, or the units of a text without it. */
function wordsOf({ source, ability }: ParsedParagraph, dialect: Dialect): Stretch[] {
  if (dialect !== 'mtg-ja') return [...source.text.matchAll(/\S+/g)].filter((m) => WORD.test(m[0])).map((m) => ({ start: source.start + m.index, end: source.start + m.index + m[0].length }));
  return leaves(ability).filter((leaf) => !PUNCTUATION.has(leaf.id)).map((leaf) => ({ start: source.start + leaf.start, end: source.start + leaf.end }));
}

/**
 * Whether the counts agree with the unrecognized runs: a word in a run is not understood, and every word outside
 * reminder text and outside the runs is.
 */
export function countFaults(face: ParsedFace, dialect: Dialect): string[] {
  let words = 0;
  let understood = 0;
  for (const paragraph of face.paragraphs) {
    const skip = reminders(paragraph);
    for (const { start, end } of wordsOf(paragraph, dialect)) {
      if (skip.some((s) => s.start <= start && start < s.end)) continue;
      words++;
      if (!overlaps(face.unrecognized, start, end)) understood++;
    }
  }
  const faults: string[] = [];
  if (words !== face.words) faults.push(`${face.words} words counted, ${words} there`);
  if (understood !== face.understood) faults.push(`${face.understood} counted as understood, ${understood} outside unrecognized runs`);
  for (const run of face.unrecognized) {
    const paragraph = face.paragraphs.find((p) => p.source.start <= run.start && run.end <= p.source.end);
    if (!paragraph) faults.push(`run at ${run.start} lies in no paragraph`);
    else if (paragraph.source.text.slice(run.start - paragraph.source.start, run.end - paragraph.source.start) !== run.text) faults.push(`run at ${run.start} is not ${JSON.stringify(run.text)}`);
  }
  return faults;
}

/** Every fault of a parsed face. */
export const faceFaults = (face: ParsedFace, dialect: Dialect = 'mtg-en'): string[] => [
  ...face.paragraphs.flatMap((p) => [...ownershipFaults(p.source.text, p.ability), ...spanFaults(p.ability)].map((f) => `${f} in ${JSON.stringify(p.source.text.slice(0, 200))}`)),
  ...countFaults(face, dialect),
];
