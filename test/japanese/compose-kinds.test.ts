import { describe, expect, test } from 'vitest';
import { composeJapanese, renderJapanese } from '../../grammar/index.ts';
import { parseEnglish } from '../../grammar/english/parse-paragraph.ts';

const NAME = 'ともしびの番人';
const parsed = (text: string) => parseEnglish(text, [['lamp', 'warden']]);
const current = (text: string): string => renderJapanese([composeJapanese(parsed(text), 'current')], { name: NAME, self: 'this' });
const classic = (text: string): string => renderJapanese([composeJapanese(parsed(text), 'classic')], { name: NAME, self: 'name' });

describe('kinds of sentences', () => {
  test.each([
    ['Create a token that\'s a copy of target artifact, except it has flying.', 'アーティファクト１つを対象とする。飛行を持つことを除き、それのコピーであるトークン１つを生成する。'],
    ['You may have this creature enter as a copy of any creature on the battlefield, except it\'s an Angel in addition to its other types.', 'あなたはこのクリーチャーを、他のタイプに加えて天使であることを除き、戦場にあるクリーチャー１体のコピーとして戦場に出してもよい。'],
    ['Return each card exiled with this creature to its owner\'s hand.', 'このクリーチャーによって追放されている各カードをオーナーの手札に戻す。'],
    ['Turn target face-down creature face up.', '裏向きのクリーチャー１体を対象とする。それを表向きにする。'],
    ['As long as this creature is goaded, it has menace.', 'このクリーチャーが使嗾されているかぎり、これは威迫を持つ。'],
    ['As long as this creature is equipped, it gets +1/+1.', 'このクリーチャーに装備品がついているかぎり、これは＋１/＋１の修整を受ける。'],
    ['Whenever you cast your first spell during each opponent\'s turn, scry 1.', '対戦相手の各ターン内で初めてあなたが呪文を唱えるたび、占術１を行う。'],
    ['Search your library for a creature card with mana value 3 or less, reveal it, put it into your hand, then shuffle.', 'あなたのライブラリーからマナ総量が３以下のクリーチャー・カード１枚を探し、公開し、あなたの手札に加える。その後、ライブラリーを切り直す。'],
    ['When this creature enters, you may search your library for a land card with the same name as this creature.', 'このクリーチャーが戦場に出たとき、あなたはあなたのライブラリーから、このクリーチャーと同じ名前を持つ土地・カード１枚を探してもよい。'],
    ['Destroy all creatures with power greater than this creature\'s power.', 'パワーがこのクリーチャーのパワーより大きいすべてのクリーチャーを破壊する。'],
    ['Draw cards equal to the greatest power among creatures you control.', 'あなたがコントロールしているクリーチャーの中のパワーの最大値に等しい枚数のカードを引く。'],
    ['This creature\'s power is equal to the total power of other creatures you control.', 'このクリーチャーのパワーは、あなたがコントロールしていてこれでないクリーチャーのパワーの合計に等しい。'],
    ['If a creature would die, exile it instead of putting it into its owner\'s graveyard.', 'クリーチャーが死亡するなら、それをオーナーの墓地に置く代わりに追放する。'],
    ['Create twelve 1/1 green Saproling creature tokens.', '緑の１/１の苗木・クリーチャー・トークン１２体を生成する。'],
    ['Whenever a modified creature you control dies, draw a card.', 'あなたがコントロールしていて改善されているクリーチャー１体が死亡するたび、カード１枚を引く。'],
    ['You gain 1 life for each creature in your party.', 'あなたは、あなたのパーティーを構成しているクリーチャー１体につき１点のライフを得る。'],
    ['Creatures that share a color with this creature get +1/+1.', 'このクリーチャーと共通の色を持つクリーチャーは＋１/＋１の修整を受ける。'],
    ['Target creature becomes a 3/3 Beast creature until end of turn. It\'s still a land.', 'クリーチャー１体を対象とする。ターン終了時まで、それは３/３のビースト・クリーチャーになる。それは土地でもある。'],
    ['If a source would deal damage to you, it deals double that damage instead.', '発生源１つがあなたにダメージを与えるなら、代わりにそれはその２倍の点数のダメージを与える。'],
    ['Whenever this creature attacks for the first time each turn, untap it.', 'このクリーチャーが各ターン内で初めて攻撃するたび、これをアンタップする。'],
    ['Whenever you draw your second card each turn, put a +1/+1 counter on this creature.', 'あなたが各ターン内のあなたの２枚目のカードを引くたび、このクリーチャーの上に＋１/＋１カウンター１個を置く。'],
    ['Exile cards from the top of your library until you exile a nonland card.', '土地でないカードが追放されるまで、あなたのライブラリーの一番上から１枚ずつ追放する。'],
    ['You may exert this creature as it attacks.', 'このクリーチャーが攻撃するに際し、あなたはこれを督励してもよい。'],
    ['Destroy target creature that\'s a Goblin or Elf.', 'ゴブリンかエルフであるクリーチャー１体を対象とする。それを破壊する。'],
    ['Sacrifice an artifact or creature.', 'アーティファクトかクリーチャーである１つを生け贄に捧げる。'],
    ['Put one of them into your hand and the other on the bottom of your library.', 'そのうち１枚をあなたの手札に、もう１枚をあなたのライブラリーの一番下に置く。'],
    ['Reveal the top three cards of your library. Put up to two into your hand and the rest into your graveyard.', 'あなたのライブラリーの一番上からカード３枚を公開する。そのうち最大２枚をあなたの手札に、残りをあなたの墓地に置く。'],
    ['You gain X life, where X is the number of Elves you control with +1/+1 counters on them.', 'あなたはＸ点のライフを得る。Ｘはあなたがコントロールしていて＋１/＋１カウンターが置かれているエルフの数に等しい。'],
    ['Destroy target artifact or nonbasic land.', 'アーティファクト１つか基本でない土地１つを対象とする。それを破壊する。'],
    ['Destroy target artifact, enchantment, or nonland permanent.', 'アーティファクト１つかエンチャント１つか土地でないパーマネント１つを対象とする。それを破壊する。'],
    ['You may cast artifact spells and colorless spells from your hand.', 'あなたは、あなたの手札からアーティファクト・呪文と無色の呪文を唱えてもよい。'],
    ['Return target Equipment card from your graveyard to the battlefield attached to this creature.', 'あなたの墓地にある装備品・カード１枚を対象とする。それをこのクリーチャーにつけられた状態で戦場に戻す。'],
    ['Return target card with cycling from your graveyard to your hand.', 'あなたの墓地にありサイクリングを持つカード１枚を対象とする。それをあなたの手札に戻す。'],
    ['Protection from red and from Elves', 'プロテクション（赤）、プロテクション（エルフ）'],
    ['Pay six {E}: Draw a card.', '{E}６個を支払う：カード１枚を引く。'],
    ['Enchanted creature gets +3/+3 and attacks each combat if able.', 'エンチャントしているクリーチャーは＋３/＋３の修整を受け、各戦闘で、可能なら攻撃する。'],
    ['Return this card to the battlefield under your control attached to target opponent.', '対戦相手１人を対象とする。このカードをそのプレイヤーにつけられた状態であなたのコントロール下で戦場に戻す。'],
    ['Switch the power and toughness of each of any number of target creatures until end of turn.', '望む数のクリーチャーを対象とする。ターン終了時まで、それらのパワーとタフネスを入れ替える。'],
    ['This permanent is an Aura with enchant Forest and "Enchanted Forest has flying."', 'このパーマネントはエンチャント（森）と「エンチャントしている森は飛行を持つ。」を持つオーラである。'],
    ['Choose red, green, or white.', '赤か緑か白を選ぶ。'],
    ['If it\'s white or blue, draw a card.', 'これが白か青であるなら、カード１枚を引く。'],
    ['9+ | Flying', '９＋｜飛行'],
    ['All creatures able to block this creature do so.', 'このクリーチャーをブロックできるすべてのクリーチャーはそれをブロックする。'],
  ])('%s', (english, japanese) => { expect(current(english)).toBe(japanese); });
});

