import { describe, expect, test } from 'vitest';
import cardWord from '../../service/rules/card-word.ts';
import missingDuration from '../../service/rules/missing-duration.ts';
import missingFullStop from '../../service/rules/missing-full-stop.ts';
import searchWithoutShuffle from '../../service/rules/search-without-shuffle.ts';
import whenWhenever from '../../service/rules/when-whenever.ts';
import counterWord from '../../service/rules/counter-word.ts';
import interpunct from '../../service/rules/interpunct.ts';
import outdatedBury from '../../service/rules/outdated-bury.ts';
import outdatedCreate from '../../service/rules/outdated-create.ts';
import outdatedDies from '../../service/rules/outdated-dies.ts';
import outdatedEnters from '../../service/rules/outdated-enters.ts';
import outdatedExile from '../../service/rules/outdated-exile.ts';
import outdatedManaPool from '../../service/rules/outdated-mana-pool.ts';
import outdatedManaValue from '../../service/rules/outdated-mana-value.ts';
import outdatedTarget from '../../service/rules/outdated-target.ts';
import outdatedUmbraArmor from '../../service/rules/outdated-umbra-armor.ts';
import unknownSubtype from '../../service/rules/unknown-subtype.ts';
import unknownWord from '../../service/rules/unknown-word.ts';
import wordOrder from '../../service/rules/word-order.ts';
import type { Rule } from '../../service/engine/rule.ts';
import { documentOf } from '../support/rule-check.ts';
import { runRules } from '../../service/engine/run.ts';
import { check, checkFix, type CardOptions } from '../support/rule-check.ts';

const SPELL: CardOptions = { name: '招集の角笛', type: 'ソーサリー' };
const CREATURE: CardOptions = { name: '木の実番', type: 'クリーチャー — エルフ・戦士', below: '２/２' };

const finds = (rule: Rule, cases: readonly string[], options: CardOptions = SPELL): void => {
  test.each(cases)('finds %s', (text) => check(rule, text, options));
};
const accepts = (rule: Rule, cases: readonly string[], options: CardOptions = SPELL): void => {
  test.each(cases)('accepts %s', (text) => check(rule, text, options));
};
const mends = (rule: Rule, cases: readonly (readonly [string, string])[], options: CardOptions = SPELL): void => {
  test.each(cases)('mends %s', (before, after) => checkFix(rule, before, after, options));
};

describe('counter-word', () => {
  finds(counterWord, [
    'クリーチャー１[|つ|]を対象とする。それを破壊する。',
    '白の１/１の兵士・クリーチャー・トークンを２[|つ|]生成する。',
    'あなたはカード２[|つ|]を引く。',
    'プレイヤー１[|体|]を対象とする。そのプレイヤーは３点のライフを得る。',
    '食物・トークン１[|体|]を生成する。',
    'アーティファクト１[|枚|]を対象とする。それを破壊する。',
    'クリーチャー１体を対象とする。それの上に+1/+1カウンター１[|つ|]を置く。',
    '𠮷を引き、クリーチャー１[|つ|]を生け贄に捧げる。',
  ]);
  accepts(counterWord, [
    'クリーチャー・エンチャント１体を対象とする。それを破壊する。',
    '機体１体を対象とする。それを破壊する。',
    '機体１つを対象とする。それを破壊する。',
    'クリーチャー１体かプレイヤー１人を対象とする。招集の角笛はそれに３点のダメージを与える。',
    'アーティファクトやクリーチャーのうち１つを対象とする。それを破壊する。',
    '宝物・トークンＸ個を生成する。',
    'アーティファクト12個を生け贄に捧げる。',
    'あなたのマーフォーク１つを生け贄に捧げる。',
    '土地１つか土地・カード１枚を選ぶ。',
  ]);
  mends(counterWord, [['白の１/１の兵士・クリーチャー・トークン２つを生成する。', '白の１/１の兵士・クリーチャー・トークン２体を生成する。'], ['カードを２個引く。', 'カードを２枚引く。']]);
});

