import { describe, expect, test } from 'vitest';
import { deserialize, renderEnglish, serialize } from '../../grammar/index.ts';
import { unrecognizedOf } from '../../grammar/coverage.ts';
import { abilityOf } from '../support/grammar/faces.ts';
import { SENTENCES } from '../support/grammar/sentences.ts';
import { HARD_SENTENCES } from './hard-sentences.ts';

const rendered = (text: string): string => renderEnglish([deserialize(serialize(abilityOf(text)))], { name: 'Ember Lash', self: 'as-written' });
const withoutReminder = (text: string): string => text.replace(/ ?\([^()]*\)/g, '').trim();

describe('current wording comes back as it was, by way of JSON', () => {
  const current = [...SENTENCES, ...HARD_SENTENCES].filter((s) => !s.startsWith('The ring'));
  const whole = current.filter((s) => withoutReminder(s) !== '' && unrecognizedOf(abilityOf(s)).length === 0);

  test('nearly every sentence is understood', () => {
    expect(whole.length).toBeGreaterThan(0.95 * (SENTENCES.length + HARD_SENTENCES.length));
  });

  test.each(whole)('%s', (sentence) => {
    expect(rendered(sentence)).toBe(withoutReminder(sentence));
  });
});
