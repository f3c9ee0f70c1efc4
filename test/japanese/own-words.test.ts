import { expect, test } from 'vitest';
import { lexiconOf, parseFace, readDocument, resolveFace } from '../../grammar/index.ts';

const SET = `define token Potion/霊薬
Artifact — Potion
{1}, {T}, Sacrifice this token: You gain 2 life.

define creature type Lanternkin/灯籠族

define counter frost/霜

@lang ja
灯火の鞭 {2}{R}
ソーサリー
`;

function read(text: string) {
  const document = readDocument(SET + text, 'card');
  const lexicon = lexiconOf(document.definitions ?? []);
  const face = document.cards.at(-1)!.faces[0]!;
  const parsed = parseFace(face, lexicon);
  return { parsed, ...resolveFace(face, parsed, lexicon) };
}

test.each([
  'あなたがコントロールしている灯籠族１体につきカード１枚を引く。',
  'クリーチャー１体を対象とする。それの上に霜カウンター１個を置く。',
  '赤の２/２の灯籠族・クリーチャー・トークン１体を生成する。',
])("the set's own words are read in Japanese: %s", (text) => {
  expect(read(text).parsed.unrecognized).toEqual([]);
});

test('a defined token is what its definition says', () => {
  expect(read('霊薬・トークン１つを生成する。').tokens).toMatchObject([{ name: 'Potion Token', types: ['artifact'], subtypes: ['Potion'] }]);
});
