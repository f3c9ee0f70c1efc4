import { describe, expect, it } from 'vitest';
import { RULE_NOTES } from '../../grammar/vocabulary/index.ts';
import { EFFECT_NOTES } from '../../grammar/vocabulary/effect-notes.ts';
import { OBJECT_NOTES } from '../../grammar/vocabulary/object-notes.ts';
import { SECTION_NOTES } from '../../grammar/vocabulary/section-notes.ts';

const range = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, i) => String(from + i));

describe('rule notes', () => {
  it('cover every section of the rules on two-player games', () => {
    const sections = [
      ...range(100, 123), ...range(200, 213), ...range(300, 315), ...range(400, 408),
      ...range(500, 514), ...range(600, 616), ...range(700, 733),
    ];
    expect(Object.keys(SECTION_NOTES).sort()).toEqual(sections);
  });

  it('cite rules by number and explain them in a sentence or two', () => {
    for (const [rule, note] of Object.entries(RULE_NOTES)) {
      expect(rule).toMatch(/^\d{3}(\.\d+[a-z]*)?$/);
      expect(note.length, rule).toBeGreaterThanOrEqual(20);
      expect(note.length, rule).toBeLessThanOrEqual(240);
      expect(note, rule).toMatch(/\.$/);
    }
  });

  it('do not lose a note to another file', () => {
    const parts = [SECTION_NOTES, OBJECT_NOTES, EFFECT_NOTES].map((notes) => Object.keys(notes).length);
    expect(Object.keys(RULE_NOTES)).toHaveLength(parts.reduce((a, b) => a + b, 0));
  });

  it.each(['111.4', '115.5', '205.3d', '303.4c', '603.4', '605.5a', '608.2b', '613.7', '614.1c', '704.5j'])('explain %s', (rule) => {
    expect(RULE_NOTES[rule]).toBeDefined();
  });

  it('use the letters of the rules, which skip l and o', () => {
    for (const rule of Object.keys(RULE_NOTES)) expect(rule).not.toMatch(/[lo]$/);
  });
});
