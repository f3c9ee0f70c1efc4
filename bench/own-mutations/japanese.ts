import { inText, inTypeLine, type Mutations } from './model.ts';

/** Slips in Japanese text. */
export const JAPANESE_MUTATIONS: Mutations = {
  'tokens counted with つ': inText('counter-word', /(?<=クリーチャー・トークン[0-9０-９])体/u, 'つ'),
  'cards counted with つ': inText('counter-word', /(?<=カード[0-9０-９])枚/u, 'つ'),
  'creatures counted with 個': inText('counter-word', /(?<=クリーチャー[0-9０-９])体/u, '個'),
  'subtypes without a dot': inText('interpunct', /エルフ・戦士/u, 'エルフ戦士'),
  'token without a dot': inText('interpunct', /・トークン/u, 'トークン'),
  'type line with a half-width dot': inTypeLine('interpunct', /・/u, '･'),
  'count behind the particle': inText('word-order', /トークン([0-9０-９][体つ])を生成する/u, 'トークンを$1生成する'),
  'number of another width': inText('width', /(?<=、プレイヤー)１/u, '1'),
  'half-width katakana': inText('width', /エルフ/u, 'ｴﾙﾌ'),
  'Japanese token put onto the battlefield': inText('outdated-create', /(?<=トークン[0-9０-９][体つ]を)生成する/u, '戦場に出す'),
  'Japanese permanent in play': inText('outdated-enters', /戦場(?=に出た)/u, '場'),
  'Japanese converted mana cost': inText('outdated-mana-value', /マナ総量/u, '点数で見たマナ・コスト'),
  'Japanese mana pool': inText('outdated-mana-pool', /(?<=\{T\}：)(?=\{[WUBRGC]\}を加える)/u, 'あなたのマナ・プールに'),
  'Japanese removed from the game': inText('outdated-exile', /追放する/u, 'ゲームから取り除く'),
  'Japanese creature put into a graveyard': inText('outdated-dies', /(?<=クリーチャー１体が)死亡する/u, '戦場から墓地に置かれる'),
  'bury': inText('outdated-bury', /それを破壊する。/u, 'それを埋葬する。', { mends: false }),
  'old umbra armor': inText('outdated-umbra-armor', /陰影鎧/u, '族霊鎧'),
  'target before the noun': inText('outdated-target', /^クリーチャー１体を対象とする。それを(?=破壊|追放)/mu, '対象のクリーチャー１体を', { mends: true }),
  'translation with another number': inText('translation-mismatch', /３(?=点のライフを得る。$)/u, '４'),
  'translation with another token': inText('translation-mismatch', /(?<=@lang ja\n[^]*)白の１\/１の兵士/u, '青の１/１の兵士', { mends: false }),
  'translation without a keyword': inText('translation-mismatch', /(?<=@lang en\n[^]*)\nVigilance/u, '', { mends: false }),
  'translation with another cost': inText('translation-mismatch', /(?<=@lang en\n[^]*)\{2\}/u, '{3}', { mends: false }),
  'another character for the change': inText('unknown-word', /修整/u, '修正'),
};