/** English, the wording of cards that name themselves, and today's. */
describe('what the two wordings say differently', () => {
  test.each([
    ['Exile target card from a graveyard.', '墓地からカード１枚を対象とし、それを追放する。', '墓地にあるカード１枚を対象とする。それを追放する。'],
    ['When this creature enters, exile up to one target creature.', 'ともしびの番人が戦場に出たとき、クリーチャー最大１体を対象とする。それを追放する。', 'このクリーチャーが戦場に出たとき、クリーチャー最大１体を対象とする。それを追放する。'],
    ['When this creature enters, tap target creature.', 'ともしびの番人が戦場に出たとき、クリーチャー１体を対象とし、それをタップする。', 'このクリーチャーが戦場に出たとき、クリーチャー１体を対象とする。それをタップする。'],
    ['Copy target spell.', '呪文１つを対象とし、それをコピーする。', '呪文１つを対象とする。それをコピーする。'],
    ['This creature enters with two charge counters on it.', 'ともしびの番人は、蓄積カウンター２個が置かれた状態で戦場に出る。', 'このクリーチャーは、蓄積カウンター２個が置かれた状態で戦場に出る。'],
    ['This creature enters with two +1/+1 counters on it.', 'ともしびの番人は＋１/＋１カウンター２個が置かれた状態で戦場に出る。', 'このクリーチャーは＋１/＋１カウンター２個が置かれた状態で戦場に出る。'],
    ['For each land you control, create a 1/1 white Bird creature token with flying.', 'あなたがコントロールしている土地１つにつき、飛行を持つ白の１/１の鳥・クリーチャー・トークン１体を生成する。', 'あなたがコントロールしている土地１つにつき、飛行を持つ白の１/１の鳥・クリーチャー・トークン１体を生成する。'],
    ['Create a 1/1 white Bird creature token for each land you control.', 'あなたがコントロールしている土地１つにつき、白の１/１の鳥・クリーチャー・トークン１体を生成する。', 'あなたがコントロールしている土地１つにつき、白の１/１の鳥・クリーチャー・トークン１体を生成する。'],
    ['You gain 2 life for each artifact you control.', 'あなたはあなたがコントロールしているアーティファクト１つにつき２点のライフを得る。', 'あなたは、あなたがコントロールしているアーティファクト１つにつき２点のライフを得る。'],
    ['Each player discards a card.', '各プレイヤーはカード１枚を捨てる。', '各プレイヤーはそれぞれカード１枚を捨てる。'],
    ['When this creature enters, each player discards a card.', 'ともしびの番人が戦場に出たとき、各プレイヤーはそれぞれカード１枚を捨てる。', 'このクリーチャーが戦場に出たとき、各プレイヤーはそれぞれカード１枚を捨てる。'],
    ['Whenever a creature attacks you, draw a card.', 'クリーチャーがあなたを攻撃するたび、カード１枚を引く。', 'クリーチャー１体があなたを攻撃するたび、カード１枚を引く。'],
    ['Whenever this creature becomes blocked by a creature, destroy that creature.', 'ともしびの番人がクリーチャーによってブロックされた状態になるたび、そのクリーチャーを破壊する。', 'このクリーチャーがクリーチャーによってブロックされた状態になるたび、そのクリーチャーを破壊する。'],
    ['If a creature dealt damage this way would die this turn, exile it instead.', 'このターン、これによりダメージを与えられたクリーチャーが死亡するなら、代わりにそれを追放する。', 'このターン、これによりダメージを与えられたクリーチャーが死亡するなら、代わりにそれを追放する。'],
    ['As long as you control two or more other artifacts, this creature has flying.', 'あなたがこれでない２つ以上のアーティファクトをコントロールしているかぎり、ともしびの番人は飛行を持つ。', 'あなたがこれでない２つ以上のアーティファクトをコントロールしているかぎり、このクリーチャーは飛行を持つ。'],
    ['Remove all charge counters on this artifact.', 'ともしびの番人の上に置かれているすべての蓄積カウンターを取り除く。', 'このアーティファクトの上にあるすべての蓄積カウンターを取り除く。'],
    ['You gain 1 life for each charge counter on this artifact.', 'あなたはともしびの番人の上に置かれている蓄積カウンター１個につき１点のライフを得る。', 'あなたは、このアーティファクトの上にある蓄積カウンター１個につき１点のライフを得る。'],
    ['As long as this creature has a +1/+1 counter on it, it has trample.', 'ともしびの番人の上に＋１/＋１カウンターが置かれているかぎり、これはトランプルを持つ。', 'このクリーチャーの上に＋１/＋１カウンターがあるかぎり、これはトランプルを持つ。'],
    ['This creature can\'t be blocked by creatures with flying.', 'ともしびの番人は、飛行を持つクリーチャーによってはブロックされない。', 'このクリーチャーは、飛行を持つクリーチャーにはブロックされない。'],
    ['This creature can\'t be blocked except by Walls.', 'ともしびの番人は壁によってしかブロックされない。', 'このクリーチャーは壁にしかブロックされない。'],
    ['Enchanted creature gets -1/-0 and can\'t block.', 'エンチャントしているクリーチャーは－１/－０の修整を受け、それではブロックできない。', 'エンチャントしているクリーチャーは－１/－０の修整を受け、それではブロックできない。'],
    ['Double target creature\'s power until end of turn.', 'クリーチャー１体を対象とする。ターン終了時まで、それのパワーを２倍にする。', 'クリーチャー１体を対象とする。ターン終了時まで、それのパワーを２倍にする。'],
    ['This creature\'s power and toughness are each equal to the number of cards in your hand.', 'ともしびの番人のパワーとタフネスはそれぞれ、あなたの手札のカードの枚数に等しい。', 'このクリーチャーのパワーとタフネスはそれぞれ、あなたの手札にあるカードの枚数に等しい。'],
    ['Draw X cards, where X is the number of cards in your hand.', 'カードＸ枚を引く。Ｘはあなたの手札のカードの枚数に等しい。', 'カードＸ枚を引く。Ｘはあなたの手札にあるカードの枚数に等しい。'],
    ['Counter target kicked spell.', 'キッカーされている呪文１つを対象とし、それを打ち消す。', 'キッカーされている呪文１つを対象とする。それを打ち消す。'],
    ['You may put a land card from your hand onto the battlefield.', 'あなたはあなたの手札から土地・カード１枚を戦場に出してもよい。', 'あなたは、あなたの手札から土地・カード１枚を戦場に出してもよい。'],
    ['Each player returns a creature card from their graveyard to their hand.', '各プレイヤーは自分の墓地からクリーチャー・カード１枚を自分の手札に戻す。', '各プレイヤーは、自分の墓地からクリーチャー・カード１枚を自分の手札に戻す。'],
  ])('%s', (english, named, today) => { expect([classic(english), current(english)]).toEqual([named, today]); });
});
