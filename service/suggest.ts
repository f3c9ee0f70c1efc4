import { distance } from 'fastest-levenshtein';

function isTransposition(x: string, y: string): boolean {
  if (x.length !== y.length || x === y) return false;
  let i = 0;
  while (x[i] === y[i]) i++;
  return x[i] === y[i + 1] && x[i + 1] === y[i] && x.slice(i + 2) === y.slice(i + 2);
}

/** Whether `x` is `y` with one letter written twice. */
function isDoubling(x: string, y: string): boolean {
  if (x.length !== y.length + 1) return false;
  let i = 0;
  while (i < y.length && x[i] === y[i]) i++;
  return i > 0 && x[i] === x[i - 1] && x.slice(i + 1) === y.slice(i);
}

/**
 * Whether `written` is surely a slip of the hand for `meant`: two letters changed places, one was doubled, or in a
 * word of five or more one letter after the first is missing, wrong or too many. Case does not count.
 */
export function isSlip(written: string, meant: string): boolean {
  const [x, y] = [written.toLowerCase(), meant.toLowerCase()];
  if (x === y || Math.abs(x.length - y.length) > 1 || x.length < 4) return false;
  if (isTransposition(x, y) || isDoubling(x, y)) return true;
  return x.length > 4 && x[0] === y[0] && distance(x, y) === 1;
}

/** The candidate of which `word` is a slip; undefined where there is none. */
export function slipOf(word: string, candidates: Iterable<string>): string | undefined {
  for (const candidate of candidates) if (isSlip(word, candidate)) return candidate;
  return undefined;
}

/** The nearest candidate within a third of the word's length; undefined where none is that near. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const lower = word.toLowerCase();
  let best: string | undefined;
  let least = Math.max(1, Math.floor(lower.length / 3)) + 1;
  for (const candidate of candidates) {
    const other = candidate.toLowerCase();
    if (Math.abs(other.length - lower.length) >= least) continue;
    const apart = isTransposition(lower, other) ? 1 : distance(lower, other);
    if (apart < least) [best, least] = [candidate, apart];
  }
  return best;
}
