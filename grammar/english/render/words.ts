import { COLORS } from '../../resolve/token-model.ts';
import { BATCH_NOUNS, NOUNS, STATUSES } from '../nouns.ts';
import { VERBS, type VerbEntry } from '../verbs.ts';
import * as W from '../words.ts';
import { pluralOf } from '../../lexicon.ts';
import { ABILITY_WORDS, CARD_TYPES, COUNTERS, KEYWORDS, REMOVED_SUBTYPES, STEPS, SUBTYPES, SUPERTYPES } from '../../vocabulary/index.ts';

interface Forms {
  singular: string;
  plural: string;
}

/** Words that are written with a capital. */
const PROPER: ReadonlyMap<string, string> = new Map([['ring', 'Ring'], ['ring-bearer', 'Ring-bearer'], ['choose a background', 'choose a Background']]);

/** Key of a noun word: its class and id. */
const keyOf = (cls: string, id: string): string => `${cls}:${id}`;

function nounForms(): Map<string, Forms> {
  const forms = new Map<string, Forms>();
  const add = (cls: string, id: string, singular: string, plural = singular): void => {
    if (!forms.has(keyOf(cls, id))) forms.set(keyOf(cls, id), { singular, plural: plural === '-' ? singular : plural });
  };
  for (const t of CARD_TYPES) add('type', t.id, t.id, t.plural);
  for (const s of SUPERTYPES) add('supertype', s.id, s.id);
  for (const s of [...SUBTYPES, ...REMOVED_SUBTYPES]) add('subtype', s.name, s.name, s.plural);
  for (const n of [...NOUNS, ...BATCH_NOUNS]) add(n.class, n.singular, PROPER.get(n.singular) ?? n.singular, n.plural === '-' ? '-' : n.plural);
  for (const s of STEPS) add('time', s.id, s.names[0]!, `${s.names[0]!}s`);
  for (const s of STATUSES) add('status', s.replace(' ', '-'), s);
  for (const c of [...COLORS, 'colorless']) add('color', c, c);
  for (const c of COUNTERS) add('counter-kind', c.name, c.name);
  for (const k of KEYWORDS) add('keyword', k.id, k.name);
  return forms;
}

const NOUN_FORMS = nounForms();
const STEP_NAMES = new Map(STEPS.map((s) => [s.id, s.names]));
const VERB_ENTRIES: ReadonlyMap<string, VerbEntry> = new Map([...VERBS].reverse().map((v) => [v.base, v]));
const KEYWORD_ENTRIES = new Map(KEYWORDS.map((k) => [k.id, k]));
const ABILITY_WORD_NAMES = new Map(ABILITY_WORDS.map((w) => [w.id, w.name]));

/** Id → its first phrase. */
const reverse = (words: Readonly<Record<string, string>>): ReadonlyMap<string, string> => {
  const map = new Map<string, string>();
  for (const [word, id] of Object.entries(words)) if (!map.has(id)) map.set(id, word);
  return map;
};

/** Where the first phrase of an id is not the current one. */
const CURRENT: ReadonlyMap<string, string> = new Map([['except', 'except'], ['that-many-times', 'that many times']]);

const ADVERBS = reverse(W.ADVERBS);
const SUBORDINATORS = reverse(W.SUBORDINATORS);
const COMPARATIVES = reverse(W.COMPARATIVES);
const PRONOUNS = reverse(W.PRONOUNS);
const COUNT_PHRASES = reverse(W.COUNT_PHRASES);
const DETERMINERS = reverse(Object.fromEntries(Object.entries(W.DETERMINERS).map(([word, [id]]) => [word, id])));
const NUMBERS = new Map(Object.entries(W.NUMBER_WORDS).map(([word, n]) => [n, word]));

export const spaced = (id: string): string => id.replace(/-/g, ' ');

/** A noun-phrase word in its singular or plural form; `form` picks among names of the same part of the turn. */
export function nounWord(cls: string, id: string, plural: boolean, form = 0): string {
  const step = cls === 'time' && form > 0 ? STEP_NAMES.get(id)?.[form] : undefined;
  if (step) return plural ? `${step}s` : step;
  const forms = NOUN_FORMS.get(keyOf(cls, id));
  if (forms) return plural ? forms.plural : forms.singular;
  return plural && cls === 'subtype' ? pluralOf(id) : id;
}

const AUXILIARY: ReadonlyMap<string, VerbEntry> = new Map([
  ['have', { base: 'have', singular: 'has', past: 'had', participle: 'had', ing: 'having', frame: { object: 2, prepositions: [] } }],
  ['be', { base: 'be', singular: 'is', past: 'was', participle: 'been', ing: 'being', frame: { object: 1, prepositions: [] } }],
]);

export const verbEntry = (id: string): VerbEntry =>
  AUXILIARY.get(id) ?? VERB_ENTRIES.get(id) ?? { base: id, singular: `${id}s`, past: `${id}ed`, participle: `${id}ed`, ing: `${id}ing`, frame: { object: 1, prepositions: [] } };

export const keywordName = (id: string, form = 0): string => {
  const keyword = KEYWORD_ENTRIES.get(id);
  if (!keyword) return spaced(id);
  const name = (form > 0 ? keyword.forms?.[form - 1] : undefined) ?? keyword.name;
  return PROPER.get(name) ?? name;
};

export const abilityWord = (id: string): string => ABILITY_WORD_NAMES.get(id) ?? keywordName(id);
export const adverbWord = (id: string): string => CURRENT.get(id) ?? ADVERBS.get(id) ?? spaced(id);
export const subordinatorWord = (id: string): string => CURRENT.get(id) ?? SUBORDINATORS.get(id) ?? spaced(id);
export const comparativeWord = (id: string): string | undefined => COMPARATIVES.get(id);
export const pronounWord = (id: string): string => PRONOUNS.get(id) ?? spaced(id);
export const countPhrase = (id: string): string | undefined => COUNT_PHRASES.get(id);
export const determinerWord = (id: string): string => DETERMINERS.get(id) ?? spaced(id);
export const numberWord = (n: number): string | undefined => NUMBERS.get(n);
export const isAdverb = (id: string): boolean => ADVERBS.has(id);
export const isSubordinator = (id: string): boolean => SUBORDINATORS.has(id);

/** Words that begin with a vowel letter and a consonant sound, and the other way round. */
const CONSONANT_SOUND = /^(?:one\b|once\b|uni(?!n|m)|us(?:e|u)|eu|ut[io])/i;
const VOWEL_SOUND = /^(?:[aeiou]|8|1[18](?!\d)|X\b|hour|honor|heir|[FLMNRSX][-/]|NPC)/i;

/** The indefinite article before `next`. */
export const article = (next: string): 'a' | 'an' => (VOWEL_SOUND.test(next.replace(/^[“"']/, '')) && !CONSONANT_SOUND.test(next) ? 'an' : 'a');

export const capitalize = (text: string): string => text.replace(/^(["“']?)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());
