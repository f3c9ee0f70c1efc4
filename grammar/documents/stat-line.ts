import type { SourceText, Span } from '../span.ts';
import { sourceText } from './text-scan.ts';

/** The values that one line gives, and the marks around them. */
export interface StatLine {
  power?: SourceText;
  toughness?: SourceText;
  loyalty?: SourceText;
  defense?: SourceText;
  delimiters: Span[];
}

const MAX_STAT_LINE = 60;
const TERM = '(?:[0-9０-９]{1,6}(?:[.．][0-9０-９]{1,2})?|[*＊★∗✱XYZxyzＸＹＺ?？∞])';
const VALUE = `([+\\-−–－＋]?${TERM}(?:[+\\-−–－＋]${TERM}){0,2})`;
const POWER_TOUGHNESS = new RegExp(`^${VALUE}\\s*[/／]\\s*${VALUE}$`, 'du');
const LOYALTY = new RegExp(`^(?:Loyalty|初期忠誠度|忠誠度)\\s*[:：]\\s*${VALUE}$`, 'diu');
const DEFENSE = new RegExp(`^(?:Defen[sc]e|守備値)\\s*[:：]\\s*${VALUE}$`, 'diu');
const BARE = new RegExp(`^${VALUE}$`, 'u');
const LAST = /[0-9０-９*＊★∗✱XYZxyzＸＹＺ?？∞]$/u;
const LEVEL_ROW = /^(?:LEVEL|Ｌｖ|Lv|レベル)\s*[0-9０-９]/iu;

/**
 * Reads `2/2`, `Loyalty: 4` or `Defense: 5` from a trimmed line, in either width; null where it is none of them.
 * A bare number is what `bareNumber` says, or nothing.
 */
export function readStatLine(text: string, line: Span, bareNumber: 'loyalty' | 'defense' | null): StatLine | null {
  if (line.end - line.start > MAX_STAT_LINE) return null;
  const source = text.slice(line.start, line.end);
  if (!LAST.test(source)) return null;
  const at = (span: [number, number]): SourceText => sourceText(text, line.start + span[0], line.start + span[1]);
  const pair = POWER_TOUGHNESS.exec(source)?.indices;
  if (pair) return { power: at(pair[1]!), toughness: at(pair[2]!), delimiters: [slashOf(text, line.start + pair[1]![1], line.start + pair[2]![0])] };
  const loyalty = LOYALTY.exec(source)?.indices?.[1];
  if (loyalty) return { loyalty: at(loyalty), delimiters: [labelOf(text, line.start, line.start + loyalty[0])] };
  const defense = DEFENSE.exec(source)?.indices?.[1];
  if (defense) return { defense: at(defense), delimiters: [labelOf(text, line.start, line.start + defense[0])] };
  return bareNumber && BARE.test(source) ? { [bareNumber]: at([0, source.length]), delimiters: [] } : null;
}

function slashOf(text: string, from: number, to: number): Span {
  let start = from;
  while (start < to && text[start] !== '/' && text[start] !== '／') start++;
  return { start, end: start + 1 };
}

function labelOf(text: string, start: number, valueStart: number): Span {
  let end = valueStart;
  while (text[end - 1] !== ':' && text[end - 1] !== '：') end--;
  return { start, end };
}

/** `LEVEL 1-3` of a leveler: the power and toughness under it are that level's, not the card's. */
export const isLevelRow = (line: string): boolean => line.length <= MAX_STAT_LINE && LEVEL_ROW.test(line);
