import { RULE_NOTES } from '../../grammar/vocabulary/index.ts';
import { noted, say, type Message } from '../l10n/message.ts';
import { heading, paragraphs } from './hover-markdown.ts';

/** Words with a meaning in the rules that are no list's entry: id → [Japanese, rule]. */
const TERMS: Readonly<Record<string, readonly [ja: string, rule: string]>> = {
  token: ['トークン', '111.1'], permanent: ['パーマネント', '110.1'], spell: ['呪文', '112.1'], ability: ['能力', '113.3'], emblem: ['紋章', '114.1'],
  'activated ability': ['起動型能力', '602.1'], 'triggered ability': ['誘発型能力', '603.1'], 'mana ability': ['マナ能力', '605.1'], 'loyalty ability': ['忠誠度能力', '606.2'],
  card: ['カード', '108'], player: ['プレイヤー', '102.1'], opponent: ['対戦相手', '102.2'], controller: ['コントローラー', '109.4'], owner: ['オーナー', '108.3'],
  power: ['パワー', '208.1'], toughness: ['タフネス', '208.1'], loyalty: ['忠誠度', '209'], defense: ['守備値', '210'], color: ['色', '105.2'],
  'mana value': ['マナ総量', '202.3'], 'mana cost': ['マナ・コスト', '202'], mana: ['マナ', '106'], life: ['ライフ', '119'], 'life total': ['ライフ総量', '119'],
  damage: ['ダメージ', '120.3'], 'combat damage': ['戦闘ダメージ', '510.1'], counter: ['カウンター', '122.1'], copy: ['コピー', '707.2'], effect: ['効果', '609'],
  devotion: ['信心', '700.5'], party: ['パーティー', '700.8'], historic: ['歴史的', '700.6'], modified: ['改善されている', '700.9'], outlaw: ['無法者', '700.12'],
  monarch: ['統治者', '725'], initiative: ['イニシアチブ', '726'], day: ['昼', '731'], night: ['夜', '731'],
};

const VERBS: Readonly<Record<string, readonly [ja: string, rule: string]>> = { die: ['死亡する', '700.4'], draw: ['引く', '121'], deal: ['与える', '120.3'], copy: ['コピーする', '707'] };

/** What a term means, as Markdown; null where it is none. */
export function termOf(id: string, kind: 'noun' | 'verb' = 'noun'): Message | null {
  const terms = kind === 'noun' ? TERMS : VERBS;
  const term = Object.hasOwn(terms, id) ? terms[id] : undefined;
  return term ? paragraphs(heading(id, term[0]), say`Rule ${term[1]}`, RULE_NOTES[term[1]] && noted(RULE_NOTES[term[1]]!)) : null;
}
