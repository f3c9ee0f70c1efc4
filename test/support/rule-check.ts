import { expect } from 'vitest';
import { readDocument, type CardDocument, type DocumentKind } from '../../grammar/index.ts';
import { runRules } from '../../service/engine/run.ts';
import type { Rule } from '../../service/engine/rule.ts';
import { RULES } from '../../service/rules/index.ts';
import type { Analysis, Finding, Fix } from '../../service/model.ts';
import { parseFixture } from './markers.ts';

/** The card around a fixture of rules text. */
export interface CardOptions {
  name?: string;
  cost?: string;
  type?: string;
  /** Lines below the text: `2/2`, annotations. */
  below?: string;
  /** The fixture is a whole file of cards. */
  whole?: boolean;
}

const kindOf = (text: string): DocumentKind => (text.startsWith('{') ? 'jsonl' : 'card');

export const documentOf = (text: string): CardDocument => readDocument(text, kindOf(text));

/** Every finding on a file of cards, those of the file itself included. */
export function allFindings(text: string, rules: readonly Rule[] = RULES): Finding[] {
  const analysis: Analysis = runRules(documentOf(text), rules);
  expect(analysis.crashes).toBeUndefined();
  return [...analysis.findings, ...analysis.faces.flatMap((face) => face.findings)];
}

function wrapped(text: string, { name = 'Ember Lash', cost = '{2}{R}', type = 'Sorcery', below, whole }: CardOptions): { card: string; shift: number } {
  if (whole) return { card: text, shift: 0 };
  const head = `${name}${cost ? ` ${cost}` : ''}\n${type}\n`;
  return { card: `${head}${text}${below ? `\n${below}` : ''}`, shift: head.length };
}

const said = ({ start, end, label }: { start: number; end: number; label: string }): string => `${start}–${end} ${label}`;

/**
 * Runs one rule on a fixture of rules text and compares its findings with the markers: `^^^ severity code`, or
 * `[|…|]` for any finding of the rule. A finding without a marker fails, and so does a marker without a finding.
 */
export function check(rule: Rule, fixture: string, options: CardOptions = {}): void {
  const { text, expected } = parseFixture(fixture);
  const { card, shift } = wrapped(text, options);
  const found = allFindings(card, [rule]).map(({ start, end, severity, code }) => ({ start: start - shift, end: end - shift, label: `${severity} ${code}` }));
  const wanted = expected.map((mark) => ({ ...mark, label: mark.label || `${found.find((f) => f.start === mark.start && f.end === mark.end)?.label ?? rule.code}` }));
  expect(found.map(said).sort(), text).toEqual(wanted.map(said).sort());
}

/** The rule finds nothing on any of these texts. */
export function accepts(rule: Rule, texts: readonly string[], options: CardOptions = {}): void {
  for (const text of texts) check(rule, text, options);
}

/** The messages of the rule on a text, in order. */
export const messages = (rule: Rule, text: string, options: CardOptions = {}): string[] => allFindings(wrapped(text, options).card, [rule]).map((finding) => finding.message);

export function applyFix(text: string, { edits }: Fix): string {
  return [...edits].sort((a, b) => b.span.start - a.span.start).reduce((rest, { span, newText }) => rest.slice(0, span.start) + newText + rest.slice(span.end), text);
}

/** The first fix of the rule's first finding, or the one with this title, turns `before` into `after`, which the rule accepts. */
export function checkFix(rule: Rule, before: string, after: string, options: CardOptions & { title?: string } = {}): void {
  const { card } = wrapped(before, options);
  const fixes = allFindings(card, [rule]).flatMap((finding) => finding.fixes);
  const fix = options.title === undefined ? fixes[0] : fixes.find(({ title }) => title === options.title);
  expect(fix, `a fix among ${fixes.map(({ title }) => title).join(', ') || 'none'}`).toBeDefined();
  const mended = applyFix(card, fix!);
  expect(mended).toBe(wrapped(after, options).card);
  expect(allFindings(mended, [rule])).toEqual([]);
}
