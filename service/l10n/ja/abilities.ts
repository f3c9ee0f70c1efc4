/** The kinds of abilities, as the outline names them; those of keywords are in `features.ts`. */
export const ABILITIES: Readonly<Record<string, string>> = {
  keyword: 'キーワード能力', loyalty: '忠誠度能力', mana: 'マナ能力', chapter: '章能力', 'characteristic defining': '特性定義能力', reminder: '注釈文', mode: 'モード', level: 'レベル', modal: 'モードを持つ能力', row: '表の行',
};
