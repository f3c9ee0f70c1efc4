import type { Color, TokenModel, TokenSource } from '../../grammar/resolve/token-model.ts';

/** A token that some cards make, told once. */
export interface TokenRow {
  name: string | null;
  nameJa: string | null;
  /** What is copied, where `name` is null. */
  copyOf: string | null;
  supertypes: string[];
  colors: Color[];
  colorless: boolean;
  types: string[];
  subtypes: string[];
  power: string | null;
  toughness: string | null;
  abilities: string[];
  sources: TokenSource[];
  /** The names of the cards that make it, each once, in their order. */
  madeBy: string[];
}

/** The tokens of one face, and the name of its card. */
export interface TokenMaker {
  card: string;
  tokens: readonly TokenModel[];
}

const folded = (words: readonly string[]): string[] => words.map((word) => word.toLowerCase()).sort();

/** Two descriptions are of the same token when all its characteristics are equal, in whatever order they are told. */
function keyOf({ name, copyOf, supertypes, colors, colorless, types, subtypes, power, toughness, abilities }: TokenModel): string {
  const lists = [supertypes, colors, types, subtypes, abilities].map(folded);
  return JSON.stringify([name, name === null ? copyOf ?? null : null, power, toughness, colorless, ...lists]);
}

function rowOf(token: TokenModel): TokenRow {
  const { name, nameJa, supertypes, colors, colorless, types, subtypes, power, toughness, abilities } = token;
  return {
    name, nameJa,
    copyOf: name === null ? token.copyOf ?? null : null,
    supertypes, colors, colorless, types, subtypes, power, toughness, abilities,
    sources: [],
    madeBy: [],
  };
}

const addOnce = <T>(list: T[], item: T): void => {
  if (!list.includes(item)) list.push(item);
};

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Named tokens by name, then the copies of what is only known in play; equal names by power, then colors. */
function byName(a: TokenRow, b: TokenRow): number {
  if ((a.name === null) !== (b.name === null)) return a.name === null ? 1 : -1;
  return compare(a.name ?? a.copyOf ?? '', b.name ?? b.copyOf ?? '')
    || compare(a.power ?? '', b.power ?? '')
    || compare(a.colors.join(), b.colors.join());
}

/** Every token that `makers` make, equal tokens merged, by name. */
export function tokenTable(makers: Iterable<TokenMaker>): TokenRow[] {
  const rows = new Map<string, TokenRow>();
  for (const { card, tokens } of makers) {
    for (const token of tokens) {
      const key = keyOf(token);
      const row = rows.get(key) ?? rowOf(token);
      rows.set(key, row);
      row.nameJa ??= token.nameJa;
      addOnce(row.sources, token.source);
      addOnce(row.madeBy, card);
    }
  }
  return [...rows.values()].sort(byName);
}
