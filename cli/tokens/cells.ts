import { say, type Locale, type Message } from '../../service/l10n/message.ts';
import { textOf } from '../../service/l10n/text-of.ts';
import { word } from '../../service/l10n/words.ts';
import type { TokenRow } from '../../service/features/token-table.ts';

const HEADINGS: readonly Message[] = [say`Name`, say`Japanese name`, say`P/T`, say`Colors`, say`Types`, say`Abilities`, say`Made by`];

export const headings = (locale: Locale): string[] => HEADINGS.map((heading) => textOf(heading, locale));

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The type line as it is printed on a token: `Legendary Creature — Elf Warrior`, 伝説のクリーチャー — エルフ・戦士. */
export function typeLine({ supertypes, types, subtypes }: TokenRow, locale: Locale = 'en'): string {
  const ja = (words: readonly string[], between: string): string => words.map((w) => word(w).ja).join(between);
  if (locale === 'ja') return [ja(supertypes, '') + ja(types, '・'), ja(subtypes, '・')].filter(Boolean).join(' — ');
  const left = [...supertypes, ...types].map(capital).join(' ');
  return subtypes.length > 0 ? `${left} — ${subtypes.join(' ')}`.trimStart() : left;
}

const nameOf = ({ name, copyOf }: TokenRow, locale: Locale): string => name ?? textOf(copyOf === null ? say`(name not known)` : say`(copy of ${copyOf})`, locale);

export const powerToughness = ({ power, toughness }: TokenRow): string =>
  power === null && toughness === null ? '' : `${power ?? '?'}/${toughness ?? '?'}`;

export const colorsOf = ({ colors, colorless }: TokenRow, locale: Locale = 'en'): string => {
  const words = (colorless ? ['colorless'] : colors).map((color) => word(color)[locale]);
  return words.join(locale === 'ja' ? '・' : ', ');
};

/** The cells of a row under {@link headings}. */
export const cellsOf = (row: TokenRow, locale: Locale): string[] =>
  [nameOf(row, locale), row.nameJa ?? '', powerToughness(row), colorsOf(row, locale), typeLine(row, locale), row.abilities.join('; '), row.madeBy.join('; ')];
