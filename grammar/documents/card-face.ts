import type { SourceText, Span } from '../span.ts';
import { languageOf, readAnnotationLine, readCommentLine } from './annotation-line.ts';
import type { CardLine, FaceLines } from './card-lines.ts';
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

/** Reads one face from its lines, of which at least one is text. Offsets count in the file. */
export function readCardFace(text: string, lines: FaceLines, card: number, index: number): FaceOfText {
  const problems: DocumentProblem[] = [];
  const annotations = readAnnotations(text, lines.rest, problems);
  const head = readHead(text, lines.text, problems);
  const body = readBody(text, lines.text.slice(head.lines), head.typeLine);
  reportLongLines(head, body.paragraphs, problems);
  const first = body.paragraphs[0];
  const { start, end } = faceSpan(lines);
  const face: CardFace = {
    start,
    end,
    card,
    face: index,
    dialect: 'mtg-en',
    name: null,
    manaCost: head.name?.manaCost ?? null,
    typeLine: head.typeLine,
    paragraphs: body.paragraphs,
    rulesText: first ? sourceText(text, first.start, body.paragraphs.at(-1)!.end) : null,
    power: body.stats.power ?? null,
    toughness: body.stats.toughness ?? null,
    loyalty: body.stats.loyalty ?? null,
    defense: body.stats.defense ?? null,
    annotations,
    problems: problems.sort((a, b) => a.start - b.start),
  };
  const rarity = valueOf(annotations, 'rarity');
  if (rarity) face.rarity = rarity;
  setDialect(face, head.name?.names ?? [], languageOf(valueOf(annotations, 'lang') ?? ''));
  return { face, delimiters: [...(head.name?.delimiters ?? []), ...body.stats.delimiters] };
}

/** `@lang` and `@rarity` stand once on a card, on whichever face, and hold for all its faces. */
export function shareAnnotations(faces: readonly CardFace[]): void {
  const all = faces.flatMap((face) => face.annotations);
  const language = languageOf(valueOf(all, 'lang') ?? '');
  const rarity = valueOf(all, 'rarity');
  for (const face of faces) {
    if (rarity) face.rarity ??= rarity;
    if (language && !valueOf(face.annotations, 'lang')) setDialect(face, namesOf(face), language);
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
  /** undefined where none was found: nothing that needs it can be said. */
  typeLine: SourceText | undefined;
  /** How many lines of text the head takes. */
  lines: number;
}

function readHead(text: string, lines: readonly CardLine[], problems: DocumentProblem[]): FaceHead {
  const first = lines[0]!;
  const second = lines[1];
  const malformed = (message: string): void => {
    problems.push({ code: 'malformed-card', message, start: first.start, end: first.end });
  };
  const likeness = (line: CardLine) => typeLineLikeness(text.slice(line.start, line.end));
  if (second && likeness(second) === 'no' && likeness(first) === 'certain') {
    malformed(MESSAGES.noName);
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

function reportLongLines(head: FaceHead, paragraphs: readonly SourceText[], problems: DocumentProblem[]): void {
  const report = (field: FieldName, span: Span | null | undefined): void => {
    const length = span ? span.end - span.start : 0;
    if (span && length > MAX_LINE_LENGTH) problems.push({ code: 'too-large', field, message: tooLongLine(length), start: span.start, end: span.end });
  };
  for (const name of head.name?.names ?? []) report('name', name);
  report('mana_cost', head.name?.manaCost);
  for (const paragraph of paragraphs) report('text', paragraph);
}

function faceSpan({ text, rest }: FaceLines): Span {
  const start = Math.min(text[0]!.start, rest[0]?.start ?? Infinity);
  return { start, end: Math.max(text.at(-1)!.end, rest.at(-1)?.end ?? 0) };
}
