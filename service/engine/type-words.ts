import { isOneEditApart } from '../../grammar/documents/near-word.ts';
import type { Dialect } from '../../grammar/index.ts';
import { CARD_TYPES, SUPERTYPES } from '../../grammar/vocabulary/index.ts';
import type { TypeLine, TypeWord } from './type-line.ts';

/** A line of more words without a type is a sentence or a note. */
const MOST_WORDS = 2;
const WORD = /^[\p{L}'’-]{3,}$/u;

/** The words before the dash that no list has: before a card type a supertype stands, otherwise a card type. */
export function unknownTypeWords({ others, types, severalFaces }: TypeLine, dialect: Dialect): { supertypes: TypeWord[]; types: TypeWord[] } {
  if (types.length === 0 && others.length > MOST_WORDS) return { supertypes: [], types: [] };
  const words = dialect === 'mtg-en' && !severalFaces ? others.filter(({ text }) => WORD.test(text)) : [];
  const before = (word: TypeWord): boolean => types.some((type) => type.start > word.start);
  return { supertypes: words.filter(before), types: words.filter((word) => !before(word)) };
}

const TYPES_JA = CARD_TYPES.map(({ ja }) => ja);
const SUPERTYPES_JA = SUPERTYPES.flatMap(({ ja }) => ja ?? []);
/** Shorter Japanese words have too many neighbors; a supertype has only few that it could be, and の after it. */
const SHORTEST_TYPE = 4;
const SHORTEST_SUPERTYPE = 3;

/** A word before the dash of a Japanese type line that is one character away from a word of the list. */
export interface TypeSlip extends TypeWord {
  meant: string;
  of: 'type' | 'supertype';
}

/** クリチャー, and 伝接の of 伝接のクリーチャー. */
function slipOf(word: TypeWord): TypeSlip | undefined {
  const { text, start } = word;
  const type = TYPES_JA.find((ja) => ja.length >= SHORTEST_TYPE && text.length >= SHORTEST_TYPE && isOneEditApart(text, ja));
  if (type) return { ...word, meant: type, of: 'type' };
  const after = TYPES_JA.find((ja) => text.endsWith(`の${ja}`));
  const before = after && text.slice(0, -after.length);
  const supertype = before && SUPERTYPES_JA.find((ja) => ja.length >= SHORTEST_SUPERTYPE && before.length >= SHORTEST_SUPERTYPE && isOneEditApart(before, ja));
  return supertype ? { ...word, text: before, end: start + before.length, meant: supertype, of: 'supertype' } : undefined;
}

export const japaneseTypeSlips = ({ others, severalFaces }: TypeLine, dialect: Dialect, of: TypeSlip['of']): TypeSlip[] =>
  dialect !== 'mtg-ja' || severalFaces ? [] : others.flatMap((word) => slipOf(word) ?? []).filter((slip) => slip.of === of);
