import type { PrintedCards } from '../../grammar/printed-cards.ts';

/** One fault put into a right card. */
export interface OwnMutation {
  /** Any of these found, that was not found in the right card, counts as caught. */
  codes: readonly string[];
  /** The card with the fault; null where the card has no place for it. `text` is one block of a `.card` file. */
  mutate: (text: string, row: CardRow) => string | null;
  /** Whether the first fix should give the right card back; false where what was meant cannot be known. */
  mends: boolean;
  /** A card file without which the fault is none. */
  cards?: PrintedCards;
}

/** The parts of the block, as they stand there; `body` is all that stands below the type line. */
export interface CardRow {
  name: string;
  manaCost: string;
  typeLine: string;
  body: string;
}

export type Mutations = Readonly<Record<string, OwnMutation>>;

type Replacement = string | ((...found: string[]) => string);

const COST = / (?:\{[^{}\s]+\})+$/u;

/** The parts of a block of a `.card` file. */
export function rowOf(text: string): CardRow {
  const [head = '', typeLine = '', ...body] = text.split('\n');
  const manaCost = COST.exec(head)?.[0] ?? '';
  return { name: head.slice(0, head.length - manaCost.length), manaCost: manaCost.trim(), typeLine, body: body.join('\n') };
}

/** The block with these parts. */
export const blockOf = ({ name, manaCost, typeLine, body }: CardRow): string => [manaCost ? `${name} ${manaCost}` : name, typeLine, ...(body ? [body] : [])].join('\n');

const replaced = (text: string, pattern: RegExp, by: Replacement): string | null => {
  const made = text.replace(pattern, by as string);
  return made === text ? null : made;
};

/** A fault in the rules text; `on` says on which type lines. */
export const inText = (code: string, pattern: RegExp, by: Replacement, { on = /(?:)/u, mends = true }: { on?: RegExp; mends?: boolean } = {}): OwnMutation => ({
  codes: [code],
  mends,
  mutate: (_, row) => {
    const body = on.test(row.typeLine) ? replaced(row.body, pattern, by) : null;
    return body === null ? null : blockOf({ ...row, body });
  },
});

/** A fault in the type line. */
export const inTypeLine = (code: string, pattern: RegExp, by: Replacement, mends = true): OwnMutation => ({
  codes: [code],
  mends,
  mutate: (_, row) => {
    const typeLine = replaced(row.typeLine, pattern, by);
    return typeLine === null ? null : blockOf({ ...row, typeLine });
  },
});

/** A fault anywhere in the block. */
export const inBlock = (code: string, mutate: OwnMutation['mutate'], mends = true): OwnMutation => ({ codes: [code], mends, mutate });

export const SPELL = /\b(?:Instant|Sorcery)\b/u;
export const PERMANENT = /\b(?:Creature|Artifact|Enchantment|Planeswalker|Land|Battle)\b/u;
