import { expect } from 'vitest';
import type { Finding } from '../../service/model.ts';
import type { Rule } from '../../service/engine/rule.ts';
import { allFindings, applyFix, type CardOptions } from './rule-check.ts';

const wrap = (text: string, { name = 'Ember Lash', cost = '{2}{R}', type = 'Sorcery', below, whole }: CardOptions): string => (whole ? text : [`${name}${cost ? ` ${cost}` : ''}`, type, text, ...(below ? [below] : [])].join('\n'));

/** Applies the preferred fix of every finding, one after the other; where two overlap the later one is left out. */
function mendAll(card: string, findings: readonly Finding[]): string {
  const fixes = findings.flatMap((finding) => finding.fixes.find((fix) => fix.preferred) ?? []);
  const edits = fixes.flatMap((fix) => fix.edits);
  const apart = edits.filter((edit, i) => edits.slice(0, i).every((other) => other.span.end <= edit.span.start || other.span.start >= edit.span.end));
  return applyFix(card, { title: '', preferred: true, edits: apart });
}

const codesOf = (card: string): string[] => allFindings(card).filter((finding) => finding.severity !== 'information').map(({ code }) => code);

/**
 * The preferred fixes of the rule turn `before` into `after`; then the rule finds nothing more, and no rule finds what
 * it did not find before.
 */
export function mends(rule: Rule, before: string, after: string, options: CardOptions = {}): void {
  const card = wrap(before, options);
  const found = allFindings(card, [rule]);
  expect(found, `${rule.code} on ${before}`).not.toEqual([]);
  const mended = mendAll(card, found);
  expect(mended).toBe(wrap(after, options));
  expect(allFindings(mended, [rule])).toEqual([]);
  const known = new Set(codesOf(card));
  expect(codesOf(mended).filter((code) => !known.has(code))).toEqual([]);
}
