/** A rule, subrule or section of the document, in its own words. */
export interface OfficialRule {
  text: string;
  /** 0-based. */
  line: number;
  examples: string[];
}

export interface GlossaryEntry {
  /** As the document writes it. */
  term: string;
  text: string;
  /** 0-based. */
  line: number;
}

/** A Comprehensive Rules document that the user has downloaded. */
export interface ComprehensiveRules {
  /** The day it is effective, as `2026-06-19`; null where the document does not say. */
  effectiveDate: string | null;
  /** By number: `111.10a`, `111.10`, `111`. */
  rules: ReadonlyMap<string, OfficialRule>;
  /** By term in lower case; one that names several (“Kicker, Kicked”) by each. */
  glossary: ReadonlyMap<string, GlossaryEntry>;
}

/** Longer documents are none that anybody has published. */
const MAX_LENGTH = 16_000_000;
/** How far down the date may stand. */
const HEAD = 4_000;

const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];
const DATE = /effective\s+as\s+of\s+([A-Za-z]{3,9})\s+(\d{1,2}),?\s+(\d{4})/i;
const RULE = /^(\d{3}\.\d{1,3}[a-z]{0,2})\.?\s+(\S.*)$/;
const SECTION = /^(\d{3})\.\s+(\S.*)$/;
const CHAPTER = /^\d\.\s+\S/;
const EXAMPLE = /^Example:\s*/i;

/**
 * Reads the text of a Comprehensive Rules document as it is downloaded: any line breaks, with or without a byte order
 * mark. Linear in its length. Answers a sentence where the text is no such document; never throws.
 */
export function readComprehensiveRules(text: string): ComprehensiveRules | { problem: string } {
  if (text.length > MAX_LENGTH) return { problem: 'it is longer than any Comprehensive Rules document' };
  const rules = new Map<string, OfficialRule>();
  const glossary = new Map<string, GlossaryEntry>();
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const glossaryStart = readRules(lines, rules);
  if (![...rules.keys()].some((number) => number.includes('.'))) return { problem: 'no numbered rules, such as “100.1. …”, were found in it' };
  readGlossary(lines, glossaryStart, glossary);
  return { effectiveDate: effectiveDate(text.slice(0, HEAD)), rules, glossary };
}

function effectiveDate(head: string): string | null {
  const match = DATE.exec(head);
  const month = match ? MONTHS.findIndex((name) => name.startsWith(match[1]!.toLowerCase())) : -1;
  return match && month >= 0 ? `${match[3]}-${String(month + 1).padStart(2, '0')}-${match[2]!.padStart(2, '0')}` : null;
}

/** Answers the line on which the glossary begins: the first so named after a rule, since the table of contents names it too. */
function readRules(lines: readonly string[], rules: Map<string, OfficialRule>): number {
  let current: OfficialRule | null = null;
  let seenRule = false;
  for (const [number, raw] of lines.entries()) {
    const line = raw.trim();
    if (seenRule && line === 'Glossary') return number;
    const rule = RULE.exec(line);
    const section = rule ? null : SECTION.exec(line);
    const found = rule ?? section;
    if (found) {
      current = { text: found[2]!, line: number, examples: [] };
      rules.set(found[1]!, current);
      seenRule ||= rule !== null;
    } else if (CHAPTER.test(line)) {
      current = null;
    } else if (line === '') {
      continue;
    } else if (current && seenRule) {
      if (EXAMPLE.test(line)) current.examples.push(line.replace(EXAMPLE, ''));
      else if (current.examples.length > 0) current.examples[current.examples.length - 1] += `\n${line}`;
      else current.text += `\n${line}`;
    }
  }
  return lines.length;
}

/** The terms of a heading, in lower case: without quotation marks and what stands in parentheses. */
const termsOf = (heading: string): string[] => {
  const plain = heading.toLowerCase().replace(/\s*\([^()]*\)$/, '').replace(/[“”"]/g, '').replace(/’/g, "'");
  return [...new Set([plain, ...plain.split(/,\s*/)])].filter((term) => term !== '');
};

/** Entries are blocks between blank lines: the term, then what it means. */
function readGlossary(lines: readonly string[], start: number, glossary: Map<string, GlossaryEntry>): void {
  let entry: GlossaryEntry | null = null;
  for (let number = start + 1; number < lines.length; number++) {
    const line = lines[number]!.trim();
    if (line === 'Credits') return;
    if (line === '') entry = null;
    else if (entry === null) {
      entry = { term: line, text: '', line: number };
      for (const term of termsOf(line)) if (!glossary.has(term)) glossary.set(term, entry);
    } else {
      entry.text += entry.text === '' ? line : `\n${line}`;
    }
  }
}
