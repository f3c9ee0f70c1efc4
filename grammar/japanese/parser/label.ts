import type { AbilityKind } from '../../tree.ts';
import type { JToken } from '../token.ts';
import { isComma, isMark } from './state.ts';

const ROMAN = /^[IVX]{1,4}$/;

export interface Label { kind: AbilityKind; text: string; price?: string[]; to: number }

const textOf = (tokens: readonly JToken[], from: number, to: number): string => tokens.slice(from, to).map((t, i, all) => (i > 0 && all[i - 1]!.end < t.start ? ' ' : '') + t.text).join('');

/** What stands before the text of an ability: a bullet, a loyalty cost, chapter numbers, a row of a table. */
export function labelOf(tokens: readonly JToken[]): Label | undefined {
  if (isMark(tokens[0], '・')) return { kind: 'mode', text: '•', to: 1 };
  if (tokens[0]?.kind === 'symbols' && isMark(tokens[1], '—') && tokens.length > 2) return { kind: 'mode', text: tokens[0].symbols!.join(''), to: 2 };
  if (tokens.length === 1 && tokens[0]!.kind === 'symbols') return { kind: 'level', text: tokens[0]!.symbols!.join(''), to: 1 };
  if (tokens.length === 1 && tokens[0]!.kind === 'size') return { kind: 'level', text: tokens[0]!.value!, to: 1 };
  if (tokens.every((t) => isMark(t, '/')) || (tokens.length > 4 && [tokens[0], tokens[1], tokens.at(-1), tokens.at(-2)].every((t) => isMark(t, '/')))) return { kind: 'unknown', text: textOf(tokens, 0, tokens.length), to: tokens.length };
  return loyalty(tokens) ?? chapters(tokens) ?? row(tokens);
}

function loyalty(tokens: readonly JToken[]): Label | undefined {
  const open = isMark(tokens[0], '[') ? 1 : 0;
  const sign = isMark(tokens[open], '+') || isMark(tokens[open], '-') || isMark(tokens[open], '—') ? 1 : 0;
  const number = open + sign;
  if (tokens[number]?.kind !== 'number') return undefined;
  const close = number + 1 + (open && isMark(tokens[number + 1], ']') ? 1 : 0);
  if (!isMark(tokens[close], ':')) return undefined;
  return { kind: 'loyalty', text: textOf(tokens, open, number + 1).replace(/[-—]/, '−'), to: close + 1 };
}

function chapters(tokens: readonly JToken[]): Label | undefined {
  let at = 0;
  while (tokens[at] && ROMAN.test(tokens[at]!.text)) {
    at++;
    if (isComma(tokens[at]) || isMark(tokens[at], '・')) at++;
    else break;
  }
  return at > 0 && isMark(tokens[at], '—') ? { kind: 'chapter', text: textOf(tokens, 0, at).replace(/[、,・]/g, ', '), to: at + 1 } : undefined;
}

/** `10—19 |`, `LEVEL 2-5`, `Lv3`, `20+ |`. */
function row(tokens: readonly JToken[]): Label | undefined {
  const bar = tokens.findIndex((t) => isMark(t, '|'));
  if (bar > 0 && bar <= 4 && tokens[0]!.kind === 'number') return { kind: 'row', text: textOf(tokens, 0, bar), to: bar + 1 };
  if (isMark(tokens[0], '+') && tokens[1]?.kind === 'symbols' && isMark(tokens[2], '—')) return { kind: 'mode', text: '+', price: tokens[1].symbols!, to: 3 };
  if (tokens.length === 2 && tokens[0]!.text === 'レベル' && tokens[1]!.kind === 'number') return { kind: 'level', text: tokens[1]!.value!, to: 2 };
  if (/^lv|^level/i.test(tokens[0]?.text ?? '') && tokens[1]?.kind === 'number') {
    let to = 2;
    while (tokens[to] && (tokens[to]!.kind === 'number' || isMark(tokens[to], '-') || isMark(tokens[to], '—') || isMark(tokens[to], '+') || isMark(tokens[to], '~'))) to++;
    return { kind: 'level', text: textOf(tokens, 1, to), to: isMark(tokens[to], ':') ? to + 1 : to };
  }
  return undefined;
}

export interface AbilityWordFound { id: string; flavor?: string; to: number }

/** An ability word, a keyword whose parameter is the ability, or a flavor word before a dash. */
export function wordOf(tokens: readonly JToken[], from: number): AbilityWordFound | undefined {
  const dash = tokens.findIndex((t, i) => i > from && isMark(t, '—'));
  if (dash < 0 || dash - from > 14 || tokens.slice(from, dash).some((t) => isMark(t, '。') || isMark(t, ':') || t.kind === 'parenthesis')) return undefined;
  const [only] = tokens.slice(from, dash);
  const word = only!.entry?.abilityWord ?? only!.entry?.keyword;
  if (dash === from + 1 && word) return { id: word, to: dash + 1 };
  if (dash === from + 2 && only!.entry?.abilityWord && tokens[from + 1]!.kind === 'number') return { id: only!.entry.abilityWord, to: dash + 1 };
  return { id: 'flavor-word', flavor: textOf(tokens, from, dash), to: dash + 1 };
}
