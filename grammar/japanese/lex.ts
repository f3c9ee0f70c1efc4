import { KEYWORDS } from '../vocabulary/index.ts';
import type { JapaneseEntry } from './entry.ts';
import { symbolAt } from './symbols.ts';
import { newToken, type JToken, type JTokenKind } from './token.ts';
import type { Trie } from './trie.ts';
import { wordAt } from './word-at.ts';

const CLOSES: Readonly<Record<string, string>> = { '「': '」', '『': '』', '(': ')' };
const CHANGE = /[+-](?:\d+|[XYZx*])\/[+-](?:\d+|[XYZx*])/y;
const SIZE = /(?:\d+|[XYZ*](?:[+-]\d+)?|\d\+\*)\/(?:\d+|[XYZ*](?:[+-]\d+)?|\d\+\*)(?![\d/])/y;
const NUMBER = /\d+|[XYZ](?![A-Za-z])/y;
const NAME = /《[^《》]{1,60}》/y;
const LATIN = /[A-Za-z][A-Za-z'’.&-]*/y;
const MARKS = new Set([...'〔〕、,。:—|・-+~/.!?;=[]']);
const MAX_DEPTH = 6;

const match = (pattern: RegExp, text: string, at: number): string | undefined => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
};

/** The card's own names in plain width, longest first. */
export type OwnNames = readonly string[];

/** What stands for something else than the language says: the card's names, the set's own words. */
export interface OwnWords {
  names: OwnNames;
  defined?: Trie<JapaneseEntry>;
}

/** A quotation or parenthesis beyond this many units is none. */
const MAX_GROUP = 4_000;

const SPACE = 32;
const isSpace = (code: number): boolean => code === SPACE || ((code < SPACE || (code > 126 && !isKana(code))) && /\s/.test(String.fromCharCode(code)));

/** Units of `text`, which is in plain width, from `from` to `to`; nothing but white space is left out. */
export function lex(text: string, own: OwnWords, from = 0, to = text.length, depth = 0): JToken[] {
  const tokens: JToken[] = [];
  let at = from;
  while (at < to) {
    if (isSpace(text.charCodeAt(at))) { at++; continue; }
    const token = (takesQuality(tokens.at(-1)) && text[at] === '(' ? groupAt(text, own, at, to, depth) : undefined) ?? tokenAt(text, own, at, to, depth);
    const last = tokens.at(-1);
    at = token.end;
    if (token.kind === 'unknown' && last?.kind === 'unknown' && last.end === token.start) {
      last.text += token.text;
      last.end = token.end;
    } else tokens.push(token);
  }
  return tokens;
}

/** A name goes before a word of its length, a part of a name only before shorter ones. */
const isOwnName = (name: string, word: JToken | undefined, own: OwnWords): boolean => { const length = word?.text.length ?? 0; return length < name.length || (length === name.length && name === own.names[0]); };

/** Which part of the whole name an own name is; undefined where it is the whole. */
const partOf = (own: string, whole: string): number | undefined => (own === whole ? undefined : whole.endsWith(own) ? 1 : 2);

const tokenOf = (kind: JTokenKind, text: string, at: number, length: number): JToken => newToken(kind, text.slice(at, at + length), at, at + length);

function valueToken(kind: JTokenKind, text: string, at: number, written: string, value = written): JToken {
  const token = tokenOf(kind, text, at, written.length);
  token.value = value;
  return token;
}

function selfToken(text: string, at: number, name: string, whole: string): JToken {
  const token = tokenOf('self', text, at, name.length);
  token.self = 'name';
  token.part = partOf(name, whole);
  return token;
}

/** What stands in parentheses after プロテクション and 呪禁 is a quality, never a symbol. */
const takesQuality = (before: JToken | undefined): boolean => before?.entry?.keyword !== undefined && QUALITY_KEYWORDS.has(before.entry.keyword);
const QUALITY_KEYWORDS: ReadonlySet<string> = new Set(['hexproof', ...KEYWORDS.filter((k) => k.parameter === 'quality').map((k) => k.id)]);

function tokenAt(text: string, own: OwnWords, at: number, to: number, depth: number): JToken {
  const name = own.names.length > 0 ? own.names.find((n) => text.startsWith(n, at)) : undefined;
  if (name && isOwnName(name, wordAt(text, at, to, own.defined), own)) return selfToken(text, at, name, own.names[0]!);
  if (!isKana(text.charCodeAt(at))) {
    const special = specialAt(text, own, at, to, depth);
    if (special) return special;
  }
  return wordAt(text, at, to, own.defined) ?? numberOrMark(text, at);
}

/** Hiragana, katakana and kanji, with which nothing but words begins. */
const isKana = (code: number): boolean => (code >= 0x3041 && code <= 0x30fa) || (code >= 0x4e00 && code <= 0x9fff);

/** Symbols, brackets and what stands in them, names of cards, power and toughness. */
function specialAt(text: string, own: OwnWords, at: number, to: number, depth: number): JToken | undefined {
  const symbol = symbolAt(text, at);
  if (symbol) return symbolRun(text, at, to);
  const group = CLOSES[text[at]!] && depth < MAX_DEPTH ? groupAt(text, own, at, to, depth) : undefined;
  if (group) return group;
  const card = match(NAME, text, at);
  if (card) return valueToken('name', text, at, card, card.slice(1, -1));
  const change = match(CHANGE, text, at);
  if (change) return valueToken('change', text, at, change);
  const size = match(SIZE, text, at);
  return size ? valueToken('size', text, at, size) : undefined;
}

function numberOrMark(text: string, at: number): JToken {
  const number = match(NUMBER, text, at);
  if (number) return valueToken('number', text, at, number);
  if (MARKS.has(text[at]!)) return tokenOf('mark', text, at, 1);
  const latin = match(LATIN, text, at);
  return tokenOf('unknown', text, at, latin?.length ?? 1);
}

function symbolRun(text: string, at: number, to: number): JToken {
  const symbols: string[] = [];
  let end = at;
  for (let next = symbolAt(text, end); next && next.end <= to; next = symbolAt(text, end)) {
    symbols.push(next.symbol);
    end = next.end;
  }
  const token = tokenOf('symbols', text, at, end - at);
  token.symbols = symbols;
  return token;
}

function groupAt(text: string, own: OwnWords, at: number, to: number, depth: number): JToken | undefined {
  const open = text[at]!;
  const close = CLOSES[open]!;
  let level = 0;
  const end = Math.min(to, at + MAX_GROUP);
  for (let i = at; i < end; i++) {
    if (text[i] === open) level++;
    else if (text[i] === close && --level === 0) {
      const token = tokenOf(open === '(' ? 'parenthesis' : 'quotation', text, at, i + 1 - at);
      token.inner = lex(text, own, at + 1, i, depth + 1);
      token.open = { start: at, end: at + 1 };
      token.close = { start: i, end: i + 1 };
      return token;
    }
  }
  return undefined;
}
