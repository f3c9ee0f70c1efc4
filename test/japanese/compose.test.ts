import { describe, expect, test } from 'vitest';
import { composeJapanese, deserialize, renderJapanese, serialize } from '../../grammar/index.ts';
import { parseEnglish } from '../../grammar/english/parse-paragraph.ts';
import { walk } from '../../grammar/tree.ts';

const NAME = 'ともしびの番人';
const NAMES = { 'Lamp Warden': NAME };
const parsed = (text: string) => parseEnglish(text, [['lamp', 'warden']]);

/** The wording of cards that say このクリーチャー, and that of cards that name themselves. */
const current = (text: string): string => renderJapanese([composeJapanese(parsed(text), 'current', NAMES)], { name: NAME, self: 'this' });
const classic = (text: string): string => renderJapanese([composeJapanese(parsed(text), 'classic', NAMES)], { name: NAME, self: 'name' });

describe('targets are chosen in a sentence of their own', () => {
  test.each([
    ['Destroy target creature.', 'クリーチャー１体を対象とする。それを破壊する。'],
    ['Tap up to two target creatures.', 'クリーチャー最大２体を対象とする。それらをタップする。'],
    ['Target player discards two cards.', 'プレイヤー１人を対象とする。そのプレイヤーはカード２枚を捨てる。'],
    ['Lamp Warden deals 3 damage to any target.', '１つを対象とする。これはそれに３点のダメージを与える。'],
    ['Return target creature card from your graveyard to your hand.', 'あなたの墓地にあるクリーチャー・カード１枚を対象とする。それをあなたの手札に戻す。'],
    ['Target creature gets +2/+2 and gains flying until end of turn.', 'クリーチャー１体を対象とする。ターン終了時まで、それは＋２/＋２の修整を受け飛行を得る。'],
    ['You may tap target artifact.', 'アーティファクト１つを対象とする。あなたはそれをタップしてもよい。'],
    ['When this creature enters, exile target enchantment.', 'このクリーチャーが戦場に出たとき、エンチャント１つを対象とする。それを追放する。'],
    ['Target creature you control fights target creature you don\'t control.', 'あなたがコントロールしているクリーチャー１体と、あなたがコントロールしていないクリーチャー１体を対象とする。その前者はその後者と格闘を行う。'],
    ['Destroy target artifact or enchantment.', 'アーティファクトかエンチャントである１つを対象とする。それを破壊する。'],
    ['Counter target spell unless its controller pays {2}.', '呪文１つを対象とする。それのコントローラーが{2}を支払わないかぎり、それを打ち消す。'],
    ['Lamp Warden deals 3 damage divided as you choose among one or two targets.', '１つか２つを対象とする。これはそれらに３点のダメージをあなたの望むように分割して与える。'],
  ])('%s', (english, japanese) => { expect(current(english)).toBe(japanese); });

  test('a target is marked in the sentence that chooses it', () => {
    const targets = walkAll(composeJapanese(parsed('Destroy target creature and target land.')));
    expect(targets).toBe(2);
  });
});

/** Nouns that are targets; a composed tree has no children. */
function walkAll(node: unknown): number {
  if (Array.isArray(node)) return node.reduce((sum: number, one) => sum + walkAll(one), 0);
  if (typeof node !== 'object' || node === null) return 0;
  return ('target' in node && node.target ? 1 : 0) + Object.values(node).reduce((sum: number, one) => sum + walkAll(one), 0);
}

describe('sentences', () => {
  test.each([
    ['At the beginning of your upkeep, you gain 1 life.', 'あなたのアップキープの開始時に、あなたは１点のライフを得る。'],
    ['Whenever you cast an instant or sorcery spell, draw a card.', 'あなたがインスタントかソーサリーである呪文を唱えるたび、カード１枚を引く。'],
    ['If this spell was kicked, draw two cards.', 'この呪文がキッカーされていたなら、カード２枚を引く。'],
    ['You may pay {2}. If you do, draw a card.', 'あなたは{2}を支払ってもよい。そうしたなら、カード１枚を引く。'],
    ['Draw X cards, where X is the number of Elves you control.', 'カードＸ枚を引く。Ｘはあなたがコントロールしているエルフの数に等しい。'],
    ['Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.', 'あなたのライブラリーから基本土地・カード１枚を探し、タップ状態で戦場に出す。その後、ライブラリーを切り直す。'],
    ['You may search your library for an Elf card, reveal it, put it into your hand, then shuffle.', 'あなたは「あなたのライブラリーからエルフ・カード１枚を探し、公開し、あなたの手札に加える。その後、ライブラリーを切り直す。」を選んでもよい。'],
    ['Create two tapped 1/1 green Elf Warrior creature tokens.', '緑の１/１のエルフ・戦士・クリーチャー・トークン２体をタップ状態で生成する。'],
    ['This spell costs {1} less to cast for each artifact you control.', 'この呪文を唱えるためのコストは、あなたがコントロールしているアーティファクト１つにつき{1}少なくなる。'],
    ['Lamp Warden enters with two +1/+1 counters on it.', 'これは＋１/＋１カウンター２個が置かれた状態で戦場に出る。'],
    ['If Lamp Warden would be put into a graveyard from anywhere, exile it instead.', 'これがいずこかから墓地に置かれるなら、代わりにこれを追放する。'],
    ['Choose one or both —', '以下から１つまたは両方を選ぶ。'],
    ['As an additional cost to cast this spell, sacrifice a creature or pay {3}.', 'この呪文を唱えるための追加コストとして、クリーチャー１体を生け贄に捧げるか{3}を支払う。'],
    ['Look at the top three cards of your library. Put one of them into your hand and the rest into your graveyard.', 'あなたのライブラリーの一番上からカード３枚を見る。そのうち１枚をあなたの手札に、残りをあなたの墓地に置く。'],
    ['Each opponent loses 2 life and you gain 2 life.', '各対戦相手はそれぞれ２点のライフを失い、あなたは２点のライフを得る。'],
    ['Add one mana of any color.', '好きな色１色のマナ１点を加える。'],
    ['Activate only as a sorcery.', '起動はソーサリーとしてのみ行う。'],
    ['Activate only once each turn.', '毎ターン１回のみ起動できる。'],
    ['Scry 2.', '占術２を行う。'],
  ])('%s', (english, japanese) => { expect(current(english)).toBe(japanese); });
});

