import { describe, expect, test } from 'vitest';
import { RULES } from '../../service/rules/index.ts';
import { allFindings, applyFix } from '../support/rule-check.ts';

const grave = (text: string) => allFindings(text).filter(({ severity }) => severity === 'error' || severity === 'warning');

/** An example as long as the limits of the reader would fill the page; problems.test.ts has one. */
const TOO_LONG_FOR_A_PAGE = new Set(['too-large']);

/** Found only with a card file; own-rules/cards.test.ts has one. */
const NEEDS_CARDS = new Set(['printed-name']);

describe.each(RULES.map((rule) => [rule.code, rule] as const))('%s', (code, rule) => {
  test.skipIf(TOO_LONG_FOR_A_PAGE.has(code) || NEEDS_CARDS.has(code))('finds its own fault in the wrong example, and no other', () => {
    const found = allFindings(rule.bad).filter((finding) => finding.code === code);
    expect(found).not.toEqual([]);
    expect(grave(rule.bad).filter((finding) => finding.code !== code)).toEqual([]);
  });

  test('finds nothing in the right example', () => {
    expect(allFindings(rule.good)).toEqual([]);
  });

  test.skipIf(TOO_LONG_FOR_A_PAGE.has(code))('offers fixes as its page says, and they mend', () => {
    const fixes = allFindings(rule.bad).filter((finding) => finding.code === code).flatMap((finding) => finding.fixes);
    expect(fixes.length > 0).toBe(rule.fixable);
    for (const fix of fixes.filter(({ preferred }) => preferred)) {
      const before = allFindings(rule.bad).filter((finding) => finding.code === code).length;
      const after = allFindings(applyFix(rule.bad, fix)).filter((finding) => finding.code === code).length;
      expect(after).toBeLessThan(before);
    }
  });

  test('says enough of itself', () => {
    expect(rule.summary).toMatch(/^\S.*\.$/);
    expect(rule.why).toMatch(/^\S.*\.$/);
    expect(rule.since).toMatch(/^\d+\.\d+\.\d+$/);
    for (const number of rule.rules) expect(number).toMatch(/^\d{3}(?:\.\d+[a-z]?)?$/);
  });
});

test('messages name what is wrong with a sentence each, and blame nobody', () => {
  for (const rule of RULES) {
    for (const { message } of allFindings(rule.bad).filter((finding) => finding.code === rule.code)) {
      expect(message).toMatch(/[.?]\)?$/);
      expect(message).not.toMatch(/\byou (?:forgot|must|should|cannot)\b|invalid|illegal/i);
    }
  }
});
