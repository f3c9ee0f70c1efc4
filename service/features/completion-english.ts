import { readWords } from '../../grammar/english/tokens-at.ts';
import { keywordById } from '../../grammar/vocabulary/index.ts';
import type { CardFace, Lexicon } from '../../grammar/index.ts';
import { say } from '../l10n/message.ts';
import { capitalize, isBegun, toItems, wordStarts, type Candidate, type ProposedItem, type Typed } from './completion-candidate.ts';
import { definedCandidates } from './completion-defined.ts';
import * as phrases from './completion-phrases.ts';
import { positionAfter, RANKS, type Position } from './completion-position.ts';
import { symbolCandidates } from './completion-symbols.ts';
import * as vocabulary from './completion-vocabulary.ts';
import { isLegendary } from './hover-place.ts';

type Group = readonly Candidate[];

/** What is typed depends on its own sentence; no more of a long paragraph is read. */
const MAX_READ = 1_000;

/**
 * Items for rules text in English; `face` is the card's, where it is known. A phrase whose first words stand already
 * (`first st`, `target creature you c`) is found from where it begins.
 */
export function englishItems(typed: Typed, face: CardFace | undefined, lexicon?: Lexicon): ProposedItem[] {
  const self = selfOf(face);
  const from = Math.max(0, typed.text.length - MAX_READ);
  const at = (start: number): readonly Group[] => everyGroup(positionAfter(readWords(typed.text.slice(from, start), face?.name?.text, face !== undefined && isLegendary(face), lexicon)), self, lexicon);
  const [own, ...earlier] = wordStarts(typed.text) as [number, ...number[]];
  const begun = earlier.flatMap((start) => at(start).map((group) => group.filter((c) => c.kind !== 'token' && isBegun(c, typed.text.slice(start)))));
  return toItems(typed, own === typed.text.length ? [...at(own), ...begun] : [...begun, ...at(own)]);
}

interface Self {
  /** `this creature`, `this Aura`, `this spell`. */
  name: string;
  spell: boolean;
}

const SELF_WORDS = [['instant', 'spell'], ['sorcery', 'spell'], ['aura', 'Aura'], ['equipment', 'Equipment'], ['vehicle', 'Vehicle'], ['saga', 'Saga'], ['siege', 'Siege'], ['creature', 'creature'], ['planeswalker', 'planeswalker'], ['battle', 'battle'], ['artifact', 'artifact'], ['enchantment', 'enchantment'], ['land', 'land']] as const;

function selfOf(face: CardFace | undefined): Self {
  const line = face?.typeLine?.text.toLowerCase() ?? '';
  const word = SELF_WORDS.find(([type]) => line.includes(type))?.[1] ?? 'creature';
  return { name: `this ${word}`, spell: word === 'spell' };
}

const selfCandidate = ({ name }: Self): Candidate => ({ label: name, insertText: `${name} `, kind: 'word', detail: say`the card itself · rule 201.5` });

/** The set's own words stand first where few others may, else last. */
function everyGroup(position: Position, self: Self, lexicon: Lexicon | undefined): Group[] {
  const groups = groupsAt(position, self);
  const own = definedCandidates(position, lexicon);
  if (own.length === 0) return groups;
  const first = ['token', 'token-article', 'keyword-line', 'granted', 'possessed'].includes(position.slot);
  return first ? [own, ...groups] : [...groups, position.slot === 'ability' ? own.map(capitalize) : own];
}

