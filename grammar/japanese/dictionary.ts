import { ABILITY_WORDS, COUNTERS, KEYWORDS } from '../vocabulary/index.ts';
import type { JapaneseEntry, NounReading } from './entry.ts';
import { fold } from './fold.ts';
import { NOUN_FORMS } from './lexicon/noun-forms.ts';
import { JAPANESE_PREDICATES, type JapanesePredicate } from './lexicon/predicates.ts';
import { JAPANESE_VERBS, type JapaneseVerb } from './lexicon/verbs.ts';
import { trieOf, type Trie } from './trie.ts';
import * as W from './lexicon/words.ts';

/** Text in plain width → what it may be. */
const WORDS: ReadonlyMap<string, JapaneseEntry> = buildWords();
export const WORD_TRIE: Trie<JapaneseEntry> = trieOf(WORDS);

/** Every word that has an entry, in plain width. */
export const JAPANESE_WORDS: readonly string[] = [...WORDS.keys()];

export type Stem = readonly (JapaneseVerb | JapanesePredicate)[];

/** What never changes of a verb → the verbs. */
export const STEM_TRIE: Trie<Stem> = trieOf(buildStems());

function buildWords(): ReadonlyMap<string, JapaneseEntry> {
  const words = new Map<string, JapaneseEntry>();
  const at = (text: string): JapaneseEntry => {
    const key = fold(text);
    const known = words.get(key) ?? {};
    words.set(key, known);
    return known;
  };
  const noun = (text: string, reading: NounReading): void => { (at(text).nouns ??= []).push(reading); };
  for (const { text, ...reading } of NOUN_FORMS) noun(text, reading);
  for (const k of KEYWORDS) [k.ja, ...(k.formsJa ?? [])].forEach((ja, form) => { if (ja) { const e = at(ja); e.keyword ??= k.id; if (form) e.keywordForm ??= form; } });
  for (const w of ABILITY_WORDS) if (w.ja) at(w.ja).abilityWord ??= w.id;
  for (const c of COUNTERS) if (c.ja && !/\d|[０-９]/.test(c.ja)) at(c.ja).counterKind ??= c.name;
  addFunctionWords(at);
  return words;
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
