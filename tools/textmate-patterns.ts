/** Words that a rule of the TextMate grammar stands for, as the source of one regular expression. */

const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/['’]/g, "['’]");

/**
 * An alternation of literal words, grouped by first character so that a scanner drops most of them at once.
 * It has no repetition, so that it cannot backtrack more than the length of its longest word.
 */
export function anyOf(words: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const word of [...new Set(words)].sort((a, b) => b.length - a.length || (a < b ? -1 : 1))) {
    const [first = ''] = word;
    groups.set(first, [...(groups.get(first) ?? []), word.slice(first.length)]);
  }
  const branches = [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([first, rests]) =>
    escaped(first) + (rests.length === 1 ? escaped(rests[0]!) : `(?:${rests.map(escaped).join('|')})`));
  return branches.length === 1 ? branches[0]! : `(?:${branches.join('|')})`;
}

/** Edges of a word of Latin letters, which Japanese may follow without a space. */
export const START = '(?<![A-Za-z0-9])';
export const END = '(?![A-Za-z0-9])';

/** Whole words in any case. */
export const wholeWords = (words: readonly string[]): string => `${START}(?i:${anyOf(words.map((word) => word.toLowerCase()))})${END}`;

/** Whole words with their capitals. */
export const properWords = (words: readonly string[]): string => `${START}${anyOf(words)}${END}`;

export const present = <T>(values: readonly (T | null | undefined)[]): T[] => values.filter((value): value is T => value != null);

/** `destroy` → destroy, destroys, destroyed, destroying; of several words the first is inflected. */
export function verbForms(verb: string): string[] {
  const [first = '', ...rest] = verb.split(' ');
  const stem = first.replace(/e$/, '');
  const consonantY = /[^aeiou]y$/.test(first);
  const third = consonantY ? first.replace(/y$/, 'ies') : /(?:s|x|z|ch|sh)$/.test(first) ? `${first}es` : `${first}s`;
  const past = consonantY ? first.replace(/y$/, 'ied') : `${stem}ed`;
  return [first, third, past, `${stem}ing`].map((form) => [form, ...rest].join(' '));
}

/** Singular and regular plural. */
export const nounForms = (noun: string): string[] => [noun, noun.endsWith('y') ? noun.replace(/y$/, 'ies') : `${noun}s`];

const KATAKANA = '[ァ-ヺー]';
const startsKatakana = /^[ァ-ヺー]/;
const endsKatakana = /[ァ-ヺー]$/;

/**
 * Japanese words, which no spaces part: katakana words never stand inside a longer katakana word,
 * and a word of one character counts only beside an interpunct or before a token, card or type.
 */
export function japaneseWords(words: readonly string[]): string {
  const long = words.filter((word) => [...word].length > 1);
  const katakana = long.filter((word) => startsKatakana.test(word) && endsKatakana.test(word));
  const others = long.filter((word) => !katakana.includes(word));
  const short = words.filter((word) => [...word].length === 1);
  return [
    katakana.length ? `(?<!${KATAKANA})${anyOf(katakana)}(?!${KATAKANA})` : '',
    others.length ? anyOf(others) : '',
    short.length ? `(?<=・)${anyOf(short)}|${anyOf(short)}(?=・)` : '',
  ].filter(Boolean).join('|');
}

/** Japanese verbs in their dictionary form, with the inflections that rules text has. */
export function japaneseVerbs(verbs: readonly string[]): string {
  const stems = (ending: RegExp): string[] => verbs.filter((verb) => ending.test(verb)).map((verb) => verb.replace(ending, ''));
  const suru = stems(/(?:を行う|する)$/);
  const others = verbs.filter((verb) => !/(?:を行う|する)$/.test(verb));
  const ichidan = others.filter((verb) => /[えけげせてべめれ]る$/.test(verb)).map((verb) => verb.slice(0, -1));
  const godan = others.filter((verb) => /[うくぐすつぶむる]$/.test(verb) && !/[えけげせてべめれ]る$/.test(verb)).map((verb) => verb.slice(0, -1));
  const fixed = others.filter((verb) => !/[うくぐすつぶむる]$/.test(verb));
  return [
    suru.length ? `${anyOf(suru)}(?:を行[いうっえわ]|する|して|した|され|させ|し)?` : '',
    ichidan.length ? `${anyOf(ichidan)}(?:る|た|て|られ)?` : '',
    godan.length ? `${anyOf(godan)}[あいうえおかきくけこさしすせそたちつてとばびぶべぼまみむめもらりるれろわっん]` : '',
    fixed.length ? anyOf(fixed) : '',
  ].filter(Boolean).join('|');
}
