import { KEYWORDS } from '../vocabulary/index.ts';
import { STEM_LENGTHS, STEMS, WORD_LENGTHS, WORDS } from './dictionary.ts';
import type { VerbReading } from './entry.ts';
import { ENDINGS, type ConjugationClass, type Inflection } from './lexicon/inflection.ts';
import { STEMLESS } from './lexicon/stemless.ts';
import { symbolAt } from './symbols.ts';
import type { JToken } from './token.ts';

const LONGEST_ENDING = new Map([...ENDINGS].map(([c, map]) => [c, Math.max(...[...map.keys()].map((k) => k.length))]));
const CLOSES: Readonly<Record<string, string>> = { '「': '」', '『': '』', '(': ')' };
const CHANGE = /[+-](?:\d+|[XYZx*])\/[+-](?:\d+|[XYZx*])/y;
const SIZE = /(?:\d+|[XYZ*](?:[+-]\d+)?|\d\+\*)\/(?:\d+|[XYZ*](?:[+-]\d+)?|\d\+\*)(?![\d/])/y;
const NUMBER = /\d+|[XYZ](?![A-Za-z])/y;
const NAME = /《[^《》]{1,60}》/y;
const LATIN = /[A-Za-z][A-Za-z'’.&-]*/y;
/** After the bare stem of one verb these begin the ending of another: 戦場に出す. */
const GOES_ON = /[すしさせそたて]/;
/** Words that are none where a verb goes on: 手札に加える. */
const NOT_BEFORE: ReadonlyMap<string, RegExp> = new Map([['に加え', /[、るたなずれらて]/], ['に加えて', /[もよい切]/], ['より', /[も]/], ['残りの', /間/], ['のなら', /ず/], ['の後', /見/], ['それらの', /う/], ['これらの', /う/], ['このターン', /[の]/], ['そのターン', /[の]/]]);
const MARKS = new Set([...'〔〕、,。:—|・-+~/.!?;=[]']);
const MAX_DEPTH = 6;

const match = (pattern: RegExp, text: string, at: number): string | undefined => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
};

/** The card's own names in plain width, longest first. */
export type OwnNames = readonly string[];

/** Units of `text`, which is in plain width, from `from` to `to`; nothing but white space is left out. */
export function lex(text: string, names: OwnNames, from = 0, to = text.length, depth = 0): JToken[] {
  const tokens: JToken[] = [];
  let at = from;
  while (at < to) {
    if (/\s/.test(text[at]!)) { at++; continue; }
    const token = (takesQuality(tokens.at(-1)) && text[at] === '(' ? groupAt(text, names, at, to, depth) : undefined) ?? tokenAt(text, names, at, to, depth);
    const last = tokens.at(-1);
    at = token.end;
    if (token.kind === 'unknown' && last?.kind === 'unknown' && last.end === token.start) {
      last.text += token.text;
      last.end = token.end;
    } else tokens.push(token);
  }
  return tokens;
}

/** Which part of the whole name an own name is. */
const partOf = (own: string, whole: string): { part?: number } => (own === whole ? {} : { part: whole.endsWith(own) ? 1 : 2 });

/** What stands in parentheses after プロテクション is a quality, never a symbol. */
const takesQuality = (before: JToken | undefined): boolean => before?.entry?.keyword !== undefined && QUALITY_KEYWORDS.has(before.entry.keyword);
const QUALITY_KEYWORDS: ReadonlySet<string> = new Set(KEYWORDS.filter((k) => k.parameter === 'quality').map((k) => k.id));

function tokenAt(text: string, names: OwnNames, at: number, to: number, depth: number): JToken {
  const make = (kind: JToken['kind'], length: number, more: Partial<JToken> = {}): JToken => ({ kind, text: text.slice(at, at + length), start: at, end: at + length, ...more });
  const own = names.find((n) => text.startsWith(n, at));
  if (own && longestWord(text, at, to) <= own.length) return make('self', own.length, { self: 'name', ...partOf(own, names[0]!) });
  const symbol = symbolAt(text, at);
  if (symbol) return symbolRun(text, at, to);
  const close = CLOSES[text[at]!];
  if (close && depth < MAX_DEPTH) {
    const group = groupAt(text, names, at, to, depth);
    if (group) return group;
  }
  const name = match(NAME, text, at);
  if (name) return make('name', name.length, { value: name.slice(1, -1) });
  const change = match(CHANGE, text, at);
  if (change) return make('change', change.length, { value: change });
  const size = match(SIZE, text, at);
  if (size) return make('size', size.length, { value: size });
  return wordAt(text, at, to) ?? numberOrMark(text, at, make);
}

