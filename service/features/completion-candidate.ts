import type { Span } from '../../grammar/index.ts';
import { joined, say, type Message, type Text } from '../l10n/message.ts';
import type { CompletionItem, CompletionKind } from '../model.ts';
import { narrow } from './hover-width.ts';

/** Something that may be typed, before it is known what it replaces. */
export interface Candidate {
  label: string;
  kind: CompletionKind;
  detail: Text;
  /** Made when it is asked for: there are many candidates. */
  documentation?: () => Message;
  /** Where it differs from the label: what a keyword needs after it, a closing mark. */
  insertText?: string;
  /** The first edition of the rules that has it (ISO 8601). */
  since?: string;
}

/** A {@link CompletionItem} before it is known in which language it is read. */
export type ProposedItem = Omit<CompletionItem, 'detail' | 'documentation'> & Pick<Candidate, 'detail' | 'documentation'>;

/** The line being typed, up to the cursor, and where it stands in the file. */
export interface Typed {
  /** Offset in the file of the first character of `text`. */
  start: number;
  text: string;
  /** What follows the cursor on the line. */
  after: string;
  /** The day whose words count (ISO 8601); all words without it. */
  edition?: string;
}

/** `rule 702.9 · 飛行` */
export const detailOf = (rule: string | null, ja: string | null | undefined): Message => joined([...(rule ? [say`rule ${rule}`] : []), ...(ja ? [ja] : [])], ' · ');

const WORD = /(?:[\p{L}][\p{L}\p{N}'’-]*|[+−-]?[\dXYZ*]+(?:\/[+−-]?[\dXYZ*]*)?|[+−-])$/u;

/** The word that ends at the cursor; empty after a space. */
export const wordBefore = (text: string): string => WORD.exec(text)?.[0] ?? '';

const REST = /^[\p{L}\p{N}'’/+-]*/u;

export const capitalize = (candidate: Candidate): Candidate => ({
  ...candidate,
  label: capital(candidate.label),
  ...(candidate.insertText === undefined ? {} : { insertText: capital(candidate.insertText) }),
});

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Items for the groups, the first group ranked first. Each replaces the word being typed, and with it those words
 * before it that are the beginning of its own; what cannot begin with the letters typed is left out.
 */
export function toItems(typed: Typed, groups: readonly (readonly Candidate[])[]): ProposedItem[] {
  const word = wordBefore(typed.text);
  const end = typed.start + typed.text.length + (word === '' ? 0 : REST.exec(typed.after)![0].length);
  const starts = wordStarts(typed.text).reverse();
  const items: ProposedItem[] = [];
  const seen = new Set<string>();
  groups.forEach((group, g) => group.forEach((candidate, i) => {
    if (seen.has(candidate.label) || isLater(candidate, typed)) return;
    const from = starts.find((at) => isBegun(candidate, typed.text.slice(at)));
    if (from === undefined && !mayBegin(candidate.label, word)) return;
    seen.add(candidate.label);
    items.push(itemOf(candidate, { start: typed.start + (from ?? typed.text.length - word.length), end }, g * 1000 + i));
  }));
  return items;
}

/** Whether the rules did not have it yet on the day whose words count. */
export const isLater = ({ since }: Candidate, { edition }: Typed): boolean => since !== undefined && edition !== undefined && edition < since;

/** Whether `typed` is the beginning of the candidate. */
export const isBegun = ({ label }: Candidate, typed: string): boolean => typed !== '' && label.length > typed.length && label.toLowerCase().startsWith(narrow(typed).toLowerCase());

export const itemOf = ({ label, kind, detail, documentation, insertText }: Candidate, { start, end }: Span, rank: number): ProposedItem => ({
  label, kind, detail, ...(documentation === undefined ? {} : { documentation }), insertText: insertText ?? label, span: { start, end }, rank,
});

const MAX_WORDS_BACK = 4;

/** Where the word being typed begins, then the words before it on the line, from the last. */
export function wordStarts(text: string): number[] {
  const own = text.length - wordBefore(text).length;
  const from = Math.max(0, own - 80);
  const before = [...text.slice(from, own).matchAll(/(?<=^|[\s(“"•—])\S/gu)].map((m) => from + m.index);
  return [own, ...before.reverse().slice(0, MAX_WORDS_BACK)];
}

const mayBegin = (label: string, word: string): boolean =>
  word === '' || label.toLowerCase().split(/[\s-]/u).some((part) => part.startsWith(word.charAt(0).toLowerCase()));
