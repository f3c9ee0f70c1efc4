import { describe, expect, test } from 'vitest';
import { composeJapanese, renderJapanese } from '../../grammar/index.ts';
import { parseEnglish } from '../../grammar/english/parse-paragraph.ts';

const NAME = 'ともしびの番人';
const parsed = (text: string) => parseEnglish(text, [['lamp', 'warden']]);
const current = (text: string): string => renderJapanese([composeJapanese(parsed(text), 'current')], { name: NAME, self: 'this' });
const classic = (text: string): string => renderJapanese([composeJapanese(parsed(text), 'classic')], { name: NAME, self: 'name' });

describe('what Japanese says in its own order', () => {
  test.each([
    ['Any player may sacrifice a land.', 'どのプレイヤーも土地１つを生け贄に捧げてもよい。'],
    ['You may play lands from the top of your library.', 'あなたはあなたのライブラリーの一番上から土地をプレイしてもよい。'],
    ['You may reveal a sorcery card you own from outside the game and put it into your hand.', 'あなたは、ゲームの外部からあなたがオーナーであるソーサリー・カード１枚を公開し、あなたの手札に加えてもよい。'],
    ['{T}: Draw a card. Activate only during your turn, before attackers are declared.', '{T}：カード１枚を引く。あなたのターンの間で、攻撃クリーチャーが指定される前にのみ起動できる。'],
    ['Add {R}. Until end of turn, you don\'t lose this mana as steps and phases end.', '{R}を加える。ターン終了時まで、このマナはステップやフェイズの終了に際して無くならない。'],
    ['You may spend mana as though it were mana of any color to cast that spell.', 'あなたはその呪文を唱えるためにマナを望む色のマナであるかのように支払ってもよい。'],
    ['Mana of any type can be spent to cast that spell.', 'その呪文を唱えるために任意のタイプのマナを支払ってもよい。'],
    ['Each creature you control assigns combat damage equal to its toughness rather than its power.', 'あなたがコントロールしている各クリーチャーは、パワーではなくタフネスに等しい点数の戦闘ダメージを割り振る。'],
    ['{T}: Draw a card. Activate only if creatures you control have total power 8 or greater.', '{T}：カード１枚を引く。あなたがコントロールしているクリーチャーのパワーの合計が８以上であるときにのみ起動できる。'],
    ['Search your library for a basic Forest or Plains card.', 'あなたのライブラリーから基本であり森か平地であるカード１枚を探す。'],
    ['Prevent all combat damage that would be dealt by that creature this turn.', 'このターン、そのクリーチャーが与えるすべての戦闘ダメージを軽減する。'],
    ['This creature gets +1/+1 for each basic land type among lands you control.', 'このクリーチャーは、あなたがコントロールしている土地の中の基本土地タイプ１種につき＋１/＋１の修整を受ける。'],
    ['This land enters tapped unless you have two or more opponents.', '対戦相手が２人以上いないかぎり、この土地はタップ状態で戦場に出る。'],
    ['If you have 5 or less life, draw a card.', 'あなたのライフが５点以下であるなら、カード１枚を引く。'],
    ['Create a 1/1 white Spirit enchantment creature token.', '白の１/１のスピリット・クリーチャー・エンチャント・トークン１体を生成する。'],
    ['Return target creature and target land to their owners\' hands.', 'クリーチャー１体と土地１つを対象とする。それらをオーナーの手札に戻す。'],
    ['{1}, Discard a card at random: Draw a card.', '{1},カード１枚を無作為に選んで捨てる：カード１枚を引く。'],
    ['You may discard a card at random. If you do, draw a card.', 'あなたはカード１枚を無作為に選んで捨ててもよい。そうしたなら、カード１枚を引く。'],
    ['When this creature enters, you may pay {2}. If you do, destroy target artifact.', 'このクリーチャーが戦場に出たとき、アーティファクト１つを対象とする。あなたは{2}を支払ってもよい。そうしたなら、それを破壊する。'],
    ['Whenever another nontoken creature you control dies, draw a card.', 'あなたがコントロールしていてトークンでもこれでもないクリーチャー１体が死亡するたび、カード１枚を引く。'],
    ['Commander creatures you own have flying.', 'あなたがオーナーであり統率者であるクリーチャーは飛行を持つ。'],
    ['Return target green or blue creature you control to its owner\'s hand.', 'あなたがコントロールしていて緑か青であるクリーチャー１体を対象とする。それをオーナーの手札に戻す。'],
    ['Whenever this creature deals combat damage to a player or battle, draw a card.', 'このクリーチャーがプレイヤーやバトルのうち１つに戦闘ダメージを与えるたび、カード１枚を引く。'],
    ['If there are two or more instant and/or sorcery cards in your graveyard, draw a card.', 'あなたの墓地にインスタントやソーサリーであるカードが２枚以上あるなら、カード１枚を引く。'],
    ['Whenever you cycle or discard a card, draw a card.', 'あなたがカードを１枚サイクリングするか捨てるたび、カード１枚を引く。'],
    ['Put that card onto the battlefield attached to this creature.', 'そのカードをこのクリーチャーにつけられた状態で戦場に出す。'],
    ['Return it to the battlefield tapped under its owner\'s control.', 'これをオーナーのコントロール下でタップ状態で戦場に戻す。'],
    ['You gain life equal to the damage prevented this way.', 'あなたはこれにより軽減されたダメージに等しい点数のライフを得る。'],
    ['The next spell you cast this turn has haste.', 'このターンにあなたが次に唱える呪文は速攻を持つ。'],
    ['Whenever this creature blocks or becomes blocked by a creature, draw a card.', 'このクリーチャーがクリーチャーをブロックするかクリーチャーによってブロックされた状態になるたび、カード１枚を引く。'],
    ['Whenever this creature deals combat damage to a player, create that many 1/1 green Elf creature tokens.', 'このクリーチャーがプレイヤー１人に戦闘ダメージを与えるたび、その点数に等しい数の緑の１/１のエルフ・クリーチャー・トークンを生成する。'],
    ['You choose a nonland card from it with mana value 3 or greater.', 'あなたはその中からマナ総量が３以上であり土地でないカード１枚を選ぶ。'],
    ['Each opponent does the same.', '各対戦相手は同じことを行う。'],
    ['If that creature is blue or black, draw a card.', 'そのクリーチャーが青か黒であるなら、カード１枚を引く。'],
    ['Equipped creatures you control have haste.', 'あなたがコントロールしていて装備品がついている各クリーチャーは速攻を持つ。'],
    ['This creature can\'t attack alone.', 'このクリーチャーは単独では攻撃できない。'],
    ['As long as you\'ve surveilled this turn, this creature has flying.', 'このターンにあなたが諜報を行っていたなら、このクリーチャーは飛行を持つ。'],
    ['Equip legendary creature {3}', '伝説のクリーチャーに装備{3}'],
    ['Craft with artifact {5}', 'アーティファクトで作製{5}'],
    ['This spell costs {3} less to cast if it targets a tapped creature.', 'この呪文がタップ状態のクリーチャーを対象とするなら、この呪文を唱えるためのコストは{3}少なくなる。'],
    ['Target creature you control deals damage equal to its power to target creature you don\'t control.', 'あなたがコントロールしているクリーチャー１体と、あなたがコントロールしていないクリーチャー１体を対象とする。その前者はその後者に、その前者のパワーに等しい点数のダメージを与える。'],
  ])('%s', (english, japanese) => { expect(current(english)).toBe(japanese); });
});

