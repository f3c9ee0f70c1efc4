import type { Noun } from '../../grammar/tree.ts';
import { headOf, wordsOf } from './things.ts';

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** `three` for 3; undefined above ten. */
export const numberWord = (digits: string): string | undefined => (/^\d+$/.test(digits) ? WORDS[Number(digits)] : undefined);

/** `3` for three; undefined for other words. */
export function digitsOf(word: string): string | undefined {
  const value = WORDS.indexOf(word);
  return value < 0 ? undefined : String(value);
}

const AMOUNTS = new Set(['damage', 'combat damage', 'noncombat damage', 'excess damage', 'life']);
const COUNTED = new Set(['object', 'type', 'subtype', 'player', 'counter-kind']);
const COUNTED_WORDS = new Set(['counter', 'time']);

/** Damage and life are amounts, in digits. */
export const isAmount = (noun: Noun): boolean => AMOUNTS.has(headOf(noun)?.id ?? '');

/** Cards, permanents, players, counters and the like are counted in words. */
export function isCounted(noun: Noun): boolean {
  const head = headOf(noun);
  return head !== undefined && (COUNTED.has(head.class) || COUNTED_WORDS.has(head.id)) && !wordsOf(noun).some((word) => word.class === 'property' || word.class === 'quantity');
}
