import type { IToken } from 'chevrotain';
import { endOf } from './lex.ts';
import * as T from './token-types.ts';

/** A quotation or a parenthesis with what stands in it. */
export interface Group {
  kind: 'quotation' | 'reminder';
  open: IToken;
  items: Item[];
  /** Absent where the text ends before it closes. */
  close?: IToken;
}

export type Item = IToken | Group;

export const isGroup = (item: Item): item is Group => 'items' in item;
export const startOfItem = (item: Item): number => (isGroup(item) ? item.open.startOffset : item.startOffset);
export const endOfItem = (item: Item): number => {
  if (!isGroup(item)) return endOf(item);
  const last = item.close ?? item.items.at(-1) ?? item.open;
  return endOfItem(last);
};

const MAX_DEPTH = 6;

/**
 * Raw tokens with quotations and parentheses folded into groups. What is never closed, or nested deeper than
 * six levels, stays as plain tokens, so that nothing is lost and the depth is bounded.
 */
export function groupTokens(tokens: readonly IToken[]): Item[] {
  const frames: { items: Item[]; open?: IToken; closer?: (t: IToken, next?: IToken) => boolean; kind?: Group['kind'] }[] = [{ items: [] }];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const frame = frames.at(-1)!;
    const next = tokens[i + 1];
    if (frame.closer?.(token, next)) {
      frames.pop();
      frames.at(-1)!.items.push({ kind: frame.kind!, open: frame.open!, items: frame.items, close: token });
      continue;
    }
    const opening = frames.length <= MAX_DEPTH ? openerOf(token, tokens[i - 1], next, frames.length > 1) : undefined;
    if (opening) frames.push({ items: [], open: token, ...opening });
    else frame.items.push(token);
  }
  while (frames.length > 1) {
    const frame = frames.pop()!;
    frames.at(-1)!.items.push(frame.open!, ...frame.items);
  }
  return frames[0]!.items;
}

function openerOf(token: IToken, previous: IToken | undefined, next: IToken | undefined, nested: boolean): { kind: Group['kind']; closer: (t: IToken, next?: IToken) => boolean } | undefined {
  switch (token.tokenType) {
    case T.StraightQuote:
      return { kind: 'quotation', closer: (t) => t.tokenType === T.StraightQuote };
    case T.OpenQuote:
      return { kind: 'quotation', closer: (t) => t.tokenType === T.CloseQuote };
    case T.OpenParenthesis:
      return { kind: 'reminder', closer: (t) => t.tokenType === T.CloseParenthesis };
    case T.Apostrophe: {
      const opens = nested && next && endOf(token) === next.startOffset && (!previous || endOf(previous) < token.startOffset);
      return opens ? { kind: 'quotation', closer: (t, after) => t.tokenType === T.Apostrophe && (!after || after.tokenType !== T.Word || endOf(t) < after.startOffset) } : undefined;
    }
    default:
      return undefined;
  }
}
