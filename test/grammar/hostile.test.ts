import { describe, expect, test } from 'vitest';
import { parseFace } from '../../grammar/parse-face.ts';
import { resolveFace } from '../../grammar/resolve/index.ts';
import { faceOf } from '../support/grammar/faces.ts';
import { faceFaults } from '../support/grammar/ownership.ts';

/** Milliseconds of processor time, so that a busy machine does not fail the test. */
const LIMIT = 2_000;
const spent = (since: NodeJS.CpuUsage): number => process.cpuUsage(since).user / 1_000;
const repeat = (text: string, times: number): string => text.repeat(times);
const nested = (open: string, close: string, times: number): string => `${repeat(`has ${open}`, times)}draw a card${repeat(close, times)}`;

const HOSTILE: Readonly<Record<string, string>> = {
  'nothing': '',
  '20,000 commas': repeat(',', 20_000),
  '9,000 commas and words': repeat('a,', 9_000),
  'a comma after each of 3,000 creatures': `Destroy ${repeat('target creature, ', 3_000)}`.slice(0, 19_000),
  'or and or': repeat('or ', 6_000),
  '5,000 straight quotes': repeat('"', 5_000),
  'nested straight quotes': nested('"', '"', 2_000),
  'nested curly quotes': nested('“', '”', 2_000),
  'nested single quotes': nested('\'', '\'', 2_000),
  'nested corner brackets': nested('「', '」', 2_000),
  'nested white corner brackets': nested('『', '』', 2_000),
  'nested parentheses': nested('(', ')', 2_000),
  'nested wide parentheses': nested('（', '）', 2_000),
  '5,000 opening quotes': repeat('“', 5_000),
  '5,000 closing quotes': repeat('”', 5_000),
  '5,000 of each, mixed': repeat('"“(「『\'', 3_000),
  '19,000 opening braces': repeat('{', 19_000),
  '5,000 symbols': repeat('{W}', 5_000),
  'a word of 100,000 letters': repeat('a', 100_000),
  'a word of 19,000 letters': repeat('a', 19_000),
  '3,000 relative clauses': `Destroy ${repeat('a creature that controls ', 700)}`,
  '4,000 of': `Draw ${repeat('a card of ', 1_900)}`,
  '900 where X is': repeat('where X is the number of cards, ', 500),
  '900 whenever': repeat('whenever it attacks, ', 900),
  '1,900 that': repeat('that ', 3_900),
  '1,900 with': `Create a token ${repeat('with flying and ', 1_000)}`,
  'possessives': `Destroy ${repeat('its owner\'s ', 1_500)}creature`,
  '4,000 target': repeat('target ', 2_700),
  '2,000 you control': `Destroy each creature ${repeat('you control ', 1_500)}`,
  '2,000 nouns': repeat('creature ', 2_000),
  '2,000 verbs': repeat('destroy ', 2_400),
  '4,000 full stops': repeat('. ', 9_000),
  '5,000 colons': repeat('{T}: ', 3_900),
  '5,000 dashes': repeat('Word — ', 2_500),
  '19,000 NULs': repeat('\u0000', 19_000),
  'lone surrogates': repeat('\uD800 \uDC00', 4_000),
  'combining marks': `e${repeat('\u0301', 19_000)}`,
  'a name repeated': repeat('Ember Lash ', 1_700),
};

describe('hostile text is parsed in linear time and never throws', () => {
  test.each(Object.entries(HOSTILE))('%s', (_, text) => {
    const face = faceOf(text);
    const start = process.cpuUsage();
    const parsed = parseFace(face);
    resolveFace(face, parsed);
    expect(spent(start)).toBeLessThan(LIMIT);
    expect(faceFaults(parsed)).toEqual([]);
  });

  test('a face of 1,000 such paragraphs', () => {
    const face = faceOf(Array.from({ length: 1_000 }, (_, i) => `${repeat('target creature, ', 60)}${i}`).join('\n'));
    const start = process.cpuUsage();
    const parsed = parseFace(face);
    expect(spent(start)).toBeLessThan(LIMIT);
    expect(parsed.paragraphs.at(-1)!.source.end).toBe(face.paragraphs.at(-1)!.end);
    expect(faceFaults(parsed)).toEqual([]);
  });

  test('twice the text takes no more than about twice the time', () => {
    const time = (n: number): number => {
      const face = faceOf(`Destroy ${repeat(`target creature that player ${n} controls, `, n)}`);
      const start = process.cpuUsage();
      parseFace(face);
      return spent(start);
    };
    time(30);
    const short = Math.min(...[100, 101, 102].map(time));
    const long = Math.min(...[400, 401, 402].map(time));
    expect(long).toBeLessThan(short * 12 + 20);
  });
});
