import type { Noun } from '../../tree.ts';
import { headOf } from './agreement.ts';
import type { Place } from './noun-phrase.ts';
import { countPhrase, numberWord } from './words.ts';

const headId = (noun: Noun): string | undefined => {
  const head = headOf(noun);
  return head?.kind === 'word' ? head.id : undefined;
};

const PROPERTIES = new Set(['power', 'toughness', 'base power', 'base toughness', 'mana value', 'loyalty']);
const DIGIT_NOUNS = new Set(['damage', 'combat damage', 'noncombat damage', 'excess damage', 'life']);
const MASS_NOUNS = new Set([...DIGIT_NOUNS, 'mana', 'power', 'toughness']);

/** Of which a number is at least `N or greater`; of other things `N or more`. */
export const isProperty = (noun: Noun | undefined): boolean => PROPERTIES.has((noun && headId(noun)) ?? '');
/** A number or an amount, to which digits are added. */
export const isValue = (noun: Noun): boolean => noun.modifiers.some((m) => m.kind === 'word' && (m.class === 'property' || m.class === 'quantity')) || noun.count === 'X';
export const isMass = (noun: Noun): boolean => MASS_NOUNS.has(headId(noun) ?? '') || noun.modifiers.at(-1)?.kind === 'symbol';

/** A number of things is a word; damage, life and values are digits. */
function number(n: number, digits: boolean): string {
  return (digits || n >= 100 ? undefined : numberWord(n)) ?? String(n);
}

export function countText(noun: Noun, place: Place): string {
  const head = noun.modifiers.at(-1);
  const id = head?.kind === 'word' && head.class === 'order' ? undefined : headId(noun);
  const bare = id === undefined && head?.kind !== 'symbol';
  const part = noun.whole?.items[0];
  const digits = part ? isMass(part) && DIGIT_NOUNS.has(headId(part)!) : bare ? place.digits === true && (noun.determiners.every((d) => d === 'a' || d === 'at-least' || d === 'exactly') || head !== undefined || noun.determiners.includes('fewer-than')) : DIGIT_NOUNS.has(id ?? '');
  const [, value, tail] = /^(.+?)(?:-or-(more|less))?$/.exec(noun.count!)!;
  const said = /^\d+$/.test(value!) ? number(Number(value), digits) : phrase(value!, isMass(part ?? noun) && (head?.kind !== 'symbol' || AMOUNTS.has(value!)));
  if (!tail) return said;
  const isValue = bare && digits;
  if (tail === 'more') return `${said} or ${isValue && place.property ? 'greater' : 'more'}`;
  return `${said} or ${isValue || isMass(noun) ? 'less' : 'fewer'}`;
}

/** Counts that are amounts of symbols too: an amount of {E}, but that many {E}. */
const AMOUNTS = new Set(['number-of', 'any-number']);

const MASS_PHRASES: Readonly<Record<string, string>> = {
  'that-many': 'that much', 'as-many': 'as much', 'how-many': 'how much', 'any-number': 'any amount of', 'number-of': 'an amount of', 'twice-that-many': 'twice that much', many: 'much',
};

function phrase(id: string, mass: boolean): string {
  return (mass ? MASS_PHRASES[id] : undefined) ?? countPhrase(id) ?? id;
}
