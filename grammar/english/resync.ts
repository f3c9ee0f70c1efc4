import * as T from './token-types.ts';
import type { Tok } from './token.ts';

/** Index after the last token of the sentence that begins at `from`. */
export function sentenceEnds(tokens: readonly Tok[], from: number): number {
  for (let i = from; i < tokens.length; i++) {
    const t = tokens[i]!;
    if (t.tokenType === T.Period) return i + 1;
    if (t.tokenType === T.Reminder || (t.tokenType === T.Dash && i > from && (i === tokens.length - 1 || tokens[i + 1]!.capital))) return i;
    if (t.tokenType === T.Quotation && i + 1 < tokens.length && tokens[i + 1]!.capital && /[.!?]["”'’]?$/.test(sourceTail(t))) return i + 1;
  }
  return tokens.length;
}

const sourceTail = (quotation: Tok): string => {
  const last = quotation.group?.items.at(-1);
  return last && 'image' in last ? last.image : '';
};

export interface Resync {
  /** The unknown run ends before this token. */
  until: number;
  /** Parsing goes on at this token. */
  next: number;
}

/** Where a clause can begin again after an error at `at`: after `, then`, a clause comma, `;`, or at the end. */
export function resyncAfter(tokens: readonly Tok[], at: number, to: number): Resync {
  for (let i = at; i < to; i++) {
    const t = tokens[i]!;
    const after = tokens[i + 1]?.tokenType;
    const joins = (t.tokenType === T.Comma || t.tokenType === T.Conjunction || t.tokenType === T.Then) && (t.role !== 'list' || after === T.Then || after === T.Pronoun);
    if (i > at && (joins || t.tokenType === T.Semicolon)) {
      let next = i + 1;
      while (next < to && [T.Comma, T.Conjunction, T.Then].includes(tokens[next]!.tokenType)) next++;
      return { until: i, next };
    }
    if (t.tokenType === T.Period) return i > at ? { until: i, next: i + 1 } : { until: i + 1, next: i + 1 };
  }
  return { until: to, next: to };
}
