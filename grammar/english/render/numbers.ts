import type { Noun } from '../../tree.ts';
import { headOf } from './agreement.ts';
import type { Place } from './noun-phrase.ts';
import { countPhrase, numberWord } from './words.ts';

const DIGIT_NOUNS = new Set(['damage', 'combat damage', 'noncombat damage', 'excess damage', 'life']);
const MASS_NOUNS = new Set([...DIGIT_NOUNS, 'mana', 'power', 'toughness']);

const headId = (noun: Noun): string | undefined => {
  const head = headOf(noun);
  return head?.kind === 'word' ? head.id : undefined;
};

/** A number of things is a word; damage, life and values are digits. */
function number(n: number, digits: boolean): string {
  return (digits || n >= 100 ? undefined : numberWord(n)) ?? String(n);
}

export function countText(noun: Noun, place: Place): string {
  const id = headId(noun);
  const digits = id === undefined ? place.digits === true && !noun.whole && noun.determiners.length === 0 : DIGIT_NOUNS.has(id);
  const [, value, tail] = /^(.+?)(?:-or-(more|less))?$/.exec(noun.count!)!;
  const said = /^\d+$/.test(value!) ? number(Number(value), digits) : phrase(value!, noun.form === 'symbols' || (id !== undefined && MASS_NOUNS.has(id)));
  if (!tail) return said;
  if (tail === 'more') return `${said} or ${id === undefined && place.digits ? 'greater' : 'more'}`;
  return `${said} or ${id === undefined ? (place.digits ? 'less' : 'fewer') : MASS_NOUNS.has(id) ? 'less' : 'fewer'}`;
}

const MASS_PHRASES: Readonly<Record<string, string>> = {
  'that-many': 'that much', 'as-many': 'as much', 'how-many': 'how much', 'any-number': 'any amount of', 'number-of': 'an amount of', 'twice-that-many': 'twice that much', many: 'much',
};

function phrase(id: string, mass: boolean): string {
  return (mass ? MASS_PHRASES[id] : undefined) ?? countPhrase(id) ?? id;
}