/** English, the wording of cards that name themselves, and today's. */
describe('what older cards say otherwise', () => {
  test.each([
    ['Whenever an artifact is put into a graveyard from the battlefield, draw a card.', 'アーティファクトが１つ戦場から墓地に置かれるたび、カード１枚を引く。', 'アーティファクト１つが戦場から墓地に置かれるたび、カード１枚を引く。'],
    ['Destroy all creatures.', 'クリーチャーをすべて破壊する。', 'すべてのクリーチャーを破壊する。'],
    ['Enchanted creature can\'t attack.', 'エンチャントしているクリーチャーは攻撃できない。', 'エンチャントしているクリーチャーでは攻撃できない。'],
    ['Scry 1, then put a +1/+1 counter on this creature.', '占術１を行い、その後ともしびの番人の上に＋１/＋１カウンター１個を置く。', '占術１を行う。その後、このクリーチャーの上に＋１/＋１カウンター１個を置く。'],
    ['Target creature becomes a Dragon in addition to its other types until end of turn.', 'クリーチャー１体を対象とする。ターン終了時まで、それはそれの他のタイプに加えてドラゴンになる。', 'クリーチャー１体を対象とする。ターン終了時まで、それは他のタイプに加えてドラゴンになる。'],
    ['Create a 1/1 white Bird creature token and a 2/2 green Bear creature token.', '白の１/１の鳥・クリーチャー・トークン１体と、緑の２/２の熊・クリーチャー・トークン１体を生成する。', '白の１/１の鳥・クリーチャー・トークン１体と緑の２/２の熊・クリーチャー・トークン１体を生成する。'],
    ['Exile target nonland permanent with mana value 3 or less.', 'マナ総量が３以下で土地でないパーマネント１つを対象とし、それを追放する。', 'マナ総量が３以下であり土地でないパーマネント１つを対象とする。それを追放する。'],
    ['Create a 1/1 red Devil creature token with "This token can\'t block."', '「このクリーチャーではブロックできない。」を持つ赤の１/１のデビル・クリーチャー・トークン１体を生成する。', '「このトークンではブロックできない。」を持つ赤の１/１のデビル・クリーチャー・トークン１体を生成する。'],
  ])('%s', (english, named, today) => { expect([classic(english), current(english)]).toEqual([named, today]); });
});

describe('what is not known stays marked', () => {
  test.each([
    'If no one does, draw a card.',
    'Add six {R}.',
    'Exile all creatures and graveyards.',
    'Target creature becomes blue and black.',
    'Tap target creature of an opponent\'s choice.',
    'Return target creature card of the creature type of your choice from your graveyard to your hand.',
    'If one or more tokens would be created under your control, twice that many of those tokens are created instead.',
    'If cards with five or more different mana values are exiled with this creature, draw a card.',
  ])('%s', (english) => { expect(current(english)).toContain('⟦…⟧'); });
});
