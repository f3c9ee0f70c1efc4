import { distance } from 'fastest-levenshtein';

/** Whether one letter too many, too few or wrong, or two that changed places, part the words. Case does not count. */
export function isOneSlip(a: string, b: string): boolean {
  const [x, y] = [a.toLowerCase(), b.toLowerCase()];
  if (x === y || Math.abs(x.length - y.length) > 1) return false;
  return distance(x, y) === 1 || isTransposition(x, y);
}

function isTransposition(x: string, y: string): boolean {
  if (x.length !== y.length) return false;
  let i = 0;
  while (x[i] === y[i]) i++;
  return x[i] === y[i + 1] && x[i + 1] === y[i] && x.slice(i + 2) === y.slice(i + 2);
}

/** The candidate that one slip parts from `word`; undefined where there is none, or the word is too short to tell. */
export function slipOf(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length < 4) return undefined;
  for (const candidate of candidates) if (isOneSlip(word, candidate)) return candidate;
  return undefined;
}

/** The nearest candidate within a third of the word's length; undefined where none is that near. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const lower = word.toLowerCase();
  const limit = Math.max(1, Math.floor(lower.length / 3));
  let best: string | undefined;
  let least = limit + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - lower.length) >= least) continue;
    const d = isOneSlip(lower, candidate) ? 1 : distance(lower, candidate.toLowerCase());
    if (d < least) [best, least] = [candidate, d];
  }
  return best;
}
