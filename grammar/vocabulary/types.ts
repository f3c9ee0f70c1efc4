export interface CardType {
  /** As in a sentence, in the singular. */
  id: string;
  plural: string;
  ja: string;
  /** The rule that defines it. */
  rule: string;
  /** Whether an object of this type can be on the battlefield as a permanent (110.4). */
  permanent: boolean;
  summary: string;
}

export interface Supertype {
  id: string;
  ja: string;
  rule: string;
  summary: string;
}

/** The card types (300.1). */
export const CARD_TYPES: readonly CardType[] = [
  { id: 'artifact', plural: 'artifacts', ja: 'アーティファクト', rule: '301', permanent: true, summary: '' },
  { id: 'battle', plural: 'battles', ja: 'バトル', rule: '310', permanent: true, summary: '' },
  { id: 'conspiracy', plural: 'conspiracies', ja: '策略', rule: '315', permanent: false, summary: '' },
  { id: 'creature', plural: 'creatures', ja: 'クリーチャー', rule: '302', permanent: true, summary: '' },
  { id: 'dungeon', plural: 'dungeons', ja: 'ダンジョン', rule: '309', permanent: false, summary: '' },
  { id: 'enchantment', plural: 'enchantments', ja: 'エンチャント', rule: '303', permanent: true, summary: '' },
  { id: 'instant', plural: 'instants', ja: 'インスタント', rule: '304', permanent: false, summary: '' },
  { id: 'kindred', plural: 'kindreds', ja: '同族', rule: '308', permanent: false, summary: '' },
  { id: 'land', plural: 'lands', ja: '土地', rule: '305', permanent: true, summary: '' },
  { id: 'phenomenon', plural: 'phenomena', ja: '現象', rule: '312', permanent: false, summary: '' },
  { id: 'plane', plural: 'planes', ja: '次元', rule: '311', permanent: false, summary: '' },
  { id: 'planeswalker', plural: 'planeswalkers', ja: 'プレインズウォーカー', rule: '306', permanent: true, summary: '' },
  { id: 'scheme', plural: 'schemes', ja: '計略', rule: '314', permanent: false, summary: '' },
  { id: 'sorcery', plural: 'sorceries', ja: 'ソーサリー', rule: '307', permanent: false, summary: '' },
  { id: 'vanguard', plural: 'vanguards', ja: 'ヴァンガード', rule: '313', permanent: false, summary: '' },
];

/** The supertypes (205.4a). */
export const SUPERTYPES: readonly Supertype[] = [
  { id: 'basic', ja: '基本', rule: '205.4c', summary: '' },
  { id: 'legendary', ja: '伝説の', rule: '205.4d', summary: '' },
  { id: 'ongoing', ja: '持続', rule: '205.4h', summary: '' },
  { id: 'snow', ja: '氷雪', rule: '205.4g', summary: '' },
  { id: 'world', ja: 'ワールド', rule: '205.4f', summary: '' },
];
