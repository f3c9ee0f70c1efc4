import {
  KEYWORDS, PREDEFINED_TOKENS, RULE_NOTES, keywordByName,
  type AbilityWord, type CardSymbol, type CardType, type CounterKind, type Keyword, type KeywordAction, type KeywordKind, type KeywordParameter,
  type PredefinedToken, type Subtype, type SubtypeOwner, type Supertype, type TurnPart, type Zone,
} from '../../grammar/vocabulary/index.ts';
import { joined, noted, say, type Message, type Part, type Term } from '../l10n/message.ts';
import { listing, word, wordAs, wordsOf } from '../l10n/words.ts';
import { bullets, escapeMarkdown, heading, paragraphs, quoted, withArticle } from './hover-markdown.ts';

/** What is written after a keyword, by its parameter. */
const PARAMETERS: Readonly<Record<Exclude<KeywordParameter, 'none'>, Message>> = {
  N: say`a number`, 'N—cost': say`a number, a dash and a cost`, ability: say`a dash and an ability`, condition: say`a condition`, cost: say`a cost`,
  object: say`what it is given`, quality: say`a quality`, 'quality cost': say`a quality and a cost`,
};

const TARGETING: Readonly<Record<Keyword['targets'], Message | undefined>> = {
  none: undefined,
  targets: say`Its own rule chooses a target, although the card does not say “target” (rule 115.1e).`,
  'aura-spell': say`It gives the Aura spell its target (rule 115.1b).`,
  'may-choose-new-targets': say`The copies it makes may be given new targets (rule 707.10c).`,
};

const made = (keyword: Keyword): Message | undefined => (keyword.makesToken ? say`It makes a token: ${wordsOf(keyword.makesToken)}.` : undefined);

const SYMBOL_KINDS: Readonly<Record<Exclude<CardSymbol['kind'], 'other'>, Message>> = {
  colored: say`colored`, colorless: say`colorless`, 'colorless hybrid': say`colorless hybrid`, generic: say`generic`, hybrid: say`hybrid`, 'hybrid phyrexian': say`hybrid phyrexian`,
  'monocolored hybrid': say`monocolored hybrid`, phyrexian: say`phyrexian`, snow: say`snow`, variable: say`variable`,
};

const KINDS: Readonly<Record<KeywordKind, Message>> = { static: say`static`, activated: say`activated`, triggered: say`triggered`, spell: say`spell` };

/** The vocabulary's entries as Markdown: hover and the documentation of completion say the same. */
export const describeKeyword = (keyword: Keyword, ...more: readonly (Part | undefined)[]): Message => paragraphs(
  heading(keyword.name, keyword.ja),
  say`Keyword ability, rule ${keyword.rule} · ${listing(keyword.kinds.map((kind) => KINDS[kind]), 'and')}`,
  noted(keyword.summary),
  keyword.parameter === 'none' ? undefined : say`Takes ${PARAMETERS[keyword.parameter]}: \`${keyword.written}\`.`,
  made(keyword),
  TARGETING[keyword.targets],
  ...more,
);

const NUMBERED: Readonly<Record<KeywordAction['parameter'], Message | undefined>> = {
  none: undefined, quality: say`Takes a quality.`, cost: say`Takes a cost.`, N: say`Takes a number.`, 'optional N': say`May take a number.`, 'subtype N': say`Takes a creature type and a number.`,
};

export const describeAction = (action: KeywordAction): Message => paragraphs(
  heading(action.name, action.ja),
  say`Keyword action, rule ${action.rule}`,
  noted(action.summary),
  action.actsOn.length > 0 && say`Acts on: ${listing(action.actsOn.map(noted))}.`,
  NUMBERED[action.parameter],
);

export const describeCardType = (type: CardType): Message => paragraphs(
  heading(type.id, type.ja),
  say`Card type, rule ${type.rule}`,
  noted(type.summary),
);

export const describeSupertype = (type: Supertype): Message => paragraphs(heading(type.id, type.ja), say`Supertype, rule ${type.rule}`, noted(type.summary));

const OWNERS: Readonly<Record<SubtypeOwner, readonly [name: Message, types: readonly Term[]]>> = {
  creature: [say`Creature type`, [wordAs('creatures', 'creature'), wordAs('kindreds', 'kindred')]], spell: [say`Spell type`, [wordAs('instants', 'instant'), wordAs('sorceries', 'sorcery')]], artifact: [say`Artifact type`, [wordAs('artifacts', 'artifact')]],
  enchantment: [say`Enchantment type`, [wordAs('enchantments', 'enchantment')]], land: [say`Land type`, [wordAs('lands', 'land')]], planeswalker: [say`Planeswalker type`, [wordAs('planeswalkers', 'planeswalker')]],
  battle: [say`Battle type`, [wordAs('battles', 'battle')]], dungeon: [say`Dungeon type`, [wordAs('dungeons', 'dungeon')]], plane: [say`Planar type`, [wordAs('planes', 'plane')]],
};

/** Subtypes with rules of their own. */
const SUBTYPE_RULES: Readonly<Record<string, string>> = {
  Equipment: '301.5', Vehicle: '301.7', Aura: '303.4', Role: '303.7', Saga: '714', Class: '716', Room: '709.5', Case: '719', Siege: '310.12', Attraction: '717',
  Spacecraft: '721', Plains: '305.6', Island: '305.6', Swamp: '305.6', Mountain: '305.6', Forest: '305.6',
};

/** How a text comes to name a subtype: in a token that it creates by a predefined word, by turning something into it, or in another way. */
export type SubtypeUse = 'created' | 'becoming' | 'named';

