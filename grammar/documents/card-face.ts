import type { SourceText, Span } from '../span.ts';
import { languageOf, readAnnotationLine, readCommentLine } from './annotation-line.ts';
import type { CardLine, FaceLines } from './card-lines.ts';
import { faceAgain } from './face-again.ts';
import type { FacePart } from './face-parts.ts';
import { isLabelledName, readLabelledFace } from './labelled-face.ts';
import { MAX_LINE_LENGTH, tooLongLine } from './limits.ts';
import type { Annotation, CardFace, DocumentProblem, FieldName } from './model.ts';
import { readNameLine, type NameLine } from './name-line.ts';
import { isLevelRow, readStatLine, type StatLine } from './stat-line.ts';
import { hasJapanese, isMostlyJapanese, sourceText } from './text-scan.ts';
import { isBattle, isPlaneswalker, typeLineLikeness } from './type-line.ts';

const MESSAGES = {
  onlyName: 'This card has a name and no type line, so nothing is known of what it is. Write the type line under the name, for example “Creature — Elf Warrior”.',
  noTypeLine: 'The line under this name is no type line, so it is read as rules text and nothing is known of what the card is. Write the type line between the name and the rules text, for example “Creature — Elf Warrior”. (A blank line ends a card.)',
  noName: 'This card has a type line and no name above it. Write the name, and the mana cost if there is one, on the line above.',
  onlyCost: 'This card has a mana cost and no name before it. Write the name on the same line, before the mana cost.',
};

/** A face and the marks of the format that belong to it. */
export interface FaceOfText {
  face: CardFace;
  delimiters: Span[];
}

/** What the lines of a face give, whichever way they are laid out. */
interface FaceFields {
  names: readonly SourceText[];
  manaCost: SourceText | null;
  /** undefined where none was found: nothing that needs it can be said. */
  typeLine: SourceText | undefined;
  paragraphs: readonly SourceText[];
  stats: StatLine;
  annotations: readonly Annotation[];
  delimiters: readonly Span[];
  rarity?: string;
}

/** Reads one face from its lines, of which at least one is text. Offsets count in the file. */
export const readCardFace = (text: string, lines: FacePart, card: number, index: number): FaceOfText =>
  faceAgain(text, faceSpan(lines), lines.translates, card, index, () => readFace(text, lines, card, index));

function readFace(text: string, lines: FacePart, card: number, index: number): FaceOfText {
  const problems: DocumentProblem[] = [];
  const fields = isLabelledName(text, lines.text[0]!) ? labelledFields(text, lines.text, problems) : plainFields(text, lines, problems);
  const annotations = [...readAnnotations(text, lines.rest, problems), ...fields.annotations].sort((a, b) => a.start - b.start);
  reportLongLines(fields, problems);
  const { stats, names } = fields;
  const first = fields.paragraphs[0];
  const absent = lines.translates ? undefined : null;
  const { start, end } = faceSpan(lines);
  const face: CardFace = {
    start,
    end,
    card,
    face: index,
    dialect: 'mtg-en',
    name: null,
    manaCost: fields.manaCost ?? absent,
    typeLine: fields.typeLine,
    paragraphs: [...fields.paragraphs],
    rulesText: first ? sourceText(text, first.start, fields.paragraphs.at(-1)!.end) : null,
    power: stats.power ?? absent,
    toughness: stats.toughness ?? absent,
    loyalty: stats.loyalty ?? absent,
    defense: stats.defense ?? absent,
    annotations,
    problems: problems.sort((a, b) => a.start - b.start),
  };
  const rarity = valueOf(annotations.filter((one) => !fields.annotations.includes(one)), 'rarity') ?? fields.rarity;
  if (rarity) face.rarity = rarity;
  setDialect(face, names, languageOf(valueOf(annotations, 'lang') ?? ''));
  return { face, delimiters: [...fields.delimiters, ...stats.delimiters] };
}

function plainFields(text: string, lines: FacePart, problems: DocumentProblem[]): FaceFields {
  const head = readHead(text, lines, problems);
  const body = readBody(text, lines.text.slice(head.lines), head.typeLine);
  const { names = [], manaCost = null, delimiters = [] } = head.name ?? {};
  return { names, manaCost, typeLine: head.typeLine, ...body, annotations: [], delimiters };
}

function labelledFields(text: string, lines: readonly CardLine[], problems: DocumentProblem[]): FaceFields {
  const face = readLabelledFace(text, lines);
  if (!face.typeLine) problems.push({ code: 'malformed-card', message: MESSAGES.onlyName, start: lines[0]!.start, end: lines[0]!.end });
  return face;
}

/** `translation` says the same as `original`: the name of one may stand on the other. */
export function linkTranslation(translation: CardFace, original: CardFace): void {
  translation.translationOf = original.face;
  translation.name ??= nameIn(original, translation.dialect) ?? original.name;
  if (original.rarity) translation.rarity ??= original.rarity;
}

const nameIn = (face: CardFace, dialect: CardFace['dialect']): SourceText | undefined =>
  namesOf(face).find((name) => hasJapanese(name.text) === (dialect === 'mtg-ja'));

