import { expect, test } from 'vitest';
import { allFindings, applyFix } from '../support/rule-check.ts';

const card = (text: string, type: string, cost = '{2}{R}'): string => `@lang ja\n灯火の鞭 ${cost}\n${type}\n${text}\n`;

const problems = (source: string) => allFindings(source).filter((f) => f.severity === 'error' || f.severity === 'warning');

/** Codes of errors and warnings, and what they stand on. */
const found = (source: string): string[] => problems(source).map((f) => `${f.code}: ${source.slice(f.start, f.end)}`);

/** The rules text once the first fix of the only finding is applied. */
const mended = (text: string, type = 'ソーサリー'): string => {
  const source = card(text, type);
  const [finding] = problems(source);
  return applyFix(source, finding!.fixes[0]!).split('\n').slice(3).join('\n').trim();
};

test.each([
  ['クリーチャー・トークン１体を対象とする。それを追放する。その後、それをオーナーのコントロール下で戦場に戻す。', 'token-cannot-return: その後、それをオーナーのコントロール下で戦場に戻す'],
  ['あなたの墓地にあるクリーチャー・トークン１体を対象とする。それをあなたの手札に戻す。', 'token-outside-battlefield: あなたの墓地にあるクリーチャー・トークン１体'],
  ['緑の１/１の昆虫・クリーチャー・トークン・カード１枚を生成する。', 'token-as-card: トークン・カード'],
  ['緑の１/１の昆虫・クリーチャー・トークンカード１枚を生成する。', 'token-as-card: トークンカード'],
  ['王族・役割・トークン１つを生成する。', 'token-role-unattached: 王族・役割・トークン１つ'],
  ['１つを対象とする。灯火の鞭はそれにＸ点のダメージを与える。', 'undefined-x: Ｘ点のダメージ'],
  ['プレイヤー１人を対象とする。そのプレイヤーは自分のライフの半分を失う。', 'undefined-rounding: 自分のライフの半分'],
])('%s', (text, finding) => { expect(found(card(text, 'ソーサリー'))).toEqual([finding]); });

test.each([
  ['エンチャント（土地）\nエンチャントしているクリーチャーは飛行を持つ。', 'エンチャント ― オーラ', ['attached-mismatch: 土地']],
  ['エンチャント（クリーチャー）\nエンチャントしているクリーチャーは飛行を持つ。', 'エンチャント ― オーラ', []],
  ['装備しているクリーチャーは飛行を持つ。', 'アーティファクト', ['attached-mismatch: 装備しているクリーチャー']],
  ['装備しているクリーチャーは飛行を持つ。\n装備{2}', 'アーティファクト ― 装備品', []],
  ['エンチャントされているクリーチャーは飛行を持つ。', 'エンチャント', []],
])('%s on %s', (text, type, findings) => { expect(found(card(text, type))).toEqual(findings); });

test.each([
  'クリーチャー１体を対象とする。それを追放する。その後、それをオーナーのコントロール下で戦場に戻す。',
  '１つを対象とする。灯火の鞭はそれにＸ点のダメージを与える。Ｘは、あなたがコントロールしているクリーチャーの総数に等しい。',
  'プレイヤー１人を対象とする。そのプレイヤーは自分のライフの端数を切り上げた半分に等しい点数のライフを失う。',
  'あなたがコントロールしているクリーチャー１体を対象とする。それにつけられた状態の王族・役割・トークン１つを生成する。',
  '血・トークンや手掛かり・トークンや食物・トークンのうちあなたが選んだトークン１つを生成する。',
  '「灯りの帳面」という名前で「{T}：カード１枚を引く。」と「{T}：あなたは１点のライフを得る。」と装備{2}を持つ無色の伝説の装備品・アーティファクト・トークン１つを生成する。',
])('%s is right', (text) => { expect(found(card(text, 'ソーサリー'))).toEqual([]); });

test('X may be paid for in Japanese symbols', () => {
  const text = '１つを対象とする。灯火の鞭はそれにＸ点のダメージを与える。';
  expect(found(card(text, 'ソーサリー', '{X}{R}'))).toEqual([]);
  expect(found(card(text, 'ソーサリー', '(Ｘ)(赤)'))).toEqual([]);
});

test('what mends it is Japanese', () => {
  expect(mended('クリーチャー・トークン１体を対象とする。それを追放する。その後、それを戦場に戻す。')).toBe('トークンでないクリーチャー１体を対象とする。それを追放する。その後、それを戦場に戻す。');
  expect(mended('あなたの墓地にあるクリーチャー・トークン１体を対象とする。それを追放する。')).toBe('あなたの墓地にあるクリーチャー・カード１枚を対象とする。それを追放する。');
  expect(mended('緑の１/１の昆虫・クリーチャー・トークン・カード１体を生成する。')).toBe('緑の１/１の昆虫・クリーチャー・トークン１体を生成する。');
  expect(mended('あなたのライフの半分を失う。')).toBe('あなたのライフの端数を切り上げた半分を失う。');
  expect(mended('エンチャント（土地）\nエンチャントしているクリーチャーは飛行を持つ。', 'エンチャント ― オーラ')).toBe('エンチャント（クリーチャー）\nエンチャントしているクリーチャーは飛行を持つ。');
});
