import { RULE_NOTES, ZONES } from '../../grammar/vocabulary/index.ts';
import { noted } from '../l10n/message.ts';
import { detailOf, type Candidate } from './completion-candidate.ts';
import { describeZone } from './hover-vocabulary.ts';

/** Phrases as candidates; `rule` is the one that gives them their meaning. */
const words = (rule: string | null, ...phrases: readonly string[]): Candidate[] =>
  phrases.map((phrase) => ({ label: phrase.trim(), ...(phrase.endsWith(' ') ? { insertText: phrase } : {}), kind: 'word', detail: detailOf(rule, null), ...(rule && RULE_NOTES[rule] ? { documentation: () => noted(RULE_NOTES[rule]!) } : {}) }));

/** How the abilities of permanents open, in lower case. */
export const TRIGGER_OPENERS = [...words('603.1', 'when ', 'whenever ', 'at the beginning of '), ...words('614.1', 'if '), ...words('614.12', 'as ')];
export const STATIC_OPENERS = words('604.1', 'as long as ', 'creatures you control ', 'other creatures you control ', 'enchanted creature ', 'equipped creature ', 'each ');
export const SPELL_OPENERS = [...words('700.2', 'choose one —', 'choose two —'), ...words('115.1', 'target '), ...words('611.2a', 'until end of turn, '), ...words('614.1', 'if ')];
export const SENTENCE_OPENERS = [
  ...words(null, 'if ', 'then ', 'it ', 'you may ', 'each opponent ', 'otherwise, '), ...words('115.1', 'target '), ...words('603.1', 'when ', 'at the beginning of '),
  ...words('602.5d', 'activate only as a sorcery.'), ...words('602.5', 'activate only once each turn.'),
];
export const EFFECT_OPENERS = [...words('115.1', 'target '), ...words(null, 'you may ', 'you ', 'it ', 'each opponent ', 'each player ', 'that player ', 'if ')];
export const COSTS = [...words('701.21', 'sacrifice this permanent', 'sacrifice a creature', 'sacrifice another creature'), ...words('701.9', 'discard a card'), ...words('119.4', 'pay 2 life'), ...words('122.1', 'remove a counter from this permanent'), ...words('701.26', 'tap an untapped creature you control'), ...words('701.13', 'exile a card from your graveyard')];

/** What may follow `when`, `whenever` and `if`. */
export const EVENT_SUBJECTS = words(null, 'you ', 'a creature you control ', 'another creature you control ', 'a creature ', 'an opponent ', 'a player ', 'enchanted creature ', 'equipped creature ', 'one or more creatures you control ', 'a land you control ');
export const CONDITION_SUBJECTS = words(null, 'you control ', 'you ', 'an opponent ', 'it ', 'that player ', 'there are ');

/** What may be chosen, by what the verb before `target` acts on (115.2, 701). */
export const STACK_TARGETS = words('701.6', 'spell', 'creature spell', 'noncreature spell', 'instant or sorcery spell', 'activated or triggered ability', 'activated ability', 'triggered ability');
export const STACK_TARGETS_PLURAL = words('701.6', 'spells', 'activated or triggered abilities');
export const PERMANENT_TARGETS = words('115.2', 'creature you control', "creature you don't control", 'creature an opponent controls', 'artifact or enchantment', 'creature or planeswalker', 'nonland permanent', 'permanent', 'token');
export const PERMANENT_TARGETS_PLURAL = words('115.2', 'creatures you control', "creatures you don't control", 'nonland permanents', 'permanents', 'tokens');
export const CARD_TARGETS = words('115.2', 'creature card from your graveyard', 'card from your graveyard', 'card from a graveyard', 'permanent card from your graveyard', 'instant or sorcery card from your graveyard');
export const CARD_TARGETS_PLURAL = words('115.2', 'creature cards from your graveyard', 'cards from your graveyard', 'cards from a single graveyard');
export const PLAYER_TARGETS = words('115.2', 'player', 'opponent', 'player or planeswalker');
export const PLAYER_TARGETS_PLURAL = words('115.2', 'players', 'opponents');
export const TARGET_ADJECTIVES = words(null, 'attacking', 'blocking', 'attacking or blocking', 'tapped', 'untapped', 'nonland', 'noncreature', 'nonartifact', 'nonbasic');

