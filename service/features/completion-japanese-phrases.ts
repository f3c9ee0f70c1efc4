import { detailOf, type Candidate } from './completion-candidate.ts';

const phrases = (rule: string | null, ...labels: readonly string[]): Candidate[] => labels.map((label) => ({ label, kind: 'word', detail: detailOf(rule, null) }));

/** With which an ability begins. */
export const OPENERS = [...phrases('603.6a', 'このクリーチャーが戦場に出たとき、'), ...phrases('603.1', 'このクリーチャーが攻撃するたび、'), ...phrases('603.6c', 'このクリーチャーが死亡したとき、'), ...phrases('603.1', 'あなたのアップキープの開始時に、', 'あなたの終了ステップの開始時に、'), ...phrases('611.2a', 'ターン終了時まで、'), ...phrases('115.1', 'クリーチャー１体を対象とする。', '１つを対象とする。'), ...phrases('700.2', '以下から１つを選ぶ。')];
/** What happens to what stands before が. */
export const EVENTS = [...phrases('603.6a', '戦場に出たとき、'), ...phrases('603.1', '攻撃するたび、', 'ブロックするたび、', 'プレイヤー１人に戦闘ダメージを与えるたび、'), ...phrases('603.6c', '死亡したとき、', '死亡するたび、', '戦場を離れたとき、'), ...phrases('115.1', '対象になるたび、'), ...phrases('109.5', 'コントロールしている')];
/** What a target, chosen before, suffers or does. */
export const PRONOUNS = [...phrases('608.2h', 'それを', 'それは', 'それの上に', 'それのコントローラーは', 'それらを', 'それらは', 'そのプレイヤーは', 'そのクリーチャーを')];
export const TARGETS = phrases('115.1', '対象とする。', '対象とし、');
export const CREATES = phrases('701.7', 'を生成する。', 'を生成し、', 'をタップ状態で生成する。', 'を攻撃している状態で生成する。');
/** After a state that something is brought about in. */
export const MANNERS = [...phrases('701.7', '生成する。'), ...phrases('603.6a', '戦場に出る。', '戦場に出す。', '戦場に戻す。')];
export const CHANGES = [...phrases('613.4', '＋１/＋１の修整を受ける。', '＋２/＋２の修整を受ける。', '－２/－２の修整を受ける。'), ...phrases('113.10', '飛行を得る。', '先制攻撃を得る。', 'トランプルを得る。', '破壊不能を得る。', '呪禁を得る。'), ...phrases('509.1b', 'ブロックされない。'), ...phrases('302.6', 'アンタップしない。')];
/** Where cards are, after あなたの. */
export const PLACES = [...phrases('404.1', '墓地にある', '墓地から'), ...phrases('402.1', '手札に戻す。', '手札に加える。', '手札にある'), ...phrases('401.1', 'ライブラリーの一番上', 'ライブラリーから', 'ライブラリーを切り直す。'), ...phrases('603.1', 'アップキープの開始時に、', '終了ステップの開始時に、', '戦闘の開始時に、', '次のターンまで、')];
export const CARDS = phrases('108.1', 'クリーチャー・カード１枚', 'カード１枚', 'アーティファクト・カード１枚', 'エンチャント・カード１枚', '土地・カード１枚', 'パーマネント・カード１枚');
export const OF_CARDS = phrases('121.1', '引く。', '捨てる。', '公開する。', '追放する。', '探す。');

/** The word that counts, by the noun before the number; the right one first. */
const COUNTERS: readonly [noun: RegExp, counter: string][] = [
  [/カード$/u, '枚'], [/(?:プレイヤー|対戦相手|オーナー|コントローラー)$/u, '人'], [/カウンター$/u, '個'], [/(?:クリーチャー|クリーチャー・トークン|プレインズウォーカー|統率者)$/u, '体'], [/(?:ダメージ|ライフ|マナ)$/u, '点'],
];
const OTHERS = ['体', 'つ', '枚', '個', '人', '点', '回'];

export function countersAfter(noun: string): Candidate[] {
  const right = COUNTERS.find(([pattern]) => pattern.test(noun))?.[1] ?? (noun === '' ? '点' : 'つ');
  return [right, ...OTHERS.filter((other) => other !== right)].map((label) => ({ label, kind: 'word', detail: detailOf(null, null) }));
}
