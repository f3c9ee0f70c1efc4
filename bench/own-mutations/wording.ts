import { blockOf, inBlock, inText, inTypeLine, SPELL, type Mutations } from './model.ts';

const lower = (text: string): string => text[0]!.toLowerCase() + text.slice(1);
const likeFirst = (model: string, text: string): string => (/^\p{Lu}/u.test(model) ? text[0]!.toUpperCase() + text.slice(1) : lower(text));
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** `mill three cards` as cards said it once. */
const asPut = (who: string, count: string, noun: string, owner: string): string => `${who} the top ${count === 'a' ? '' : `${count} `}${noun} of ${owner} library into ${owner} graveyard`;

/** Words that cards do not use any more, or never did. */
export const WORDING_MUTATIONS: Mutations = {
  'sorcery timing spelt out': inText('activation-limit', /\bActivate only as a sorcery\b/u, 'Activate only any time you could cast a sorcery'),
  'sorcery speed': inText('activation-limit', /\bActivate only as a sorcery\b/u, 'Activate only at sorcery speed'),
  'activated once per turn': inText('activation-limit', /\bActivate only once each turn\b/u, 'Activate only once per turn'),
  'your combat step': inText('combat-on-your-turn', /\b([Aa]t the beginning of) combat on your turn\b/u, '$1 your combat step'),
  'triggers once per turn': inText('trigger-once', /\bThis ability triggers only once each turn\b/u, 'This ability only triggers once per turn'),
  'sacrifice without whose choice': inText('of-their-choice', /(\b(?:[Ee]ach|[Tt]arget) (?:other )?(?:player|opponent) sacrifices (?:a|an|two|three) (?:\p{Ll}+ )?(?:creature|artifact|land|permanent|enchantment|planeswalker)s?) of their choice(?=\.)/u, '$1'),
  'generic mana added': inText('outdated-add-mana', /: Add ((?:\{C\})+)\./u, (_, mana) => `: Add {${mana!.length / 3}}.`),
  'spell played': inText('outdated-cast', /\b([Ww]henever you|[Ww]henever an opponent|[Ww]hen you) cast(s?) (?=(?:an?|your|this) [^.,]*\bspell\b)/u, '$1 play$2 '),
  'end of turn for the next end step': inText('outdated-end-step', /\bat the beginning of the next end step\b/u, 'at end of turn'),
  'end of turn for the end step': inText('outdated-end-step', /^At the beginning of the end step\b/mu, 'At end of turn'),
  'Tribal': inTypeLine('outdated-kindred', /\bKindred\b/u, 'Tribal'),
  'you mill in full': inText('outdated-mill', /(?<=^|[.,:—] |\b(?:may|you|then|and) )(mill) (a|two|three|four|five|six|X) (cards?)(?=[.,]| and\b)/imu, (_, mill, count, noun) => asPut(likeFirst(mill!, 'put'), count!, noun!, 'your')),
  'a player mills in full': inText('outdated-mill', /\b((?:target|each|that) (?:player|opponent)) mills (a|two|three|four|five|six|X) (cards?)(?=[.,]| and\b)/iu, (_, who, count, noun) => `${who} ${asPut('puts', count!, noun!, 'their')}`),
  'shuffle your library': inText('outdated-shuffle', /(\bsearch your library\b[^.]*, then shuffle)(?=\.)/iu, '$1 your library'),
  'old creature type': inTypeLine('outdated-subtype', /(?<=Creature — .*)\bSnake\b/u, 'Naga'),
  'token under the control of another': inText('outdated-token-control', /(?<=^|[.] )(Target opponent|Target player|Each opponent|Its controller|That player) creates ([^."]*? tokens?)(?=\.)/mu, (_, who, token) => `Create ${token} under ${lower(who!)}'s control`),
  'counter placed': inText('put-counters', /\b([Pp])ut(s?) (?=(?:a|an|two|three|four|five|X) [^.,"]*?\bcounters? on\b)/u, (_, p, s) => `${p === 'P' ? 'P' : 'p'}lace${s} `),
  'damage that nothing deals': inBlock('damage-without-source', (_, row) => {
    const body = row.body.replace(new RegExp(`(?<=^|[.] |• )${escaped(row.name)} deals (?=(?:\\d+|X) damage)`, 'mu'), 'Deal ');
    return SPELL.test(row.typeLine) && body !== row.body ? blockOf({ ...row, body }) : null;
  }),
  'legend that is this creature': inBlock('legend-self-reference', (_, row) => {
    if (!/^Legendary (?:Artifact |Enchantment )?Creature/u.test(row.typeLine)) return null;
    const short = row.name.split(',')[0]!;
    const body = row.body.replace(new RegExp(`^(When(?:ever)?) (?:${escaped(row.name)}|${escaped(short)}) `, 'mu'), '$1 this creature ');
    return body === row.body ? null : blockOf({ ...row, body });
  }),
  'Aura that is this enchantment': inText('object-self-reference', /\bthis (?:Aura|Saga|Class|Case|Room)\b/u, 'this enchantment', { on: /^Enchantment —/u }),
  'Equipment that is this artifact': inText('object-self-reference', /\bthis (?:Equipment|Vehicle)\b/u, 'this artifact', { on: /^Artifact —/u }),
  'hexproof written out': inText('outdated-hexproof', /^(This creature|Enchanted creature|Equipped creature) has hexproof\./mu, "$1 can't be the target of spells or abilities your opponents control."),
  'keyword hexproof written out': inText('outdated-hexproof', /^Hexproof$/mu, "This creature can't be the target of spells or abilities your opponents control.", { on: /\bCreature\b/u, mends: false }),
  'ability word with a colon': inText('ability-word-style', /^(Landfall|Raid|Morbid|Delirium|Heroic|Metalcraft|Threshold|Constellation|Ferocious|Revolt|Enrage) —(?= (?:When|Whenever|At the|If|As long as)\b)/mu, '$1:'),
  'dies again and again': inText('when-whenever', /^When(?= this creature (?:dies|enters), )/mu, 'Whenever'),
  'attacks only once': inText('when-whenever', /^Whenever(?= this creature (?:attacks|blocks), (?!sacrifice|exile|return|it |transform))/mu, 'When'),
};
