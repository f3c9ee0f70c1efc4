import type { Color } from './resolve/token-model.ts';
import { cardTypeByName, subtypeByName, supertypeByName } from './vocabulary/index.ts';

/** What is kept of a printed card, or of one face of it. */
export interface PrintedCard {
  name: string;
  supertypes: string[];
  types: string[];
  subtypes: string[];
  /** Empty where it is colorless. */
  colors: Color[];
  power: string | null;
  toughness: string | null;
}

/** Printed cards of a file that the user has downloaded. */
export interface PrintedCards {
  /** By name in lower case, with straight apostrophes; a card of two faces under its own name and those of its faces. */
  byName: ReadonlyMap<string, PrintedCard>;
  /** Equal for files with the same cards. */
  key: string;
}

const COLOR_OF: Readonly<Record<string, Color>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };
const LONGEST_NAME = 200;
const LONGEST_TYPE_LINE = 300;
/** No card, but of the same form in the same files. */
const NO_CARDS = new Set(['token', 'double_faced_token', 'emblem', 'art_series', 'vanguard']);

const plain = (name: string): string => name.toLowerCase().replace(/[’‘]/g, "'");

/** The printed card of this name. */
export const printedCard = (cards: PrintedCards | undefined, name: string): PrintedCard | undefined => cards?.byName.get(plain(name));

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A type line in its parts; null where it names no card type, or is a token's. */
function typesOf(line: unknown): Pick<PrintedCard, 'supertypes' | 'types' | 'subtypes'> | null {
  if (typeof line !== 'string' || line.length > LONGEST_TYPE_LINE) return null;
  const [before = '', after = ''] = line.split(' // ')[0]!.split(/\s+[—–-]\s+/);
  const words = before.toLowerCase().split(/\s+/);
  const types = words.flatMap((word) => cardTypeByName.get(word)?.id ?? []);
  if (types.length === 0 || words.includes('token')) return null;
  return { supertypes: words.flatMap((word) => supertypeByName.get(word)?.id ?? []), types, subtypes: subtypesOf(after) };
}

/** Subtypes of two words stay together. */
function subtypesOf(text: string): string[] {
  const words = text.trim() === '' ? [] : text.trim().split(/\s+/);
  const found: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const pair = subtypeByName.get(`${words[i]} ${words[i + 1]}`.toLowerCase());
    found.push(pair?.name ?? words[i]!);
    if (pair) i++;
  }
  return found;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.length < 20 ? value : null);

const colorsOf = (...lists: readonly unknown[]): Color[] => {
  const list = lists.find(Array.isArray) as unknown[] | undefined;
  return (list ?? []).flatMap((letter) => (typeof letter === 'string' && Object.hasOwn(COLOR_OF, letter) ? [COLOR_OF[letter]!] : []));
};

/** The cards in an object of a card file: itself, and each of its faces; none where it is something else. */
export function cardsIn(value: unknown): PrintedCard[] {
  if (!isRecord(value) || NO_CARDS.has(String(value['layout']))) return [];
  const { name, faceName, lang, printed_name: printedName } = value;
  if (typeof name !== 'string' || name === '' || name.length > LONGEST_NAME) return [];
  const faces = Array.isArray(value['card_faces']) ? value['card_faces'].filter(isRecord) : [];
  const [front = {}] = faces;
  const types = typesOf(value['type_line'] ?? value['type'] ?? front['type_line']);
  if (!types) return [];
  const card: PrintedCard = {
    name, ...types, colors: colorsOf(value['colors'], front['colors']),
    power: textOf(value['power'] ?? front['power']), toughness: textOf(value['toughness'] ?? front['toughness']),
  };
  const named = typeof faceName === 'string' && faceName.length <= LONGEST_NAME ? [{ ...card, name: faceName }] : [];
  const inJapanese = lang === 'ja' && typeof printedName === 'string' && printedName.length <= LONGEST_NAME ? [{ ...card, name: printedName }] : [];
  const ofFaces = faces.flatMap((face) => cardsIn({ colors: value['colors'], lang, ...face, card_faces: undefined }));
  return [card, ...named, ...inJapanese, ...ofFaces];
}

/** Puts cards together; of several with one name the first counts. */
export function printedCardsOf(cards: Iterable<PrintedCard>): PrintedCards {
  const byName = new Map<string, PrintedCard>();
  let key = 0;
  for (const card of cards) {
    const name = plain(card.name);
    if (byName.has(name)) continue;
    byName.set(name, card);
    for (const part of [name, card.types.join(), card.subtypes.join(), card.supertypes.join(), card.colors.join(), card.power, card.toughness]) key = mixed(key, part ?? '');
  }
  return { byName, key: `${byName.size}.${(key >>> 0).toString(36)}` };
}

function mixed(key: number, text: string): number {
  let hash = Math.imul(key, 31) + 1;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash | 0;
}
