import { describe, expect, test } from 'vitest';
import rule from '../../service/rules/translation-mismatch.ts';
import { analyze } from '../../service/index.ts';
import { allFindings, check, checkFix, documentOf, messages } from '../support/rule-check.ts';

const WHOLE = { whole: true };
const card = (english: string, japanese: string, type = ['Sorcery', 'ソーサリー']): string => `Muster Horn/招集の角笛 {2}{W}\n${type[0]}\n${english}\n@lang ja\n${type[1]}\n${japanese}`;
const finds = (english: string, japanese: string, type?: string[]): void => check(rule, card(english, japanese, type), WHOLE);
const said = (english: string, japanese: string): string[] => messages(rule, card(english, japanese), WHOLE);

describe('translation-mismatch', () => {
  test('numbers', () => {
    finds('Draw two cards.', 'カード[|３|]枚を引く。');
    finds('Muster Horn deals 3 damage to any target. You gain 3 life.', '１つを対象とする。招集の角笛はそれに３点のダメージを与える。あなたは[|２|]点のライフを得る。');
    finds('Draw a card.', 'カード１枚を引く。');
    expect(said('Draw two cards.', 'カード３枚を引く。')).toEqual(['The English text has the number 2, this has the number 3.']);
    checkFix(rule, card('Draw two cards.', 'カード３枚を引く。'), card('Draw two cards.', 'カード２枚を引く。'), WHOLE);
    checkFix(rule, card('Draw 12 cards.', 'カード3枚を引く。'), card('Draw 12 cards.', 'カード12枚を引く。'), WHOLE);
  });

  test('where a number is a limit, what it parts counts, not how it is said', () => {
    const creature = ['Creature — Human', 'クリーチャー — 人間'];
    finds("This creature can't be blocked by more than one creature.", 'このクリーチャーは、２体以上のクリーチャーにはブロックされない。', creature);
    finds("This creature can't be blocked by more than one creature.", 'このクリーチャーは、[|３|]体以上のクリーチャーにはブロックされない。', creature);
    finds('This land enters tapped unless you control two or fewer other lands.', 'あなたがこれでない３つ以上の土地をコントロールしているなら、この土地はタップ状態で戦場に出る。', ['Land', '土地']);
    finds('This land enters tapped unless you control two or fewer other lands.', 'あなたがこれでない[|４|]つ以上の土地をコントロールしているなら、この土地はタップ状態で戦場に出る。', ['Land', '土地']);
    finds('If you have fewer than seven cards in hand, draw a card.', 'あなたの手札にあるカードが７枚未満であるなら、カード１枚を引く。');
    finds('If you have fewer than seven cards in hand, draw a card.', 'あなたの手札にあるカードが６枚以下であるなら、カード１枚を引く。');
    finds("If you've drawn more than two cards this turn, draw a card.", 'このターンにあなたが[|２|]枚以上のカードを引いていたなら、カード１枚を引く。');
    expect(said('Destroy all creatures if you control more than two lands.', 'あなたが２つ以上の土地をコントロールしているなら、すべてのクリーチャーを破壊する。')).toEqual(['The English text draws the line between 2 and 3, this between 1 and 2.']);
    finds('Destroy target creature with power 3 or greater.', 'パワーが[|２|]以上のクリーチャー１体を対象とする。それを破壊する。');
  });

  test('a state and the word that opens an ability are no keywords', () => {
    const creature = ['Creature — Human', 'クリーチャー — 人間'];
    finds("As long as this creature is renowned, it can't be blocked.", 'このクリーチャーが高名であるかぎり、これはブロックされない。', creature);
    finds('Max speed — Draw a card.', '最高速度 ― カード１枚を引く。', creature);
  });

  test('tokens: how many, which, and what they are like', () => {
    finds('Create a Food token.', '[|宝物・トークン１つ|]を生成する。');
    finds('Create a 1/1 white Soldier creature token.', '[|青の１/１の兵士・クリーチャー・トークン１体|]を生成する。');
    finds('Create a Food token. Draw a card.', '[|カード１枚を引く。|]');
    expect(said('Create a Food token.', '宝物・トークン１つを生成する。')).toEqual(['The English text has Food Token, this has Treasure Token.']);
    finds('Create a 1/1 white Cat creature token named Pell.', '《ペル》という名前の白の１/１の猫・クリーチャー・トークン１体を生成する。');
  });

  test('targets: how many, and of what kind', () => {
    finds('Destroy target creature. Destroy target artifact.', '[|クリーチャー１体を対象とする。それを破壊する。|]');
    finds('Destroy target creature.', '[|アーティファクト１つ|]を対象とする。それを破壊する。');
    finds('Muster Horn deals 3 damage to any target.', '１つを対象とする。招集の角笛はそれに３点のダメージを与える。');
  });

  test('costs, keywords and sizes', () => {
    const creature = ['Creature — Human', 'クリーチャー — 人間'];
    finds('{2}{W}, {T}: Draw a card.', '[|{3}{W}, {T}|]：カード１枚を引く。', creature);
    finds('{2}{W}, {T}: Draw a card.', '(２)(白),(Ｔ)：カード１枚を引く。', creature);
    finds('Flying', '[|警戒|]', creature);
    finds('Flying, vigilance', '警戒、飛行', creature);
    finds('Flying (It flies.)', '飛行（これは警戒もする。）', creature);
    finds('Target creature gets +2/+2 until end of turn.', 'クリーチャー１体を対象とする。ターン終了時まで、それは[|＋３/＋３の修整|]を受ける。');
  });

  test('what stands around the text, where both parts give it', () => {
    check(rule, '門衛/Gate Guard {W}\nクリーチャー — 人間\n警戒\n２/２\n@lang en\n[|Creature — Elf|]\nVigilance\n2/[|3|]', WHOLE);
    check(rule, '門衛/Gate Guard {W}\nクリーチャー — 人間\n警戒\n２/２\n@lang en\nCreature — Human\nVigilance', WHOLE);
    check(rule, 'Gate Guard {1}{W}\nCreature — Human\nVigilance\n2/2\n@lang ja\n門衛 [|(２)(白)|]\nクリーチャー — 人間\n警戒\n２/２', WHOLE);
    checkFix(rule, 'Gate Guard {W}\nCreature — Human\n2/2\n@lang ja\n門衛 {U}\nクリーチャー — 人間', 'Gate Guard {W}\nCreature — Human\n2/2\n@lang ja\n門衛 {W}\nクリーチャー — 人間', WHOLE);
  });

  test('nothing is said of a text that is not understood, or of a card in one language', () => {
    finds('Draw two cards. Frobnicate the cards.', 'カード３枚を引く。');
    expect(allFindings('Ash\nSorcery\nDraw two cards.\n\n灰\nソーサリー\nカード３枚を引く。', [rule])).toEqual([]);
  });

  test('changing the one part changes what is said of the other', () => {
    const found = (text: string) => analyze(documentOf(text)).faces[1]!.findings.filter(({ code }) => code === 'translation-mismatch').length;
    expect([found(card('Draw two cards.', 'カード３枚を引く。')), found(card('Draw three cards.', 'カード３枚を引く。'))]).toEqual([1, 0]);
  });

  test('in Japanese', () => {
    const { faces } = analyze(documentOf(card('Create a Food token.', '宝物・トークン１つを生成する。')), { locale: 'ja' });
    expect(faces[1]!.findings.map(({ message }) => message)).toEqual(['英語の文章では食物・トークンですが、ここでは宝物・トークンです。']);
  });
});
