import type { Definition } from '../documents/definition.ts';
import { formsOf, type Lexicon } from '../lexicon.ts';
import { lex } from './lex.ts';
import type { Phrase } from './dictionary.ts';
import { newEntry, type Entry } from './entry.ts';
import * as T from './token-types.ts';

/** A phrase of a defined word. */
export interface DefinedPhrase extends Phrase {
  /** It stands for the defined word only with a capital where the language has the word too. */
  proper: boolean;
}

/** The defined words as the retagger reads them: by first word in lower case, the longest first. */
export interface DefinedWords {
  phrases: ReadonlyMap<string, readonly DefinedPhrase[]>;
  abilityWords: ReadonlyMap<string, string>;
}

/** The readings that a definition gives to one of its forms. They map onto token types that the parser has. */
function entriesOf({ kind, name, parameter }: Definition, plural: boolean): Entry[] {
  const lower = name.toLowerCase();
  const noun = (cls: NonNullable<Entry['class']>, id: string, number: Entry['number']): Entry => newEntry({ type: T.NounWord, id, class: cls, number });
  switch (kind) {
    case 'keyword': return [newEntry({ type: T.Keyword, id: lower, parameter })];
    case 'ability word': case 'symbol': return [];
    case 'supertype': return [noun('supertype', lower, 'singular')];
    case 'counter': return [noun('counter-kind', lower, 'mass')];
    case 'zone': return [noun('zone', lower, plural ? 'plural' : 'singular')];
    case 'term': return /(?:ed|en|ing|ful|ous|ive|able|less)$/.test(lower) ? [noun('status', lower, 'singular')] : [noun('thing', lower, plural ? 'plural' : 'mass')];
    default: return [noun('subtype', name, plural ? 'plural' : 'singular')];
  }
}

/** The words of a form as units have them. */
const wordsOf = (form: string): string[] => lex(form).map((token) => token.image);

const cache = new WeakMap<Lexicon, DefinedWords>();

export function definedWords(lexicon: Lexicon): DefinedWords {
  const known = cache.get(lexicon);
  if (known) return known;
  const words = build(lexicon);
  cache.set(lexicon, words);
  return words;
}

function build(lexicon: Lexicon): DefinedWords {
  const phrases = new Map<string, DefinedPhrase[]>();
  const abilityWords = new Map<string, string>();
  for (const definition of lexicon.definitions) {
    if (definition.byReminder) continue;
    if (definition.kind === 'ability word') abilityWords.set(definition.name.toLowerCase(), definition.name);
    const proper = definition.kind === 'token' || definition.kind.endsWith(' type');
    formsOf(definition).forEach((form, i) => {
      const entries = entriesOf(definition, i > 0);
      const [first, ...rest] = wordsOf(form);
      if (first !== undefined && entries.length > 0) addPhrase(phrases, first, { rest, entries, proper });
    });
  }
  for (const list of phrases.values()) list.sort((a, b) => b.rest.length - a.rest.length);
  return { phrases, abilityWords };
}

/** Readings of one form are put together: a token and its subtype have one. */
function addPhrase(phrases: Map<string, DefinedPhrase[]>, first: string, phrase: DefinedPhrase): void {
  const list = phrases.get(first) ?? [];
  phrases.set(first, list);
  const known = list.find((p) => p.rest.length === phrase.rest.length && p.rest.every((word, i) => word === phrase.rest[i]));
  if (!known) return void list.push(phrase);
  known.proper &&= phrase.proper;
  for (const entry of phrase.entries) if (!known.entries.some((e) => e.type === entry.type && e.class === entry.class)) known.entries.push(entry);
}
