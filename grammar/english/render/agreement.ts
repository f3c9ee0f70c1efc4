import type { Modifier, Noun, NounPhrase } from '../../tree.ts';
import { nounWord } from './words.ts';

const PLURAL_PRONOUNS = new Set(['you', 'they']);

export const headOf = (noun: Noun): Modifier | undefined => noun.modifiers.at(-1);

const countOf = (noun: Noun): string | undefined => noun.count;

/** The count makes the noun plural: two, X, any number, two or more. */
function countIsPlural(noun: Noun): boolean | undefined {
  const count = countOf(noun);
  if (count === undefined) return undefined;
  if (count === '1') return false;
  if (/^(?:\d+|X|Y|Z)$/.test(count)) return headOf(noun) !== undefined || noun.determiners.length > 0;
  return /-or-/.test(count) ? true : undefined;
}

/** Determiners of one thing. */
const SINGULAR = ['a', 'that', 'this', 'the', 'another', 'each', 'every', 'your', 'target'] as const;

const hasPlural = (m: Modifier): boolean => m.kind === 'word' && nounWord(m.class, m.id, true) !== nounWord(m.class, m.id, false);

/** A bare count or a mass noun stays as it is: two mana. */
export function isPlural(noun: Noun): boolean {
  const head = headOf(noun);
  if (!head || head.kind !== 'word') return noun.plural ?? countIsPlural(noun) ?? noun.determiners.some((d) => d === 'all' || d === 'both');
  if (head.class === 'subtype' && !hasPlural(head)) return countIsPlural(noun) ?? !SINGULAR.some((d) => noun.determiners.includes(d) || (d === 'target' && noun.target));
  if (head.class !== 'object' || head.id !== 'token') return head.plural;
  if (!hasPlural(head) || noun.determiners.includes('a')) return false;
  return countIsPlural(noun) ?? head.plural;
}

function nounIsPlural(noun: Noun): boolean {
  if (noun.plural && noun.form !== 'common') return true;
  if (noun.form === 'pronoun') return PLURAL_PRONOUNS.has(noun.id ?? '');
  if (noun.form !== 'common') return false;
  if (noun.determiners.includes('each')) return false;
  if (headOf(noun)?.join === 'and' && !noun.possessor?.whole) return true;
  if (noun.whole) return noun.count !== undefined ? noun.count !== '1' : noun.determiners.some((d) => d === 'all' || d === 'both' || d === 'half' || d === 'any') ? phraseIsPlural(noun.whole) : false;
  const added = noun.qualifiers.find((q) => q.relation === 'plus' || q.relation === 'minus')?.phrase;
  return isPlural(noun) || (added !== undefined && noun.modifiers.length === 0 && phraseIsPlural(added));
}

/** Whether a verb after this subject is in the plural; with `or` the last noun decides. */
export function phraseIsPlural(phrase: NounPhrase): boolean {
  if (phrase.items.length > 1 && phrase.conjunction !== 'or' && phrase.conjunction !== 'nor') return true;
  return nounIsPlural(phrase.items.at(-1)!);
}
