import {
  KEYWORDS, PREDEFINED_TOKENS, RULE_NOTES, keywordByName,
  type AbilityWord, type CardSymbol, type CardType, type CounterKind, type Keyword, type KeywordAction, type KeywordParameter,
  type PredefinedToken, type Subtype, type SubtypeOwner, type Supertype, type TurnPart, type Zone,
} from '../../grammar/vocabulary/index.ts';
import { bullets, escapeMarkdown, heading, listed, paragraphs, quoted, withArticle } from './hover-markdown.ts';

/** What is written after a keyword, by its parameter. */
const PARAMETERS: Readonly<Record<Exclude<KeywordParameter, 'none'>, string>> = {
  N: 'a number', 'N—cost': 'a number, a dash and a cost', ability: 'a dash and an ability', condition: 'a condition', cost: 'a cost',
  object: 'what it is given', quality: 'a quality', 'quality cost': 'a quality and a cost',
};

const TARGETING: Readonly<Record<Keyword['targets'], string | undefined>> = {
  none: undefined,
  targets: 'Its own rule chooses a target, although the card does not say “target” (rule 115.1e).',
  'aura-spell': 'It gives the Aura spell its target (rule 115.1b).',
  'may-choose-new-targets': 'The copies it makes may be given new targets (rule 707.10c).',
};

const made = (keyword: Keyword): string | undefined => (keyword.makesToken ? `It makes a token: ${keyword.makesToken}.` : undefined);

/** The vocabulary's entries as Markdown: hover and the documentation of completion say the same. */
export const describeKeyword = (keyword: Keyword, ...more: readonly (string | undefined)[]): string => paragraphs(
  heading(keyword.name, keyword.ja),
  `Keyword ability, rule ${keyword.rule} · ${listed(keyword.kinds)}`,
  keyword.summary,
  keyword.parameter === 'none' ? undefined : `Takes ${PARAMETERS[keyword.parameter]}: \`${keyword.written}\`.`,
  made(keyword),
  TARGETING[keyword.targets],
  ...more,
);

const NUMBERED: Readonly<Record<KeywordAction['parameter'], string | undefined>> = {
  none: undefined, quality: 'Takes a quality.', cost: 'Takes a cost.', N: 'Takes a number.', 'optional N': 'May take a number.', 'subtype N': 'Takes a creature type and a number.',
};

export const describeAction = (action: KeywordAction): string => paragraphs(
  heading(action.name, action.ja),
  `Keyword action, rule ${action.rule}`,
  action.summary,
  action.actsOn.length > 0 && `Acts on: ${listed(action.actsOn, 'or')}.`,
  NUMBERED[action.parameter],
);

export const describeCardType = (type: CardType): string => paragraphs(
  heading(type.id, type.ja),
  `Card type, rule ${type.rule}`,
  type.summary,
);

export const describeSupertype = (type: Supertype): string => paragraphs(heading(type.id, type.ja), `Supertype, rule ${type.rule}`, type.summary);

const OWNERS: Readonly<Record<SubtypeOwner, readonly [name: string, types: readonly string[]]>> = {
  creature: ['Creature type', ['creatures', 'kindreds']], spell: ['Spell type', ['instants', 'sorceries']], artifact: ['Artifact type', ['artifacts']],
  enchantment: ['Enchantment type', ['enchantments']], land: ['Land type', ['lands']], planeswalker: ['Planeswalker type', ['planeswalkers']],
  battle: ['Battle type', ['battles']], dungeon: ['Dungeon type', ['dungeons']], plane: ['Planar type', ['planes']],
};

/** Subtypes with rules of their own. */
const SUBTYPE_RULES: Readonly<Record<string, string>> = {
  Equipment: '301.5', Vehicle: '301.7', Aura: '303.4', Role: '303.7', Saga: '714', Class: '716', Room: '709.5', Case: '719', Siege: '310.12', Attraction: '717',
  Spacecraft: '721', Plains: '305.6', Island: '305.6', Swamp: '305.6', Mountain: '305.6', Forest: '305.6',
};

/** How a text comes to name a subtype: in a token that it creates by a predefined word, by turning something into it, or in another way. */
export type SubtypeUse = 'created' | 'becoming' | 'named';

