export interface KeywordAction {
  id: string;
  /** As in the middle of a sentence. */
  name: string;
  ja: string | null;
  rule: string;
  /** `N`: a number follows; `quality`: a noun phrase does. */
  parameter: 'N' | 'cost' | 'none' | 'optional N' | 'quality' | 'subtype N';
  /** What the rules let it apply to; empty: it takes no object. */
  actsOn: string[];
  /** Inflected and other written forms, in lower case. */
  forms?: string[];
  summary: string;
}

export interface IllegalPair {
  action: string;
  object: string;
}

/** The keyword actions (701), in the order of the rules. */
export const ACTIONS: readonly KeywordAction[] = [
  { id: 'activate', name: 'activate', ja: '起動する', rule: '701.2', parameter: 'none', actsOn: ['activated ability'], summary: '' },
  { id: 'attach', name: 'attach', ja: 'つける', rule: '701.3', parameter: 'none', actsOn: ['Aura', 'Equipment', 'Fortification'], summary: '' },
  { id: 'behold', name: 'behold', ja: null, rule: '701.4', parameter: 'quality', actsOn: ['card in hand you reveal', 'permanent you control'], summary: '' },
  { id: 'cast', name: 'cast', ja: '唱える', rule: '701.5', parameter: 'none', actsOn: ['card', 'copy of a card'], summary: '' },
  { id: 'counter', name: 'counter', ja: '打ち消す', rule: '701.6', parameter: 'none', actsOn: ['spell', 'activated ability', 'triggered ability'], summary: '' },
  { id: 'create', name: 'create', ja: '生成する', rule: '701.7', parameter: 'none', actsOn: ['token'], summary: '' },
  { id: 'destroy', name: 'destroy', ja: '破壊する', rule: '701.8', parameter: 'none', actsOn: ['permanent'], summary: '' },
  { id: 'discard', name: 'discard', ja: '捨てる', rule: '701.9', parameter: 'none', actsOn: ['card'], summary: '' },
  { id: 'double', name: 'double', ja: '倍にする', rule: '701.10', parameter: 'none', actsOn: ['creature power', 'creature toughness', 'life total', 'counters of a kind', 'mana of a type', 'value'], summary: '' },
  { id: 'triple', name: 'triple', ja: '３倍にする', rule: '701.11', parameter: 'none', actsOn: ['creature power', 'creature toughness'], summary: '' },
  { id: 'exchange', name: 'exchange', ja: '交換する', rule: '701.12', parameter: 'none', actsOn: ['control of permanents or spells', 'life totals', "zones' cards", 'numerical values'], summary: '' },
  { id: 'exile', name: 'exile', ja: '追放する', rule: '701.13', parameter: 'none', actsOn: ['permanent', 'spell', 'card in any zone', 'token'], summary: '' },
  { id: 'fight', name: 'fight', ja: '格闘を行う', rule: '701.14', parameter: 'none', actsOn: ['creature'], summary: '' },
  { id: 'goad', name: 'goad', ja: '使嗾する', rule: '701.15', parameter: 'none', actsOn: ['creature'], summary: '' },
  { id: 'investigate', name: 'investigate', ja: '調査を行う', rule: '701.16', parameter: 'none', actsOn: [], summary: '' },
  { id: 'mill', name: 'mill', ja: '切削する', rule: '701.17', parameter: 'N', actsOn: ['player'], summary: '' },
  { id: 'play', name: 'play', ja: 'プレイする', rule: '701.18', parameter: 'none', actsOn: ['land card', 'card'], summary: '' },
  { id: 'regenerate', name: 'regenerate', ja: '再生する', rule: '701.19', parameter: 'none', actsOn: ['permanent'], summary: '' },
  { id: 'reveal', name: 'reveal', ja: '公開する', rule: '701.20', parameter: 'none', actsOn: ['card'], summary: '' },
  { id: 'sacrifice', name: 'sacrifice', ja: '生け贄に捧げる', rule: '701.21', parameter: 'none', actsOn: ['permanent you control'], summary: '' },
  { id: 'scry', name: 'scry', ja: '占術を行う', rule: '701.22', parameter: 'N', actsOn: [], summary: '' },
  { id: 'search', name: 'search', ja: '探す', rule: '701.23', parameter: 'none', actsOn: ['zone'], summary: '' },
  { id: 'shuffle', name: 'shuffle', ja: '切り直す', rule: '701.24', parameter: 'none', actsOn: ['library', 'face-down pile'], summary: '' },
  { id: 'surveil', name: 'surveil', ja: '諜報を行う', rule: '701.25', parameter: 'N', actsOn: [], summary: '' },
  { id: 'tap-and-untap', name: 'tap and untap', ja: 'タップする／アンタップする', rule: '701.26', parameter: 'none', actsOn: ['permanent'], forms: ['tap', 'taps', 'tapped', 'tapping', 'untap', 'untaps', 'untapped', 'untapping'], summary: '' },
  { id: 'transform', name: 'transform', ja: '変身させる', rule: '701.27', parameter: 'none', actsOn: ['double-faced permanent', 'double-faced token'], summary: '' },
  { id: 'convert', name: 'convert', ja: 'トランスフォームする', rule: '701.28', parameter: 'none', actsOn: ['double-faced permanent'], summary: '' },
  { id: 'fateseal', name: 'fateseal', ja: '消術を行う', rule: '701.29', parameter: 'N', actsOn: ['opponent'], summary: '' },
  { id: 'clash', name: 'clash', ja: '激突を行う', rule: '701.30', parameter: 'none', actsOn: ['player'], summary: '' },
  { id: 'planeswalk', name: 'planeswalk', ja: 'プレインズウォークする', rule: '701.31', parameter: 'none', actsOn: [], summary: '' },
  { id: 'set-in-motion', name: 'set in motion', ja: '実行中にする', rule: '701.32', parameter: 'none', actsOn: ['scheme'], summary: '' },
  { id: 'abandon', name: 'abandon', ja: '放棄する', rule: '701.33', parameter: 'none', actsOn: ['ongoing scheme'], summary: '' },
  { id: 'proliferate', name: 'proliferate', ja: '増殖を行う', rule: '701.34', parameter: 'none', actsOn: ['permanent with a counter', 'player with a counter'], summary: '' },
  { id: 'detain', name: 'detain', ja: '留置する', rule: '701.35', parameter: 'none', actsOn: ['permanent'], summary: '' },
  { id: 'populate', name: 'populate', ja: '居住を行う', rule: '701.36', parameter: 'none', actsOn: ['creature token you control'], summary: '' },
  { id: 'monstrosity', name: 'monstrosity', ja: '怪物化を行う', rule: '701.37', parameter: 'N', actsOn: ['this permanent'], summary: '' },
  { id: 'vote', name: 'vote', ja: '投票する', rule: '701.38', parameter: 'none', actsOn: ['player'], summary: '' },
  { id: 'bolster', name: 'bolster', ja: '鼓舞を行う', rule: '701.39', parameter: 'N', actsOn: ['creature you control (chosen, least toughness)'], summary: '' },
  { id: 'manifest', name: 'manifest', ja: '予示する', rule: '701.40', parameter: 'none', actsOn: ['card'], summary: '' },
  { id: 'support', name: 'support', ja: '支援を行う', rule: '701.41', parameter: 'N', actsOn: ['creature'], summary: '' },
  { id: 'meld', name: 'meld', ja: '合体させる', rule: '701.42', parameter: 'none', actsOn: ['meld pair'], summary: '' },
  { id: 'exert', name: 'exert', ja: '督励する', rule: '701.43', parameter: 'none', actsOn: ['permanent'], summary: '' },
  { id: 'explore', name: 'explore', ja: '探検を行う', rule: '701.44', parameter: 'none', actsOn: ['permanent'], summary: '' },
  { id: 'assemble', name: 'assemble', ja: '組み立てる', rule: '701.45', parameter: 'none', actsOn: ['Contraption'], summary: '' },
  { id: 'adapt', name: 'adapt', ja: '順応を行う', rule: '701.46', parameter: 'N', actsOn: ['this permanent'], summary: '' },
  { id: 'amass', name: 'amass', ja: '動員を行う', rule: '701.47', parameter: 'subtype N', actsOn: ['Army you control (chosen)'], summary: '' },
  { id: 'learn', name: 'learn', ja: '履修を行う', rule: '701.48', parameter: 'none', actsOn: [], summary: '' },
  { id: 'venture-into-the-dungeon', name: 'venture into the dungeon', ja: 'ダンジョン探索を行う', rule: '701.49', parameter: 'none', actsOn: [], summary: '' },
  { id: 'connive', name: 'connive', ja: '謀議を行う', rule: '701.50', parameter: 'optional N', actsOn: ['permanent'], summary: '' },
  { id: 'open-an-attraction', name: 'open an attraction', ja: 'アトラクションを開設する', rule: '701.51', parameter: 'none', actsOn: ['Attraction'], summary: '' },
  { id: 'roll-to-visit-your-attractions', name: 'roll to visit your attractions', ja: 'アトラクションを訪問するためにダイスを振る', rule: '701.52', parameter: 'none', actsOn: [], summary: '' },
  { id: 'incubate', name: 'incubate', ja: '培養を行う', rule: '701.53', parameter: 'N', actsOn: [], summary: '' },
  { id: 'the-ring-tempts-you', name: 'the ring tempts you', ja: '指輪があなたを誘惑する', rule: '701.54', parameter: 'none', actsOn: ['creature you control (chosen)'], summary: '' },
  { id: 'face-a-villainous-choice', name: 'face a villainous choice', ja: null, rule: '701.55', parameter: 'none', actsOn: ['player'], summary: '' },
  { id: 'time-travel', name: 'time travel', ja: '時間旅行を行う', rule: '701.56', parameter: 'none', actsOn: ['permanent you control with a time counter', 'suspended card you own'], summary: '' },
  { id: 'discover', name: 'discover', ja: '発見を行う', rule: '701.57', parameter: 'N', actsOn: [], summary: '' },
  { id: 'cloak', name: 'cloak', ja: '偽装する', rule: '701.58', parameter: 'none', actsOn: ['card'], summary: '' },
  { id: 'collect-evidence', name: 'collect evidence', ja: '証拠収集を行う', rule: '701.59', parameter: 'N', actsOn: ['cards in your graveyard'], summary: '' },
  { id: 'suspect', name: 'suspect', ja: '容疑をかける', rule: '701.60', parameter: 'none', actsOn: ['creature'], summary: '' },
  { id: 'forage', name: 'forage', ja: null, rule: '701.61', parameter: 'none', actsOn: ['three cards in your graveyard', 'Food you control'], summary: '' },
  { id: 'manifest-dread', name: 'manifest dread', ja: '戦慄予示を行う', rule: '701.62', parameter: 'none', actsOn: ['top two cards of your library'], summary: '' },
  { id: 'endure', name: 'endure', ja: '闘魂を行う', rule: '701.63', parameter: 'N', actsOn: ['permanent'], summary: '' },
  { id: 'harness', name: 'harness', ja: null, rule: '701.64', parameter: 'none', actsOn: ['this permanent'], summary: '' },
  { id: 'airbend', name: 'airbend', ja: '気の技', rule: '701.65', parameter: 'none', actsOn: ['permanent', 'spell'], summary: '' },
  { id: 'earthbend', name: 'earthbend', ja: '土の技', rule: '701.66', parameter: 'N', actsOn: ['land you control'], summary: '' },
  { id: 'waterbend', name: 'waterbend', ja: '水の技', rule: '701.67', parameter: 'cost', actsOn: ['cost'], summary: '' },
  { id: 'blight', name: 'blight', ja: '枯朽', rule: '701.68', parameter: 'N', actsOn: ['creature you control (chosen)'], summary: '' },
  { id: 'heal', name: 'heal', ja: null, rule: '701.69', parameter: 'none', actsOn: ['damage marked on a permanent'], summary: '' },
  { id: 'recruit', name: 'recruit', ja: null, rule: '701.70', parameter: 'none', actsOn: [], summary: '' },
  { id: 'empower-jace', name: 'empower Jace', ja: null, rule: '701.71', parameter: 'N', actsOn: ['Jace planeswalker token you control (chosen)'], summary: '' },
];

/** Actions and kinds of object that the action can never apply to. */
export const ILLEGAL_PAIRS: readonly IllegalPair[] = [
  { action: 'destroy', object: 'player' },
  { action: 'destroy', object: 'spell' },
  { action: 'destroy', object: 'card' },
  { action: 'counter', object: 'permanent' },
  { action: 'counter', object: 'player' },
  { action: 'counter', object: 'card' },
  { action: 'sacrifice', object: 'player' },
  { action: 'sacrifice', object: 'spell' },
  { action: 'tap', object: 'player' },
  { action: 'tap', object: 'spell' },
  { action: 'tap', object: 'card' },
  { action: 'untap', object: 'player' },
  { action: 'untap', object: 'spell' },
  { action: 'fight', object: 'player' },
  { action: 'fight', object: 'noncreature permanent' },
  { action: 'goad', object: 'player' },
  { action: 'goad', object: 'noncreature permanent' },
  { action: 'regenerate', object: 'player' },
  { action: 'regenerate', object: 'spell' },
  { action: 'exile', object: 'player' },
  { action: 'discard', object: 'permanent' },
  { action: 'mill', object: 'permanent' },
  { action: 'transform', object: 'single-faced permanent' },
  { action: 'attach', object: 'spell' },
];
