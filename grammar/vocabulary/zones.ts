export interface Zone {
  id: string;
  ja: string;
  rule: string;
  /** Whether its cards are normally hidden from some player (400.2). */
  hidden: boolean;
  summary: string;
}

/** The zones (400.1). */
export const ZONES: readonly Zone[] = [
  { id: 'library', ja: 'ライブラリー', rule: '401', hidden: true, summary: '' },
  { id: 'hand', ja: '手札', rule: '402', hidden: true, summary: '' },
  { id: 'battlefield', ja: '戦場', rule: '403', hidden: false, summary: '' },
  { id: 'graveyard', ja: '墓地', rule: '404', hidden: false, summary: '' },
  { id: 'stack', ja: 'スタック', rule: '405', hidden: false, summary: '' },
  { id: 'exile', ja: '追放領域', rule: '406', hidden: false, summary: '' },
  { id: 'ante', ja: 'アンティ', rule: '407', hidden: false, summary: '' },
  { id: 'command', ja: '統率領域', rule: '408', hidden: false, summary: '' },
];
