import {
  ABILITY_WORDS, ACTIONS, CARD_TYPES, COUNTERS, KEYWORDS, NEVER_ORDERED, PREDEFINED_TOKENS, RULE_NOTES, STEPS, SUBTYPES, SUPERTYPES,
  type CardType, type Keyword, type KeywordAction, type Subtype, type SubtypeOwner,
} from '../../grammar/vocabulary/index.ts';
import { noted, say } from '../l10n/message.ts';
import { detailOf, type Candidate } from './completion-candidate.ts';
import { describeAbilityWord, describeAction, describeCardType, describeCounter, describeKeyword, describePredefinedToken, describeSubtype, describeSupertype, describeTurnPart } from './hover-vocabulary.ts';

/** `Ward [cost]` → `ward `: a keyword with what has to follow it left open. */
function keywordCandidates(keyword: Keyword): Candidate[] {
  const { name, rule, ja, since, written, parameter, forms = [] } = keyword;
  const common = { kind: 'keyword', detail: detailOf(rule, ja), documentation: () => describeKeyword(keyword), ...(since ? { since } : {}) } as const;
  const opened = written.replace(/(?:\[| N\b|\bN—).*$/u, (rest) => (rest.startsWith(' ') ? ' ' : ''));
  const insertText = parameter === 'none' || opened === '' ? name : lowerFirst(opened.endsWith(' ') || opened.endsWith('—') ? opened : `${opened} `);
  const own: Candidate[] = written.startsWith('[') ? [] : [{ ...common, label: name, insertText }];
  return [...own, ...forms.map((form) => ({ ...common, label: form }))];
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const KEYWORD_CANDIDATES: readonly Candidate[] = KEYWORDS.flatMap(keywordCandidates);

export const ABILITY_WORD_CANDIDATES: readonly Candidate[] = ABILITY_WORDS.map((word) => ({
  label: `${word.name} —`, insertText: `${word.name} — `, kind: 'word', detail: say`ability word · ${detailOf(word.rule, word.ja)}`, documentation: () => describeAbilityWord(word),
}));

interface VerbForms {
  base: Candidate;
  /** With a subject in the third person singular. */
  singular: Candidate;
}

function actionForms(action: KeywordAction): VerbForms[] {
  const names = action.id === 'tap-and-untap' ? ['tap', 'untap'] : [action.name];
  return names.map((name) => {
    const rest = { kind: 'action', detail: detailOf(action.rule, action.ja), documentation: () => describeAction(action), ...(action.since ? { since: action.since } : {}) } as const;
    const [first, ...others] = name.split(' ');
    const third = [`${first}s`, `${first}es`, first!.replace(/y$/, 'ies')].map((verb) => [verb, ...others].join(' '));
    return { base: { ...rest, label: name }, singular: { ...rest, label: action.forms?.find((form) => third.includes(form)) ?? name } };
  });
}

/** Verbs that are no keyword actions: base, third person, Japanese, rule. */
const PLAIN_VERBS: readonly (readonly [base: string, singular: string, ja: string, rule: string | null])[] = [
  ['draw', 'draws', '引く', '121'], ['put', 'puts', '置く', null], ['return', 'returns', '戻す', '400.7'], ['gain', 'gains', '得る', '119'], ['lose', 'loses', '失う', '119'],
  ['deal', 'deals', '与える', '120.3'], ['add', 'adds', '加える', '106.4'], ['get', 'gets', '修整を受ける', '613.4'], ['have', 'has', '持つ', null], ['enter', 'enters', '戦場に出る', '603.6a'],
  ['die', 'dies', '死亡する', '700.4'], ['attack', 'attacks', '攻撃する', '508'], ['block', 'blocks', 'ブロックする', '509'], ['leave', 'leaves', '離れる', '603.6c'],
  ['choose', 'chooses', '選ぶ', null], ['look', 'looks', '見る', null], ['pay', 'pays', '支払う', '118'], ['copy', 'copies', 'コピーする', '707.10'], ['become', 'becomes', 'なる', null],
  ['remove', 'removes', '取り除く', null], ['prevent', 'prevents', '軽減する', '615'], ['gain control of', 'gains control of', 'コントロールを得る', null],
];

const plainForms = ([base, singular, ja, rule]: (typeof PLAIN_VERBS)[number]): VerbForms => {
  const rest = { kind: 'action', detail: detailOf(rule, ja), ...(rule && RULE_NOTES[rule] ? { documentation: () => noted(RULE_NOTES[rule]!) } : {}) } as const;
  return { base: { ...rest, label: base }, singular: { ...rest, label: singular } };
};

const COMMON_VERBS = ['draw', 'create', 'destroy', 'exile', 'return', 'put', 'gain', 'deal', 'counter', 'search', 'discard', 'sacrifice', 'add', 'tap', 'untap', 'scry', 'surveil', 'mill', 'reveal', 'get'];
const EVERY_VERB: readonly VerbForms[] = [...PLAIN_VERBS.map(plainForms), ...ACTIONS.flatMap(actionForms)];
const VERB_FORMS: readonly VerbForms[] = [
  ...COMMON_VERBS.flatMap((name) => EVERY_VERB.filter((v) => v.base.label === name)), ...EVERY_VERB.filter((v) => !COMMON_VERBS.includes(v.base.label)),
];
export const BASE_VERBS: readonly Candidate[] = VERB_FORMS.map((v) => v.base);
export const ORDERS: readonly Candidate[] = BASE_VERBS.filter((verb) => !NEVER_ORDERED.has(verb.label));
export const SINGULAR_VERBS: readonly Candidate[] = VERB_FORMS.map((v) => v.singular);

/** The events that most triggers wait for. */
const EVENT_VERBS = ['enters', 'dies', 'attacks', 'blocks', 'deals', 'leaves', 'becomes', 'cast', 'casts', 'draw', 'draws', 'gain', 'gains', 'sacrifice', 'sacrifices', 'attack', 'discard', 'discards'];
export const eventVerbs = (verbs: readonly Candidate[]): Candidate[] => EVENT_VERBS.flatMap((label) => verbs.filter((verb) => verb.label === label));

const COMMON_TYPES = ['creature', 'artifact', 'enchantment', 'land', 'planeswalker', 'instant', 'sorcery', 'battle', 'kindred'];
export const RANKED_TYPES: readonly CardType[] = [...COMMON_TYPES.flatMap((id) => CARD_TYPES.filter((t) => t.id === id)), ...CARD_TYPES.filter((t) => !COMMON_TYPES.includes(t.id))];

export const typeCandidates = (plural: boolean): Candidate[] =>
  RANKED_TYPES.map((type) => ({ label: plural ? type.plural : type.id, kind: 'type', detail: detailOf(type.rule, type.ja), documentation: () => describeCardType(type) }));

export const PERMANENT_TYPES: ReadonlySet<string> = new Set(CARD_TYPES.filter((t) => t.permanent).flatMap((t) => [t.id, t.plural]));

export const SUPERTYPE_CANDIDATES: readonly Candidate[] = SUPERTYPES.map((type) => ({ label: type.id, kind: 'type', detail: detailOf(type.rule, type.ja), documentation: () => describeSupertype(type) }));

const subtypeCandidate = (subtype: Subtype, label: string): Candidate => ({ label, kind: 'subtype', detail: detailOf(subtype.rule, subtype.ja), documentation: () => describeSubtype(subtype), ...(subtype.since ? { since: subtype.since } : {}) });
const SORTED_SUBTYPES = [...SUBTYPES].sort((a, b) => (a.name < b.name ? -1 : 1));
const SINGULAR_SUBTYPES = SORTED_SUBTYPES.map((subtype) => ({ of: subtype.of, candidate: subtypeCandidate(subtype, subtype.name) }));
const PLURAL_SUBTYPES = SORTED_SUBTYPES.map((subtype) => ({ of: subtype.of, candidate: subtypeCandidate(subtype, subtype.plural) }));

/** Subtypes of the kinds in `of`, in that order. */
export const subtypeCandidates = (of: readonly SubtypeOwner[], plural = false): Candidate[] =>
  of.flatMap((owner) => (plural ? PLURAL_SUBTYPES : SINGULAR_SUBTYPES).filter((s) => s.of === owner).map((s) => s.candidate));

/** `Food token`, `Food tokens`; with an article where none has been typed. */
export const predefinedCandidates = (number: 'a' | 'singular' | 'plural'): Candidate[] =>
  PREDEFINED_TOKENS.map((token) => ({
    label: `${number === 'a' ? (/^[AEIOU]/.test(token.word) ? 'an ' : 'a ') : ''}${token.word} ${number === 'plural' ? 'tokens' : 'token'}`,
    kind: 'token', detail: detailOf(token.rule, token.nameJa), documentation: () => describePredefinedToken(token), since: token.since,
  }));

const COMMON_COUNTERS = ['+1/+1', '-1/-1', 'charge', 'loyalty', 'lore', 'stun', 'shield', 'time', 'oil', 'flying'];
const RANKED_COUNTERS = [...COMMON_COUNTERS.flatMap((name) => COUNTERS.filter((c) => c.name === name)), ...COUNTERS.filter((c) => !COMMON_COUNTERS.includes(c.name))];

export const counterCandidates = (plural: boolean): Candidate[] =>
  RANKED_COUNTERS.map((counter) => ({ label: `${counter.name} counter${plural ? 's' : ''}`, kind: 'counter', detail: detailOf(counter.rule, counter.ja && `${counter.ja}カウンター`), documentation: () => describeCounter(counter) }));

export const STEP_CANDIDATES: readonly Candidate[] = STEPS.map((part) => ({ label: part.names.at(-1)!, kind: 'word', detail: detailOf(part.rule, part.ja), documentation: () => describeTurnPart(part) }));

const COLOR_NAMES = [['white', '白'], ['blue', '青'], ['black', '黒'], ['red', '赤'], ['green', '緑'], ['colorless', '無色']] as const;
export const COLOR_CANDIDATES: readonly Candidate[] = COLOR_NAMES.map(([label, ja]) => ({ label, kind: 'word', detail: detailOf('105.2', ja), documentation: () => noted(RULE_NOTES['105.2']!) }));