export const describeSubtype = (subtype: Subtype, use: SubtypeUse = 'named'): string => {
  const [owner, types] = OWNERS[subtype.of];
  const own = SUBTYPE_RULES[subtype.name];
  const token = PREDEFINED_TOKENS.find((t) => t.word === subtype.name);
  return paragraphs(
    heading(subtype.name, subtype.ja),
    `${owner}, rule ${subtype.rule}: a subtype of ${listed(types)}.`,
    own && `${RULE_NOTES[own]} (rule ${own})`,
    token && use !== 'created' && bareSubtype(token, use === 'becoming'),
  );
};

/** A predefined word gives its ability to tokens alone: the subtype has none. */
function bareSubtype(token: PredefinedToken, becoming: boolean): string {
  const abilities = listed(token.abilities.map(quoted));
  if (becoming) return `Becoming ${withArticle(token.word)} gives the subtype and no ability. Only a token created by the word ${token.word} has ${abilities} (rule ${token.rule}).`;
  return `The subtype itself gives no ability. A token created by the word ${token.word} has ${abilities} (rule ${token.rule}).`;
}

export const describeSymbol = (symbol: CardSymbol): string => paragraphs(
  heading(symbol.symbol, symbol.ja && `(${symbol.ja})`),
  `${symbol.kind === 'other' ? 'Symbol' : `Mana symbol (${symbol.kind})`}, rule ${symbol.rule}`,
  symbol.summary,
);

export const describeCounter = (counter: CounterKind): string => paragraphs(
  heading(`${counter.name} counter`, counter.ja && `${counter.ja}カウンター`),
  `Kind of counter, rule ${counter.rule}`,
  counter.rule === '122.1b' && keywordByName.get(counter.name)?.summary,
  counter.rule === '122.1' ? `Only the cards that use it give it a meaning. ${RULE_NOTES['122.1']}` : counterRule(counter.rule),
);

/** A kind of counter that a keyword uses has that keyword's summary. */
function counterRule(rule: string): string | undefined {
  const keyword = KEYWORDS.find((k) => k.rule === rule);
  return keyword ? `It is used by ${heading(keyword.name, keyword.ja)}: ${keyword.summary}` : noteOrParent(rule);
}

const noteOrParent = (rule: string): string | undefined => RULE_NOTES[rule] ?? RULE_NOTES[rule.split('.')[0]!];

export const describeAbilityWord = (word: AbilityWord): string => paragraphs(heading(word.name, word.ja), `Ability word, rule ${word.rule}`, RULE_NOTES[word.rule]);

export const describeZone = (zone: Zone): string => paragraphs(
  heading(zone.id === 'command' ? 'command zone' : zone.id, zone.ja),
  `Zone, rule ${zone.rule} · ${zone.hidden ? 'hidden' : 'public'}`,
  zone.summary,
);

export const describeTurnPart = (part: TurnPart): string => paragraphs(
  heading(part.names[0]!, part.ja),
  `${/phase/.test(part.names[0]!) ? 'Phase' : 'Step'} of a turn, rule ${part.rule}`,
  noteOrParent(part.rule),
);

/** What a predefined word gives (111.10): every characteristic of its definition. */
export function describePredefinedToken(token: PredefinedToken): string {
  return paragraphs(
    heading(token.name, token.nameJa),
    `Predefined token, rule ${token.rule}, in the rules since ${token.since}`,
    bullets([token, ...(token.otherFace ? [token.otherFace] : [])].map((face, i) => `${i ? `Other face, ${escapeMarkdown(face.name)}: ` : ''}${tokenInWords(face)}`)),
  );
}

/** `a colorless Food artifact with “…”`. */
export function tokenInWords(face: Pick<PredefinedToken, 'colors' | 'supertypes' | 'types' | 'subtypes' | 'power' | 'toughness' | 'abilities'>): string {
  const size = face.power === null ? '' : `${face.power}/${face.toughness} `;
  const words = [...face.supertypes, face.colors.length ? listed(face.colors) : 'colorless', ...face.subtypes, ...face.types].join(' ');
  const abilities = face.abilities.length ? ` with ${listed(face.abilities.map(quoted))}` : '';
  return `${size ? `a ${size}${words}` : withArticle(words)}${abilities}`;
}
