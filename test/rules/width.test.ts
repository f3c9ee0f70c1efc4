import { describe, expect, test } from 'vitest';
import width from '../../service/rules/width.ts';
import { runRules } from '../../service/engine/run.ts';
import { check, checkFix, documentOf } from '../support/rule-check.ts';
import { inWidth, narrowKana, signsIn } from '../../service/engine/japanese-width.ts';

const file = (...texts: string[]): string => texts.map((text, i) => `角笛${'甲乙丙丁'[i]}\nソーサリー\n${text}`).join('\n\n');
const WHOLE = { whole: true };

describe('width', () => {
  test('the file decides, for sizes and for other numbers', () => {
    check(width, file('白の１/１の兵士・クリーチャー・トークン２体を生成する。', '白の２/２の騎士・クリーチャー・トークン１体を生成する。', '青の[|1/1|]の鳥・クリーチャー・トークン[|1|]体を生成する。'), WHOLE);
    check(width, file('白の1/1の兵士・クリーチャー・トークン２体を生成する。', '白の2/2の騎士・クリーチャー・トークン１体を生成する。', '青の[|１/１|]の鳥・クリーチャー・トークン３体を生成する。'), WHOLE);
    check(width, file('クリーチャー１体を対象とする。それは+1/+1の修整を受ける。', 'クリーチャー１体を対象とする。それは-1/-1の修整を受ける。', 'クリーチャー１体を対象とする。それは[|＋１/＋1|]の修整を受ける。'), WHOLE);
  });

  test('symbols, rows, dice, numbers of two digits and names are left alone', () => {
    check(width, file('カード１枚を引く。カード１枚を捨てる。\n(2)(白)：カード10枚を引く。\n{2}：１個のd6を振る。\n1-6｜カード２枚を引く。\n[+1]：《2号》という名前のカード１枚を探す。'), WHOLE);
  });

  test('where neither is usual, nothing is said', () => {
    check(width, file('カード１枚を引く。', 'カード2枚を引く。'), WHOLE);
  });

  test('half-width katakana and marks', () => {
    check(width, '角笛\nソーサリー\n[|ｸﾘｰﾁｬｰ|]１体を対象とする[|｡|]それを破壊する。', WHOLE);
    check(width, '番人\nクリーチャー — エルフ[|･|]戦士\n警戒\n２/２', WHOLE);
    checkFix(width, '角笛\nソーサリー\nｺﾞﾌﾞﾘﾝ１体を対象とする。', '角笛\nソーサリー\nゴブリン１体を対象とする。', WHOLE);
    expect(narrowKana('ｶﾞｸ')).toEqual([{ start: 0, end: 3, full: 'ガク' }]);
  });

  test('mends to the usual width', () => {
    checkFix(width, file('カード１枚を引く。カード１枚を捨てる。カード2枚を引く。'), file('カード１枚を引く。カード１枚を捨てる。カード２枚を引く。'), WHOLE);
    expect([inWidth('+1/-X', 'full'), inWidth('−１/＋Ｘ', 'full'), inWidth('－１/＋Ｘ', 'half')]).toEqual(['＋１/－Ｘ', '－１/＋Ｘ', '-1/+X']);
  });

  test('a change in one card is seen on the others', () => {
    const found = (text: string) => runRules(documentOf(text), [width]).faces.map((face) => face.findings.length);
    expect(found(file('カード１枚を引く。', 'カード2枚を引く。', 'カード３枚を引く。'))).toEqual([0, 1, 0]);
    expect(found(file('カード１枚を引く。', 'カード2枚を引く。', 'カード3枚を引く。'))).toEqual([1, 0, 0]);
  });

  test('places count in UTF-16 units', () => {
    expect(signsIn('𠮷に1/1を').map(({ start, end, kind, width: w }) => [start, end, kind, w])).toEqual([[3, 6, 'size', 'half']]);
  });
});
