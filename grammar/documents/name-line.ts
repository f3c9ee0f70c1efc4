import type { SourceText, Span } from '../span.ts';
import { hasJapanese, isJapanese, isWhiteSpace, sourceText, trimmedSpan } from './text-scan.ts';

export interface NameLine {
  /** One name, or the English and the Japanese one in the order of the source; none where the line is a mana cost only. */
  names: SourceText[];
  manaCost: SourceText | null;
  /** The `/` between two names, and 《 》 around them. */
  delimiters: Span[];
}

/** Reads `Name {1}{G}`, `日本語名/English Name (１)(緑)` or `《日本語名》` from a trimmed span of `text`. */
export function readNameLine(text: string, line: Span): NameLine {
  const costStart = manaCostStart(text, line);
  const manaCost = costStart < line.end ? sourceText(text, costStart, line.end) : null;
  const delimiters: Span[] = [];
  let name = trimmedSpan(text, line.start, costStart);
  if (text[name.start] === '《' && text[name.end - 1] === '》') {
    delimiters.push({ start: name.start, end: name.start + 1 }, { start: name.end - 1, end: name.end });
    name = trimmedSpan(text, name.start + 1, name.end - 1);
  }
  const slash = slashBetweenScripts(text, name);
  if (slash !== null) delimiters.push({ start: slash, end: slash + 1 });
  const parts = slash === null ? [name] : [trimmedSpan(text, name.start, slash), trimmedSpan(text, slash + 1, name.end)];
  return { names: parts.filter((part) => part.start < part.end).map((part) => sourceText(text, part.start, part.end)), manaCost, delimiters };
}

/** Where the symbols at the end of the line begin; `line.end` where there are none. */
function manaCostStart(text: string, line: Span): number {
  let cost = line.end;
  let at = line.end;
  let symbols = 0;
  let braces = false;
  while (at > line.start) {
    const open = symbolStart(text, line.start, at);
    if (open < 0) break;
    braces ||= /[}｝]/u.test(text[at - 1]!);
    symbols++;
    cost = at = open;
    while (at > line.start && isBetweenSymbols(text.charCodeAt(at - 1))) at--;
  }
  const ambiguous = symbols === 1 && !braces && !hasJapanese(text.slice(line.start, line.end)) && !/[０-９Ａ-Ｚ]/u.test(text.slice(cost, line.end));
  return ambiguous ? line.end : cost;
}

const isBetweenSymbols = (code: number): boolean => isWhiteSpace(code) || code === 0x2f || code === 0xff0f || code === 0x7c;

const MAX_SYMBOL = 20;
const OLD_SYMBOL = /^[(（](?:[0-9０-９]{1,3}|[A-ZＡ-Ｚ白青黒赤緑無氷◇Φφ½]{1,2})(?:[/／][0-9０-９A-ZＡ-Ｚ白青黒赤緑無氷◇Φφ]{1,2}){0,2}[)）]$/u;

/** The start of the symbol that ends at `end`, `{…}` or the older `(２)`; -1 where there is none. */
function symbolStart(text: string, start: number, end: number): number {
  const close = text[end - 1]!;
  const braces = close === '}' || close === '｝';
  if (!braces && close !== ')' && close !== '）') return -1;
  for (let i = end - 2; i >= start && i >= end - MAX_SYMBOL; i--) {
    const c = text[i]!;
    if (braces ? c === '{' || c === '｛' : c === '(' || c === '（') return braces || OLD_SYMBOL.test(text.slice(i, end)) ? i : -1;
    if (c === '}' || c === '｝' || c === ')' || c === '）') return -1;
  }
  return -1;
}

/** The offset of the slash with a Japanese name on one side and a Latin one on the other. */
function slashBetweenScripts(text: string, name: Span): number | null {
  let firstJapanese = -1;
  let lastJapanese = -1;
  let slashAfter = -1;
  let slashBefore = -1;
  for (let i = name.start; i < name.end; i++) {
    const code = text.charCodeAt(i);
    if (code === 0x2f || code === 0xff0f) {
      if (firstJapanese < 0) slashBefore = i;
      if (slashAfter < 0) slashAfter = i;
    } else if (isJapanese(code)) {
      if (firstJapanese < 0) firstJapanese = i;
      lastJapanese = i;
      slashAfter = -1;
    }
  }
  if (lastJapanese < 0) return null;
  const hasLatin = (start: number, end: number): boolean => /\p{Script=Latin}/u.test(text.slice(start, end));
  if (slashBefore >= 0 && hasLatin(name.start, slashBefore)) return slashBefore;
  return slashAfter >= 0 && hasLatin(slashAfter + 1, name.end) ? slashAfter : null;
}
