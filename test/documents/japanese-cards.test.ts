import { describe, expect, test } from 'vitest';
import { documentKind, readDocument, type CardFace, type SourceText } from '../../grammar/index.ts';
import { parseFixture } from '../support/markers.ts';

const facesOf = (text: string): CardFace[] => readDocument(text, 'card').cards.flatMap((card) => card.faces);
const read = (fixture: string) => {
  const { text, expected } = parseFixture(fixture);
  return { text, faces: facesOf(text), marked: expected.map(({ start, end }) => text.slice(start, end)), spans: expected.map(({ start, end }) => [start, end]) };
};
const spans = (...parts: (SourceText | null | undefined)[]) => parts.map((part) => [part!.start, part!.end]);
const problems = (text: string): string[] => facesOf(text).flatMap((face) => face.problems.map(({ code }) => code));

describe('the names of a Japanese card', () => {
  test('stand on one line in either order, the cost in either typography', () => {
    const { faces: [card], spans: wanted } = read('[|招集の角笛|]/[|Muster Horn|] [|(２)(白)|]\n[|ソーサリー|]\n[|白の１/１の兵士・クリーチャー・トークン２体を生成する。|]');
    expect(spans(card!.name, card!.otherName, card!.manaCost, card!.typeLine, ...card!.paragraphs)).toEqual(wanted);
    expect(card!.dialect).toBe('mtg-ja');
    expect(facesOf('Muster Horn／招集の角笛 {2}{W}\nソーサリー')[0]).toMatchObject({ name: { text: '招集の角笛' }, otherName: { text: 'Muster Horn' } });
  });

  test('count their places in UTF-16 units', () => {
    const { faces: [card], spans: wanted } = read('[|𠮟る者|]／[|Scolder|] [|{R}|]\nクリーチャー — ゴブリン\n[|{T}：𠮟る者は、カード１枚を引く。|]\n[|２|]／[|１|]');
    expect(spans(card!.name, card!.otherName, card!.manaCost, card!.paragraphs[0], card!.power, card!.toughness)).toEqual(wanted);
  });

  test('may be in characters of two units alone', () => {
    expect(facesOf('𠮷/Muster Horn {W}\nソーサリー')[0]).toMatchObject({ name: { text: '𠮷' }, otherName: { text: 'Muster Horn' } });
  });

  test('decide nothing of the language: the type line does, and @lang before it', () => {
    expect(facesOf('角笛/Horn\nSorcery\nDraw a card.')[0]!.dialect).toBe('mtg-en');
    expect(facesOf('Horn\nSorcery\nカード１枚を引く。')[0]!.dialect).toBe('mtg-ja');
    expect(facesOf('Horn\nSorcery\n@lang ja')[0]!.dialect).toBe('mtg-ja');
  });
});