/** `@lang` and `@rarity` stand once on a card, on whichever face, and hold for all its faces; the language of a translation is its own. */
export function shareAnnotations(faces: readonly CardFace[]): void {
  const originals = faces.filter((face) => face.translationOf === undefined);
  const language = languageOf(valueOf(originals.flatMap((face) => face.annotations), 'lang') ?? '');
  const rarity = valueOf(faces.flatMap((face) => face.annotations), 'rarity');
  for (const face of faces) {
    if (rarity) face.rarity ??= rarity;
    if (language && face.translationOf === undefined && !valueOf(face.annotations, 'lang')) setDialect(face, namesOf(face), language);
  }
}

const valueOf = (annotations: readonly Annotation[], key: Annotation['key']): string | undefined =>
  annotations.find((annotation) => annotation.key === key && annotation.value.text !== '')?.value.text;

const namesOf = (face: CardFace): SourceText[] => [face.name, face.otherName].filter((name) => name !== undefined && name !== null);

/** Of two names the one in the card's own language is its name. */
function setDialect(face: CardFace, names: readonly SourceText[], language: 'en' | 'ja' | undefined): void {
  face.dialect = (language ?? languageOfText(face, names)) === 'ja' ? 'mtg-ja' : 'mtg-en';
  const japanese = face.dialect === 'mtg-ja';
  const own = names.find((name) => hasJapanese(name.text) === japanese) ?? names[0];
  const other = names.find((name) => name !== own);
  face.name = own ?? null;
  if (other) face.otherName = other;
}

function languageOfText(face: CardFace, names: readonly SourceText[]): 'en' | 'ja' {
  if (face.typeLine && hasJapanese(face.typeLine.text)) return 'ja';
  const texts = face.paragraphs.length > 0 || face.typeLine ? face.paragraphs : names.slice(0, 1);
  return isMostlyJapanese(texts.map((part) => part.text)) ? 'ja' : 'en';
}

function readAnnotations(text: string, lines: readonly CardLine[], problems: DocumentProblem[]): Annotation[] {
  return lines.flatMap((line) => {
    if (line.kind === 'comment') return [readCommentLine(text, line)];
    const { annotation, problem } = readAnnotationLine(text, line);
    if (problem) problems.push(problem);
    return annotation ? [annotation] : [];
  });
}

interface FaceHead {
  name: NameLine | null;
  typeLine: SourceText | undefined;
  /** How many lines of text the head takes. */
  lines: number;
}

function readHead(text: string, { text: lines, translates }: FacePart, problems: DocumentProblem[]): FaceHead {
  const first = lines[0]!;
  const second = lines[1];
  const malformed = (message: string): void => {
    problems.push({ code: 'malformed-card', message, start: first.start, end: first.end });
  };
  const likeness = (line: CardLine) => typeLineLikeness(text.slice(line.start, line.end));
  const begins = likeness(first);
  const nameless = translates ? begins !== 'no' && !(second && likeness(second) !== 'no') : begins === 'certain' && second !== undefined && likeness(second) === 'no';
  if (nameless) {
    if (!translates) malformed(MESSAGES.noName);
    return { name: null, typeLine: sourceText(text, first.start, first.end), lines: 1 };
  }
  const name = readNameLine(text, first);
  const typed = second !== undefined && likeness(second) !== 'no';
  if (!typed) malformed(second ? MESSAGES.noTypeLine : MESSAGES.onlyName);
  else if (name.names.length === 0) malformed(MESSAGES.onlyCost);
  return { name, typeLine: typed ? sourceText(text, second.start, second.end) : undefined, lines: typed ? 2 : 1 };
}

/** The last line that gives power and toughness (loyalty, defense) is taken out; all others are rules text. */
function readBody(text: string, lines: readonly CardLine[], typeLine: SourceText | undefined): { paragraphs: SourceText[]; stats: StatLine } {
  const bare = !typeLine ? null : isPlaneswalker(typeLine.text) ? 'loyalty' : isBattle(typeLine.text) ? 'defense' : null;
  const stats: StatLine = { delimiters: [] };
  const taken = new Set<CardLine>();
  for (let i = lines.length - 1; i >= 0; i--) {
    const read = readStatLine(text, lines[i]!, bare);
    const above = lines[i - 1];
    if (!read || (above && isLevelRow(text.slice(above.start, above.end)))) continue;
    if ((read.power && stats.power) || (read.loyalty && stats.loyalty) || (read.defense && stats.defense)) continue;
    stats.delimiters.unshift(...read.delimiters);
    Object.assign(stats, { ...read, delimiters: stats.delimiters });
    taken.add(lines[i]!);
  }
  return { paragraphs: lines.filter((line) => !taken.has(line)).map((line) => sourceText(text, line.start, line.end)), stats };
}

function reportLongLines({ names, manaCost, paragraphs }: FaceFields, problems: DocumentProblem[]): void {
  const report = (field: FieldName, span: Span | null | undefined): void => {
    const length = span ? span.end - span.start : 0;
    if (span && length > MAX_LINE_LENGTH) problems.push({ code: 'too-large', field, message: tooLongLine(length), start: span.start, end: span.end });
  };
  for (const name of names) report('name', name);
  report('mana_cost', manaCost);
  for (const paragraph of paragraphs) report('text', paragraph);
}

function faceSpan({ text, rest }: FaceLines): Span {
  const start = Math.min(text[0]!.start, rest[0]?.start ?? Infinity);
  return { start, end: Math.max(text.at(-1)!.end, rest.at(-1)?.end ?? 0) };
}
