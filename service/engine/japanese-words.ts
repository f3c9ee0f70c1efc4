import type { Span } from '../../grammar/index.ts';
import { allMatches } from './all-matches.ts';
import type { NodeContext } from './rule.ts';
import { wordFrom } from './wording-words.ts';

/** A match in a paragraph, with its groups. */
export interface Found extends Span {
  text: string;
  groups: readonly (string | undefined)[];
}

/**
 * Where `pattern` (global) matches rules text: from the start of a word, outside reminder text and names.
 * Words that the grammar does not know stand there letter by letter.
 */
export function matchesOf(ctx: NodeContext, pattern: RegExp): Found[] {
  const { text } = ctx.paragraph.source;
  return allMatches(pattern, text).flatMap((m) => {
    const at = { start: m.index, end: m.index + m[0].length };
    return wordFrom(ctx, at.start) ? [{ ...at, text: m[0], groups: m.slice(1) }] : [];
  });
}
