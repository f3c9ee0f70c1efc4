import { expect, test } from 'vitest';
import { unrecognizedOf } from '../../grammar/coverage.ts';
import { parseJapanese } from '../../grammar/japanese/parse-paragraph.ts';

/** What gets no role: the words of the unknown runs. */
const unknownIn = (text: string): string[] => unrecognizedOf(parseJapanese(text, [])).map(({ start, end }) => text.slice(start, end));

test.each([
  ['an object without its particle', 'クリーチャー１体対象とする。'],
  ['a verb without its object', 'あなたは破壊する。'],
  ['two objects', 'カードを土地を引く。'],
  ['a particle that the verb does not take', 'カード１枚に引く。'],
  ['a place as what does it', 'あなたでコントロールしているクリーチャー１体を破壊する。'],
  ['a particle twice', 'それをを破壊する。'],
  ['a number without its counter', 'クリーチャー１を対象とする。'],
  ['types without a dot', 'アーティファクトクリーチャー１体を破壊する。'],
  ['a word twice', 'クリーチャークリーチャー１体を破壊する。'],
  ['words in no order', 'を破壊するクリーチャー１体。'],
  ['no verb', 'クリーチャー１体を。'],
  ['a condition without its clause', 'とき、カード１枚を引く。'],
])('%s is not understood', (_, text) => {
  expect(unknownIn(text)).not.toEqual([]);
});

test('only the part between commas that is not understood is unknown', () => {
  expect(unknownIn('ターン終了時まで、ほにゃらら、カード１枚を引く。')).toEqual(['ほにゃらら、']);
});

test('a misspelt word is unknown, the sentence after it is not', () => {
  expect(unknownIn('クリーチャー１体を破懐する。カード１枚を引く。')).toEqual(['クリーチャー１体を破懐する']);
});
