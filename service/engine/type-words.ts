import type { Dialect } from '../../grammar/index.ts';
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
