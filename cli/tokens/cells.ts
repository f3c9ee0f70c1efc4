import type { TokenRow } from '../../service/features/token-table.ts';

export const HEADINGS = ['Name', 'Japanese name', 'P/T', 'Colors', 'Types', 'Abilities', 'Made by'] as const;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The type line as it is printed on a token: `Legendary Creature — Elf Warrior`. */
export function typeLine({ supertypes, types, subtypes }: TokenRow): string {
  const left = [...supertypes, ...types].map(capital).join(' ');
  return subtypes.length > 0 ? `${left} — ${subtypes.join(' ')}`.trimStart() : left;
}

export const nameOf = ({ name, copyOf }: TokenRow): string => name ?? (copyOf === null ? '(name not known)' : `(copy of ${copyOf})`);

export const powerToughness = ({ power, toughness }: TokenRow): string =>
  power === null && toughness === null ? '' : `${power ?? '?'}/${toughness ?? '?'}`;

export const colorsOf = ({ colors, colorless }: TokenRow): string => (colorless ? 'colorless' : colors.join(', '));

/** The cells of a row under {@link HEADINGS}. */
export const cellsOf = (row: TokenRow): string[] =>
  [nameOf(row), row.nameJa ?? '', powerToughness(row), colorsOf(row), typeLine(row), row.abilities.join('; '), row.madeBy.join('; ')];
