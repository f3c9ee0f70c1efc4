import type { CardDocument, CardFace, Dialect, FieldName, SourceText, Span } from '../../grammar/index.ts';
import { decodeJsonString, jsonStrings, rawOffset, type JsonString } from './json-fields.ts';

/** Where the text of one field of a record stands in its JSON file. */
export interface FieldSource {
  /** The field's text, in which the spans of its findings count. */
  text: string;
  /** The place in the file of an offset in that text. */
  offsetInFile(offset: number): number;
}

const FIELD_OF: Readonly<Record<FieldName, (face: CardFace) => SourceText | null | undefined>> = {
  name: (face) => face.name,
  mana_cost: (face) => face.manaCost,
  type_line: (face) => face.typeLine,
  text: (face) => face.paragraphs[0],
  power: (face) => face.power,
  toughness: (face) => face.toughness,
  loyalty: (face) => face.loyalty,
  defense: (face) => face.defense,
};

const KEYS: Readonly<Record<FieldName, readonly string[]>> = {
  name: ['printed_name', 'name'],
  mana_cost: ['mana_cost'],
  type_line: ['printed_type_line', 'type_line', 'card_type'],
  text: ['printed_text', 'oracle_text', 'text'],
  power: ['power'],
  toughness: ['toughness'],
  loyalty: ['loyalty'],
  defense: ['defense'],
};

function pathsOf(field: FieldName, face: number, dialect: Dialect): string[] {
  const language = dialect.endsWith('ja') ? 'ja' : 'en';
  const keys = KEYS[field].flatMap((key) => [key, `${key}.${language}`]);
  return [...keys.map((key) => `card_faces.${face}.${key}`), ...keys];
}

/** Whether the decoded string holds the field's known text at its place, so that the spans count in it. */
function holds(text: string, known: SourceText | null | undefined): boolean {
  return !known || text.startsWith(known.text, known.start);
}

/**
 * Finds fields of the JSON records of `document` in its text. `null` where a record has no such string:
 * then a finding can only point at the record.
 */
export function fieldSources(document: CardDocument): (face: CardFace, field: FieldName) => FieldSource | null {
  const strings = new Map<number, Map<string, JsonString>>();
  const stringsOf = (card: number, record: Span): Map<string, JsonString> => {
    let found = strings.get(card);
    if (!found) {
      found = new Map(jsonStrings(document.text.slice(record.start, record.end)).map((s) => [s.path, s]));
      strings.set(card, found);
    }
    return found;
  };
  return (face, field) => {
    const record = document.cards[face.card];
    if (!record) return null;
    const found = stringsOf(face.card, record);
    for (const path of pathsOf(field, face.face, face.dialect)) {
      const string = found.get(path);
      if (!string) continue;
      const start = record.start + string.start;
      const raw = document.text.slice(start, record.start + string.end);
      const text = decodeJsonString(raw);
      if (holds(text, FIELD_OF[field](face))) return { text, offsetInFile: (offset) => start + rawOffset(raw, offset) };
    }
    return null;
  };
}
