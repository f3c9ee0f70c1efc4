import { readDocument } from '../../grammar/index.ts';
import { analyze, completion, hover } from '../../service/index.ts';
import type { Analysis, CompletionItem, Hover } from '../../service/index.ts';
import { parseFixture } from './markers.ts';

export interface Cursor {
  text: string;
  offset: number;
  analysis: Analysis;
}

/** A `.card` text with one `$0`, read and analysed. */
export function cursorIn(source: string): Cursor {
  const { text, cursors } = parseFixture(source);
  if (cursors.length !== 1) throw new Error(`The fixture has ${cursors.length} cursors, and one is needed.`);
  return { text, offset: cursors[0]!, analysis: analyze(readDocument(text, 'card')) };
}

/** The hover at `$0`, and the text that it covers. */
export function hoverIn(source: string): (Hover & { covers: string }) | null {
  const { text, offset, analysis } = cursorIn(source);
  const found = hover(analysis, offset);
  return found && { ...found, covers: text.slice(found.start, found.end) };
}

/** The items at `$0`, best first, and the text as it is when one of them is taken. */
export function completionIn(source: string): { items: CompletionItem[]; labels: string[]; take: (label: string) => string } {
  const { text, offset, analysis } = cursorIn(source);
  const items = completion(analysis, offset).sort((a, b) => a.rank - b.rank);
  return {
    items,
    labels: items.map(({ label }) => label),
    take: (label) => {
      const item = items.find((i) => i.label === label);
      if (!item) throw new Error(`${label} is not offered among ${items.length} items`);
      return text.slice(0, item.span.start) + item.insertText + text.slice(item.span.end);
    },
  };
}

/** The rules text of a green creature, with its `$0`. */
export const creature = (text: string): string => `Larder Warden {1}{G}\nCreature — Elf Warrior\n${text}\n2/2`;
export const instant = (text: string): string => `Ember Lash {X}{R}\nInstant\n${text}`;
export const japanese = (text: string): string => `木の実番 {1}{G}\nクリーチャー — エルフ・戦士\n${text}\n2/2`;
