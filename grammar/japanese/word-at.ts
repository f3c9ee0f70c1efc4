import { STEM_TRIE, WORD_TRIE } from './dictionary.ts';
import type { JapaneseEntry, VerbReading } from './entry.ts';
import { ENDINGS, type ConjugationClass, type Inflection } from './lexicon/inflection.ts';
import { STEMLESS } from './lexicon/stemless.ts';
import { newToken, type JToken } from './token.ts';
import { eachMatch, trieOf, type Trie } from './trie.ts';

const ENDING_TRIES: ReadonlyMap<ConjugationClass, Trie<Inflection>> = new Map([...ENDINGS].map(([cls, endings]) => [cls, trieOf(endings)]));
/** After the bare stem of one verb these begin the ending of another: 戦場に出す. */
const GOES_ON = /[すしさせそたて]/;
/** Words that are none where a verb goes on: 手札に加える. */
const NOT_BEFORE: ReadonlyMap<string, RegExp> = new Map([['に加え', /[、るたなずれらて]/], ['に加えて', /[もよい切]/], ['より', /[も]/], ['残りの', /間/], ['のなら', /ず/], ['の後', /見/], ['それらの', /う/], ['これらの', /う/], ['このターン', /[の]/], ['そのターン', /[の]/]]);

const isNumberStart = (c: string): boolean => (c >= '0' && c <= '9') || c === 'X' || c === 'Y' || c === 'Z';

/** 「〜を攻撃している状態」: the state is a verb with its object. */
const STATE_OF_VERB = /(?:している|した)状態$/;

function isWordHere(text: string, at: number, end: number): boolean {
  const word = text.slice(at, end);
  if (text[at - 1] === 'を' && STATE_OF_VERB.test(word) && !/トークン.{0,5}を$/.test(text.slice(Math.max(0, at - 10), at))) return false;
  return !(NOT_BEFORE.get(word)?.test(text[end] ?? '') ?? false);
}

/** The longest word or inflected verb at `at`; the set's own words before those of the language. */
export function wordAt(text: string, at: number, to: number, defined?: Trie<JapaneseEntry>): JToken | undefined {
  let length = 0;
  let entry: JapaneseEntry | undefined;
  const take = (n: number, value: JapaneseEntry): void => {
    if (n < length || !isWordHere(text, at, at + n)) return;
    length = n;
    entry = value;
  };
  eachMatch(WORD_TRIE, text, at, to, take);
  if (defined) eachMatch(defined, text, at, to, take);
  const verbs = verbsAt(text, at, to);
  let verbLength = 0;
  for (const verb of verbs) if (verb.length > verbLength) verbLength = verb.length;
  if (verbLength === 0 && (length === 0 || (length <= 1 && isNumberStart(text[at]!)))) return undefined;
  const best = Math.max(length, verbLength);
  const token = newToken('word', text.slice(at, at + best), at, at + best);
  if (length === best) token.entry = entry!;
  if (verbLength === best) token.verbs = verbs.filter((v) => v.length === best).map((v) => v.reading);
  return token;
}

interface FoundVerb { length: number; reading: VerbReading }

function endingAt(text: string, at: number, to: number, cls: ConjugationClass): { length: number; inflection: Inflection } | undefined {
  let found: { length: number; inflection: Inflection } | undefined;
  eachMatch(ENDING_TRIES.get(cls)!, text, at, to, (length, inflection) => {
    if (length > 0 || !GOES_ON.test(text[at] ?? '')) found = { length, inflection };
  });
  return found;
}

const NO_VERBS: readonly FoundVerb[] = [];
const OPENS_STEMLESS: ReadonlySet<number> = new Set(STEMLESS.flatMap((verb) => [...ENDING_TRIES.get(verb.class)!.next.keys()]));

/** Verbs and adjectives at `at`. */
function verbsAt(text: string, at: number, to: number): readonly FoundVerb[] {
  const first = text.charCodeAt(at);
  const stemless = OPENS_STEMLESS.has(first);
  if (!stemless && !STEM_TRIE.next.has(first)) return NO_VERBS;
  const found: FoundVerb[] = [];
  eachMatch(STEM_TRIE, text, at, to, (n, stem) => {
    for (const verb of stem) {
      const ending = endingAt(text, at + n, to, verb.class);
      if (ending && (n + ending.length > 1 || text[at + n] === '、')) found.push({ length: n + ending.length, reading: { verb, inflection: ending.inflection } });
    }
  });
  if (stemless) for (const verb of STEMLESS) {
    const ending = endingAt(text, at, to, verb.class);
    if (ending && ending.length > 0) found.push({ length: ending.length, reading: { verb, inflection: ending.inflection } });
  }
  return found;
}
