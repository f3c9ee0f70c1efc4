import type { SourceText, Span } from '../span.ts';
import { COLORS, type Color } from '../resolve/token-model.ts';
import { CARD_TYPES, SUPERTYPES } from '../vocabulary/types.ts';
import { readAnnotationLine, readCommentLine } from './annotation-line.ts';
import { readCardFace } from './card-face.ts';
import type { CardLine } from './card-lines.ts';
import { readDefinitionLine, type DefinedName, type DefinitionLine } from './definition-line.ts';
import type { Definition, TokenCharacteristics } from './definition.ts';
import { MAX_LINE_LENGTH, tooLongLine } from './limits.ts';
import type { Annotation, CardFace, DocumentProblem } from './model.ts';
import { hasJapanese, sourceText } from './text-scan.ts';

export interface DefinitionBlock {
  definitions: Definition[];
  delimiters: Span[];
  problems: DocumentProblem[];
}

const SEPARATOR = 'A definition has one face; this line and a second face below it mean nothing here. A blank line ends a definition.';
const NO_TYPE_LINE = 'This definition does not say what the token is. Write its type line on the line below, for example “Artifact — Potion” or “White Creature — Acolyte”, then its abilities, then its power and toughness.';

/** Reads the lines of one block whose first line of text is a `define` line. Offsets count in the file. */
export function readDefinitionBlock(text: string, lines: readonly CardLine[]): DefinitionBlock {
  const written = lines.filter((line) => line.kind === 'text');
  const [first, ...body] = written;
  const head = readDefinitionLine(text, first!);
  const block: DefinitionBlock = { definitions: [], delimiters: head.delimiters, problems: [] };
  const malformed = (message: string, { start, end }: Span): void => void block.problems.push({ code: 'malformed-definition', message, start, end });
  if (head.problem) malformed(head.problem, first!);
  for (const line of lines.filter(({ kind }) => kind === 'separator')) {
    block.delimiters.push({ start: line.start, end: line.end });
    malformed(SEPARATOR, line);
  }
  const annotations = readRemarks(text, lines, block.problems);
  const span = { start: lines[0]!.start, end: lines.at(-1)!.end };
  const paragraphs = body.map((line) => sourceText(text, line.start, line.end));
  for (const { start, end } of paragraphs) if (end - start > MAX_LINE_LENGTH) block.problems.push({ code: 'too-large', message: tooLongLine(end - start), start, end });
  head.names.forEach((name, i) => block.definitions.push(definitionOf(text, head, name, { ...span, paragraphs: name.meaning ? [name.meaning, ...paragraphs] : paragraphs, annotations: i === 0 ? annotations : [] }, body, malformed)));
  if (head.names.length === 0) for (const { start, end } of [...body, ...annotations]) block.delimiters.push({ start, end });
  return block;
}

function readRemarks(text: string, lines: readonly CardLine[], problems: DocumentProblem[]): Annotation[] {
  return lines.flatMap((line) => {
    if (line.kind === 'comment') return [readCommentLine(text, line)];
    if (line.kind !== 'annotation') return [];
    const { annotation, problem } = readAnnotationLine(text, line);
    if (problem) problems.push(problem);
    return annotation ? [annotation] : [];
  });
}

type Common = Pick<Definition, 'start' | 'end' | 'paragraphs' | 'annotations'>;

function definitionOf(text: string, head: DefinitionLine, { name, other }: DefinedName, common: Common, body: readonly CardLine[], malformed: (message: string, at: Span) => void): Definition {
  const kind = head.kind!;
  const definition: Definition = { kind, name: name.text, nameSpan: { start: name.start, end: name.end }, ...common };
  const ja = other ?? (hasJapanese(name.text) ? name : undefined);
  if (ja) definition.ja = ja.text;
  if (kind === 'token') addToken(text, definition, name, body, head.delimiters, malformed);
  if (kind !== 'keyword') return definition;
  definition.parameter = head.parameter ?? 'none';
  const reminder = common.paragraphs.find((p) => /^[(（]/u.test(p.text));
  if (reminder) definition.reminder = reminder.text;
  definition.face = faceOf(definition, name, common.paragraphs);
  return definition;
}

/** A face with nothing but a name and text: what it stands on is not known. */
function faceOf({ start, end, annotations }: Definition, name: SourceText, paragraphs: SourceText[]): CardFace {
  const first = paragraphs[0];
  return {
    start, end, card: -1, face: 0, dialect: hasJapanese(paragraphs.map((p) => p.text).join('')) ? 'mtg-ja' : 'mtg-en', name, manaCost: undefined, typeLine: undefined, paragraphs,
    rulesText: first ?? null, power: undefined, toughness: undefined, loyalty: undefined, defense: undefined, annotations, problems: [],
  };
}

const COLOR_WORDS = new RegExp(`^(?:(?:${[...COLORS, 'colorless'].join('|')}|and|,)[\\s,]+)+`, 'iu');

function addToken(text: string, definition: Definition, name: SourceText, body: readonly CardLine[], marks: Span[], malformed: (message: string, at: Span) => void): void {
  const typeLine = body[0];
  const line = typeLine ? text.slice(typeLine.start, typeLine.end) : '';
  const colored = COLOR_WORDS.exec(line)?.[0] ?? '';
  const rest = body.map((b, i) => (i === 0 ? { ...b, start: b.start + colored.length } : b));
  const { face, delimiters } = readCardFace(text, { text: [{ kind: 'text', start: name.start, end: name.end }, ...rest], rest: [], translates: false }, -1, 0);
  marks.push(...delimiters);
  definition.face = { ...face, start: definition.start, end: definition.end, manaCost: undefined, annotations: definition.annotations, problems: face.problems.filter((p) => p.code !== 'malformed-card') };
  if (!face.typeLine) malformed(NO_TYPE_LINE, name);
  const colors = COLORS.filter((color: Color) => new RegExp(`\\b${color}\\b`, 'iu').test(colored));
  definition.token = characteristics(definition.name, face, colors);
}

const TYPES = new Set(CARD_TYPES.map((type) => type.id));
const SUPER = new Set(SUPERTYPES.map((type) => type.id));
const DASH = /\s*(?:[—–―─━－]|--+)\s*|\s+[-‐‑−]\s+/u;

function characteristics(name: string, face: CardFace, colors: Color[]): TokenCharacteristics {
  const [before = '', after = ''] = (face.typeLine?.text ?? '').split(DASH);
  const words = before.toLowerCase().split(/\s+/u);
  const subtypes = after.split(/\s+/u).filter(Boolean);
  return {
    name: subtypes.join(' ') === name ? `${name} Token` : name,
    colors,
    supertypes: words.filter((word) => SUPER.has(word)),
    types: words.filter((word) => TYPES.has(word)),
    subtypes,
    power: face.power?.text ?? null,
    toughness: face.toughness?.text ?? null,
    abilities: face.paragraphs.filter((p) => !/^[(（]/u.test(p.text)).map((p) => p.text),
  };
}