function groupsAt(position: Position, self: Self): Group[] {
  switch (position.slot) {
    case 'ability': return abilityGroups(self).map((group) => group.map(capitalize));
    case 'mode': return [vocabulary.ORDERS, phrases.EFFECT_OPENERS, [selfCandidate(self)]].map((group) => group.map(capitalize));
    case 'sentence': return [phrases.SENTENCE_OPENERS, [selfCandidate(self)], vocabulary.ORDERS].map((group) => group.map(capitalize));
    case 'effect': return [vocabulary.ORDERS, phrases.EFFECT_OPENERS, [selfCandidate(self)]].map((group) => group.map(capitalize));
    case 'clause': return [vocabulary.BASE_VERBS, phrases.EFFECT_OPENERS, [selfCandidate(self)], vocabulary.SINGULAR_VERBS, vocabulary.typeCandidates(false)];
    case 'cost': return [symbolCandidates('cost').slice(0, 1), phrases.COSTS.map(capitalize), symbolCandidates('cost')];
    case 'keyword-line': return [vocabulary.KEYWORD_CANDIDATES];
    case 'keyword-parameter': return parameterGroups(position.keyword);
    case 'granted': return [vocabulary.KEYWORD_CANDIDATES, position.quality ? phrases.QUALITIES : []];
    case 'event': return [[selfCandidate(self)], phrases.EVENT_SUBJECTS];
    case 'condition': return [phrases.CONDITION_SUBJECTS, [selfCandidate(self)], phrases.EVENT_SUBJECTS];
    case 'base-verb': return [vocabulary.BASE_VERBS];
    case 'duration': return [phrases.DURATIONS];
    case 'step': return [phrases.STEPS_TO_BEGIN, vocabulary.STEP_CANDIDATES];
    case 'any': return everything();
    default: return phraseGroups(position, self);
  }
}

function phraseGroups(position: Position, self: Self): Group[] {
  switch (position.slot) {
    case 'token-article': return [phrases.ARTICLES, vocabulary.predefinedCandidates('a'), position.joined ? vocabulary.BASE_VERBS : []];
    case 'token': return tokenGroups(position);
    case 'after-token': return [phrases.AFTER_TOKEN];
    case 'target': return targetGroups(position.plural, position.verb);
    case 'noun': return nounGroups(position.plural, position.counters);
    case 'possessed': return [phrases.ZONE_NAMES, phrases.POSSESSED, vocabulary.STEP_CANDIDATES];
    case 'object': return [phrases.VERB_OBJECTS[position.verb] ?? phrases.OBJECTS, [selfCandidate(self)]];
    case 'after': return [phrases.AFTER[position.word]];
    case 'damage-recipient': return [phrases.DAMAGE_RECIPIENTS];
    case 'counter-bearer': return [[selfCandidate(self)], phrases.COUNTER_BEARERS];
    case 'zone-from': return [phrases.ZONES_FROM];
    case 'zone-to': return [phrases.ZONES_TO];
    case 'verb': return verbGroups(position);
    case 'after-noun': return [...(position.event ? verbGroups(position) : []), phrases.AFTER_NOUN, ...(position.verbs ? verbGroups(position) : [])];
    default: return everything();
  }
}

/** What triggers wait for stands first in a trigger. */
function verbGroups({ singular, event }: { singular: boolean; event: boolean }): Group[] {
  const verbs = singular ? vocabulary.SINGULAR_VERBS : vocabulary.BASE_VERBS;
  return event ? [vocabulary.eventVerbs(verbs), verbs] : [phrases.MODALS, verbs];
}

function abilityGroups(self: Self): Group[] {
  const own = [selfCandidate(self)];
  if (self.spell) return [phrases.SPELL_OPENERS, vocabulary.ORDERS, own, vocabulary.KEYWORD_CANDIDATES, vocabulary.ABILITY_WORD_CANDIDATES];
  return [phrases.TRIGGER_OPENERS, vocabulary.KEYWORD_CANDIDATES, own, phrases.STATIC_OPENERS, symbolCandidates('cost'), vocabulary.ABILITY_WORD_CANDIDATES, vocabulary.ORDERS];
}

function parameterGroups(id: string): Group[] {
  const keyword = keywordById.get(id);
  switch (keyword?.parameter) {
    case 'cost':
    case 'quality cost':
    case 'N—cost': return [symbolCandidates('cost'), phrases.COSTS];
    case 'quality': return [vocabulary.typeCandidates(false).filter((c) => vocabulary.PERMANENT_TYPES.has(c.label)), vocabulary.COLOR_CANDIDATES, phrases.NOUNS, vocabulary.subtypeCandidates(['creature', 'land', 'artifact'])];
    default: return [];
  }
}

