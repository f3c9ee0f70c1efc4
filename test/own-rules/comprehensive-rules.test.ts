import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readComprehensiveRules, type ComprehensiveRules } from '../../grammar/comprehensive-rules.ts';
import { TINY_RULES, withDate } from './tiny-rules.ts';

const read = (text: string): ComprehensiveRules => {
  const rules = readComprehensiveRules(text);
  if ('problem' in rules) throw new Error(rules.problem);
  return rules;
};

describe('a Comprehensive Rules text', () => {
  test.each([['CRLF', TINY_RULES], ['LF', TINY_RULES.replaceAll('\r\n', '\n')], ['CR', TINY_RULES.replaceAll('\r\n', '\r')], ['a byte order mark', `\uFEFF${TINY_RULES}`]])('with %s', (_what, text) => {
    const { effectiveDate, rules, glossary } = read(text);
    expect(effectiveDate).toBe('2026-03-05');
    expect([...rules.keys()]).toEqual(['100', '115', '100.1', '115.2', '115.2a', '119.1d', '701', '701.6', '701.6a', '701.8', '701.8a', '701.8b']);
    expect(rules.get('100.1')).toEqual({ text: 'A thing is what it is. See {T} and *stars*.\nIt goes on here.', line: 16, examples: ['One thing is one thing.\nAnd another line.', 'Two are two.'] });
    expect(rules.get('115')).toEqual({ text: 'Pointing', line: 23, examples: [] });
    expect([...glossary]).toEqual([['thing', { term: 'Thing', text: 'What it is.\nSee rule 100.1.', line: 45 }], ['two things', { term: 'Two Things', text: 'More than one.', line: 49 }]]);
  });

  test('lines are those of the file', () => {
    const { rules, glossary } = read(TINY_RULES);
    const lines = TINY_RULES.split('\r\n');
    for (const [number, { line }] of rules) expect(lines[line]).toMatch(new RegExp(`^${number.replace('.', '\\.')}\\b`));
    for (const [term, { line }] of glossary) expect(lines[line]!.toLowerCase()).toBe(term);
  });

  test.each([['May 1, 2024', '2024-05-01'], ['september 19 2025', '2025-09-19'], ['someday', null], ['Smarch 3, 2026', null]])('effective as of %s', (written, date) => {
    expect(read(withDate(written)).effectiveDate).toBe(date);
  });

  test.each([['nothing', ''], ['a letter', 'Dear reader,\n\nall is well.\n1. Really.\n'], ['a table of contents', '100. General\n101. More\nGlossary\n'], ['JSON', '[{"name":"100.1. x"}]']])('%s is none', (_what, text) => {
    expect(readComprehensiveRules(text)).toEqual({ problem: expect.stringContaining('no numbered rules') });
  });

  test('what is far too long is not read', () => {
    expect(readComprehensiveRules('x'.repeat(16_000_001))).toHaveProperty('problem');
  });

  test('property: any text is read or refused', () => {
    const line = fc.constantFrom('', '100.1. a', '100. b', '100.1a c', 'Glossary', 'Credits', 'Example: d', '1. e', '\uFEFF', 'f', '999.999zz g');
    fc.assert(fc.property(fc.array(line), fc.constantFrom('\n', '\r\n', '\r'), (lines, end) => {
      const rules = readComprehensiveRules(lines.join(end));
      if (!('problem' in rules)) for (const { line: at } of [...rules.rules.values(), ...rules.glossary.values()]) expect(at).toBeLessThan(lines.length);
    }));
  });
});
