import type { SourceText } from '../../grammar/index.ts';
import { SYMBOLS, symbolByText, type CardSymbol } from '../../grammar/vocabulary/index.ts';
import type { Section } from './hover-markdown.ts';
import { narrow } from './hover-width.ts';
import { describeSymbol } from './hover-vocabulary.ts';

/** What stands between the round brackets of the older Japanese form, `(２)` and `(白)`. */
const SYMBOL_BY_JA: ReadonlyMap<string, CardSymbol> = new Map(SYMBOLS.flatMap((s) => (s.ja ? [[narrow(s.ja).toUpperCase(), s] as const] : [])));

const SYMBOL = /[{｛]([^{}｛｝\s]{1,16})[}｝]|[(（]([^()（）\s]{1,6})[)）]/gu;

/** The symbol of `source` that holds `offset` of the file; null where none does or nothing is known of it. */
export function symbolAt(source: SourceText, offset: number): Section | null {
  const at = offset - source.start;
  let before: Section | null = null;
  for (const match of source.text.matchAll(SYMBOL)) {
    const end = match.index + match[0].length;
    if (match.index > at) break;
    if (end < at) continue;
    const symbol = symbolIn(match);
    const section = symbol && { start: source.start + match.index, end: source.start + end, markdown: describeSymbol(symbol) };
    if (section && at < end) return section;
    before = section ?? null;
  }
  return before;
}

const symbolIn = (match: RegExpMatchArray): CardSymbol | undefined => {
  const inner = narrow(match[1] ?? match[2]!).toUpperCase();
  return (match[1] !== undefined ? symbolByText.get(`{${inner}}`.toLowerCase()) : undefined) ?? SYMBOL_BY_JA.get(inner);
};
