export interface KeywordAction {
  id: string;
  /** As in the middle of a sentence. */
  name: string;
  ja: string | null;
  rule: string;
  /** The first edition of the rules that has it, where that is known and not long past. */
  since?: string;
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
  { id: 'activate', name: 'activate', ja: '起動する', rule: '701.2', parameter: 'none', actsOn: ['activated ability'], forms: ['activates', 'activated', 'activating'], summary: 'Put an activated ability on the stack and pay its costs. Normally only the controller of its source may do so.' },
  { id: 'attach', name: 'attach', ja: 'つける', rule: '701.3', parameter: 'none', actsOn: ['Aura', 'Equipment', 'Fortification'], forms: ['attaches', 'attached', 'attaching', 'unattach', 'unattaches', 'unattached', 'unattaching'], summary: 'Put an Aura, Equipment or Fortification onto an object or player that it may legally be on. If it cannot go there, it stays where it is.' },
  { id: 'behold', name: 'behold', ja: '後見を受ける', rule: '701.4', since: '2025-04-04', parameter: 'quality', actsOn: ['card in hand you reveal', 'permanent you control'], forms: ['beholds', 'beheld', 'beholding'], summary: 'Reveal a card of the named kind from your hand, or choose a permanent of that kind you control. It is often an additional cost.' },
  { id: 'cast', name: 'cast', ja: '唱える', rule: '701.5', parameter: 'none', actsOn: ['card', 'copy of a card'], forms: ['casts', 'casting'], summary: 'Put a card on the stack as a spell, make its choices and pay its costs. Lands are played, never cast.' },
  { id: 'counter', name: 'counter', ja: '打ち消す', rule: '701.6', parameter: 'none', actsOn: ['spell', 'activated ability', 'triggered ability'], forms: ['counters', 'countered', 'countering'], summary: "Remove a spell or ability from the stack so that it does nothing. A countered spell goes to its owner's graveyard, and no cost is paid back." },
  { id: 'create', name: 'create', ja: '生成する', rule: '701.7', parameter: 'none', actsOn: ['token'], forms: ['creates', 'created', 'creating'], summary: 'Put a token with the stated characteristics onto the battlefield. Only tokens are created.' },
  { id: 'destroy', name: 'destroy', ja: '破壊する', rule: '701.8', parameter: 'none', actsOn: ['permanent'], forms: ['destroys', 'destroyed', 'destroying'], summary: "A permanent goes to its owner's graveyard. Indestructible and regeneration stop it." },
  { id: 'discard', name: 'discard', ja: '捨てる', rule: '701.9', parameter: 'none', actsOn: ['card'], forms: ['discards', 'discarded', 'discarding'], summary: 'Move a card from your hand to your graveyard. The discarding player chooses which card unless the text says otherwise.' },
  { id: 'double', name: 'double', ja: '倍にする', rule: '701.10', parameter: 'none', actsOn: ['creature power', 'creature toughness', 'life total', 'counters of a kind', 'mana of a type', 'value'], forms: ['doubles', 'doubled', 'doubling'], summary: 'Make a value twice as large: a creature gets +X/+0 or +0/+X for its own value, a life total is gained or lost up to it, counters of a kind are added.' },
  { id: 'triple', name: 'triple', ja: '３倍にする', rule: '701.11', since: '2025-06-06', parameter: 'none', actsOn: ['creature power', 'creature toughness'], forms: ['triples', 'tripled', 'tripling'], summary: "Make a creature's power or toughness three times as large by giving it twice that value more." },
  { id: 'exchange', name: 'exchange', ja: '交換する', rule: '701.12', parameter: 'none', actsOn: ['control of permanents or spells', 'life totals', "zones' cards", 'numerical values'], forms: ['exchanges', 'exchanged', 'exchanging'], summary: 'Swap two things: control of permanents, life totals, cards of two zones or two numbers. If the whole swap is impossible, none of it happens.' },
  { id: 'exile', name: 'exile', ja: '追放する', rule: '701.13', parameter: 'none', actsOn: ['permanent', 'spell', 'card in any zone', 'token'], forms: ['exiles', 'exiled', 'exiling'], summary: 'Move an object to the exile zone, from wherever it is. Players cannot be exiled.' },
  { id: 'fight', name: 'fight', ja: '格闘を行う', rule: '701.14', parameter: 'none', actsOn: ['creature'], forms: ['fights', 'fought', 'fighting'], summary: 'Two creatures strike each other for damage equal to their power. If either is gone or no creature, nothing is dealt; it is not combat damage.' },
  { id: 'goad', name: 'goad', ja: '使嗾する', rule: '701.15', parameter: 'none', actsOn: ['creature'], forms: ['goads', 'goaded', 'goading'], summary: 'Until your next turn the creature must attack each combat if it can, and a player other than you if it can.' },
  { id: 'investigate', name: 'investigate', ja: '調査を行う', rule: '701.16', parameter: 'none', actsOn: [], forms: ['investigates', 'investigated', 'investigating'], summary: 'Create a Clue token: an artifact that you may later pay {2} for and sacrifice to draw a card.' },
  { id: 'mill', name: 'mill', ja: '切削する', rule: '701.17', parameter: 'N', actsOn: ['player'], forms: ['mills', 'milled', 'milling'], summary: "Put that many cards from the top of the player's library into their graveyard." },
  { id: 'play', name: 'play', ja: 'プレイする', rule: '701.18', parameter: 'none', actsOn: ['land card', 'card'], forms: ['plays', 'played', 'playing'], summary: 'Put a land onto the battlefield as your land for the turn, or cast a card as a spell, whichever fits the card.' },
  { id: 'regenerate', name: 'regenerate', ja: '再生する', rule: '701.19', parameter: 'none', actsOn: ['permanent'], forms: ['regenerates', 'regenerated', 'regenerating'], summary: 'The next time the permanent would be destroyed this turn, it is tapped, healed and taken out of combat instead.' },
  { id: 'reveal', name: 'reveal', ja: '公開する', rule: '701.20', parameter: 'none', actsOn: ['card'], forms: ['reveals', 'revealed', 'revealing'], summary: 'Show a card to all players. It stays in its zone.' },
  { id: 'sacrifice', name: 'sacrifice', ja: '生け贄に捧げる', rule: '701.21', parameter: 'none', actsOn: ['permanent you control'], forms: ['sacrifices', 'sacrificed', 'sacrificing'], summary: 'Give up a permanent you control: it goes to the graveyard of its owner. It is not destroyed, so indestructible and regeneration do not help.' },
  { id: 'scry', name: 'scry', ja: '占術を行う', rule: '701.22', parameter: 'N', actsOn: [], forms: ['scries', 'scried', 'scrying'], summary: 'Look at the top N cards of your library, put any of them on the bottom and the rest back on top, in any order.' },
  { id: 'search', name: 'search', ja: '探す', rule: '701.23', parameter: 'none', actsOn: ['zone'], forms: ['searches', 'searched', 'searching'], summary: 'Look through a zone for a card that fits. In a hidden zone you may fail to find one if a quality was named.' },
  { id: 'shuffle', name: 'shuffle', ja: '切り直す', rule: '701.24', parameter: 'none', actsOn: ['library', 'face-down pile'], forms: ['shuffles', 'shuffled', 'shuffling'], summary: 'Randomize a library or pile so that no player knows its order.' },
  { id: 'surveil', name: 'surveil', ja: '諜報を行う', rule: '701.25', parameter: 'N', actsOn: [], forms: ['surveils', 'surveiled', 'surveiling'], summary: 'Look at the top N cards of your library, put any of them into your graveyard and the rest back on top, in any order.' },
  { id: 'tap-and-untap', name: 'tap and untap', ja: 'タップする／アンタップする', rule: '701.26', parameter: 'none', actsOn: ['permanent'], forms: ['tap', 'taps', 'tapped', 'tapping', 'untap', 'untaps', 'untapped', 'untapping'], summary: 'Tapping turns a permanent sideways, untapping turns it back. Only an untapped permanent can be tapped, and only a tapped one untapped.' },
  { id: 'transform', name: 'transform', ja: '変身させる', rule: '701.27', parameter: 'none', actsOn: ['double-faced permanent', 'double-faced token'], forms: ['transforms', 'transformed', 'transforming'], summary: 'Turn a double-faced permanent over to its other face. Anything else is left as it is.' },
  { id: 'convert', name: 'convert', ja: 'トランスフォームさせる', rule: '701.28', since: '2022-11-18', parameter: 'none', actsOn: ['double-faced permanent'], forms: ['converts', 'converted', 'converting'], summary: 'Turn a double-faced permanent over to its other face. It follows the rules of transforming under another name.' },
  { id: 'fateseal', name: 'fateseal', ja: '消術を行う', rule: '701.29', parameter: 'N', actsOn: ['opponent'], forms: ['fateseals', 'fatesealed', 'fatesealing'], summary: "Look at the top N cards of an opponent's library, put any of them on the bottom and the rest back on top, in any order." },
  { id: 'clash', name: 'clash', ja: '激突を行う', rule: '701.30', parameter: 'none', actsOn: ['player'], forms: ['clashes', 'clashed', 'clashing'], summary: 'You and an opponent each reveal the top card of your libraries and may put it on the bottom. The card with the higher mana value wins.' },
  { id: 'planeswalk', name: 'planeswalk', ja: null, rule: '701.31', parameter: 'none', actsOn: [], forms: ['planeswalks', 'planeswalked', 'planeswalking'], summary: 'Leave the face-up plane or phenomenon and turn up the next card of the planar deck. It happens only in Planechase games.' },
  { id: 'set-in-motion', name: 'set in motion', ja: null, rule: '701.32', parameter: 'none', actsOn: ['scheme'], forms: ['sets in motion'], summary: "Turn the top scheme of the archenemy's deck face up so that it takes effect. It happens only in Archenemy games." },
  { id: 'abandon', name: 'abandon', ja: null, rule: '701.33', parameter: 'none', actsOn: ['ongoing scheme'], forms: ['abandons', 'abandoned', 'abandoning'], summary: 'An ongoing scheme is turned face down and goes under its scheme deck. It happens only in Archenemy games.' },
  { id: 'proliferate', name: 'proliferate', ja: '増殖を行う', rule: '701.34', parameter: 'none', actsOn: ['permanent with a counter', 'player with a counter'], forms: ['proliferates', 'proliferated', 'proliferating'], summary: 'Choose any number of permanents and players that have counters and give each one more of every kind it has. Nothing is targeted.' },
  { id: 'detain', name: 'detain', ja: '留置する', rule: '701.35', parameter: 'none', actsOn: ['permanent'], forms: ['detains', 'detained', 'detaining'], summary: 'Until your next turn the permanent cannot attack or block and its activated abilities cannot be activated.' },
  { id: 'populate', name: 'populate', ja: '居住を行う', rule: '701.36', parameter: 'none', actsOn: ['creature token you control'], forms: ['populates', 'populated', 'populating'], summary: 'Pick one of your creature tokens and create another like it. With no creature token, nothing happens.' },
  { id: 'monstrosity', name: 'monstrosity', ja: '怪物化を行う', rule: '701.37', parameter: 'N', actsOn: ['this permanent'], forms: ['monstrous'], summary: 'If the permanent is not monstrous, it gets N +1/+1 counters and becomes monstrous for as long as it stays.' },
  { id: 'vote', name: 'vote', ja: '投票する', rule: '701.38', parameter: 'none', actsOn: ['player'], forms: ['votes', 'voted', 'voting'], summary: 'Each player in turn order picks one of the listed choices, and the effect goes by the result.' },
  { id: 'bolster', name: 'bolster', ja: '鼓舞を行う', rule: '701.39', parameter: 'N', actsOn: ['creature you control (chosen, least toughness)'], forms: ['bolsters', 'bolstered', 'bolstering'], summary: 'Choose a creature with the least toughness among those you control and put N +1/+1 counters on it.' },
  { id: 'manifest', name: 'manifest', ja: '予示する', rule: '701.40', parameter: 'none', actsOn: ['card'], forms: ['manifests', 'manifested', 'manifesting'], summary: 'Put a card onto the battlefield face down as a plain 2/2 creature. If it is a creature card, you may turn it up for its mana cost.' },
  { id: 'support', name: 'support', ja: '支援を行う', rule: '701.41', parameter: 'N', actsOn: ['creature'], forms: ['supports', 'supported', 'supporting'], summary: 'Up to N target creatures get a +1/+1 counter each; on a permanent the targets are other creatures.' },
  { id: 'meld', name: 'meld', ja: '合体させる', rule: '701.42', parameter: 'none', actsOn: ['meld pair'], forms: ['melds', 'melded', 'melding'], summary: 'Put the two cards of a meld pair onto the battlefield as one permanent, joined by their back faces.' },
  { id: 'exert', name: 'exert', ja: '督励する', rule: '701.43', parameter: 'none', actsOn: ['permanent'], forms: ['exerts', 'exerted', 'exerting'], summary: 'Choose that a permanent does not untap in your next untap step. It is usually offered as the creature attacks.' },
  { id: 'explore', name: 'explore', ja: '探検を行う', rule: '701.44', parameter: 'none', actsOn: ['permanent'], forms: ['explores', 'explored', 'exploring'], summary: 'Reveal the top card of your library. A land goes to your hand; otherwise the permanent gets a +1/+1 counter and the card stays or goes to your graveyard.' },
  { id: 'assemble', name: 'assemble', ja: '組み立てる', rule: '701.45', parameter: 'none', actsOn: ['Contraption'], forms: ['assembles', 'assembled', 'assembling'], summary: 'Put a Contraption from your Contraption deck onto the battlefield. It belongs to the humorous sets; the rules themselves leave it out.' },
  { id: 'adapt', name: 'adapt', ja: '順応を行う', rule: '701.46', parameter: 'N', actsOn: ['this permanent'], forms: ['adapts', 'adapted', 'adapting'], summary: 'If the permanent has no +1/+1 counter, put N +1/+1 counters on it.' },
  { id: 'amass', name: 'amass', ja: '動員を行う', rule: '701.47', parameter: 'subtype N', actsOn: ['Army you control (chosen)'], forms: ['amasses', 'amassed', 'amassing'], summary: 'Put N +1/+1 counters on an Army you control and add the named type to it. If you have no Army, first create a 0/0 black one of that type.' },
  { id: 'learn', name: 'learn', ja: '履修を行う', rule: '701.48', parameter: 'none', actsOn: [], forms: ['learns', 'learned', 'learning'], summary: 'You may discard a card to draw a card, or else fetch a Lesson of yours from outside the game.' },
  { id: 'venture-into-the-dungeon', name: 'venture into the dungeon', ja: 'ダンジョン探索をする', rule: '701.49', parameter: 'none', actsOn: [], forms: ['ventures into the dungeon', 'ventured into the dungeon', 'venture into', 'ventures into'], summary: 'Move your marker to the next room of your dungeon, or begin one if you are in none. Each room has an ability that triggers.' },
  { id: 'connive', name: 'connive', ja: '謀議する', rule: '701.50', parameter: 'optional N', actsOn: ['permanent'], forms: ['connives', 'connived', 'conniving'], summary: 'Draw a card, then discard a card. If that card is no land, put a +1/+1 counter on the conniving permanent. With N you draw and discard that many.' },
  { id: 'open-an-attraction', name: 'open an attraction', ja: 'アトラクションを開く', rule: '701.51', since: '2022-10-07', parameter: 'none', actsOn: ['Attraction'], forms: ['opens an attraction', 'opened an attraction'], summary: 'The top card of your Attraction deck enters the battlefield face up. It works only if you play with such a deck.' },
  { id: 'roll-to-visit-your-attractions', name: 'roll to visit your attractions', ja: 'アトラクションを観覧するためサイコロを振る', rule: '701.52', since: '2022-10-07', parameter: 'none', actsOn: [], forms: ['rolls to visit their attractions'], summary: 'Roll a six-sided die and visit each Attraction of yours on which the result is lit up.' },
  { id: 'incubate', name: 'incubate', ja: '培養を行う', rule: '701.53', since: '2023-04-14', parameter: 'N', actsOn: [], forms: ['incubates', 'incubated', 'incubating'], summary: 'Create an Incubator token with N +1/+1 counters. For {2} it turns over into a 0/0 Phyrexian artifact creature.' },
  { id: 'the-ring-tempts-you', name: 'the ring tempts you', ja: '指輪があなたを誘惑する', rule: '701.54', since: '2023-06-16', parameter: 'none', actsOn: ['creature you control (chosen)'], forms: ['the ring tempted you', 'ring tempts you'], summary: 'Choose a creature you control as your Ring-bearer and get the emblem The Ring, which gains an ability for each of the first four times.' },
  { id: 'face-a-villainous-choice', name: 'face a villainous choice', ja: null, rule: '701.55', since: '2023-10-13', parameter: 'none', actsOn: ['player'], forms: ['faces a villainous choice', 'faced a villainous choice'], summary: 'The player chooses one of two bad options, even an impossible one, and then carries it out as far as possible.' },
  { id: 'time-travel', name: 'time travel', ja: null, rule: '701.56', since: '2023-10-13', parameter: 'none', actsOn: ['permanent you control with a time counter', 'suspended card you own'], forms: ['time travels', 'time traveled'], summary: 'For any of your permanents and suspended cards with time counters, add or remove one time counter.' },
  { id: 'discover', name: 'discover', ja: '発見を行う', rule: '701.57', since: '2023-11-17', parameter: 'N', actsOn: [], forms: ['discovers', 'discovered', 'discovering'], summary: 'Exile cards from your library until a nonland card of mana value N or less appears; cast that one for free or take it to hand. The rest go to the bottom.' },
  { id: 'cloak', name: 'cloak', ja: '偽装する', rule: '701.58', since: '2024-02-02', parameter: 'none', actsOn: ['card'], forms: ['cloaks', 'cloaked', 'cloaking'], summary: 'Turn a card into a face-down 2/2 creature with ward {2} on the battlefield. If it is a creature card, you may turn it up for its mana cost.' },
  { id: 'collect-evidence', name: 'collect evidence', ja: '証拠収集を行う', rule: '701.59', since: '2024-02-02', parameter: 'N', actsOn: ['cards in your graveyard'], forms: ['collects evidence', 'collected evidence', 'evidence was collected'], summary: 'Exile cards with a total mana value of N or more from your graveyard. It is usually an additional or optional cost.' },
  { id: 'suspect', name: 'suspect', ja: '容疑をかける', rule: '701.60', since: '2024-02-02', parameter: 'none', actsOn: ['creature'], forms: ['suspects', 'suspected', 'suspecting'], summary: 'The creature becomes suspected: it has menace and cannot block, until something ends it.' },
  { id: 'forage', name: 'forage', ja: '給餌する', rule: '701.61', since: '2024-08-02', parameter: 'none', actsOn: ['three cards in your graveyard', 'Food you control'], forms: ['forages', 'foraged', 'foraging'], summary: 'Either exile three cards from your graveyard or sacrifice a Food; both count alike.' },
  { id: 'manifest-dread', name: 'manifest dread', ja: '戦慄予示する', rule: '701.62', since: '2024-09-20', parameter: 'none', actsOn: ['top two cards of your library'], forms: ['manifests dread', 'manifested dread'], summary: 'Of the top two cards of your library, one is manifested and the other goes to your graveyard.' },
  { id: 'endure', name: 'endure', ja: '闘魂を行う', rule: '701.63', since: '2025-04-04', parameter: 'N', actsOn: ['permanent'], forms: ['endures', 'endured', 'enduring'], summary: 'Put N +1/+1 counters on the permanent, or create an N/N white Spirit creature token instead.' },
  { id: 'harness', name: 'harness', ja: null, rule: '701.64', since: '2025-09-19', parameter: 'none', actsOn: ['this permanent'], forms: ['harnesses', 'harnessed', 'harnessing'], summary: 'The permanent becomes harnessed for as long as it stays, which turns on its ∞ ability.' },
  { id: 'airbend', name: 'airbend', ja: '気の技を行う', rule: '701.65', since: '2025-11-14', parameter: 'none', actsOn: ['permanent', 'spell'], forms: ['airbends', 'airbent', 'airbending'], summary: 'Exile permanents or spells. While a card stays exiled this way, its owner may cast it for {2} instead of its mana cost.' },
  { id: 'earthbend', name: 'earthbend', ja: '土の技を行う', rule: '701.66', since: '2025-11-14', parameter: 'N', actsOn: ['land you control'], forms: ['earthbends', 'earthbent', 'earthbending'], summary: 'A target land of yours also becomes a 0/0 creature with haste and gets N +1/+1 counters. If it dies or is exiled, it returns tapped under your control.' },
  { id: 'waterbend', name: 'waterbend', ja: '水の技を行う', rule: '701.67', since: '2025-11-14', parameter: 'cost', actsOn: ['cost'], forms: ['waterbends', 'waterbent', 'waterbending'], summary: 'Pay the cost; each untapped artifact or creature you tap pays for one generic mana of it.' },
  { id: 'blight', name: 'blight', ja: '枯朽', rule: '701.68', since: '2026-01-16', parameter: 'N', actsOn: ['creature you control (chosen)'], forms: ['blights', 'blighted', 'blighting'], summary: 'Choose a creature you control; it gets N -1/-1 counters.' },
  { id: 'heal', name: 'heal', ja: null, rule: '701.69', since: '2026-06-19', parameter: 'none', actsOn: ['damage marked on a permanent'], forms: ['heals', 'healed', 'healing'], summary: 'Remove damage that is already marked on a permanent.' },
  { id: 'recruit', name: 'recruit', ja: null, rule: '701.70', since: '2026-09-25', parameter: 'none', actsOn: [], forms: ['recruits', 'recruited', 'recruiting'], summary: 'You draw one card and discard one. A nonland discard also gives you a 1/1 white Human Soldier creature token.' },
  { id: 'empower-jace', name: 'empower Jace', ja: null, rule: '701.71', since: '2026-09-25', parameter: 'N', actsOn: ['Jace planeswalker token you control (chosen)'], forms: ['empowers jace', 'empowered jace'], summary: 'Put N loyalty counters on a Jace token you control. If you have none, first create a blue Jace planeswalker token that can surveil and draw.' },
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
