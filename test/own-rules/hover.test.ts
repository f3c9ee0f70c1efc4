import { describe, expect, test } from 'vitest';
import { readDocument } from '../../grammar/index.ts';
import { readComprehensiveRules } from '../../grammar/comprehensive-rules.ts';
import { analyze, hover, ruleNamedAt, type OwnRules } from '../../service/index.ts';
import { TINY_RULES, withDate } from './tiny-rules.ts';

function own(text = TINY_RULES, edition?: string): OwnRules {
  const rules = readComprehensiveRules(text);
  if ('problem' in rules) throw new Error(rules.problem);
  return { rules, edition };
}

function at(source: string, given?: OwnRules, edition = given?.edition) {
  const offset = source.indexOf('$0');
  const analysis = analyze(readDocument(source.replace('$0', ''), 'card'), { edition });
  const findings = [...analysis.findings, ...analysis.faces.flatMap((face) => face.findings)];
  return { hover: hover(analysis, offset, given ? { own: given, findings, edition: given.edition } : { edition }), named: ruleNamedAt(analysis, offset) };
}

const CARD = 'Ash Bolt {R}\nInstant\nDraw a card.\n';

describe('the official text in a hover', () => {
  test('on a rule that a comment names, with the day of the document', () => {
    const { contents } = at(`# see CR 10$00.1\n${CARD}`, own()).hover!;
    expect(contents).toBe('**Rule 100.1** · the Comprehensive Rules of 2026-03-05\n\nA thing is what it is. See {T} and \\*stars\\*.\n\nIt goes on here.\n\nExample: One thing is one thing.\n\nAnd another line.\n\nExample: Two are two.');
  });

  test('without the document our own words are shown', () => {
    const { contents } = at(`# see CR 70$01.8\n${CARD}`).hover!;
    expect(contents).toContain('**destroy**');
    expect(contents).not.toContain('Comprehensive Rules of');
  });

  test('a rule that is only a heading is shown with the rules below it', () => {
    const { contents } = at(`# see CR 70$01.8\n${CARD}`, own()).hover!;
    expect(contents).toContain('Smash\n\n- 701.8a To smash is to break.\n- 701.8b Nobody mends it.');
  });

  test('a rule that is not in the document is said to be missing, and explained in our words', () => {
    const { contents } = at(`# see CR 70$02.195\n${CARD}`, own()).hover!;
    expect(contents).toContain('Rule 702.195 is missing in the Comprehensive Rules of 2026-03-05.');
    expect(contents).toContain('storied');
  });

  test('numbers count in the edition of the project and are mapped to that of the document', () => {
    const { contents } = at(`# see CR 70$01.7\n${CARD}`, own(TINY_RULES, '2023-11-17')).hover!;
    expect(contents).toContain('**Rule 701.7** · 701.8 in the Comprehensive Rules of 2026-03-05');
    expect(at(`# see CR 70$01.8\n${CARD}`, own(withDate('April 4, 2025'))).hover!.contents).toContain('Rule 701.8 is missing in the Comprehensive Rules of 2025-04-04');
    expect(at(`# see CR 70$01.7\n${CARD}`, own(withDate('April 4, 2025'))).hover!.contents).toContain('701.6 in the Comprehensive Rules of 2025-04-04');
  });

  test('our own words, too, are on the rule of the edition', () => {
    const { contents } = at(`# see CR 70$01.7a\n${CARD}`, undefined, '2023-11-17').hover!;
    expect(contents).toContain('It is rule 701.8a in the newest edition.');
    expect(contents).toContain('Destroying moves a permanent');
  });

  test('on a finding they are those of the edition', () => {
    const { contents } = at('Ash Bolt {R}\nInstant\nDestroy target ins$0tant.\n', own(TINY_RULES, '2023-11-17')).hover!;
    expect(contents).toContain('**Rule 701.7** · 701.8 in the Comprehensive Rules of 2026-03-05\n\nSmash');
  });

  test('a document without a date has the numbers as they are', () => {
    expect(at(`# see CR 70$01.8\n${CARD}`, own(withDate('soon'))).hover!.contents).toContain('the Comprehensive Rules file, which has no date');
  });

  test('on a finding, the rules that it cites', () => {
    const source = 'Ash Bolt {R}\nInstant\nDestroy target ins$0tant.\n';
    const { contents } = at(source, own()).hover!;
    expect(contents).toContain('You point at what is there.');
    expect(contents).toContain('**instant**');
    expect(at(source).hover!.contents).not.toContain('You point at what is there.');
  });
});

describe('the glossary of the document', () => {
  test.each([
    ['Draw a thing$0.', '**Thing** · glossary of the Comprehensive Rules of 2026-03-05\n\nWhat it is.\n\nSee rule 100.1.'],
    ['Draw thi$0ngs.', '**Thing** · glossary'],
    ['Draw two thi$0ngs.', '**Two Things** · glossary'],
    ['Draw tw$0o things.', '**Two Things** · glossary'],
  ])('%s', (line, shown) => {
    expect(at(`Ash Bolt {R}\nInstant\n${line}\n`, own()).hover!.contents).toContain(shown);
  });

  test('of a heading with several terms by each of them, and below our own words', () => {
    const text = TINY_RULES.replace('Thing\r\nWhat', 'Smash, “Smashed” (Obsolete)\r\nBreaking.\r\n\r\nDestroy\r\nTo break.\r\n\r\nThing\r\nWhat');
    expect(at('Ash Bolt {R}\nInstant\nSma$0shed.\n', own(text)).hover!.contents).toContain('Breaking.');
    expect(at('Ash Bolt {R}\nInstant\nWhenever a player destr$0oys it, draw a card.\n', own(text)).hover!.contents).toMatch(/A permanent goes to[^]*\*\*Destroy\*\* · glossary[^]*To break\./);
    expect(at('Ash Bolt {R}\nIn$0stant\nDraw a card.\n', own(text.replace('Destroy\r\nTo', 'Instant\r\nTo'))).hover!.contents).toContain('To break.');
  });

  test('nothing without the document, on names, or for other words', () => {
    expect(at('Ash Bolt {R}\nInstant\nDraw a thi$0ng.\n').hover).toBeNull();
    expect(at('Th$0ing {R}\nInstant\nDraw a card.\n', own()).hover).toBeNull();
    expect(at('Ash Bolt {R}\nInstant\nDraw a ca$0rd.\n', own()).hover!.contents).not.toContain('glossary');
  });
});

test('the rule that a comment or an annotation names has a place', () => {
  const source = `# see CR 100.1 and 11$05.2a\n${CARD}`;
  expect(at(source).named).toEqual({ rule: '115.2a', start: 19, end: 25 });
  expect(at('Ash Bolt {R}\nInstant\nDraw a ca$0rd.\n').named).toBeNull();
});
