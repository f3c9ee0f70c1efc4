import type { SourceText, Span } from '../span.ts';
import { MAX_FACES } from './limits.ts';
import type { Annotation, CardFace, Dialect, DocumentProblem } from './model.ts';
import { isRecord, member, paragraphsOf, plainText, readField, readText, typeName, type JsonRecord } from './record-fields.ts';
import { isMostlyJapanese, sourceText } from './text-scan.ts';

/**
 * Reads a record: a Scryfall-shaped Magic card (`printed_…` fields when it is Japanese; one face for each of
 * `card_faces`) or a Yu-Gi-Oh! card (`"game": "yugioh"`). Always gives a face, with a problem for each wrong field.
 * `span` is the record's place in the file.
 */
export function readRecord(record: JsonRecord, card: number, span: Span): CardFace[] {
  const game = member(record, 'game');
  if (typeof game === 'string' && /^yu-?gi-?oh!?$/iu.test(game.trim())) return [readYugiohFace(record, { card, face: 0, span })];
  const problem = (code: DocumentProblem['code'], message: string): DocumentProblem => ({ code, message, ...span });
  const list = member(record, 'card_faces');
  if (list === undefined || list === null || (Array.isArray(list) && list.length === 0)) return [readMagicFace(record, record, { card, face: 0, span })];
  if (!Array.isArray(list)) {
    const face = readMagicFace(record, record, { card, face: 0, span });
    face.problems.push(problem('malformed-record', `“card_faces” must be a list of objects, and it is ${typeName(list)}. The card is read as one face.`));
    return [face];
  }
  const faces = list.slice(0, MAX_FACES).map((value: unknown, index) => {
    const face = readMagicFace(record, isRecord(value) ? value : {}, { card, face: index, span });
    if (!isRecord(value)) face.problems.push(problem('malformed-record', `Each face in “card_faces” must be an object, and face ${index + 1} is ${typeName(value)}.`));
    return face;
  });
  if (list.length > MAX_FACES) faces[0]!.problems.push(problem('too-large', `“card_faces” has ${list.length} faces; the first ${MAX_FACES} are read.`));
  return faces;
}

interface Place {
  card: number;
  face: number;
  span: Span;
}

function readMagicFace(record: JsonRecord, source: JsonRecord, place: Place): CardFace {
  const problems: DocumentProblem[] = [];
  const japanese = isJapaneseRecord(record, source);
  const field = (key: string, name: Parameters<typeof readField>[2]) => readField(source, key, name, problems);
  const english = field('name', 'name');
  const printed = field('printed_name', 'name');
  const [name, otherName] = japanese ? [printed, english] : [english, printed];
  const text = paragraphsOf(field(japanese && member(source, 'printed_text') !== undefined ? 'printed_text' : 'oracle_text', 'text'), problems);
  const face: CardFace = {
    start: place.span.start, end: place.span.end, card: place.card, face: place.face,
    dialect: japanese ? 'mtg-ja' : 'mtg-en',
    name,
    manaCost: field('mana_cost', 'mana_cost'),
    typeLine: field(japanese && member(source, 'printed_type_line') !== undefined ? 'printed_type_line' : 'type_line', 'type_line'),
    paragraphs: text.paragraphs,
    rulesText: text.rulesText,
    power: field('power', 'power'),
    toughness: field('toughness', 'toughness'),
    loyalty: field('loyalty', 'loyalty'),
    defense: field('defense', 'defense'),
    annotations: annotationsOf(source),
    problems,
  };
  if (otherName) face.otherName = otherName;
  const layout = plainText(source, 'layout') ?? plainText(record, 'layout');
  const rarity = plainText(source, 'rarity') ?? plainText(record, 'rarity');
  if (layout) face.layout = layout;
  if (rarity) face.rarity = rarity;
  return face;
}

/** A Japanese printing whose Japanese text is not given is read by its English text. */
function isJapaneseRecord(record: JsonRecord, source: JsonRecord): boolean {
  const language = plainText(source, 'lang') ?? plainText(record, 'lang');
  const text = plainText(source, 'oracle_text');
  if (language === undefined) return isMostlyJapanese([plainText(source, 'printed_text') ?? text ?? '']);
  if (!/^ja(?:$|[-_])/iu.test(language)) return false;
  return member(source, 'printed_text') !== undefined || text === undefined || isMostlyJapanese([text]);
}

function annotationsOf(source: JsonRecord): Annotation[] {
  return (['flavor', 'artist'] as const).flatMap((key) => {
    const value = plainText(source, key === 'flavor' ? 'flavor_text' : key);
    return value === undefined ? [] : [{ key, start: 0, end: value.length, value: sourceText(value, 0, value.length) }];
  });
}

function readYugiohFace(record: JsonRecord, place: Place): CardFace {
  const problems: DocumentProblem[] = [];
  const dialect = yugiohDialect(record);
  const [own, other] = dialect === 'yugioh-ja' ? (['ja', 'en'] as const) : (['en', 'ja'] as const);
  const value = (key: 'name' | 'text', language: 'en' | 'ja') => {
    const whole = member(record, key);
    if (isRecord(whole)) return readText(member(whole, language), `${key}.${language}`, key, problems);
    return language === own ? readText(whole, key, key, problems) : undefined;
  };
  const name = value('name', own);
  const typeLine = readField(record, 'card_type', 'type_line', problems);
  const text = paragraphsOf(value('text', own), problems);
  const face: CardFace = {
    start: place.span.start, end: place.span.end, card: place.card, face: place.face, dialect,
    name,
    manaCost: undefined,
    typeLine,
    paragraphs: text.paragraphs,
    rulesText: text.rulesText,
    power: undefined, toughness: undefined, loyalty: undefined, defense: undefined,
    annotations: [],
    problems,
  };
  const otherName: SourceText | null | undefined = value('name', other);
  if (otherName) face.otherName = otherName;
  return face;
}

/** By `lang`, unless only the other language has a text; without `lang` by the text. */
function yugiohDialect(record: JsonRecord): Dialect {
  const text = member(record, 'text');
  const language = plainText(record, 'lang');
  const byLanguage = language !== undefined && /^ja(?:$|[-_])/iu.test(language) ? 'ja' : 'en';
  if (isRecord(text)) {
    const other = byLanguage === 'ja' ? 'en' : 'ja';
    const onlyOther = member(text, byLanguage) === undefined && plainText(text, other) !== undefined;
    return `yugioh-${onlyOther ? other : byLanguage}`;
  }
  const japanese = language === undefined ? isMostlyJapanese([typeof text === 'string' ? text : '']) : byLanguage === 'ja';
  return japanese ? 'yugioh-ja' : 'yugioh-en';
}