export const DAMAGE_RECIPIENTS = [...words('115.4', 'any target'), ...words('120.1a', 'target creature', 'target creature or planeswalker', 'target player or planeswalker', 'target opponent', 'each opponent', 'each creature', 'each player', 'that player', "that creature's controller", 'you')];
export const COUNTER_BEARERS = words('122.1', 'target creature', 'target creature you control', 'this creature', 'it', 'each creature you control', 'that creature', 'up to one target creature');

export const OBJECTS = [...words('115.1', 'target ', 'up to one target ', 'any number of target '), ...words(null, 'all ', 'each ', 'a ', 'another ', 'it', 'that creature', 'enchanted creature', 'this creature', 'those cards')];

/** What one verb is usually followed by, in place of {@link OBJECTS}. */
export const VERB_OBJECTS: Readonly<Record<string, readonly Candidate[]>> = {
  draw: words('121', 'a card', 'two cards', 'three cards', 'X cards', 'that many cards'),
  discard: words('701.9', 'a card', 'two cards', 'your hand', 'a card at random'),
  mill: words('701.17', 'a card', 'two cards', 'three cards', 'four cards'),
  scry: words('701.22', '1', '2', '3', 'X'), surveil: words('701.25', '1', '2', '3', 'X'),
  gain: words('119', '1 life', '2 life', '3 life', 'X life', 'that much life', 'control of target '), lose: words('119', '1 life', '2 life', '3 life', 'X life', 'that much life', 'half their life, rounded up'),
  deal: words('120.3', '1 damage to ', '2 damage to ', '3 damage to ', 'X damage to ', 'damage equal to its power to ', 'combat damage to a player', 'that much damage to '),
  get: words('613.4', '+1/+1', '+2/+2', '+3/+3', '+X/+X', '+1/+0', '-1/-1', '-2/-2', 'an emblem with '),
  put: [...words('122.1', 'a +1/+1 counter on ', 'two +1/+1 counters on ', 'a -1/-1 counter on ', 'X +1/+1 counters on '), ...words(null, 'it ', 'that card ', 'a land card from your hand onto the battlefield', 'target ')],
  search: words('701.23', 'your library for '), 'search for': words('701.23', 'a card', 'a basic land card', 'a creature card', 'up to two basic land cards', 'a card with mana value 3 or less'), shuffle: words('701.24', 'your library'), look: words(null, 'at the top card of your library', 'at the top three cards of your library', "at target player's hand"),
  reveal: words('701.20', 'the top card of your library', 'your hand', 'it'), sacrifice: words('701.21', 'a creature', 'another creature', 'a permanent', 'this creature', 'a token', 'it', 'an artifact', 'a Food'),
  play: words('701.18', 'that card this turn', 'an additional land on each of your turns', 'lands from your graveyard'), enter: words('603.6d', 'tapped', 'with a +1/+1 counter on it', 'under your control'),
  attack: words('508', 'each combat if able', 'alone', 'a player'), leave: words('603.6c', 'the battlefield', 'your graveyard'), become: words(null, 'a ', 'tapped', 'untapped', 'the target of a spell or ability'),
  remove: words('122.1', 'a counter from ', 'a +1/+1 counter from ', 'all counters from '), pay: words('118', '{1}', '{2}', '2 life', '{X}'),
  cast: words('701.5', 'a spell', 'a creature spell', 'a noncreature spell', 'an instant or sorcery spell', 'your second spell each turn', 'that card without paying its mana cost', 'this spell'),
  choose: words(null, 'a creature type', 'a color', 'a card name', 'target ', 'one —', 'new targets for '),
};

