import { expect, test } from 'vitest';
import { allFindings } from '../support/rule-check.ts';

const card = (text: string, type: string): string => `@lang ja\n灯火の鞭 {2}{R}\n${type}\n${text}\n${type.startsWith('クリーチャー') ? '2/2\n' : ''}`;

/** Codes of errors and warnings, and what they stand on. */
const found = (text: string, type = 'ソーサリー'): string[] => {
  const source = card(text, type);
  return allFindings(source).filter((f) => f.severity === 'error' || f.severity === 'warning').map((f) => `${f.code}: ${source.slice(f.start, f.end)}`);
};

const CREATURE = 'クリーチャー ― 人間';
const ENCHANTMENT = 'エンチャント';

test.each([
  ['対戦相手がコントロールしているクリーチャー１体を対象とする。それを生け贄に捧げる。', 'illegal-sacrifice: 対戦相手がコントロールしているクリーチャー１体'],
  ['クリーチャー１体を対象とし、それを生け贄に捧げる。', 'illegal-sacrifice: クリーチャー１体'],
  ['あなたの手札にあるクリーチャー・カード１枚を対象とする。それを戦場に出す。', 'target-hidden-zone: あなたの手札にあるクリーチャー・カード１枚'],
  ['この呪文を対象とする。それを打ち消す。', 'target-self: この呪文'],
  ['他のクリーチャー１体を対象とする。それを破壊する。', 'another-without-other: 他のクリーチャー１体'],
  ['これでないクリーチャー１体を対象とする。それを破壊する。', 'another-without-other: これでないクリーチャー１体'],
  ['あなたの墓地にあるインスタント・カード１枚を対象とする。それのコピーであるトークン１つを生成する。', 'token-copy-impossible: あなたの墓地にあるインスタント・カード１枚'],
  ['インスタント・呪文１つを対象とする。そのコピーであるトークン１つを生成する。', 'token-copy-impossible: インスタント・呪文１つ'],
  ['ソーサリー１つのコピーであるトークン１つを生成する。', 'token-copy-impossible: ソーサリー１つ'],
  ['クリーチャー１体を対象とし、それは＋２/＋２の修整を受ける。', 'missing-duration: それは＋２/＋２の修整を受ける'],
  ['クリーチャー１体を対象とする。そのクリーチャーは飛行を得る。', 'missing-duration: そのクリーチャーは飛行を得る'],
  ['プレイヤー１人を対象とする。それを破壊する。', 'illegal-target: プレイヤー１人'],
])('%s', (text, finding) => { expect(found(text)).toEqual([finding]); });

test.each([
  ['あなたがコントロールしているクリーチャー１体を対象とする。それは警戒を持つ。', ENCHANTMENT, 'target-in-static-ability: あなたがコントロールしているクリーチャー１体'],
  ['クリーチャー１体を対象とする。このクリーチャーは、それの上に＋１/＋１カウンター１個が置かれた状態で戦場に出る。', CREATURE, 'target-in-replacement: クリーチャー１体'],
  ['クリーチャー１体を対象とし、それが死亡するたび、あなたは１点のライフを得る。', ENCHANTMENT, 'target-in-trigger: クリーチャー１体'],
  ['{1},クリーチャー１体を対象とし、それを生け贄に捧げる：カード１枚を引く。', CREATURE, 'target-in-cost: クリーチャー１体'],
  ['クリーチャー１体を対象とする。それを破壊する。', ENCHANTMENT, 'spell-ability-on-permanent: それを破壊する'],
])('%s', (text, type, finding) => { expect(found(text, type)).toEqual([finding]); });

test.each([
  ['クリーチャー１体を対象とする。ターン終了時までそれのコントロールを得る。次の終了ステップの開始時に、それを生け贄に捧げる。', 'ソーサリー'],
  ['クリーチャー１体を対象とする。それのコントローラーはそれを生け贄に捧げる。', 'ソーサリー'],
  ['対戦相手１人を対象とする。そのプレイヤーはクリーチャー１体を生け贄に捧げる。', 'ソーサリー'],
  ['あなたの墓地にあるクリーチャー・カード１枚を対象とする。それをあなたの手札に戻す。', 'ソーサリー'],
  ['クリーチャー１体を対象とする。それのコピーであるトークン１体を生成する。', 'ソーサリー'],
  ['クリーチャー１体を対象とする。それを破壊する。他のクリーチャー１体を対象とする。それを追放する。', 'ソーサリー'],
  ['プレイヤー１人がクリーチャー１体を対象として呪文を唱えるたび、カード１枚を引く。', ENCHANTMENT],
  ['あなたの終了ステップの開始時に、灯火の鞭の上にカウンターが置かれていた場合、クリーチャー１体を対象とする。あなたはそれを破壊してもよい。', ENCHANTMENT],
  ['このクリーチャーが戦場に出たとき、クリーチャー１体を対象とする。それを破壊する。', CREATURE],
  ['{T}：クリーチャー１体を対象とする。ターン終了時まで、それは＋１/＋１の修整を受ける。', CREATURE],
  ['これでないクリーチャー１体が死亡するたび、クリーチャー１体を対象とする。ターン終了時まで、それは威迫を得る。', CREATURE],
])('%s is right', (text, type) => { expect(found(text, type)).toEqual([]); });
