import type { SourceText, Span } from '../span.ts';
import type { CardLine } from './card-lines.ts';
import type { Annotation } from './model.ts';
import { readStatLine, type StatLine } from './stat-line.ts';
import { isWhiteSpace, sourceText, trimmedSpan } from './text-scan.ts';

type Label = 'english' | 'japanese' | 'cost' | 'type' | 'text' | 'size' | 'loyalty' | 'defense' | 'artist' | 'rarity' | 'flavor' | 'note';

/** The labels of the card database Whisper, and of texts that are laid out like it. */
const LABELS: ReadonlyMap<string, Label> = new Map<string, Label>([
  ['英語名', 'english'], ['日本語名', 'japanese'], ['日本語読み', 'note'], ['読み', 'note'], ['コスト', 'cost'], ['マナ・コスト', 'cost'], ['マナコスト', 'cost'], ['色指標', 'note'],
  ['タイプ', 'type'], ['カード・タイプ', 'type'], ['カードタイプ', 'type'], ['本文', 'text'], ['テキスト', 'text'], ['Ｐ／Ｔ', 'size'], ['P/T', 'size'], ['Ｐ/Ｔ', 'size'], ['P／T', 'size'],
  ['忠誠度', 'loyalty'], ['初期忠誠度', 'loyalty'], ['守備値', 'defense'], ['初期守備値', 'defense'],
  ['イラスト', 'artist'], ['イラストレーター', 'artist'], ['セット', 'note'], ['エキスパンション', 'note'], ['稀少度', 'rarity'], ['希少度', 'rarity'], ['レアリティ', 'rarity'],
  ['フレーバー', 'flavor'], ['フレーバー・テキスト', 'flavor'], ['フレーバーテキスト', 'flavor'],
]);
const LONGEST_LABEL = Math.max(...[...LABELS.keys()].map((label) => label.length));
const RARITIES: Readonly<Record<string, string>> = { コモン: 'common', アンコモン: 'uncommon', レア: 'rare', 神話レア: 'mythic' };

/** How a name is read, in brackets behind it. */
const READING = /\s*[（(][ぁ-ゖァ-ヺー・゠＝=、，\s]+[)）]$/u;

interface Labelled {
  label: Label;
  value: Span;
}

function labelOf(text: string, line: Span): Labelled | undefined {
  for (let at = line.start; at < Math.min(line.end, line.start + LONGEST_LABEL + 1); at++) {
    if (text[at] !== '：' && text[at] !== ':') continue;
    const label = LABELS.get(text.slice(line.start, at));
    return label && { label, value: trimmedSpan(text, at + 1, line.end) };
  }
  return undefined;
}

const isName = (found: Labelled | undefined): boolean => found?.label === 'english' || found?.label === 'japanese';

/** Whether a line is 英語名：… or 日本語名：…, with which a card of the database begins. */
export const isLabelledName = (text: string, line: Span): boolean => isName(labelOf(text, line));

/** Whether a line is タイプ：…. */
export const isLabelledType = (text: string, line: Span): boolean => labelOf(text, line)?.label === 'type';

/** What the labelled lines of a face give. */
export interface LabelledFace {
  names: SourceText[];
  manaCost: SourceText | null;
  typeLine: SourceText | undefined;
  paragraphs: SourceText[];
  stats: StatLine;
  annotations: Annotation[];
  /** The labels, and how the name is read. */
  delimiters: Span[];
  rarity?: string;
}

/** Reads a face whose first line is a labelled name. Lines without a label are rules text. */
export function readLabelledFace(text: string, lines: readonly CardLine[]): LabelledFace {
  const face: LabelledFace = { names: [], manaCost: null, typeLine: undefined, paragraphs: [], stats: { delimiters: [] }, annotations: [], delimiters: [] };
  for (const line of lines) {
    const found = labelOf(text, line);
    if (!found || !takes(face, found.label)) face.paragraphs.push(sourceText(text, line.start, line.end));
    else takeLine(text, face, line, found);
  }
  return face;
}

/** A field that the face has already is not read again. */
function takes(face: LabelledFace, label: Label): boolean {
  switch (label) {
    case 'english': case 'japanese': return face.names.length < 2;
    case 'cost': return face.manaCost === null;
    case 'type': return face.typeLine === undefined;
    case 'size': return !face.stats.power;
    case 'loyalty': return !face.stats.loyalty;
    case 'defense': return !face.stats.defense;
    default: return true;
  }
}

function takeLine(text: string, face: LabelledFace, line: CardLine, { label, value }: Labelled): void {
  if (label === 'artist' || label === 'flavor' || label === 'note' || label === 'rarity') {
    face.annotations.push({ start: line.start, end: line.end, key: label, value: sourceText(text, value.start, value.end) });
    if (label === 'rarity' && value.start < value.end) face.rarity ??= RARITIES[text.slice(value.start, value.end)] ?? text.slice(value.start, value.end);
    return;
  }
  const stat = label === 'size' || label === 'loyalty' || label === 'defense' ? readStatLine(text, value, label === 'size' ? null : label) : null;
  if (!stat && (label === 'size' || label === 'loyalty' || label === 'defense') && value.start < value.end) {
    face.paragraphs.push(sourceText(text, line.start, line.end));
    return;
  }
  face.delimiters.push(trimmedSpan(text, line.start, value.start));
  if (value.start === value.end) return;
  if (stat) {
    Object.assign(face.stats, { ...stat, delimiters: [...face.stats.delimiters, ...stat.delimiters] });
    return;
  }
  takeText(text, face, label, value);
}

function takeText(text: string, face: LabelledFace, label: Label, value: Span): void {
  if (label === 'english' || label === 'japanese') {
    const { name, reading } = withoutReading(text, value);
    face.names.push(sourceText(text, name.start, name.end));
    if (reading) face.delimiters.push(reading);
  } else if (label === 'cost') face.manaCost = sourceText(text, value.start, value.end);
  else if (label === 'type') face.typeLine = sourceText(text, value.start, value.end);
  else face.paragraphs.push(sourceText(text, value.start, value.end));
}

function withoutReading(text: string, value: Span): { name: Span; reading?: Span } {
  const reading = READING.exec(text.slice(value.start, value.end));
  if (!reading || reading.index === 0) return { name: value };
  let start = value.start + reading.index;
  const name = { start: value.start, end: start };
  while (isWhiteSpace(text.charCodeAt(start))) start++;
  return { name, reading: { start, end: value.end } };
}