describe('interpunct', () => {
  finds(interpunct, [
    '緑の１/１の[|エルフ戦士|]・クリーチャー・トークン２体を生成する。',
    '緑の１/１のエルフ・戦士・[|クリーチャートークン|]２体を生成する。',
    '[|食物トークン|]１つを生成する。',
    'あなたの墓地にある[|クリーチャーカード|]１枚を対象とする。それをあなたの手札に戻す。',
  ]);
  accepts(interpunct, [
    '緑の１/１のエルフ・戦士・クリーチャー・トークン２体を生成する。',
    'クリーチャーであるトークン１つを対象とする。それを破壊する。',
    'クリーチャー１体を対象とする。そのトークンを追放する。',
    '土地でないパーマネント１つを対象とする。それを破壊する。',
    'あなたのライブラリーから基本土地カード１枚を探す。',
  ]);
  mends(interpunct, [['緑の１/１のエルフ戦士・クリーチャー・トークン２体を生成する。', '緑の１/１のエルフ・戦士・クリーチャー・トークン２体を生成する。']]);
  test('on the type line', () => {
    check(interpunct, '木の実番 {G}\nクリーチャー — エルフ[| |]戦士\n警戒\n２/２', { whole: true });
    check(interpunct, '木の実番 {G}\nクリーチャー — [|エルフ戦士|]\n警戒\n２/２', { whole: true });
    check(interpunct, '木の実番 {G}\nクリーチャー — エルフ[|･|]戦士\n警戒\n２/２', { whole: true });
    check(interpunct, '　英語名：Elf\n日本語名：木の実番\n　タイプ：クリーチャー --- エルフ(Elf)・戦士(Warrior)\n警戒', { whole: true });
  });
});

describe('word-order', () => {
  finds(wordOrder, ['白の１/１の兵士・クリーチャー・トークン[|を２体|]生成する。', '食物・トークン[|を１つ|]生成し、カード１枚を引く。']);
  accepts(wordOrder, ['カードを２枚引く。', 'クリーチャーを１体生け贄に捧げる。', '食物・トークンを生成する。', 'トークンを１つ以上生成するたび、カード１枚を引く。']);
  mends(wordOrder, [['食物・トークンを１つ生成し、カード１枚を引く。', '食物・トークン１つを生成し、カード１枚を引く。']]);
  test('was right before 2021', () => {
    const text = '角笛\nソーサリー\n食物・トークンを１つ生成する。';
    const found = (edition?: string) => runRules(documentOf(text), [wordOrder], { edition }).faces[0]!.findings.length;
    expect([found(), found('2021-02-05'), found('2020-09-25')]).toEqual([1, 1, 0]);
  });
});

describe('outdated-create', () => {
  mends(outdatedCreate, [
    ['白の１/１の兵士・クリーチャー・トークン２体を戦場に出す。', '白の１/１の兵士・クリーチャー・トークン２体を生成する。'],
    ['食物・トークンを１つ場に出し、カード１枚を引く。', '食物・トークンを１つ生成し、カード１枚を引く。'],
  ]);
  accepts(outdatedCreate, ['あなたの手札にあるクリーチャー・カード１枚を戦場に出す。', 'それらのトークンを戦場に出す。', 'トークン１つを生成し、そのカードを戦場に出す。']);
});

describe('outdated-enters', () => {
  finds(outdatedEnters, ['このクリーチャーが[|場|]に出たとき、カード１枚を引く。', 'このクリーチャーが[|場|]を離れたとき、カード１枚を引く。'], CREATURE);
  accepts(outdatedEnters, ['このクリーチャーが戦場に出たとき、カード１枚を引く。', '食物・トークンを１つ場に出す。', 'この場合、カード１枚を引く。'], CREATURE);
  accepts(outdatedEnters, ['場末の番人が戦場に出たとき、カード１枚を引く。'], { ...CREATURE, name: '場末の番人' });
  mends(outdatedEnters, [['このクリーチャーが場に出たとき、カード１枚を引く。', 'このクリーチャーが戦場に出たとき、カード１枚を引く。']], CREATURE);
});

