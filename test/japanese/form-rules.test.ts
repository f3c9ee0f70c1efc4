import { expect, test } from 'vitest';
import { allFindings, applyFix } from '../support/rule-check.ts';

const card = (text: string, type: string): string => `@lang ja\n灯火の鞭 {2}{R}\n${type}\n${text}\n2/2\n`;

const problems = (source: string, code: string) => allFindings(source).filter((f) => f.code === code);

test.each([
  ['飛行。', 'クリーチャー ― 人間', 'keyword-style', '。', '飛行'],
  ['飛行、警戒。', 'クリーチャー ― 人間', 'keyword-style', '。', '飛行、警戒'],
  ['以下から１つを選ぶ：\n・カード１枚を引く。\n・あなたは３点のライフを得る。', 'ソーサリー', 'modal-header', '：', '以下から１つを選ぶ。\n・カード１枚を引く。\n・あなたは３点のライフを得る。'],
])('%s on %s: %s', (text, type, code, at, right) => {
  const source = card(text, type);
  const [finding, ...more] = problems(source, code);
  expect(more).toEqual([]);
  expect(source.slice(finding!.start, finding!.end)).toBe(at);
  expect(applyFix(source, finding!.fixes[0]!)).toBe(card(right, type));
});

test.each([
  ['クリチャー ― 人間', 'unknown-card-type', 'クリチャー', 'クリーチャー ― 人間'],
  ['アーティファクト・クリーチャア ― 人間', 'unknown-card-type', 'クリーチャア', 'アーティファクト・クリーチャー ― 人間'],
  ['伝接のクリーチャー ― 人間', 'unknown-supertype', '伝接の', '伝説のクリーチャー ― 人間'],
])('%s: %s', (type, code, at, right) => {
  const source = card('飛行', type);
  const [finding, ...more] = problems(source, code);
  expect(more).toEqual([]);
  expect(source.slice(finding!.start, finding!.end)).toBe(at);
  expect(applyFix(source, finding!.fixes[0]!)).toBe(card('飛行', right));
});

test.each([
  ['飛行', '伝説のクリーチャー ― 人間'],
  ['飛行、警戒', 'アーティファクト・クリーチャー ― 人間'],
  ['以下から１つを選ぶ。\n・カード１枚を引く。\n・あなたは３点のライフを得る。', 'ソーサリー'],
  ['{T}：カード１枚を引く。', 'クリーチャー ― 人間'],
])('%s on %s is right', (text, type) => {
  for (const code of ['keyword-style', 'modal-header', 'unknown-card-type', 'unknown-supertype']) expect(problems(card(text, type), code)).toEqual([]);
});