export const describeSubtype = (subtype: Subtype, use: SubtypeUse = 'named'): Message => {
  const [owner, types] = OWNERS[subtype.of];
  const own = SUBTYPE_RULES[subtype.name];
  const token = PREDEFINED_TOKENS.find((t) => t.word === subtype.name);
  return paragraphs(
    heading(subtype.name, subtype.ja),
    say`${owner}, rule ${subtype.rule}: a subtype of ${listing(types, 'and')}.`,
    own && say`${noted(RULE_NOTES[own]!)} (rule ${own})`,
    token && use !== 'created' && bareSubtype(token, use === 'becoming'),
  );
};

/** A predefined word gives its ability to tokens alone: the subtype has none. */
function bareSubtype(token: PredefinedToken, becoming: boolean): Message {
  const abilities = listing(token.abilities.map(quoted), 'and');
  if (becoming) return say`Becoming ${named(token, withArticle(token.word))} gives the subtype and no ability. Only a token created by the word ${named(token)} has ${abilities} (rule ${token.rule}).`;
  return say`The subtype itself gives no ability. A token created by the word ${named(token)} has ${abilities} (rule ${token.rule}).`;
}

const named = ({ word, wordJa }: PredefinedToken, en = word): Term => ({ en, ja: wordJa ?? word });

export const describeSymbol = (symbol: CardSymbol): Message => paragraphs(
  joined([heading(symbol.symbol), ...(symbol.ja ? [escapeMarkdown(`(${symbol.ja})`)] : [])], ' · '),
  symbol.kind === 'other' ? say`Symbol, rule ${symbol.rule}` : say`Mana symbol (${SYMBOL_KINDS[symbol.kind]}), rule ${symbol.rule}`,
  noted(symbol.summary),
);

export const describeCounter = (counter: CounterKind): Message => paragraphs(
  heading(`${counter.name} counter`, counter.ja && `${counter.ja}カウンター`),
  say`Kind of counter, rule ${counter.rule}`,
  counter.rule === '122.1b' && noteOf(keywordByName.get(counter.name)?.summary),
  counter.rule === '122.1' ? say`Only the cards that use it give it a meaning. ${noted(RULE_NOTES['122.1']!)}` : counterRule(counter.rule),
);

/** A kind of counter that a keyword uses has that keyword's summary. */
function counterRule(rule: string): Message | undefined {
  const keyword = KEYWORDS.find((k) => k.rule === rule);
  return keyword ? say`It is used by ${heading(keyword.name, keyword.ja)}: ${noted(keyword.summary)}` : noteOrParent(rule);
}

const noteOf = (text: string | undefined): Message | undefined => (text === undefined ? undefined : noted(text));

const noteOrParent = (rule: string): Message | undefined => noteOf(RULE_NOTES[rule] ?? RULE_NOTES[rule.split('.')[0]!]);

export const describeAbilityWord = ({ name, ja, rule }: AbilityWord): Message => paragraphs(heading(name, ja), say`Ability word, rule ${rule}`, noteOf(RULE_NOTES[rule]));

export const describeZone = (zone: Zone): Message => paragraphs(
  heading(zone.id === 'command' ? 'command zone' : zone.id, zone.ja),
  zone.hidden ? say`Zone, rule ${zone.rule} · hidden` : say`Zone, rule ${zone.rule} · public`,
  noted(zone.summary),
);

export const describeTurnPart = (part: TurnPart): Message => paragraphs(
  heading(part.names[0]!, part.ja),
  /phase/.test(part.names[0]!) ? say`Phase of a turn, rule ${part.rule}` : say`Step of a turn, rule ${part.rule}`,
  noteOrParent(part.rule),
);

/** What a predefined word gives (111.10): every characteristic of its definition. */
export function describePredefinedToken(token: PredefinedToken): Message {
  return paragraphs(
    heading(token.name, token.nameJa),
    say`Predefined token, rule ${token.rule}, in the rules since ${token.since}`,
    bullets([tokenInWords(token), ...(token.otherFace ? [say`Other face, ${escapeMarkdown(token.otherFace.name)}: ${tokenInWords(token.otherFace)}`] : [])]),
  );
}

type Described = Pick<PredefinedToken, 'colors' | 'supertypes' | 'types' | 'subtypes' | 'power' | 'toughness' | 'abilities'>;

/** `a colorless Food artifact with “…”`. */
export function tokenInWords(face: Described): Message {
  const token = { en: englishToken(face), ja: japaneseToken(face) };
  return face.abilities.length > 0 ? say`${token} with ${listing(face.abilities.map(quoted), 'and')}` : joined([token]);
}

function englishToken({ supertypes, colors, subtypes, types, power, toughness }: Described): string {
  const words = [...supertypes, colors.length ? englishList(colors) : 'colorless', ...subtypes, ...types].join(' ');
  return power === null ? withArticle(words) : `a ${power}/${toughness} ${words}`;
}

const englishList = (words: readonly string[]): string => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`);

/** `緑の1/1のエルフ・戦士・クリーチャー`. */
function japaneseToken({ supertypes, colors, subtypes, types, power, toughness }: Described): string {
  const color = colors.length ? colors.map((c) => word(c).ja).join('と') : word('colorless').ja;
  const size = power === null ? '' : `${power}/${toughness}の`;
  return `${supertypes.map((s) => word(s).ja).join('')}${color}の${size}${[...subtypes, ...types].map((t) => word(t).ja).join('・')}`;
}
