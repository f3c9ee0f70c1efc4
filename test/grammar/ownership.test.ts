import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DICTIONARY } from '../../grammar/english/dictionary.ts';
import { parsed } from '../support/grammar/faces.ts';
import { faceFaults, ownershipFaults } from '../support/grammar/ownership.ts';
import { SENTENCES } from '../support/grammar/sentences.ts';

const dictionaryWords = [...DICTIONARY].flatMap(([first, phrases]) => phrases.map((p) => [first, ...p.rest].join(' ')));

const symbols = ['{2}', '{W/U}', '{T}', '{X}', '{', '}', '{{}}', '+1/+1', '-2/-0', '3/3', '*/1+*', '+1', '−X', '0', '12', '999999999999', '~', '|', '/', '•', '—', '-', '--', ':', ';', ',', '.', '...', '\'', '’', '\'s', 's\'', '!', '?', '[', ']', '+'];
const quotes = ['"', '“', '”', '「', '」', '『', '』', '(', ')', '（', '）', '"{T}: Add {C}."', '(See rule.)'];
const strange = ['\uD800', '\uDC00', '\u0000', '\u200B', '\uFEFF', '\u00A0', '\u3000', '🔥', '👩‍🚀', '𝔛', 'Ëmbër', 'é', 'e\u0301', 'カードを1枚引く。', '飛行', '破壊不能', 'あなた', '(赤)', 'ﾄｰｸﾝ', '\u2028', '\t', '\r', '\u0007'];

const oneOf = (list: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...list);
const word = fc.oneof({ arbitrary: oneOf(dictionaryWords), weight: 8 }, { arbitrary: oneOf(symbols), weight: 4 }, { arbitrary: oneOf(quotes), weight: 3 }, { arbitrary: oneOf(strange), weight: 2 }, { arbitrary: fc.string({ maxLength: 12, unit: 'binary' }), weight: 1 });
const gap = fc.oneof({ arbitrary: fc.constant(' '), weight: 9 }, { arbitrary: fc.constantFrom('', '  ', '\t', '\u3000'), weight: 1 });
const soup = fc.array(fc.tuple(word, gap), { maxLength: 40 }).map((parts) => parts.map(([w, g]) => w + g).join(''));

/** A sentence with words dropped, doubled, swapped in from the soup, or with its case changed. */
const broken = fc.tuple(oneOf(SENTENCES), fc.array(fc.tuple(fc.nat(60), word, fc.constantFrom('drop', 'insert', 'replace', 'capital')), { maxLength: 4 })).map(([sentence, edits]) => {
  const words = sentence.split(' ');
  for (const [at, other, kind] of edits) {
    const i = at % words.length;
    if (kind === 'drop') words.splice(i, 1);
    else if (kind === 'insert') words.splice(i, 0, other);
    else if (kind === 'replace') words[i] = other;
    else words[i] = words[i]?.toUpperCase() ?? other;
    if (words.length === 0) words.push(other);
  }
  return words.join(' ');
});

const cut = fc.tuple(oneOf(SENTENCES), fc.nat(200), fc.nat(200)).map(([s, a, b]) => s.slice(a % s.length, (a % s.length) + 1 + b));
const line = (text: string): string => text.replace(/\n/g, ' ');

describe('every character that is not white space lies in exactly one leaf, and the counts agree with the runs', () => {
  test.each([['words and marks in any order', soup], ['sentences with faults', broken], ['pieces of sentences', cut]])('%s', (_, texts) => {
    fc.assert(fc.property(fc.array(texts, { minLength: 1, maxLength: 3 }), (paragraphs) => {
      expect(faceFaults(parsed(paragraphs.map(line).join('\n')))).toEqual([]);
    }), { numRuns: 400 });
  });

  test('a card named with any words', () => {
    fc.assert(fc.property(soup, broken, (name, text) => {
      expect(faceFaults(parsed(line(text), { name: line(name), typeLine: 'Legendary Creature — Elf' }))).toEqual([]);
    }), { numRuns: 200 });
  });

  test.each(SENTENCES)('%s', (sentence) => {
    expect(faceFaults(parsed(sentence))).toEqual([]);
  });

  test.each([['mtg-ja', 'クリーチャー1体を対象とする。それを破壊する。'], ['yugioh-en', 'Draw 2 cards.'], ['yugioh-ja', '自分はデッキから２枚ドローする。']] as const)('%s', (dialect, text) => {
    expect(faceFaults(parsed(text, { dialect }), dialect)).toEqual([]);
  });
});

test('the check sees a lost, a doubled and a misplaced leaf', () => {
  const leaf = (start: number, end: number) => ({ kind: 'Leaf' as const, id: 'x', start, end });
  const ability = (children: ReturnType<typeof leaf>[]) => ({ kind: 'Ability' as const, ability: 'static' as const, keywords: [], sentences: [], start: 0, end: 5, children });
  const twice = leaf(0, 2);
  expect(ownershipFaults('ab cd', ability([leaf(0, 2), leaf(3, 5)]))).toEqual([]);
  expect(ownershipFaults('ab cd', ability([leaf(0, 2)]))).not.toEqual([]);
  expect(ownershipFaults('ab cd', ability([leaf(0, 2), leaf(1, 5)]))).not.toEqual([]);
  expect(ownershipFaults('ab cd', ability([leaf(3, 5), leaf(0, 2)]))).not.toEqual([]);
  expect(ownershipFaults('ab', ability([twice, twice]))).not.toEqual([]);
});
