import { KEYWORDS } from '../vocabulary/index.ts';
import type { JapaneseEntry } from './entry.ts';
import { symbolAt } from './symbols.ts';
import type { JToken } from './token.ts';
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

/** Which part of the whole name an own name is. */
const partOf = (own: string, whole: string): { part?: number } => (own === whole ? {} : { part: whole.endsWith(own) ? 1 : 2 });

/** What stands in parentheses after プロテクション is a quality, never a symbol. */
const takesQuality = (before: JToken | undefined): boolean => before?.entry?.keyword !== undefined && QUALITY_KEYWORDS.has(before.entry.keyword);
const QUALITY_KEYWORDS: ReadonlySet<string> = new Set(KEYWORDS.filter((k) => k.parameter === 'quality').map((k) => k.id));

function tokenAt(text: string, own: OwnWords, at: number, to: number, depth: number): JToken {
  const make = (kind: JToken['kind'], length: number, more: Partial<JToken> = {}): JToken => ({ kind, text: text.slice(at, at + length), start: at, end: at + length, ...more });
  const name = own.names.length > 0 ? own.names.find((n) => text.startsWith(n, at)) : undefined;
  if (name && isOwnName(name, wordAt(text, at, to, own.defined), own)) return make('self', name.length, { self: 'name', ...partOf(name, own.names[0]!) });
  if (!isKana(text.charCodeAt(at))) {
    const special = specialAt(text, own, at, to, depth, make);
    if (special) return special;
  }
  return wordAt(text, at, to, own.defined) ?? numberOrMark(text, at, make);
}

/** Hiragana, katakana and kanji, with which nothing but words begins. */
const isKana = (code: number): boolean => (code >= 0x3041 && code <= 0x30fa) || (code >= 0x4e00 && code <= 0x9fff);

type Make = (kind: JToken['kind'], length: number, more?: Partial<JToken>) => JToken;

/** Symbols, brackets and what stands in them, names of cards, power and toughness. */
function specialAt(text: string, own: OwnWords, at: number, to: number, depth: number, make: Make): JToken | undefined {
  const symbol = symbolAt(text, at);
  if (symbol) return symbolRun(text, at, to);
  const group = CLOSES[text[at]!] && depth < MAX_DEPTH ? groupAt(text, own, at, to, depth) : undefined;
  if (group) return group;
  const card = match(NAME, text, at);
  if (card) return make('name', card.length, { value: card.slice(1, -1) });
  const change = match(CHANGE, text, at);
  if (change) return make('change', change.length, { value: change });
  const size = match(SIZE, text, at);
  return size ? make('size', size.length, { value: size }) : undefined;
}

function numberOrMark(text: string, at: number, make: Make): JToken {
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

function groupAt(text: string, own: OwnWords, at: number, to: number, depth: number): JToken | undefined {
  const open = text[at]!;
  const close = CLOSES[open]!;
  let level = 0;
  const end = Math.min(to, at + MAX_GROUP);
  for (let i = at; i < end; i++) {
    if (text[i] === open) level++;
    else if (text[i] === close && --level === 0) {
      return {
        kind: open === '(' ? 'parenthesis' : 'quotation', text: text.slice(at, i + 1), start: at, end: i + 1,
        inner: lex(text, own, at + 1, i, depth + 1), open: { start: at, end: at + 1 }, close: { start: i, end: i + 1 },
      };
    }
  }
  return undefined;
}
