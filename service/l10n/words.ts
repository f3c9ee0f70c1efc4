import {
  abilityWordByName, actionByName, cardTypeByName, counterByName, keywordByName, predefinedTokenByWord, stepByName, subtypeByName, supertypeByName, zoneByName,
} from '../../grammar/vocabulary/index.ts';
import { withArticle } from '../engine/wording.ts';
import { say, type Part, type Term } from './message.ts';

/** Words of the rules that are no list's entry, and short names of those that are. */
const MORE: Readonly<Record<string, string>> = {
  permanent: 'パーマネント', spell: '呪文', card: 'カード', ability: '能力', player: 'プレイヤー', opponent: '対戦相手', token: 'トークン', source: '発生源', emblem: '紋章', object: 'オブジェクト',
  'activated ability': '起動型能力', 'triggered ability': '誘発型能力', 'mana ability': 'マナ能力', 'loyalty ability': '忠誠度能力', 'keyword ability': 'キーワード能力', 'static ability': '常在型能力',
  white: '白', blue: '青', black: '黒', red: '赤', green: '緑', colorless: '無色', any: '任意の対象', counter: '打ち消す',
  'noncreature permanent': 'クリーチャーでないパーマネント', 'planeswalker or battle': 'プレインズウォーカーかバトル', mana: 'マナ', damage: 'ダメージ', life: 'ライフ',
  power: 'パワー', toughness: 'タフネス', color: '色', colors: '色', type: 'カード・タイプ', types: 'カード・タイプ', subtype: 'サブタイプ', subtypes: 'サブタイプ', supertypes: '特殊タイプ', abilities: '能力', name: '名前',
  'creature type': 'クリーチャー・タイプ', 'artifact type': 'アーティファクト・タイプ', 'land type': '土地タイプ', 'enchantment type': 'エンチャント・タイプ', 'spell type': '呪文タイプ',
  'planeswalker type': 'プレインズウォーカー・タイプ', 'battle type': 'バトル・タイプ', 'card type': 'カード・タイプ', keyword: 'キーワード', supertype: '特殊タイプ', 'ability word': '能力語', zone: '領域', symbol: 'シンボル', term: '用語',
};

/** The Japanese name of a word of the game; undefined where no list has it. */
export function japaneseFor(word: string): string | undefined {
  const key = word.toLowerCase();
  if (Object.hasOwn(MORE, key)) return MORE[key];
  const named = cardTypeByName.get(key) ?? supertypeByName.get(key) ?? subtypeByName.get(key) ?? zoneByName.get(key.replace(/ zone$/u, '')) ?? keywordByName.get(key) ?? actionByName.get(key) ?? stepByName.get(key) ?? abilityWordByName.get(key) ?? counterByName.get(key);
  return named?.ja ?? predefinedTokenByWord.get(key)?.wordJa ?? undefined;
}

const inJapanese = (word: string): string => japaneseFor(word) ?? word;

/** A word of the game, by its name in the user's language. */
export const word = (en: string): Term => ({ en, ja: inJapanese(en) });

/** `a creature`; クリーチャー. */
export const aWord = (en: string): Term => ({ en: withArticle(en), ja: inJapanese(en) });

/** A word of the game in another English form than its own: `Destroy`, `creatures`. */
export const wordAs = (en: string, of: string): Term => ({ en, ja: inJapanese(of) });

/** Several words of the game in a row: `Phyrexian Germ`; ファイレクシアン・細菌. */
export const wordsOf = (en: string): Term => ({ en, ja: en.split(' ').map(inJapanese).join('・') });

/** `a, b or c`. */
export function listing(parts: readonly Part[], conjunction: 'and' | 'or' = 'or'): Part {
  if (parts.length < 2) return parts[0] ?? '';
  const last = parts.at(-1)!;
  const first = parts.slice(0, -1).reduce((before, part) => say`${before}, ${part}`);
  return conjunction === 'or' ? say`${first} or ${last}` : say`${first} and ${last}`;
}
