import { expect, test } from 'vitest';
import { allFindings, applyFix } from '../support/rule-check.ts';

const card = (text: string): string => `@lang ja\n灯火の鞭 {2}{R}\nソーサリー\n${text}\n`;

const problems = (source: string) => allFindings(source).filter((f) => f.severity === 'error' || f.severity === 'warning');

/** Codes of errors and warnings, and what they stand on. */
const found = (text: string): string[] => problems(card(text)).map((f) => `${f.code}: ${card(text).slice(f.start, f.end)}`);

/** The rules text once the first fix of the first finding is applied. */
const mended = (text: string): string => applyFix(card(text), problems(card(text))[0]!.fixes[0]!).split('\n')[3]!;

test.each([
  ['クリチャー１体を対象とする。それを破壊する。', 'unknown-word: クリチャー', 'クリーチャー１体を対象とする。それを破壊する。'],
  ['クリーチャー１体を対象とする。ターン終了時まで、それは先政攻撃を得る。', 'unknown-word: 先政攻撃', 'クリーチャー１体を対象とする。ターン終了時まで、それは先制攻撃を得る。'],
  ['白の１/１の兵士・クリーチャー・トクン１体を生成する。', 'unknown-word: トクン', '白の１/１の兵士・クリーチャー・トークン１体を生成する。'],
  ['白の１/１の兵士・クリチャー・トークン１体を生成する。', 'unknown-word: クリチャー', '白の１/１の兵士・クリーチャー・トークン１体を生成する。'],
  ['宝者・トークン１つを生成する。', 'undefined-token: 宝者', '宝物・トークン１つを生成する。'],
  ['クリーチャー１体をを破壊する。', 'doubled-word: を', 'クリーチャー１体を破壊する。'],
  ['カードカード１枚を引く。', 'doubled-word: カード', 'カード１枚を引く。'],
  ['カード１枚を引く。（それは公開しない。', 'unbalanced: （', 'カード１枚を引く。（それは公開しない。）'],
])('%s', (text, finding, right) => {
  expect(found(text)).toEqual([finding]);
  expect(mended(text)).toBe(right);
});

test('tokens of words that no list has', () => {
  expect(found('灯籠飾り・トークン１つを生成する。')).toEqual(['undefined-token: 灯籠飾り']);
  expect(found('黒の２/２のワイトン・クリーチャー・トークン１体を生成する。')).toEqual(['unknown-subtype: ワイトン']);
});

test('quotation marks without partner', () => {
  expect(found('クリーチャー１体を対象とする。ターン終了時まで、それは「{T}：カード１枚を引く。を得る。')).toContain('unbalanced: 「');
  expect(found('クリーチャー１体を対象とする。ターン終了時まで、それは{T}：カード１枚を引く。」を得る。')).toContain('unbalanced: 」');
});

test.each([
  'アンドロメダ１体を破壊する。',
  'プレイヤーカード１枚を引く。',
  '《クリチャー》という名前のクリーチャー１体を破壊する。',
  'クリーチャー１体を対象とする。ターン終了時まで、それは「{T}：カード１枚を引く。」を得る。（「能力」は残る。）',
  'それを破壊するものの、はははと笑うことと決める。',
])('no slip in %s', (text) => { expect(found(text).filter((finding) => /^(?:unknown-word|doubled-word|unbalanced)/u.test(finding))).toEqual([]); });
