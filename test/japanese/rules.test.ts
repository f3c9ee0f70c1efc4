import { expect, test } from 'vitest';
import { allFindings } from '../support/rule-check.ts';

const card = (text: string, type = 'ソーサリー'): string => `@lang ja\n灯火の鞭 {2}{R}\n${type}\n${text}\n`;

/** Codes of errors and warnings, and what they stand on. */
const found = (text: string, type?: string): string[] => {
  const source = card(text, type);
  return allFindings(source).filter((f) => f.severity === 'error' || f.severity === 'warning').map((f) => `${f.code}: ${source.slice(f.start, f.end)}`);
};

test.each([
  ['インスタント１つを対象とする。それを破壊する。', 'illegal-target: インスタント１つ'],
  ['インスタント１つを対象とし、それを破壊する。', 'illegal-target: インスタント１つ'],
  ['土地１つを対象とする。灯火の鞭はそれに３点のダメージを与える。', 'illegal-damage-recipient: 土地１つ'],
  ['兵士・クリーチャー・トークン１体を生成する。', 'token-missing-power-toughness: 兵士・クリーチャー・トークン１体'],
  ['白の１/１の兵士・クリーチャー・トークンを２体生成する。', 'word-order: トークンを２体生成する'],
])('%s', (text, finding) => {
  expect(found(text).map((f) => f.split(':')[0])).toContain(finding.split(':')[0]);
});

test('what is wrong is told where the target is chosen', () => {
  expect(found('インスタント１つを対象とする。それを破壊する。')).toEqual(['illegal-target: インスタント１つ']);
});

test.each([
  'クリーチャー１体を対象とする。それを破壊する。',
  '呪文１つを対象とする。それを打ち消す。',
  '対戦相手１人を対象とする。そのプレイヤーの墓地にあるすべてのカードを追放する。',
  'プレイヤー１人を対象とする。ターン終了時まで、そのプレイヤーがコントロールしているクリーチャーは＋２/＋２の修整を受ける。それらをアンタップする。',
  'あなたの墓地にあるクリーチャー・カード１枚を対象とする。それを戦場に戻す。次の終了ステップの開始時に、それを生け贄に捧げる。',
  'クリーチャー１体とプレイヤー１人を対象とする。その前者を破壊する。その後者はカード１枚を引く。',
])('%s is right', (text) => { expect(found(text)).toEqual([]); });
