import { readDocument } from '../../grammar/index.ts';
import type { PrintedCards } from '../../grammar/printed-cards.ts';
import { analyze, type Finding, type Fix } from '../../service/index.ts';
import { rowOf, type OwnMutation } from './model.ts';

/** A right card and the same card with a fault. */
export interface Case {
  right: string;
  wrong: string;
}

/** What was found of a fault. */
export interface Outcome extends Case {
  caught: boolean;
  /** The code was found in the right card: the case says nothing. */
  alreadyThere: boolean;
  /** The first fix gives the right card back; undefined where the fault is not one that can be mended so, or was not caught. */
  mended?: boolean;
}

/** Every finding on a `.card` text; a text that begins with a brace is a record. */
export function findingsOf(text: string, cards?: PrintedCards): Finding[] {
  const { findings, faces } = analyze(readDocument(text, text.startsWith('{') ? 'jsonl' : 'card'), { cards });
  return [...findings, ...faces.flatMap((face) => face.findings)];
}

/** The text with the edits of the fix. */
export const applied = (text: string, { edits }: Fix): string =>
  [...edits].sort((a, b) => b.span.start - a.span.start).reduce((rest, { span, newText }) => rest.slice(0, span.start) + newText + rest.slice(span.end), text);

/** The cards that the fault can be put into, each with it; `most` of them, spread over the list. */
export function casesOf(mutation: OwnMutation, blocks: readonly string[], most = Infinity): Case[] {
  const cases = blocks.flatMap((right) => {
    const wrong = mutation.mutate(right, rowOf(right));
    return wrong === null || wrong === right ? [] : [{ right, wrong }];
  });
  const step = Math.max(1, cases.length / most);
  return cases.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
}

/** Whether the fault is found, and mended. */
export function outcomeOf({ codes, mends, cards }: OwnMutation, { right, wrong }: Case): Outcome {
  const wanted = (text: string): Finding[] => findingsOf(text, cards).filter(({ code }) => codes.includes(code));
  const alreadyThere = wanted(right).length > 0;
  const [found] = alreadyThere ? [] : wanted(wrong);
  const fix = found?.fixes[0];
  return { right, wrong, caught: found !== undefined, alreadyThere, ...(found && mends ? { mended: fix !== undefined && applied(wrong, fix) === right } : {}) };
}