/** What follows a word that few phrases follow. */
export const AFTER: Readonly<Record<'be' | 'under' | 'counter', readonly Candidate[]>> = {
  be: [...words('509', 'blocked', 'blocked except by two or more creatures'), ...words('701.6', 'countered'), ...words('701.19', 'regenerated'), ...words('701.21', 'sacrificed'), ...words('115.9', 'the target of spells or abilities your opponents control'), ...words(null, 'tapped', 'untapped', 'attacking', 'equal to ', 'also ', 'still ')],
  under: words('110.2', 'your control', "its owner's control", "their owners' control", "that player's control"),
  counter: words('122.1', 'on ', 'on it', 'on this creature', 'on target creature', 'from '),
};

export const MODALS = words(null, 'may ', "can't ", 'must ');
export const ARTICLES = words('111.3', 'a ', 'two ', 'three ', 'four ', 'five ', 'X ', 'that many ', "a token that's a copy of ");
export const TOKEN_SIZES = words('208.1', '1/1', '2/2', '3/3', '4/4', '5/5', '0/1', '1/2', '2/1', '1/3', '0/0', '6/6', 'X/X');
export const TOKEN_STATES = words('110.5', 'tapped');
export const AFTER_TOKEN = [...words('111.3', 'with ', 'with flying', "that's tapped and attacking", 'that are tapped and attacking', 'attached to '), ...words('111.4', 'named '), ...words('707.2', "that's a copy of ")];
export const tokenHead = (plural: boolean): Candidate[] => words('111.1', plural ? 'tokens' : 'token', plural ? 'creature tokens' : 'creature token', plural ? 'artifact creature tokens' : 'artifact creature token', plural ? 'artifact tokens' : 'artifact token', plural ? 'enchantment tokens' : 'enchantment token');

export const QUALITIES = words('208.1', 'power 2 or less', 'power 4 or greater', 'toughness 2 or less').concat(words('202.3', 'mana value 3 or less', 'mana value X or less'), words('122.1', 'a counter on it', 'a +1/+1 counter on it'));
export const NOUNS = words(null, 'card', 'permanent', 'spell', 'token', 'player', 'opponent', 'ability', 'counter');
export const PLURAL_NOUNS = words(null, 'cards', 'permanents', 'spells', 'tokens', 'players', 'opponents', 'abilities', 'counters');
export const AFTER_NOUN = [...words('109.4', 'you control', "you don't control", 'an opponent controls'), ...words('611.2a', 'until end of turn'), ...words(null, 'or ', 'and ', 'with ', 'card', 'spell', "can't block this turn", "can't be blocked", "doesn't untap during its controller's next untap step", 'is ', 'for each ')];
export const POSSESSED = words(null, 'life total', 'upkeep', 'end step', 'turn', 'opponents', 'next turn', "owner's hand", 'power', 'toughness', 'controller');
export const DURATIONS = words('611.2a', 'end of turn', 'your next turn', 'end of combat', 'this creature leaves the battlefield');
export const STEPS_TO_BEGIN = words('603.1', 'the beginning of your upkeep', 'the beginning of your end step', 'the beginning of each end step', 'the beginning of combat on your turn', "the beginning of each player's upkeep", 'the beginning of your first main phase', 'end of combat');

function zoneCandidate(label: string, id: string): Candidate {
  const entry = ZONES.find((z) => z.id === id)!;
  return { label, kind: 'word', detail: detailOf(entry.rule, entry.ja), documentation: () => describeZone(entry) };
}

export const ZONES_FROM = [zoneCandidate('your graveyard', 'graveyard'), zoneCandidate('a graveyard', 'graveyard'), zoneCandidate('your hand', 'hand'), zoneCandidate('your library', 'library'), zoneCandidate('the battlefield', 'battlefield'), zoneCandidate('exile', 'exile')];
export const ZONES_TO = [zoneCandidate("its owner's hand", 'hand'), zoneCandidate('your hand', 'hand'), zoneCandidate('the battlefield', 'battlefield'), zoneCandidate('the battlefield tapped', 'battlefield'), zoneCandidate('your graveyard', 'graveyard'), zoneCandidate("its owner's graveyard", 'graveyard'), zoneCandidate("its owner's library", 'library'), zoneCandidate('your library', 'library'), zoneCandidate('exile', 'exile')];
export const ZONE_NAMES = ZONES.map((z) => zoneCandidate(z.id === 'command' ? 'command zone' : z.id, z.id));
