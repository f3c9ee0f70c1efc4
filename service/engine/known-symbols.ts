import { definitionOf, type Lexicon } from '../../grammar/index.ts';
import { symbolByText } from '../../grammar/vocabulary/index.ts';

const MANY = /^\{\d{1,7}\}$/;
/** What may stand beside a set's own symbol in a hybrid one. */
const HALF = /^(?:[WUBRGCSP]|2)$/;

const permutations = (list: readonly string[]): string[][] =>
  list.length < 2 ? [[...list]] : list.length > 3 ? [] : list.flatMap((head, i) => permutations([...list.slice(0, i), ...list.slice(i + 1)]).map((tail) => [head, ...tail]));

/** Whether the rules have the symbol. Hybrid ones are known in either order and, as exporters write them, without the slash. */
export function isPrintedSymbol(symbol: string): boolean {
  if (symbolByText.has(symbol.toLowerCase())) return true;
  const upper = symbol.toUpperCase().normalize('NFKC');
  if (symbolByText.has(upper.toLowerCase()) || MANY.test(upper)) return true;
  const parts = upper.slice(1, -1).split('/');
  const halves = parts.length === 1 && /^(?:[WUBRGC2][WUBRG]|[WUBRG]P)$/.test(parts[0]!) ? [...parts[0]!] : parts;
  return permutations(halves).some((p) => symbolByText.has(`{${p.join('/')}}`.toLowerCase()));
}

const isDefined = (symbol: string, lexicon: Lexicon): boolean => definitionOf(lexicon, symbol, 'symbol') !== undefined;

/** Whether the set defines the symbol, or each part of a hybrid one that no rule has. */
export function isDefinedSymbol(symbol: string, lexicon: Lexicon | undefined): boolean {
  if (!lexicon) return false;
  if (isDefined(symbol, lexicon)) return true;
  const parts = symbol.slice(1, -1).split('/');
  return parts.length > 1 && parts.every((part) => HALF.test(part.toUpperCase()) || isDefined(`{${part}}`, lexicon)) && parts.some((part) => isDefined(`{${part}}`, lexicon));
}
