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
  /** null where no Japanese card or document on file names it. */
  ja: string | null;
  rule: string;
  summary: string;
}

/** The card types (300.1). */
export const CARD_TYPES: readonly CardType[] = [
  { id: 'artifact', plural: 'artifacts', ja: 'アーティファクト', rule: '301', permanent: true, summary: 'A permanent that stands for a made thing. It is usually colorless and has no power or toughness unless it is also a creature or a Vehicle.' },
  { id: 'battle', plural: 'battles', ja: 'バトル', rule: '310', permanent: true, summary: 'A permanent with defense that players attack; damage removes its defense counters. A Siege is protected by an opponent and gives a reward when it is defeated.' },
  { id: 'conspiracy', plural: 'conspiracies', ja: '策略', rule: '315', permanent: false, summary: 'A card for draft games that starts in the command zone and is never in the deck.' },
  { id: 'creature', plural: 'creatures', ja: 'クリーチャー', rule: '302', permanent: true, summary: 'A permanent with power and toughness that can attack and block. Without haste it cannot attack or use {T} in the turn it comes under your control.' },
  { id: 'dungeon', plural: 'dungeons', ja: 'ダンジョン', rule: '309', permanent: false, summary: 'A card from outside the game, kept in the command zone, whose rooms players venture through.' },
  { id: 'enchantment', plural: 'enchantments', ja: 'エンチャント', rule: '303', permanent: true, summary: 'A permanent that stands for lasting magic. Auras, Sagas, Classes and Rooms are enchantments.' },
  { id: 'instant', plural: 'instants', ja: 'インスタント', rule: '304', permanent: false, summary: 'A spell that can be cast whenever you have priority. It goes to the graveyard after it resolves and is never a permanent.' },
  { id: 'kindred', plural: 'kindreds', ja: '同族', rule: '308', permanent: false, summary: 'A type that stands beside another card type and lets that card have creature types. It was called tribal until 2024.' },
  { id: 'land', plural: 'lands', ja: '土地', rule: '305', permanent: true, summary: 'A permanent that mostly makes mana. It is played, once a turn as a rule, and is never a spell.' },
  { id: 'phenomenon', plural: 'phenomena', ja: '現象', rule: '312', permanent: false, summary: 'A Planechase card that happens once when it is turned up and then makes way for the next card.' },
  { id: 'plane', plural: 'planes', ja: '次元', rule: '311', permanent: false, summary: 'A Planechase card that lies face up in the command zone and affects all players until someone planeswalks away.' },
  { id: 'planeswalker', plural: 'planeswalkers', ja: 'プレインズウォーカー', rule: '306', permanent: true, summary: 'A permanent with loyalty. Once each turn, at sorcery speed, its controller may use one of its loyalty abilities, and it can be attacked.' },
  { id: 'scheme', plural: 'schemes', ja: '計略', rule: '314', permanent: false, summary: 'An Archenemy card that the archenemy sets in motion from a deck of its own.' },
  { id: 'sorcery', plural: 'sorceries', ja: 'ソーサリー', rule: '307', permanent: false, summary: 'A spell that can be cast only in your own main phase while the stack is empty. It goes to the graveyard after it resolves and is never a permanent.' },
  { id: 'vanguard', plural: 'vanguards', ja: 'ヴァンガード', rule: '313', permanent: false, summary: "A card for Vanguard games that stays in the command zone and changes its owner's life total and hand size." },
];

/** The supertypes (205.4a). */
export const SUPERTYPES: readonly Supertype[] = [
  { id: 'basic', ja: '基本', rule: '205.4c', summary: 'Marks the lands of which a deck may hold any number. A land with a basic land type need not be basic.' },
  { id: 'legendary', ja: '伝説の', rule: '205.4d', summary: 'A player keeps only one legendary permanent of each name; the others go to the graveyard. Legendary instants and sorceries need a legendary creature or planeswalker to be cast.' },
  { id: 'ongoing', ja: null, rule: '205.4h', summary: 'A scheme with this supertype stays face up and in effect until it is abandoned.' },
  { id: 'snow', ja: '氷雪', rule: '205.4g', summary: 'Has no rule of its own; cards may count snow permanents and {S} asks for mana from a snow source.' },
  { id: 'world', ja: 'ワールド', rule: '205.4f', summary: 'Only one world permanent can be on the battlefield: when a newer one enters, the older go to the graveyard.' },
];