describe('what stands before a noun', () => {
  test.each([
    ['Destroy all white creatures.', 'すべての白のクリーチャーを破壊する。'],
    ['Sacrifice a nontoken creature.', 'トークンでないクリーチャー１体を生け贄に捧げる。'],
    ['Exile target noncreature, nonland permanent.', 'クリーチャーでも土地でもないパーマネント１つを対象とする。それを追放する。'],
    ['Destroy all creatures with power 2 or less.', 'パワーが２以下のすべてのクリーチャーを破壊する。'],
    ['Whenever another creature you control dies, draw a card.', 'あなたがコントロールしていてこれでないクリーチャー１体が死亡するたび、カード１枚を引く。'],
    ['Tap each attacking creature.', '各攻撃クリーチャーをタップする。'],
    ['Exile target nonland permanent you don\'t control.', 'あなたがコントロールしておらず土地でもないパーマネント１つを対象とする。それを追放する。'],
    ['You gain life equal to the greatest power among creatures you control.', 'あなたはあなたがコントロールしているクリーチャーの中のパワーの最大値に等しい点数のライフを得る。'],
  ])('%s', (english, japanese) => { expect(current(english)).toBe(japanese); });
});

describe('keywords, costs and states', () => {
  test.each([
    ['Flying, vigilance', '飛行、警戒'],
    ['Protection from red', 'プロテクション（赤）'],
    ['Enchant artifact or creature', 'エンチャント（アーティファクトかクリーチャー）'],
    ['Cycling {2}', 'サイクリング{2}'],
    ['{2}{G}, {T}, Sacrifice a Goblin: Draw a card.', '{2}{G},{T},ゴブリン１体を生け贄に捧げる：カード１枚を引く。'],
    ['Enchanted creature gets +1/+1 and has flying.', 'エンチャントしているクリーチャーは＋１/＋１の修整を受け飛行を持つ。'],
    ['Equipped creature has "{T}: Draw a card."', '装備しているクリーチャーは「{T}：カード１枚を引く。」を持つ。'],
    ['This creature can\'t attack or block.', 'このクリーチャーでは攻撃もブロックもできない。'],
    ['This creature can\'t be blocked.', 'このクリーチャーはブロックされない。'],
    ['This land enters tapped.', 'この土地はタップ状態で戦場に出る。'],
    ['This creature has flying as long as it\'s attacking.', 'このクリーチャーが攻撃しているかぎり、これは飛行を持つ。'],
  ])('%s', (english, japanese) => { expect(current(english)).toBe(japanese); });
});

describe('the wording of cards that name themselves', () => {
  test.each([
    ['Destroy target creature.', 'クリーチャー１体を対象とし、それを破壊する。'],
    ['When this creature enters, return target creature to its owner\'s hand.', 'ともしびの番人が戦場に出たとき、クリーチャー１体を対象とし、それをオーナーの手札に戻す。'],
    ['Draw a card, then discard a card.', 'カード１枚を引き、その後カード１枚を捨てる。'],
    ['Whenever a creature you control enters, you may draw a card.', 'クリーチャー１体があなたのコントロール下で戦場に出るたび、あなたはカードを１枚引いてもよい。'],
    ['Other creatures you control have flying.', '他の、あなたがコントロールしているクリーチャーは飛行を持つ。'],
    ['Destroy target artifact, enchantment, or creature with flying.', 'アーティファクト１つかエンチャント１つか飛行を持つクリーチャー１体を対象とし、それを破壊する。'],
    ['Search your library for a card named Lamp Warden.', 'あなたのライブラリーから《ともしびの番人》という名前のカード１枚を探す。'],
  ])('%s', (english, japanese) => { expect(classic(english)).toBe(japanese); });
});

describe('what cannot be said is marked', () => {
  test.each([
    'Wibble the wobble.',
    'Create a token named Somebody Else.',
    'Partner with Somebody Else',
    'This creature can\'t attack or be sacrificed.',
    'Target creature gains trample until end of turn and can\'t attack or draw.',
    'Odd Fellows — When this creature enters, draw a card.',
  ])('%s', (english) => { expect(current(english)).toContain('⟦…⟧'); });

  test('a denial in a supposition is kept', () => {
    expect(current('This creature can attack this turn as though it didn\'t have defender.')).toBe('このターン、このクリーチャーは防衛を持たないかのように攻撃できる。');
  });

  test('the amount of damage to itself is kept', () => {
    expect(current('Target creature deals damage to itself equal to its power.')).toBe('クリーチャー１体を対象とする。それは自身に、自身のパワーに等しい点数のダメージを与える。');
  });
});

describe('as data', () => {
  const ability = parsed('Whenever this creature attacks, you may pay {1}. If you do, target creature can\'t block this turn.');

  test('the English tree stays what it is', () => {
    const before = serialize(ability);
    composeJapanese(ability, 'classic');
    expect(serialize(ability)).toBe(before);
    expect(walk(ability).length).toBeGreaterThan(5);
  });

  test('a tree without source composes alike', () => {
    expect(serialize(composeJapanese(deserialize(serialize(ability))))).toBe(serialize(composeJapanese(ability)));
  });
});