describe('words that were used once', () => {
  mends(outdatedManaValue, [['点数で見たマナ・コストが３以下のクリーチャー１体を対象とする。それを破壊する。', 'マナ総量が３以下のクリーチャー１体を対象とする。それを破壊する。']]);
  mends(outdatedManaPool, [['あなたのマナ・プールに{G}を加える。', '{G}を加える。'], ['あなたのマナ・プールに、好きな色１色のマナ１点を加える。', '好きな色１色のマナ１点を加える。']]);
  mends(outdatedExile, [['クリーチャー１体を対象とする。それをゲームから取り除く。', 'クリーチャー１体を対象とする。それを追放する。']]);
  mends(outdatedDies, [['クリーチャー１体が戦場から墓地に置かれるたび、カード１枚を引く。', 'クリーチャー１体が死亡するたび、カード１枚を引く。']], CREATURE);
  accepts(outdatedDies, ['アーティファクト１つが戦場から墓地に置かれるたび、カード１枚を引く。', 'クリーチャー１体が戦場からあなたの墓地に置かれるたび、カード１枚を引く。'], CREATURE);
  mends(outdatedBury, [
    ['クリーチャー１体を対象とする。それを埋葬する。', 'クリーチャー１体を対象とする。それを破壊する。それは再生できない。'],
    ['すべてのクリーチャーを埋葬する。', 'すべてのクリーチャーを破壊する。それらは再生できない。'],
  ]);
  mends(outdatedUmbraArmor, [['エンチャント（クリーチャー）\n族霊鎧', 'エンチャント（クリーチャー）\n陰影鎧']], { name: '狼の衣', type: 'エンチャント — オーラ' });
  mends(outdatedUmbraArmor, [['Enchant creature\nTotem armor', 'Enchant creature\nUmbra armor']], { name: 'Wolf Cloak', type: 'Enchantment — Aura' });
});

describe('outdated-target', () => {
  finds(outdatedTarget, ['[|対象の|]クリーチャー１体を破壊する。', '招集の角笛は[|対象の|]クリーチャー１体に３点のダメージを与える。']);
  accepts(outdatedTarget, ['クリーチャー１体を対象とする。それを破壊する。', '呪文１つを対象とする。その対象の数に等しい枚数のカードを引く。']);
  mends(outdatedTarget, [
    ['対象のクリーチャー１体を破壊する。', 'クリーチャー１体を対象とする。それを破壊する。'],
    ['対象のクリーチャーを破壊する。', 'クリーチャー１体を対象とする。それを破壊する。'],
    ['対象のプレイヤーはカード２枚を引く。', 'プレイヤー１人を対象とする。そのプレイヤーはカード２枚を引く。'],
    ['対象のアーティファクト２つを破壊する。', 'アーティファクト２つを対象とする。それらを破壊する。'],
  ]);
});

describe('unknown-word', () => {
  finds(unknownWord, ['クリーチャー１体を対象とする。ターン終了時まで、それは+1/+1の[|修正|]を受ける。', '[|クリーチャ|]１体を対象とする。それを破壊する。', 'ゾンビ１体を[|生贄|]に捧げる。']);
  accepts(unknownWord, ['クリーチャー１体を対象とする。ターン終了時まで、それは+1/+1の修整を受ける。', '経路修正師はカード１枚を引く。'], { ...SPELL, name: '経路修正師' });
  mends(unknownWord, [['クリーチャー１体を対象とする。それは+1/+1の修正を受ける。', 'クリーチャー１体を対象とする。それは+1/+1の修整を受ける。']]);
});

