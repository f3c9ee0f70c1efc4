import { ACTIONS, KEYWORDS, PREDEFINED_TOKENS, RULE_NOTES, SUPERTYPES, SYMBOLS } from '../../grammar/vocabulary/index.ts';
import { NEWEST_EDITION, ruleNumberIn } from '../../grammar/vocabulary/rule-numbers.ts';
import type { Span } from '../../grammar/index.ts';
import { noted, say, type Message } from '../l10n/message.ts';
import { escapeMarkdown, heading, paragraphs, type Section } from './hover-markdown.ts';
import { describePredefinedToken } from './hover-vocabulary.ts';
import { officialRuleMarkdown, type OwnRules } from './official-rule.ts';

/** Rule number → what the vocabulary's entries of that rule say. */
const VOCABULARY_NOTES: ReadonlyMap<string, Message> = vocabularyNotes();

function vocabularyNotes(): Map<string, Message> {
  const notes = new Map<string, Message>();
  const add = (rule: string, note: Message): void => {
    const known = notes.get(rule);
    notes.set(rule, known === undefined ? note : paragraphs(known, note));
  };
  for (const { rule, name, ja, summary } of [...KEYWORDS, ...ACTIONS]) add(rule, say`${heading(name, ja)}: ${noted(summary)}`);
  for (const token of PREDEFINED_TOKENS) add(token.rule, describePredefinedToken(token));
  for (const { rule, id, ja, summary } of SUPERTYPES) add(rule, say`${heading(id, ja)}: ${noted(summary)}`);
  for (const { rule, symbol, summary } of SYMBOLS) add(rule, say`${escapeMarkdown(symbol)}: ${noted(summary)}`);
  return notes;
}

export interface RuleNote {
  /** The rule that the note is on: the one asked for, or the nearest above it. */
  rule: string;
  note: Message;
}

/** The note on a rule, or on the nearest rule above it: `702.9b` → `702.9`; null where not even its section is known. */
export function ruleNote(number: string): RuleNote | null {
  for (let rule: string | null = number; rule !== null; rule = parentOf(rule)) {
    const own = RULE_NOTES[rule];
    const note = own === undefined ? VOCABULARY_NOTES.get(rule) : noted(own);
    if (note !== undefined) return { rule, note };
  }
  return null;
}

function parentOf(rule: string): string | null {
  const withoutLetter = rule.replace(/[a-z]+$/, '');
  if (withoutLetter !== rule) return withoutLetter;
  const [section, sub] = rule.split('.');
  return sub === undefined ? null : section!;
}

const NUMBER = String.raw`\d{3}(?:\.\d{1,3}[a-z]{0,2})?(?![A-Za-z\d]|\.\d)`;
const JOINT = String.raw`\s*(?:(?:,|、|・|;|&|\band\b|\bor\b|\bto\b|と|や|から|[-–〜～])\s*)+`;
const REFERENCE = new RegExp(String.raw`(?<![A-Za-z\d])(?:(?:comp(?:rehensive)?\.?\s+)?rules?|C\.?R\.?|総合ルール|ルール|規則)\s*[:：#]?\s*(${NUMBER}(?:${JOINT}${NUMBER})*)`, 'giu');

/** A rule that a text names; the span counts in that text. */
export interface RuleNumber extends Span {
  rule: string;
}

/**
 * The rule that a text names at `offset` (`CR 111.10b`, `[CR:115.5]`, `rules 115.1a and 115.2`).
 * On the word before a list it is the first of the list. Offsets count in `text`.
 */
export function ruleNumberAt(text: string, offset: number): RuleNumber | null {
  for (const match of text.matchAll(REFERENCE)) {
    const end = match.index + match[0].length;
    if (offset < match.index || offset > end) continue;
    const list = match[1]!;
    const numbers = numbersIn(list, end - list.length);
    const first = numbers[0]!;
    const own = numbers.find((n) => n.start <= offset && offset <= n.end) ?? [...numbers].reverse().find((n) => n.start <= offset) ?? first;
    return own === first ? { ...first, start: match.index } : own;
  }
  return null;
}

const numbersIn = (list: string, at: number): RuleNumber[] =>
  [...list.matchAll(new RegExp(NUMBER, 'giu'))].map((n) => ({ rule: n[0].toLowerCase(), start: at + n.index, end: at + n.index + n[0].length }));

/**
 * The rule that a text names at `offset`, explained: in its own words where the user has given them, in ours otherwise.
 * Its number is that of the day `edition`; of the newest edition without it.
 */
export function ruleReferenceAt(text: string, offset: number, own?: OwnRules, edition?: string): Section | null {
  const named = ruleNumberAt(text, offset);
  if (!named) return null;
  const official = own && officialRuleMarkdown(named.rule, own, edition);
  const note = official?.isThere ? undefined : ourNote(named.rule, edition);
  const markdown = paragraphs(official?.markdown, note);
  return !official && !note ? null : { start: named.start, end: named.end, markdown };
}

function ourNote(named: string, edition: string | undefined): Message | undefined {
  const rule = edition === undefined ? named : ruleNumberIn(named, edition, NEWEST_EDITION);
  const found = rule === null ? null : ruleNote(rule);
  if (!found) return undefined;
  return paragraphs(
    heading(say`Rule ${named}`),
    rule !== named && say`It is rule ${rule ?? ''} in the newest edition.`,
    found.rule !== rule && say`Cardwright has no note on ${rule ?? ''} itself; this is rule ${found.rule}, to which it belongs.`,
    found.note,
  );
}
