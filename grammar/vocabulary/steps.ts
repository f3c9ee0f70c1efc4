export interface TurnPart {
  id: string;
  /** The forms in text, the full name first. */
  names: string[];
  ja: string;
  rule: string;
}

/** The phases, then the steps, in the order of a turn (500.1). */
export const STEPS: readonly TurnPart[] = [
  { id: 'beginning-phase', names: ['beginning phase'], ja: '開始フェイズ', rule: '501' },
  { id: 'precombat-main', names: ['precombat main phase', 'first main phase', 'main phase'], ja: '戦闘前メイン・フェイズ', rule: '505' },
  { id: 'combat-phase', names: ['combat phase', 'combat'], ja: '戦闘フェイズ', rule: '506' },
  { id: 'postcombat-main', names: ['postcombat main phase', 'second main phase', 'main phase'], ja: '戦闘後メイン・フェイズ', rule: '505' },
  { id: 'ending-phase', names: ['ending phase'], ja: '最終フェイズ', rule: '512' },
  { id: 'untap-step', names: ['untap step'], ja: 'アンタップ・ステップ', rule: '502' },
  { id: 'upkeep', names: ['upkeep step', 'upkeep'], ja: 'アップキープ・ステップ', rule: '503' },
  { id: 'draw-step', names: ['draw step'], ja: 'ドロー・ステップ', rule: '504' },
  { id: 'beginning-of-combat', names: ['beginning of combat step', 'beginning of combat'], ja: '戦闘開始ステップ', rule: '507' },
  { id: 'declare-attackers', names: ['declare attackers step'], ja: '攻撃クリーチャー指定ステップ', rule: '508' },
  { id: 'declare-blockers', names: ['declare blockers step'], ja: 'ブロック・クリーチャー指定ステップ', rule: '509' },
  { id: 'combat-damage', names: ['combat damage step'], ja: '戦闘ダメージ・ステップ', rule: '510' },
  { id: 'end-of-combat', names: ['end of combat step', 'end of combat'], ja: '戦闘終了ステップ', rule: '511' },
  { id: 'end-step', names: ['end step'], ja: '終了ステップ', rule: '513' },
  { id: 'cleanup-step', names: ['cleanup step', 'cleanup'], ja: 'クリンナップ・ステップ', rule: '514' },
];
