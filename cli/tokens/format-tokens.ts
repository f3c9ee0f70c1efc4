import Table from 'cli-table3';
import type { Colors } from 'picocolors/types';
import { say, type Locale } from '../../service/l10n/message.ts';
import { textOf } from '../../service/l10n/text-of.ts';
import type { TokenRow } from '../../service/features/token-table.ts';
import { oneLine } from '../printable.ts';
import { headings, cellsOf, colorsOf, typeLine } from './cells.ts';

const WRAPPED = [30, 30, null, 20, 36, 40, 40];

/** A table for people. */
export function tokensAsText(rows: readonly TokenRow[], colors: Colors, locale: Locale = 'en'): string {
  if (rows.length === 0) return `${textOf(say`These cards make no tokens.`, locale)}\n`;
  const cells = rows.map((row) => cellsOf(row, locale).map(oneLine));
  const table = new Table({ head: headings(locale).map((heading) => colors.bold(heading)), style: { head: [], border: [] } });
  table.push(...cells.map((row) => row.map((content, column) => wrap(content, WRAPPED[column] ?? Infinity))));
  return `${table.toString()}\n`;
}

/** Breaks a cell at spaces into lines of about `columns` characters. Text without spaces stays whole. */
function wrap(text: string, columns: number): string {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!;
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length > columns) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.join('\n');
}

/** One JSON array, an object for each token. */
export const tokensAsJson = (rows: readonly TokenRow[]): string => `${JSON.stringify(rows, null, 2)}\n`;

const CSV_HEADINGS = ['name', 'japanese_name', 'power', 'toughness', 'colors', 'types', 'abilities', 'made_by', 'copy_of'];

const csvField = (text: string): string => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Comma-separated values (RFC 4180), lists inside a field parted by `; `. */
export function tokensAsCsv(rows: readonly TokenRow[]): string {
  const lines = rows.map((row) => [
    row.name ?? '', row.nameJa ?? '', row.power ?? '', row.toughness ?? '', colorsOf(row), typeLine(row),
    row.abilities.join('; '), row.madeBy.join('; '), row.copyOf ?? '',
  ]);
  return [CSV_HEADINGS, ...lines].map((fields) => `${fields.map(csvField).join(',')}\r\n`).join('');
}

const markdownCell = (text: string): string => oneLine(text).replace(/[\\|<>*_`[\]]/g, (c) => `\\${c}`);

/** A table of GitHub-flavored Markdown. */
export function tokensAsMarkdown(rows: readonly TokenRow[], locale: Locale = 'en'): string {
  const head = headings(locale);
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;
  return [line(head), line(head.map(() => '---')), ...rows.map((row) => line(cellsOf(row, locale).map(markdownCell)))].join('');
}