describe('the text of the database Whisper', () => {
  const WARDEN = `
    　[|英語名：|][|Mist Warden|]
    [|日本語名：|][|霧の番人|][|（きりのばんにん）|]
    　[|コスト：|][|(１)(青)|]
    　[|タイプ：|][|クリーチャー --- 壁(Wall)・ウィザード(Wizard)|]
    [|防衛、飛行|]
    [|(Ｔ)：カードを１枚引く。|]
    　[|Ｐ／Ｔ：|][|0|]/[|2|]
    [|イラスト：Aki|]
    　[|稀少度：アンコモン|]`;

  test('is read field by field', () => {
    const { text, faces: [card], spans: marked } = read(WARDEN);
    const owned = spans(card!.otherName, card!.name, card!.manaCost, card!.typeLine, ...card!.paragraphs, card!.power, card!.toughness, ...card!.annotations.map((a) => ({ ...a, text: '' })));
    const labels = readDocument(text, 'card').delimiters!.filter(({ start }) => text[start] !== '/').map(({ start, end }) => [start, end]);
    expect([...owned, ...labels].sort((a, b) => a[0]! - b[0]!)).toEqual(marked);
    expect(card).toMatchObject({ dialect: 'mtg-ja', rarity: 'uncommon', loyalty: null, problems: [] });
    expect(card!.annotations.map(({ key, value }) => [key, value.text])).toEqual([['artist', 'Aki'], ['rarity', 'アンコモン']]);
  });

  test('has loyalty, an empty cost, and several faces one after the other', () => {
    const faces = facesOf('　英語名：Front\n日本語名：表\n　コスト：(３)\n　タイプ：プレインズウォーカー --- ジェイス\n[+1]：カードを１枚引く。\n　忠誠度：3\n　英語名：Back\n日本語名：裏\n　コスト：\n　タイプ：土地');
    expect(faces.map(({ name, otherName, manaCost, typeLine, loyalty }) => [name!.text, otherName!.text, manaCost?.text, typeLine!.text, loyalty?.text])).toEqual([
      ['表', 'Front', '(３)', 'プレインズウォーカー --- ジェイス', '3'],
      ['裏', 'Back', undefined, '土地', undefined],
    ]);
  });

  test('may label its text, and misses no word that it does not know', () => {
    const [card] = facesOf('日本語名：霧\nタイプ：インスタント\n本文：カード１枚を引く。\n不思議：はい\nＰ／Ｔ：大きい\n　セット：My Set');
    expect(card!.paragraphs.map(({ text }) => text)).toEqual(['カード１枚を引く。', '不思議：はい', 'Ｐ／Ｔ：大きい']);
    expect(card!.annotations.map(({ key, value }) => [key, value.text])).toEqual([['note', 'My Set']]);
  });

  test('without a type is reported', () => {
    expect(problems('英語名：Fog\nカードを１枚引く。')).toEqual(['malformed-card']);
  });

  test('is known as cards by its content', () => {
    expect(documentKind('cards.txt', '　英語名：Fog\n日本語名：霧\n　コスト：(緑)\n　タイプ：インスタント\n')).toBe('card');
    expect(documentKind('notes.txt', '名前：Fog\n種類：霧\n')).toBeUndefined();
  });
});

describe('a card in both languages', () => {
  const HORN = 'Muster Horn/招集の角笛 {2}{W}\nSorcery\nDraw a card.\n@lang ja\nソーサリー\nカード１枚を引く。\n@rarity rare';

  test('has the other language below @lang', () => {
    const [english, japanese] = facesOf(HORN);
    expect(english).toMatchObject({ dialect: 'mtg-en', name: { text: 'Muster Horn' }, rarity: 'rare', manaCost: { text: '{2}{W}' } });
    expect(english!.translationOf).toBeUndefined();
    expect(japanese).toMatchObject({ dialect: 'mtg-ja', name: { text: '招集の角笛' }, rarity: 'rare', translationOf: 0, typeLine: { text: 'ソーサリー' } });
    expect(japanese!.paragraphs.map(({ text }) => text)).toEqual(['カード１枚を引く。']);
    expect(problems(HORN)).toEqual([]);
  });

  test('need not say again what is the same: what the other part does not state is unknown', () => {
    const [, other] = facesOf('Guard {W}\nCreature — Human\nVigilance\n2/2\n@lang ja\nクリーチャー — 人間\n警戒');
    expect([other!.manaCost, other!.power, other!.loyalty]).toEqual([undefined, undefined, undefined]);
  });

  test('may name itself there, or stand in Japanese first', () => {
    const [first, second] = facesOf('門衛 {W}\nクリーチャー — 人間\n警戒\n2/2\n@lang en\nGate Guard {W}\nCreature — Human\nVigilance\n2/2');
    expect([first!.dialect, first!.name!.text]).toEqual(['mtg-ja', '門衛']);
    expect([second!.dialect, second!.name!.text, second!.power!.text]).toEqual(['mtg-en', 'Gate Guard', '2']);
  });

  test('may have two faces, each with its own translation', () => {
    const faces = facesOf('Ash\nLand\n@lang ja\n灰\n土地\n----\nBrand\nSorcery\n@lang ja\n薪\nソーサリー');
    expect(faces.map(({ name, dialect, translationOf }) => [name!.text, dialect, translationOf])).toEqual([
      ['Ash', 'mtg-en', undefined], ['灰', 'mtg-ja', 0], ['Brand', 'mtg-en', undefined], ['薪', 'mtg-ja', 2],
    ]);
  });

  test('is none where the lines below @lang are no card, or no other language', () => {
    for (const text of ['Ash\nInstant\n@lang en\nDraw a card.', '灰\nインスタント\n@lang ja\nカード１枚を引く。', '灰\nインスタント\n@lang ja\nクリーチャー — 人間', 'Ash\nInstant\nDraw a card.\n@lang en'])
      expect(facesOf(text)).toHaveLength(1);
  });
});