describe('card-word', () => {
  finds(cardWord, ['あなたの墓地にある[|クリーチャー１体|]をあなたの手札に戻す。']);
  accepts(cardWord, ['あなたの墓地にあるクリーチャー・カード１枚をあなたの手札に戻す。', 'あなたの墓地にありクリーチャーかエンチャントであるカード１枚を追放する。', 'あなたがコントロールしているクリーチャー１体を追放する。']);
  mends(cardWord, [['墓地にあるクリーチャー１体をあなたの手札に戻す。', '墓地にあるクリーチャー・カード１枚をあなたの手札に戻す。']]);
});

describe('when-whenever', () => {
  finds(whenWhenever, ['このクリーチャーが[|攻撃した時|]、カード１枚を引く。', 'このクリーチャーが[|死亡するたび|]、カード１枚を引く。', 'あなたがカード１枚を引いた[|時|]、あなたは１点のライフを得る。'], CREATURE);
  accepts(whenWhenever, ['このクリーチャーが攻撃するたび、カード１枚を引く。', 'このクリーチャーが攻撃したとき、これを生け贄に捧げる。', 'このクリーチャーが死亡したとき、カード１枚を引く。'], CREATURE);
  mends(whenWhenever, [['このクリーチャーが攻撃した時、カード１枚を引く。', 'このクリーチャーが攻撃するたび、カード１枚を引く。'], ['このクリーチャーが死亡するたび、カード１枚を引く。', 'このクリーチャーが死亡したとき、カード１枚を引く。'], ['あなたがカード１枚を引いた時、あなたは１点のライフを得る。', 'あなたがカード１枚を引いたとき、あなたは１点のライフを得る。']], CREATURE);
});

describe('missing-full-stop', () => {
  finds(missingFullStop, ['カード２枚を[|引く|]', 'カード２枚を引く。あなたは３点のライフを[|得る|]']);
  accepts(missingFullStop, ['カード２枚を引く。', '飛行、警戒', 'エンチャント（クリーチャー）']);
  mends(missingFullStop, [['カード２枚を引く', 'カード２枚を引く。']]);
});

describe('missing-duration', () => {
  finds(missingDuration, ['クリーチャー１体を対象とする。[|それは＋２/＋２の修整を受ける|]。']);
  accepts(missingDuration, ['クリーチャー１体を対象とする。ターン終了時まで、それは＋２/＋２の修整を受ける。', '（それはずっと続く。）クリーチャー１体を対象とする。それは飛行を得る。']);
  mends(missingDuration, [['クリーチャー１体を対象とする。それは飛行を得る。', 'クリーチャー１体を対象とする。ターン終了時まで、それは飛行を得る。']]);
});

describe('search-without-shuffle', () => {
  finds(searchWithoutShuffle, ['[|あなたのライブラリーからカード１枚を探し|]、あなたの手札に加える。']);
  accepts(searchWithoutShuffle, ['あなたのライブラリーからカード１枚を探し、あなたの手札に加える。その後、ライブラリーを切り直す。']);
  mends(searchWithoutShuffle, [['あなたのライブラリーからカード１枚を探し、あなたの手札に加える。', 'あなたのライブラリーからカード１枚を探し、あなたの手札に加える。その後、ライブラリーを切り直す。']]);
});

test('unknown-subtype: a subtype that is one character away', () => {
  check(unknownSubtype, '木の実番 {G}\nクリーチャー — [|ゴブリソ|]・戦士\n警戒\n２/２', { whole: true });
  checkFix(unknownSubtype, '木の実番 {G}\nクリーチャー — ゴブリソ・戦士\n警戒\n２/２', '木の実番 {G}\nクリーチャー — ゴブリン・戦士\n警戒\n２/２', { whole: true });
  check(unknownSubtype, '木の実番 {G}\nクリーチャー — 灯人・ナーガ・エルフ戦士\n警戒\n２/２', { whole: true });
});