function numberOrMark(text: string, at: number, make: (kind: JToken['kind'], length: number, more?: Partial<JToken>) => JToken): JToken {
  const number = match(NUMBER, text, at);
  if (number) return make('number', number.length, { value: number });
  if (MARKS.has(text[at]!)) return make('mark', 1);
  const latin = match(LATIN, text, at);
  if (latin) return make('unknown', latin.length);
  return make('unknown', 1);
}

function symbolRun(text: string, at: number, to: number): JToken {
  const symbols: string[] = [];
  let end = at;
  for (let next = symbolAt(text, end); next && next.end <= to; next = symbolAt(text, end)) {
    symbols.push(next.symbol);
    end = next.end;
  }
  return { kind: 'symbols', text: text.slice(at, end), start: at, end, symbols };
}

function groupAt(text: string, names: OwnNames, at: number, to: number, depth: number): JToken | undefined {
  const open = text[at]!;
  const close = CLOSES[open]!;
  let level = 0;
  for (let i = at; i < to; i++) {
    if (text[i] === open) level++;
    else if (text[i] === close && --level === 0) {
      return {
        kind: open === '(' ? 'parenthesis' : 'quotation', text: text.slice(at, i + 1), start: at, end: i + 1,
        inner: lex(text, names, at + 1, i, depth + 1), open: { start: at, end: at + 1 }, close: { start: i, end: i + 1 },
      };
    }
  }
  return undefined;
}

/** Length of the longest word or inflected verb at `at`. */
function longestWord(text: string, at: number, to: number): number {
  return wordAt(text, at, to)?.text.length ?? 0;
}

const isNumberStart = (c: string): boolean => (c >= '0' && c <= '9') || c === 'X' || c === 'Y' || c === 'Z';

/** 「〜を攻撃している状態」: the state is a verb with its object. */
const STATE_OF_VERB = /(?:している|した)状態$/;

function isWordHere(text: string, at: number, end: number): boolean {
  const word = text.slice(at, end);
  if (text[at - 1] === 'を' && STATE_OF_VERB.test(word)) return false;
  return WORDS.has(word) && !(NOT_BEFORE.get(word)?.test(text[end] ?? '') ?? false);
}

function wordAt(text: string, at: number, to: number): JToken | undefined {
  let length = (WORD_LENGTHS.get(text[at]!) ?? []).find((n) => at + n <= to && isWordHere(text, at, at + n)) ?? 0;
  const verbs = verbsAt(text, at, to);
  const verbLength = verbs[0]?.length ?? 0;
  if (isNumberStart(text[at]!) && verbLength === 0 && length <= 1) return undefined;
  if (verbLength === 0 && length === 0) return undefined;
  const best = Math.max(length, verbLength);
  if (length < best) length = 0;
  const word = text.slice(at, at + best);
  const entry = length ? WORDS.get(word) : undefined;
  const readings = verbLength === best ? verbs.filter((v) => v.length === best).map((v) => v.reading) : undefined;
  return { kind: 'word', text: word, start: at, end: at + best, ...(entry ? { entry } : {}), ...(readings ? { verbs: readings } : {}) };
}

interface FoundVerb { length: number; reading: VerbReading }

function endingAt(text: string, at: number, to: number, cls: ConjugationClass): { length: number; inflection: Inflection } | undefined {
  const endings = ENDINGS.get(cls)!;
  for (let n = Math.min(LONGEST_ENDING.get(cls)!, to - at); n >= 0; n--) {
    const inflection = endings.get(text.slice(at, at + n));
    if (inflection && !(n === 0 && GOES_ON.test(text[at] ?? ''))) return { length: n, inflection };
  }
  return undefined;
}

/** Verbs and adjectives at `at`, the longest first. */
function verbsAt(text: string, at: number, to: number): FoundVerb[] {
  const found: FoundVerb[] = [];
  for (const n of STEM_LENGTHS.get(text[at]!) ?? []) {
    if (at + n > to) continue;
    for (const verb of STEMS.get(text.slice(at, at + n)) ?? []) {
      const ending = endingAt(text, at + n, to, verb.class);
      if (ending && (n + ending.length > 1 || text[at + n] === '、')) found.push({ length: n + ending.length, reading: { verb, inflection: ending.inflection } });
    }
  }
  for (const verb of STEMLESS) {
    const ending = endingAt(text, at, to, verb.class);
    if (ending && ending.length > 0) found.push({ length: ending.length, reading: { verb, inflection: ending.inflection } });
  }
  return found.sort((x, y) => y.length - x.length);
}
