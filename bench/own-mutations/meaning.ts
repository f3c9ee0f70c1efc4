import { inText, PERMANENT, SPELL, type Mutations } from './model.ts';

/** Texts that cannot do what they say. */
export const MEANING_MUTATIONS: Mutations = {
  'another with nothing before it': inText('another-without-other', /^(Destroy|Exile|Tap|Untap) (?=target (?:creature|artifact|enchantment|land|permanent|nonland permanent|planeswalker)\b)(?![^]*\n)/u, '$1 another ', { on: SPELL }),
  'card without the word': inText('card-word', /\b(target (?:\p{Ll}+ )?(?:creature|artifact|enchantment|land|permanent)) card (?=from (?:your|a) graveyard)/u, '$1 '),
  'change without an end': inText('missing-duration', /\b([Tt]arget creature(?: you control)? (?:gets [+-]\d+\/[+-]\d+|gains \p{Ll}+)) until end of turn(?=\.$)/mu, '$1', { on: SPELL }),
  'search without a shuffle': inText('search-without-shuffle', /(\b[Ss]earch your library for [^,.]*)(, reveal (?:it|them|that card|those cards))?, (put [^.,]*), then shuffle\./u, (_, search, reveal, put) => `${search}${reveal ? `${reveal},` : ''} and ${put}.`),
  'search that nobody sees': inText('search-without-shuffle', /(\b[Ss]earch your library for an? (?:\p{L}+ )+card), reveal it(?=, put it into your hand, then shuffle\.)/u, '$1'),
  'mana ability with a target': inText('target-in-mana-ability', /^(\{T\}: Add (?:\{[WUBRGC]\})+\.)$/mu, '$1 Target opponent gains 1 life.', { mends: false }),
  'trigger with a target': inText('target-in-trigger', /^(Whenever|When) an? (?=(?:[\p{Ll}\p{Lu}]+ )?(?:creature|artifact|enchantment|land)\b[^,]* (?:dies|enters|attacks),)/mu, '$1 target ', { on: PERMANENT }),
  'target with shroud': inText('target-never-legal', /\b([Dd]estroy|[Ee]xile|[Tt]ap) (target creature)(?=\.)/u, '$1 $2 with shroud', { mends: false }),
  'target with shroud, changed': inText('target-never-legal', /\b([Tt]arget creature) (?=gets|gains)/u, '$1 with shroud ', { mends: false }),
  "opponent's target with hexproof": inText('target-never-legal', /\b([Tt]arget creature an opponent controls)\b/u, '$1 with hexproof', { mends: false }),
  'spell that counters itself': inText('target-self', /\b([Cc]ounter target )(?=spell\.)/u, '$1this ', { on: SPELL, mends: false }),
  'spell that copies itself': inText('target-self', /\b([Cc]opy target )(?:instant or sorcery )?spell(?: you control)?(?=\.)/u, '$1this spell', { on: SPELL, mends: false }),
  'half not rounded': inText('undefined-rounding', /(\bhalf [^.,]*), rounded (?:up|down)(?=\.)/u, '$1', { mends: false }),
  'cost left out': inText('keyword-parameter', /^(Equip|Ward|Cycling|Flashback|Kicker|Morph|Evoke|Unearth|Madness|Ninjutsu|Escape|Encore|Plot|Warp|Overload)(?: |—)(?:\{[^{}]+\})+$/mu, '$1', { mends: false }),
  'number left out': inText('keyword-parameter', /^(Crew|Saddle|Fabricate|Afterlife|Toxic|Bushido|Annihilator|Bloodthirst|Devour) \d+$/mu, '$1', { mends: false }),
  'number for a cost': inText('keyword-parameter', /^(Equip|Ward|Cycling|Unearth|Kicker|Flashback|Morph) \{(\d+)\}$/mu, '$1 $2'),
  'cost for a number': inText('keyword-parameter', /^(Crew|Saddle|Fabricate|Afterlife|Toxic) (\d+)$/mu, '$1 {$2}'),
};
