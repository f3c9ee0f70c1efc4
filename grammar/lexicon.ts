import type { Definition, DefinitionKind } from './documents/definition.ts';

/** The designer's own words that are in force: those of every file of the project. */
export interface Lexicon {
  definitions: readonly Definition[];
  /** By word in lower case; a plural leads to its singular's definitions. */
  byWord: ReadonlyMap<string, readonly Definition[]>;
  byJa: ReadonlyMap<string, readonly Definition[]>;
  /** The words themselves, by the first part of each in lower case: what a text that has one of them must hold. */
  byFirstPart: ReadonlyMap<string, readonly Definition[]>;
  /** Some are symbols, halves of which may stand in other symbols. */
  hasSymbols: boolean;
  /** Equal for lexicons with the same words of the same kinds. */
  wordsKey: string;
  /** Equal for lexicons that mean the same. */
  key: string;
}

const IRREGULAR: Readonly<Record<string, string>> = { elf: 'elves', wolf: 'wolves', thief: 'thieves', dwarf: 'dwarves', half: 'halves', leaf: 'leaves', mouse: 'mice', foot: 'feet', child: 'children', ox: 'oxen' };
const UNCHANGED = /(?:kin|folk|sheep|fish|deer|moose|eldrazi|[^a-z])$/i;

/** The regular plural of a noun, in the case of the noun; words such as `Lanternkin` have one form. */
export function pluralOf(noun: string): string {
  const last = /[\p{L}]+$/u.exec(noun)?.[0] ?? '';
  const lower = last.toLowerCase();
  const stem = noun.slice(0, noun.length - last.length);
  const irregular = Object.hasOwn(IRREGULAR, lower) ? IRREGULAR[lower] : undefined;
  if (irregular) return stem + last[0] + irregular.slice(1);
  if (/man$/i.test(last) && !/human$/i.test(last)) return noun.replace(/an$/i, 'en');
  if (last === '' || UNCHANGED.test(last)) return noun;
  if (/(?:ss|x|z|ch|sh)$/i.test(last)) return `${noun}es`;
  if (/s$/i.test(last)) return noun;
  if (/[^aeiou]y$/i.test(last)) return noun.replace(/y$/i, 'ies');
  return `${noun}s`;
}

const hasPlural = (kind: DefinitionKind): boolean => kind === 'token' || kind.endsWith(' type') || kind === 'zone' || kind === 'term';

/** How the word may stand in a text, in lower case. */
export const formsOf = ({ kind, name }: Definition): string[] => {
  const singular = plain(name);
  return hasPlural(kind) ? [...new Set([singular, plain(pluralOf(name))])] : [singular];
};

/** In lower case, with straight apostrophes. */
export const plain = (text: string): string => {
  const lower = text.toLowerCase();
  return lower.includes('’') || lower.includes('‘') ? lower.replace(/[’‘]/g, "'") : lower;
};

const firstPart = (form: string): string => PART.exec(form)?.[0] ?? form;
const PART = /[\p{L}\p{N}]+/u;
const JAPANESE = /[\u3005-\u9fff]/;
const PARTS = /[\p{L}\p{N}]+/gu;

/** What a definition means, without its place. */
const contentOf = ({ kind, name, ja, parameter, paragraphs, token }: Definition): string =>
  JSON.stringify([kind, name, ja, parameter, paragraphs.map((p) => p.text), token]);

/** A short name for a text, by its content alone (53 bits). */
function digest(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return `${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`;
}

/** Puts definitions together; undefined where there are none. Order does not matter. */
export function lexiconOf(definitions: readonly Definition[]): Lexicon | undefined {
  if (definitions.length === 0) return undefined;
  const byWord = new Map<string, Definition[]>();
  const byJa = new Map<string, Definition[]>();
  const byFirstPart = new Map<string, Definition[]>();
  const add = (map: Map<string, Definition[]>, key: string, definition: Definition): void => {
    const list = map.get(key);
    if (!list) map.set(key, [definition]);
    else if (list.at(-1) !== definition) list.push(definition);
  };
  const [written, explained] = [definitions.filter((d) => !d.byReminder), definitions.filter((d) => d.byReminder)];
  for (const definition of [...written, ...explained]) {
    for (const form of formsOf(definition)) {
      add(byWord, form, definition);
      add(byFirstPart, firstPart(form), definition);
    }
    if (definition.ja) add(byJa, definition.ja, definition);
  }
  const sorted = definitions.map(contentOf).sort();
  const words = definitions.map(({ kind, name, parameter }) => `${kind}:${name}:${parameter ?? ''}`).sort();
  return { definitions, byWord, byJa, byFirstPart, hasSymbols: definitions.some(({ kind }) => kind === 'symbol'), wordsKey: digest(words.join('\n')), key: digest(sorted.join('\n')) };
}

const SYMBOL = /\{[^{}\s]{1,16}\}/g;

/** The symbols of a text in lower case, those with a slash in halves too: a symbol may have no letter by which to find it. */
const symbolsIn = (text: string): string[] => (text.match(SYMBOL) ?? []).flatMap((symbol) => [symbol, ...(symbol.includes('/') ? symbol.slice(1, -1).split('/').map((half) => `{${half}}`) : [])]).map((symbol) => symbol.toLowerCase());

/** Whether any of the words, or a symbol that may be one of them, can stand in the text. */
function mentions(lower: string, { byFirstPart, byJa, hasSymbols }: Lexicon): boolean {
  for (const part of byFirstPart.keys()) if (lower.includes(part)) return true;
  return (hasSymbols && lower.includes('{')) || (byJa.size > 0 && JAPANESE.test(lower));
}

/** The definitions of words whose first part stands in `text`: all that can change how it is read. */
export function definedIn(text: string, lexicon: Lexicon): Definition[] {
  const lower = text.toLowerCase();
  if (!mentions(lower, lexicon)) return [];
  const found = new Set<Definition>();
  for (const [part] of lower.matchAll(PARTS)) {
    for (const stem of part.startsWith('non') ? [part, part.slice(3)] : [part]) for (const definition of lexicon.byFirstPart.get(stem) ?? []) found.add(definition);
  }
  for (const half of symbolsIn(text)) for (const definition of lexicon.byWord.get(half) ?? []) found.add(definition);
  if (lexicon.byJa.size > 0 && JAPANESE.test(text)) for (const [ja, definitions] of lexicon.byJa) if (text.includes(ja)) for (const definition of definitions) found.add(definition);
  return [...found];
}

/** The definition of a word of one of these kinds; the first where there are several. */
export const definitionOf = (lexicon: Lexicon | undefined, word: string, ...kinds: readonly DefinitionKind[]): Definition | undefined =>
  lexicon?.byWord.get(plain(word))?.find((definition) => kinds.includes(definition.kind));

/** Equal for texts in which the same defined words, of the same kinds, stand; empty where none does. */
export const wordsKeyOf = (text: string, lexicon: Lexicon | undefined): string =>
  lexicon ? definedIn(text, lexicon).filter(({ byReminder }) => !byReminder).map(({ kind, name, parameter }) => `${kind}:${name}:${parameter ?? ''}`).sort().join('\n') : '';

/** Equal for texts in which the same words with the same meaning stand; empty where none does. */
export const meaningKeyOf = (text: string, lexicon: Lexicon | undefined): string =>
  lexicon ? definedIn(text, lexicon).map(contentOf).sort().join('\n') : '';
