import { describe, expect, test } from 'vitest';
import { unrecognizedOf } from '../../grammar/coverage.ts';
import { deserialize, renderJapanese, serialize, type JapaneseRenderOptions } from '../../grammar/index.ts';
import { japaneseSelfNames, parseJapanese } from '../../grammar/japanese/parse-paragraph.ts';
import { JAPANESE_SENTENCES } from './render-sentences.ts';

const NAME = '灯火の鞭';
const treeOf = (text: string, name = NAME) => parseJapanese(text, japaneseSelfNames(name));
const rendered = (text: string, options: Partial<JapaneseRenderOptions> = {}): string =>
  renderJapanese([deserialize(serialize(treeOf(text, options.name)))], { name: NAME, self: 'as-written', ...options });

describe.each(Object.entries(JAPANESE_SENTENCES))('%s', (_, sentences) => {
  test.each(sentences)('%s', (sentence) => {
    expect(unrecognizedOf(treeOf(sentence))).toEqual([]);
    expect(rendered(sentence)).toBe(sentence);
  });
});

test.each([
  ['(２)(白)：クリーチャー1体を対象とする。それに+1/+1カウンター2個を置く。', '{2}{W}：クリーチャー１体を対象とする。それに＋１/＋１カウンター２個を置く。'],
  ['緑の1/1のエルフ・クリーチャー・トークンを3体生成する。', '緑の１/１のエルフ・クリーチャー・トークンを３体生成する。'],
  ['飛行（このクリーチャーは飛行や到達を持たないクリーチャーにブロックされない。）', '飛行'],
  ['[-2]：カード１枚を引く。', '[－２]：カード１枚を引く。'],
])('other typography becomes that of the official text: %s', (text, official) => {
  expect(rendered(text)).toBe(official);
});

test('a card names itself as the tree says, by its name, or as this', () => {
  const name = '灯火の主、アカリ';
  const text = 'アカリが死亡したとき、灯火の主、アカリを追放する。';
  expect(rendered(text, { name })).toBe(text);
  expect(rendered(text, { name, self: 'name' })).toBe('灯火の主、アカリが死亡したとき、灯火の主、アカリを追放する。');
  expect(rendered(text, { name, self: 'this' })).toBe('これが死亡したとき、これを追放する。');
});

test('what has no meaning is left marked', () => {
  expect(rendered('ほにゃららする。カード１枚を引く。')).toBe('⟦…⟧。カード１枚を引く。');
});

test('the tree holds no text of the source', () => {
  const [, ...sentences] = Object.values(JAPANESE_SENTENCES).flat();
  const own = /《[^》]*》|灯火の鞭|^[^：。]{1,6} ― |・焔/;
  for (const sentence of sentences.filter((s) => !own.test(s))) expect(serialize(treeOf(sentence))).not.toMatch(/[ぁ-んァ-ヶ一-龠]/);
});