/** What may still follow in the order of a token's description (111.3). */
function tokenGroups({ plural, rank, sized }: Extract<Position, { slot: 'token' }>): Group[] {
  const from = (least: number, group: Group): Group => (rank <= least ? group : []);
  const types = vocabulary.typeCandidates(false).filter((c) => vocabulary.PERMANENT_TYPES.has(c.label));
  return [
    from(RANKS.status, vocabulary.predefinedCandidates(plural ? 'plural' : 'singular')),
    sized ? [] : from(RANKS.supertype, phrases.TOKEN_SIZES),
    from(RANKS.start, phrases.TOKEN_STATES),
    from(RANKS.status, vocabulary.SUPERTYPE_CANDIDATES.filter((c) => c.label === 'legendary' || c.label === 'snow')),
    from(RANKS.color, vocabulary.COLOR_CANDIDATES),
    rank < RANKS.subtype ? [] : phrases.tokenHead(plural),
    rank < RANKS.color ? [] : types,
    vocabulary.subtypeCandidates(sized ? ['creature', 'artifact'] : ['artifact', 'creature', 'enchantment']),
    rank < RANKS.subtype ? [...types, ...phrases.tokenHead(plural).slice(0, 1)] : [],
  ];
}

const ON_STACK = new Set(['counter', 'copy']);
const ON_BATTLEFIELD = new Set(['destroy', 'tap', 'untap', 'sacrifice', 'regenerate', 'goad', 'detain', 'fight', 'transform', 'exert', 'suspect', 'attach', 'convert']);
const NEVER_TARGETS = new Set(['conspiracy', 'dungeon', 'kindred', 'phenomenon', 'plane', 'scheme', 'vanguard', 'instant', 'sorcery', 'conspiracies', 'dungeons', 'kindreds', 'phenomena', 'planes', 'schemes', 'vanguards', 'instants', 'sorceries']);

/** What may be a target of the verb (115.2, 701). */
function targetGroups(plural: boolean, verb: string | null): Group[] {
  if (verb !== null && ON_STACK.has(verb)) return [plural ? phrases.STACK_TARGETS_PLURAL : phrases.STACK_TARGETS];
  const types = vocabulary.typeCandidates(plural).filter((c) => !NEVER_TARGETS.has(c.label));
  const permanents = [...types, ...(plural ? phrases.PERMANENT_TARGETS_PLURAL : phrases.PERMANENT_TARGETS)];
  const players = plural ? phrases.PLAYER_TARGETS_PLURAL : phrases.PLAYER_TARGETS;
  const described = [...phrases.TARGET_ADJECTIVES, ...vocabulary.COLOR_CANDIDATES, ...vocabulary.SUPERTYPE_CANDIDATES];
  const subtypes = vocabulary.subtypeCandidates(['creature', 'artifact', 'enchantment', 'land', 'planeswalker'], plural);
  if (verb !== null && ON_BATTLEFIELD.has(verb)) return [permanents, described, subtypes];
  const cards = plural ? phrases.CARD_TARGETS_PLURAL : phrases.CARD_TARGETS;
  if (verb === 'return') return [cards, permanents, described, subtypes];
  if (verb === 'exile') return [permanents, cards, described, subtypes];
  return [permanents, players, cards, plural ? phrases.STACK_TARGETS_PLURAL : phrases.STACK_TARGETS, described, subtypes];
}

function nounGroups(plural: boolean, counters: boolean): Group[] {
  const nouns = [...vocabulary.typeCandidates(plural), ...(plural ? phrases.PLURAL_NOUNS : phrases.NOUNS)];
  const described = [...phrases.TARGET_ADJECTIVES, ...vocabulary.COLOR_CANDIDATES, ...vocabulary.SUPERTYPE_CANDIDATES];
  const subtypes = vocabulary.subtypeCandidates(['creature', 'artifact', 'land', 'enchantment'], plural);
  const marks = vocabulary.counterCandidates(plural);
  return counters ? [marks, nouns, described, subtypes] : [nouns, described, subtypes, marks];
}

const everything = (): Group[] => [
  vocabulary.BASE_VERBS, vocabulary.typeCandidates(false), vocabulary.KEYWORD_CANDIDATES, phrases.NOUNS, phrases.ZONE_NAMES, vocabulary.COLOR_CANDIDATES,
  vocabulary.SUPERTYPE_CANDIDATES, vocabulary.predefinedCandidates('singular'), vocabulary.counterCandidates(false), vocabulary.subtypeCandidates(['creature', 'artifact', 'enchantment', 'land', 'planeswalker', 'spell']),
  vocabulary.STEP_CANDIDATES,
];
