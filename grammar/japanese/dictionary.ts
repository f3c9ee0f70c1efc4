import { ABILITY_WORDS, ACTIONS, CARD_TYPES, COUNTERS, KEYWORDS, SUBTYPES, SUPERTYPES } from '../vocabulary/index.ts';
import type { JapaneseEntry, NounReading } from './entry.ts';
import { fold } from './fold.ts';
import { COLOR_WORDS } from './lexicon/colors.ts';
import { JAPANESE_NOUNS, JAPANESE_ORDERS, JAPANESE_STATES } from './lexicon/nouns.ts';
import { JAPANESE_PREDICATES, type JapanesePredicate } from './lexicon/predicates.ts';
import { JAPANESE_VERBS, type JapaneseVerb } from './lexicon/verbs.ts';
import * as W from './lexicon/words.ts';

/** Text in plain width → what it may be. */
export const WORDS: ReadonlyMap<string, JapaneseEntry> = buildWords();
/** First unit of a word → the lengths of the words that begin with it, longest first. */
export const WORD_LENGTHS: ReadonlyMap<string, readonly number[]> = lengthsOf(WORDS);

export type Stem = readonly (JapaneseVerb | JapanesePredicate)[];

/** What never changes of a verb → the verbs. */
export const STEMS: ReadonlyMap<string, Stem> = buildStems();
export const STEM_LENGTHS: ReadonlyMap<string, readonly number[]> = lengthsOf(STEMS);

function buildWords(): ReadonlyMap<string, JapaneseEntry> {
  const words = new Map<string, JapaneseEntry>();
  const at = (text: string): JapaneseEntry => {
    const key = fold(text);
    const known = words.get(key) ?? {};
    words.set(key, known);
    return known;
  };
  const noun = (text: string, reading: NounReading): void => { (at(text).nouns ??= []).push(reading); };
  addNouns(noun);
  for (const k of KEYWORDS) [k.ja, ...(k.formsJa ?? [])].forEach((ja, form) => { if (ja) { const e = at(ja); e.keyword ??= k.id; if (form) e.keywordForm ??= form; } });
  for (const w of ABILITY_WORDS) if (w.ja) at(w.ja).abilityWord ??= w.id;
  for (const c of COUNTERS) if (c.ja && !/\d|[０-９]/.test(c.ja)) at(c.ja).counterKind ??= c.name;
  addFunctionWords(at);
  return words;
}

function addNouns(noun: (text: string, reading: NounReading) => void): void {
  for (const n of JAPANESE_NOUNS) n.ja.forEach((ja, form) => noun(ja, { class: n.class, id: n.id, form, ...(n.counter ? { counter: n.counter } : {}) }));
  for (const t of CARD_TYPES) noun(t.ja, { class: 'type', id: t.id, form: 0 });
  for (const s of SUPERTYPES) if (s.ja) noun(s.ja.replace(/の$/, ''), { class: 'supertype', id: s.id, form: 0 });
  for (const s of SUBTYPES) if (s.ja) noun(s.ja, { class: 'subtype', id: s.name, form: 0 });
  for (const [id, forms] of Object.entries(JAPANESE_STATES)) forms.forEach((ja, form) => noun(ja, { class: 'status', id, form }));
  for (const [id, forms] of Object.entries(JAPANESE_ORDERS)) forms.forEach((ja, form) => noun(ja, { class: 'order', id, form }));
  for (const a of ACTIONS) for (const ja of actionNouns(a.ja)) noun(ja, { class: 'thing', id: a.id, form: 0, action: true });
  for (const [id, ja] of Object.entries(COLOR_WORDS)) noun(ja, { class: 'color', id, form: 0 });
}

/** The noun of an action that is done: 占術 of 占術を行う, 切削 of 切削する. */
function actionNouns(ja: string | null): string[] {
  const stems = (ja ?? '').split('／').map((one) => [one, one.replace(/(?:を行う|する|させる)$/, '')] as const);
  return stems.flatMap(([one, stem]) => (stem !== one && stem.length > 1 ? [stem] : []));
}

function addFunctionWords(at: (text: string) => JapaneseEntry): void {
  for (const [ja, id] of Object.entries(W.PARTICLES)) at(ja).particle = id;
  for (const [ja, id] of Object.entries(W.JOINERS)) at(ja).joiner = id;
  for (const [ja, id] of Object.entries(W.DETERMINERS)) at(ja).determiner = id;
  for (const [ja, id] of Object.entries(W.PRONOUNS)) at(ja).pronoun = id;
  for (const [ja, id] of Object.entries(W.ADVERBS)) at(ja).adverb = id;
  for (const [ja, value] of Object.entries(W.CONDITIONS)) at(ja).condition = value;
  for (const [ja, id] of Object.entries(W.SUBORDINATORS)) at(ja).subordinator = id;
  for (const [ja, id] of Object.entries(W.COUNTER_WORDS)) at(ja).counterWord = id;
  for (const [ja, id] of Object.entries(W.COUNT_TAILS)) at(ja).countTail = id;
  for (const [ja, id] of Object.entries(W.COUNT_HEADS)) at(ja).countHead = id;
  for (const [ja, id] of Object.entries(W.COUNT_WORDS)) at(ja).countWord = id;
}

function buildStems(): ReadonlyMap<string, Stem> {
  const stems = new Map<string, (JapaneseVerb | JapanesePredicate)[]>();
  for (const verb of [...JAPANESE_VERBS, ...JAPANESE_PREDICATES]) {
    const key = fold(verb.stem);
    if (!stems.has(key)) stems.set(key, []);
    stems.get(key)!.push(verb);
  }
  return stems;
}

function lengthsOf(map: ReadonlyMap<string, unknown>): ReadonlyMap<string, readonly number[]> {
  const lengths = new Map<string, Set<number>>();
  for (const key of map.keys()) {
    if (!lengths.has(key[0]!)) lengths.set(key[0]!, new Set());
    lengths.get(key[0]!)!.add(key.length);
  }
  return new Map([...lengths].map(([first, set]) => [first, [...set].sort((a, b) => b - a)]));
}
