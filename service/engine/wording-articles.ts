const AN_NUMBERS = /^(?:8\d*|11|18)(?:$|[^\d])/;
const CONSONANT_SOUNDS = /^(?:eu|ewe|one(?![a-z])|once|ouija|uni(?![mn])|us[aeiu]|ut[aeio]|ubiq)/;
const SILENT_H = /^(?:hour|honou?r|heir|honest)/;
const SPELT_OUT = /^[AEFHILMNORSX](?:$|[^a-zà-ÿ'’])/;

/** `a` or `an` by the sound of a word, number or letter; undefined where the sound is not known. */
export function articleOf(word: string): 'a' | 'an' | undefined {
  if (/^[+−–-]/.test(word)) return 'a';
  if (/^\d/.test(word)) return AN_NUMBERS.test(word) ? 'an' : 'a';
  if (!/^\p{L}/u.test(word)) return undefined;
  if (word.length === 1 || /^.[/]/u.test(word)) return SPELT_OUT.test(word) ? 'an' : 'a';
  if (/^\p{Lu}[\p{Lu}.]/u.test(word)) return undefined;
  const low = word.toLowerCase();
  if (SILENT_H.test(low)) return 'an';
  if (CONSONANT_SOUNDS.test(low)) return 'a';
  return /^[aeiouàáâäèéêëìíîïòóôöùúûü]/.test(low) ? 'an' : 'a';
}
