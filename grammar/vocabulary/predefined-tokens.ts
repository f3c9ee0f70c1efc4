import type { Color } from '../resolve/token-model.ts';

export interface TokenFace {
  name: string;
  nameJa: string | null;
  colors: Color[];
  supertypes: string[];
  types: string[];
  subtypes: string[];
  /** Parallel to `subtypes`; null where no Japanese name is known. */
  subtypesJa: (string | null)[];
  power: string | null;
  toughness: string | null;
  /** Keyword names without their parameters; the full lines are in `abilities`. */
  keywords: string[];
  /** One paragraph each. */
  abilities: string[];
  abilitiesJa?: string[];
}

export interface PredefinedToken extends TokenFace {
  /** What an effect writes before "token". */
  word: string;
  /** What an effect writes before 「トークン」, without the separator. */
  wordJa: string | null;
  rule: string;
  /** The first edition of the rules that defines it. */
  since: string;
  /** The back face of a double-faced token. */
  otherFace?: TokenFace;
}

/** The tokens that the rules define by a word alone (111.10). */
export const PREDEFINED_TOKENS: readonly PredefinedToken[] = [
  { word: 'Treasure', name: 'Treasure Token', nameJa: '宝物・トークン', wordJa: '宝物', colors: [], supertypes: [], types: ['artifact'], subtypes: ['Treasure'], subtypesJa: ['宝物'], power: null, toughness: null, keywords: [], abilities: ['{T}, Sacrifice this token: Add one mana of any color.'], abilitiesJa: ['{T}, このトークンを生け贄に捧げる：好きな色1色のマナ1点を加える。'], rule: '111.10a', since: '2019-07-12' },
  { word: 'Food', name: 'Food Token', nameJa: '食物・トークン', wordJa: '食物', colors: [], supertypes: [], types: ['artifact'], subtypes: ['Food'], subtypesJa: ['食物'], power: null, toughness: null, keywords: [], abilities: ['{2}, {T}, Sacrifice this token: You gain 3 life.'], abilitiesJa: ['{2}, {T}, このトークンを生け贄に捧げる：あなたは3点のライフを得る。'], rule: '111.10b', since: '2019-10-04' },
  { word: 'Gold', name: 'Gold Token', nameJa: '金・トークン', wordJa: '金', colors: [], supertypes: [], types: ['artifact'], subtypes: ['Gold'], subtypesJa: ['金'], power: null, toughness: null, keywords: [], abilities: ['Sacrifice this token: Add one mana of any color.'], abilitiesJa: ['このトークンを生け贄に捧げる：好きな色1色のマナ1点を加える。'], rule: '111.10c', since: '2020-01-24' },
  { word: 'Walker', name: 'Walker', nameJa: 'ウォーカー', wordJa: 'ウォーカー', colors: ['black'], supertypes: [], types: ['creature'], subtypes: ['Zombie'], subtypesJa: ['ゾンビ'], power: '2', toughness: '2', keywords: [], abilities: [], rule: '111.10d', since: '2021-02-05' },
  { word: 'Shard', name: 'Shard Token', nameJa: '破片・トークン', wordJa: '破片', colors: [], supertypes: [], types: ['enchantment'], subtypes: ['Shard'], subtypesJa: ['破片'], power: null, toughness: null, keywords: [], abilities: ['{2}, Sacrifice this token: Scry 1, then draw a card.'], abilitiesJa: ['{2}, このトークンを生け贄に捧げる：占術1を行い、その後、カード1枚を引く。'], rule: '111.10e', since: '2021-02-05' },
  { word: 'Clue', name: 'Clue Token', nameJa: '手掛かり・トークン', wordJa: '手掛かり', colors: [], supertypes: [], types: ['artifact'], subtypes: ['Clue'], subtypesJa: ['手掛かり'], power: null, toughness: null, keywords: [], abilities: ['{2}, Sacrifice this token: Draw a card.'], abilitiesJa: ['{2}, このトークンを生け贄に捧げる：カード1枚を引く。'], rule: '111.10f', since: '2021-06-18' },
  { word: 'Blood', name: 'Blood Token', nameJa: '血・トークン', wordJa: '血', colors: [], supertypes: [], types: ['artifact'], subtypes: ['Blood'], subtypesJa: ['血'], power: null, toughness: null, keywords: [], abilities: ['{1}, {T}, Discard a card, Sacrifice this token: Draw a card.'], abilitiesJa: ['{1}, {T}, カード1枚を捨てる, このトークンを生け贄に捧げる：カード1枚を引く。'], rule: '111.10g', since: '2021-11-19' },
  { word: 'Powerstone', name: 'Powerstone Token', nameJa: 'パワーストーン・トークン', wordJa: 'パワーストーン', colors: [], supertypes: [], types: ['artifact'], subtypes: ['Powerstone'], subtypesJa: ['パワーストーン'], power: null, toughness: null, keywords: [], abilities: ["{T}: Add {C}. This mana can't be spent to cast a nonartifact spell."], abilitiesJa: ['{T}：{C}を加える。このマナはアーティファクトでない呪文を唱えるためには支払えない。'], rule: '111.10h', since: '2022-09-09' },
  { word: 'Incubator', name: 'Incubator Token', nameJa: '培養器・トークン', wordJa: '培養器', colors: [], supertypes: [], types: ['artifact'], subtypes: ['Incubator'], subtypesJa: ['培養器'], power: null, toughness: null, keywords: [], abilities: ['{2}: Transform this token.'], abilitiesJa: ['{2}：このトークンを変身させる。'], rule: '111.10i', since: '2023-04-14', otherFace: { name: 'Phyrexian Token', nameJa: 'ファイレクシアン・トークン', colors: [], supertypes: [], types: ['artifact', 'creature'], subtypes: ['Phyrexian'], subtypesJa: ['ファイレクシアン'], power: '0', toughness: '0', keywords: [], abilities: [] } },
  { word: 'Cursed Role', name: 'Cursed', nameJa: '呪われし者', wordJa: '呪われし者・役割', colors: [], supertypes: [], types: ['enchantment'], subtypes: ['Aura', 'Role'], subtypesJa: ['オーラ', '役割'], power: null, toughness: null, keywords: ['enchant'], abilities: ['Enchant creature', 'Enchanted creature has base power and toughness 1/1.'], abilitiesJa: ['エンチャント(クリーチャー)', 'エンチャントしているクリーチャーは基本のパワーとタフネスが1/1になる。'], rule: '111.10j', since: '2023-09-01' },
  { word: 'Monster Role', name: 'Monster', nameJa: '怪物', wordJa: '怪物・役割', colors: [], supertypes: [], types: ['enchantment'], subtypes: ['Aura', 'Role'], subtypesJa: ['オーラ', '役割'], power: null, toughness: null, keywords: ['enchant'], abilities: ['Enchant creature', 'Enchanted creature gets +1/+1 and has trample.'], abilitiesJa: ['エンチャント(クリーチャー)', 'エンチャントしているクリーチャーは＋1/＋1の修整を受けトランプルを持つ。'], rule: '111.10k', since: '2023-09-01' },
  { word: 'Royal Role', name: 'Royal', nameJa: '王族', wordJa: '王族・役割', colors: [], supertypes: [], types: ['enchantment'], subtypes: ['Aura', 'Role'], subtypesJa: ['オーラ', '役割'], power: null, toughness: null, keywords: ['enchant'], abilities: ['Enchant creature', 'Enchanted creature gets +1/+1 and has ward {1}.'], abilitiesJa: ['エンチャント(クリーチャー)', 'エンチャントしているクリーチャーは＋1/＋1の修整を受け護法{1}を持つ。'], rule: '111.10m', since: '2023-09-01' },
  { word: 'Sorcerer Role', name: 'Sorcerer', nameJa: '魔術師', wordJa: '魔術師・役割', colors: [], supertypes: [], types: ['enchantment'], subtypes: ['Aura', 'Role'], subtypesJa: ['オーラ', '役割'], power: null, toughness: null, keywords: ['enchant'], abilities: ['Enchant creature', 'Enchanted creature gets +1/+1 and has "Whenever this creature attacks, scry 1."'], abilitiesJa: ['エンチャント(クリーチャー)', 'エンチャントしているクリーチャーは＋1/＋1の修整を受け、『このクリーチャーが攻撃するたび、占術1を行う。』を持つ。'], rule: '111.10n', since: '2023-09-01' },
  { word: 'Virtuous Role', name: 'Virtuous', nameJa: '聖者', wordJa: '聖者・役割', colors: [], supertypes: [], types: ['enchantment'], subtypes: ['Aura', 'Role'], subtypesJa: ['オーラ', '役割'], power: null, toughness: null, keywords: ['enchant'], abilities: ['Enchant creature', 'Enchanted creature gets +1/+1 for each enchantment you control.'], abilitiesJa: ['エンチャント(クリーチャー)', 'エンチャントしているクリーチャーはあなたがコントロールしているエンチャント1つにつき＋1/＋1の修整を受ける。'], rule: '111.10p', since: '2023-09-01' },
  { word: 'Wicked Role', name: 'Wicked', nameJa: 'ひねくれ者', wordJa: 'ひねくれ者・役割', colors: [], supertypes: [], types: ['enchantment'], subtypes: ['Aura', 'Role'], subtypesJa: ['オーラ', '役割'], power: null, toughness: null, keywords: ['enchant'], abilities: ['Enchant creature', 'Enchanted creature gets +1/+1.', 'When this token is put into a graveyard from the battlefield, each opponent loses 1 life.'], abilitiesJa: ['エンチャント(クリーチャー)', 'エンチャントしているクリーチャーは＋1/＋1の修整を受ける。', 'このトークンが戦場から墓地に置かれたとき、各対戦相手はそれぞれ1点のライフを失う。'], rule: '111.10q', since: '2023-09-01' },
  { word: 'Young Hero Role', name: 'Young Hero', nameJa: '若き英雄', wordJa: '若き英雄・役割', colors: [], supertypes: [], types: ['enchantment'], subtypes: ['Aura', 'Role'], subtypesJa: ['オーラ', '役割'], power: null, toughness: null, keywords: ['enchant'], abilities: ['Enchant creature', 'Enchanted creature has "Whenever this creature attacks, if its toughness is 3 or less, put a +1/+1 counter on it."'], abilitiesJa: ['エンチャント(クリーチャー)', 'エンチャントしているクリーチャーは『このクリーチャーが攻撃するたび、これのタフネスが3以下である場合、これの上に＋1/＋1カウンター1個を置く。』を持つ。'], rule: '111.10r', since: '2023-09-01' },
  { word: 'Map', name: 'Map Token', nameJa: '地図・トークン', wordJa: '地図', colors: [], supertypes: [], types: ['artifact'], subtypes: ['Map'], subtypesJa: ['地図'], power: null, toughness: null, keywords: [], abilities: ['{1}, {T}, Sacrifice this token: Target creature you control explores. Activate only as a sorcery.'], abilitiesJa: ['{1}, {T}, このトークンを生け贄に捧げる：あなたがコントロールしているクリーチャー1体を対象とする。それは探検を行う。起動はソーサリーとしてのみ行う。'], rule: '111.10s', since: '2023-11-17' },
  { word: 'Junk', name: 'Junk Token', nameJa: 'ジャンク・トークン', wordJa: 'ジャンク', colors: [], supertypes: [], types: ['artifact'], subtypes: ['Junk'], subtypesJa: ['ジャンク'], power: null, toughness: null, keywords: [], abilities: ['{T}, Sacrifice this token: Exile the top card of your library. You may play that card this turn. Activate only as a sorcery.'], abilitiesJa: ['{T}, このトークンを生け贄に捧げる：あなたのライブラリーの一番上のカードを追放する。このターン、そのカードをプレイしてもよい。起動はソーサリーとしてのみ行う。'], rule: '111.10t', since: '2024-03-08' },
  { word: 'Lander', name: 'Lander Token', nameJa: '着陸船・トークン', wordJa: '着陸船', colors: [], supertypes: [], types: ['artifact'], subtypes: ['Lander'], subtypesJa: ['着陸船'], power: null, toughness: null, keywords: [], abilities: ['{2}, {T}, Sacrifice this token: Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.'], abilitiesJa: ['{2}, {T}, このトークンを生け贄に捧げる：あなたのライブラリーから基本土地カードを1枚探し、それをタップ状態で戦場に出し、その後ライブラリーを切り直す。'], rule: '111.10u', since: '2025-07-25' },
  { word: 'Mutagen', name: 'Mutagen Token', nameJa: 'ミュータンジェン・トークン', wordJa: 'ミュータンジェン', colors: [], supertypes: [], types: ['artifact'], subtypes: ['Mutagen'], subtypesJa: ['ミュータンジェン'], power: null, toughness: null, keywords: [], abilities: ['{1}, {T}, Sacrifice this token: Put a +1/+1 counter on target creature. Activate only as a sorcery.'], abilitiesJa: ['{1},{T}, このトークンを生け贄に捧げる：クリーチャー１体を対象とする。それの上に+1/+1カウンター１個を置く。起動はソーサリーとしてのみ行う。'], rule: '111.10v', since: '2026-02-27' },
  { word: 'Vibranium', name: 'Vibranium Token', nameJa: null, wordJa: null, colors: [], supertypes: [], types: ['artifact'], subtypes: ['Vibranium'], subtypesJa: [null], power: null, toughness: null, keywords: ['indestructible'], abilities: ['Indestructible', "{T}: Add {C}. This mana can't be spent to cast a nonartifact spell."], rule: '111.10w', since: '2026-06-19' },
  { word: 'Heartwood', name: 'Heartwood Token', nameJa: null, wordJa: null, colors: ['red', 'green'], supertypes: [], types: ['artifact'], subtypes: ['Heartwood'], subtypesJa: [null], power: null, toughness: null, keywords: [], abilities: ['{T}: Add {R} or {G}.'], rule: '111.10x', since: '2026-09-25' },
];
