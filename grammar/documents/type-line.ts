import { CARD_TYPES, SUPERTYPES } from '../vocabulary/types.ts';
import { keywordByJa, keywordByName } from '../vocabulary/lookup.ts';
import { isOneEditApart } from './near-word.ts';
import { hasJapanese } from './text-scan.ts';

/** `certain`: nothing but card types and supertypes stands before the dash. `likely`: it has the shape of a type line. */
export type TypeLineLikeness = 'certain' | 'likely' | 'no';

const MAX_TYPE_LINE = 300;
const DASH = /\s*(?:[—–―─━－]|--+)\s*|\s+[-‐‑−ー]\s+/u;

const CARD_TYPE_WORDS = new Set([...CARD_TYPES.map((type) => type.id), 'tribal']);
const TYPE_WORDS = new Set([...CARD_TYPE_WORDS, ...SUPERTYPES.map((type) => type.id), 'token', 'emblem']);
const LONG_TYPE_WORDS = [...TYPE_WORDS].filter((word) => word.length > 5);
const SMALL_WORDS = new Set(['of', 'the', 'or', 'and', 'a', 'an', 'to', 'in']);

const japaneseNames = (entries: readonly { ja: string | null }[]): string[] => entries.flatMap(({ ja }) => (ja ? [ja.replace(/の$/u, '')] : []));
const CARD_TYPES_JA = [...japaneseNames(CARD_TYPES), '部族'];
const TYPES_JA = [...CARD_TYPES_JA, ...japaneseNames(SUPERTYPES), 'トークン', '紋章']
  .sort((a, b) => b.length - a.length);
const ALL_TYPES_JA = new RegExp(TYPES_JA.join('|'), 'gu');

/** Judges one line by its words and shape alone; lines over 300 characters are none. */
export function typeLineLikeness(line: string): TypeLineLikeness {
  if (line.length === 0 || line.length > MAX_TYPE_LINE) return 'no';
  const dash = DASH.exec(line);
  const before = dash ? line.slice(0, dash.index) : line;
  const after = (dash && line.slice(dash.index + dash[0].length)) || null;
  if (before === '') return 'no';
  const english = englishLikeness(line, before, after);
  return english === 'no' && hasJapanese(before) ? japaneseLikeness(before, after) : english;
}

function englishLikeness(line: string, before: string, after: string | null): TypeLineLikeness {
  const words = before.split(/[\s/]+/u).filter(Boolean);
  if (words.length === 0 || words.length > 8) return 'no';
  if (words.every((word) => TYPE_WORDS.has(word.toLowerCase()))) return after === null || isSubtypeList(after) ? 'certain' : 'no';
  if (/[{}:：;,."“”!?。、]/u.test(line) || isKeyword(line) || isKeyword(before) || /(?:walk|cycling)$/iu.test(before)) return 'no';
  const isMisspelt = (word: string): boolean => words.length <= 3 && (isCapitalised(word) || after !== null) && isNearType(word);
  if (!words.every((word) => standsInTypeLine(word) || isMisspelt(word))) return 'no';
  if (words.some((word) => isCapitalised(word) && CARD_TYPE_WORDS.has(word.toLowerCase()))) return 'likely';
  if (words.some(isMisspelt)) return 'likely';
  if (after === null || hasJapanese(before) || /\d/u.test(line) || /^[IVX]+$/u.test(words[0]!)) return 'no';
  return after.split(/\s+/u).every(standsInTypeLine) ? 'likely' : 'no';
}

/** A few words, or words that all begin with a capital: no sentence. */
function isSubtypeList(after: string): boolean {
  const words = after.split(/\s+/u);
  return words.length <= 3 || words.every(standsInTypeLine);
}

const isKeyword = (words: string): boolean => keywordByName.has(words.toLowerCase()) || keywordByJa.has(words);

const isCapitalised = (word: string): boolean => /^\P{L}*\p{Lu}/u.test(word);

const standsInTypeLine = (word: string): boolean =>
  isCapitalised(word) || TYPE_WORDS.has(word.toLowerCase()) || SMALL_WORDS.has(word) || hasJapanese(word);

const isNearType = (word: string): boolean =>
  !TYPE_WORDS.has(word.toLowerCase()) && LONG_TYPE_WORDS.some((type) => isOneEditApart(type, word.toLowerCase()));

function japaneseLikeness(before: string, after: string | null): TypeLineLikeness {
  if (/[。、：:{｛「」]/u.test(before)) return 'no';
  const types = before.replace(/[（(][^（）()]*[）)]/gu, '');
  const rest = types.replace(ALL_TYPES_JA, '');
  if (rest !== types && /^[\sの・･]*$/u.test(rest)) return 'certain';
  if (isKeyword(before) || /[ぁ-ねは-ん]/u.test(types) || (after !== null && /[。、：:{｛「」]/u.test(after))) return 'no';
  if (CARD_TYPES_JA.some((type) => types.includes(type))) return 'likely';
  return after !== null && types !== '' && !/[をがに\d０-９()（）]/u.test(types + after) ? 'likely' : 'no';
}

/** Whether the type line says so, in either language. */
export const isPlaneswalker = (typeLine: string): boolean => /planeswalker|プレインズウォーカー/iu.test(typeLine);
export const isBattle = (typeLine: string): boolean => /\bbattle\b|バトル/iu.test(typeLine);
