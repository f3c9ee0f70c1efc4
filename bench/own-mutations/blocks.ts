import { existsSync, readdirSync, readFileSync } from 'node:fs';

const SAMPLE = new URL('../sample/', import.meta.url);
const OWN = ['cards.card', 'japanese.card'].map((name) => new URL(name, import.meta.url));
/** Where the cards of the scoreboard stand beside the project. */
const CORPUS = new URL('../../../shared/corpus/mtg-en.dev.jsonl', import.meta.url);

const withoutReminder = (text: string): string => text.replace(/ ?\([^()]*\)/g, '').replace(/\n{2,}/g, '\n').trim();

/** Every face is a block of its own. */
const blocksIn = (text: string): string[] =>
  text.split(/\n{2,}|\n----\n/).map((block) => withoutReminder(block.split('\n').filter((line) => !line.startsWith('#')).join('\n'))).filter(Boolean);

const read = (url: URL): string => readFileSync(url, 'utf8');

/** The cards that stand here because the sample has none for a fault. */
export const extraBlocks = (): string[] => OWN.flatMap((url) => blocksIn(read(url)));

/** The faces of the project's own right cards, one block of a `.card` file each, without reminder text. */
export const ownBlocks = (): string[] => {
  const sample = readdirSync(SAMPLE).filter((name) => name.endsWith('.card')).sort();
  return [...sample.flatMap((name) => blocksIn(read(new URL(name, SAMPLE)))), ...extraBlocks()];
};

interface Row {
  name: string;
  face_name?: string;
  layout?: string;
  mana_cost?: string;
  type_line?: string;
  oracle_text?: string;
  power?: string;
  toughness?: string;
  loyalty?: string;
  defense?: string;
  category?: string;
}

/** What stands in the corner of the card. */
const cornerOf = ({ power, toughness, loyalty, defense }: Row): string[] =>
  power != null && toughness != null ? [`${power}/${toughness}`] : loyalty != null ? [`Loyalty: ${loyalty}`] : defense != null ? [`Defense: ${defense}`] : [];

const blockOfRow = (row: Row): string =>
  [`${row.face_name ?? row.name}${row.mana_cost ? ` ${row.mana_cost}` : ''}`, row.type_line ?? '', ...withoutReminder(row.oracle_text ?? '').split('\n').filter(Boolean), ...cornerOf(row)].join('\n');

/** Cards whose lines a text file of cards has in another form. */
const isPlain = (row: Row): boolean => !['leveler', 'prototype'].includes(row.layout ?? '') && row.category !== 'other' && !!row.type_line;

/** Every `nth` face of the scoreboard's cards as a block; none where they are not there. */
export function corpusBlocks(nth: number): string[] {
  if (!existsSync(CORPUS)) return [];
  const lines = read(CORPUS).split('\n').filter(Boolean);
  return lines.filter((_, i) => i % nth === 0).map((line) => JSON.parse(line) as Row).filter(isPlain).map(blockOfRow);
}
