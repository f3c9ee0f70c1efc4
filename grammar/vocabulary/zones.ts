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
  { id: 'library', ja: 'ライブラリー', rule: '401', hidden: true, summary: "A player's deck during the game: a face-down pile in a fixed order that no one may look at unless told to." },
  { id: 'hand', ja: '手札', rule: '402', hidden: true, summary: 'The cards a player has drawn and may use. Only that player sees them, and at the end of the turn seven are normally the most.' },
  { id: 'battlefield', ja: '戦場', rule: '403', hidden: false, summary: 'Where permanents are. Everything on it is a permanent, and what is not named otherwise in a text is meant to be here.' },
  { id: 'graveyard', ja: '墓地', rule: '404', hidden: false, summary: "A player's face-up pile of cards that were destroyed, discarded, sacrificed, countered or have resolved." },
  { id: 'stack', ja: 'スタック', rule: '405', hidden: false, summary: 'Where spells and abilities wait to resolve, the last one first.' },
  { id: 'exile', ja: '追放領域', rule: '406', hidden: false, summary: 'A shared zone for cards set aside, face up unless a text says face down.' },
  { id: 'ante', ja: 'アンティ', rule: '407', hidden: false, summary: 'Cards put at stake. It is used only if players agree to play for ante.' },
  { id: 'command', ja: '統率領域', rule: '408', hidden: false, summary: 'A shared zone for things that act on the game without being permanents, such as emblems, commanders, dungeons and planes.' },
];
