import type { Span } from '../span.ts';
import { linkTranslation, readCardFace, shareAnnotations } from './card-face.ts';
import { faceParts } from './face-parts.ts';
import { partFaces, readCardLine, type CardBlock, type CardLine } from './card-lines.ts';
import { readDefinitionBlock } from './definition-block.ts';
import { isDefinitionLine } from './definition-line.ts';
import type { Definition } from './definition.ts';
import { MAX_CARDS, MAX_LINES } from './limits.ts';
import type { CardDocument, CardFace, DocumentProblem } from './model.ts';
import { forEachLine, sourceText, trimmedSpan } from './text-scan.ts';

type TextDocument = CardDocument & { delimiters: Span[]; definitions: Definition[] };

const STRAY_SEPARATOR =
  'This line parts two faces of one card, and on one side of it there is no face: a blank line ends a card. For two faces remove the blank lines around it; to part cards, remove this line or write a # comment.';
const ORPHAN_ANNOTATION = 'This annotation stands before the first card, so it belongs to none. Write it inside the card, under the name.';

/** Reads the card format (docs/card-format.md). Never throws; time and memory are linear in the length of the text. */
export function readCardFile(text: string): CardDocument {
  const document: TextDocument = { format: 'card', text, cards: [], definitions: [], comments: [], delimiters: [], problems: [] };
  let card: CardLine[] = [];
  let block: CardLine[] = [];
  let lines = 0;
  let parts = 0;
  const endBlock = (): void => {
    const body = takeLeadingComments(document, block, document.cards.length + (card.length > 0 ? 1 : 0));
    block = [];
    if (card.length > 0 && !body.some((line) => line.kind === 'text')) {
      for (const line of body) card.push(line);
      return;
    }
    readCard(document, card);
    card = body;
  };
  forEachLine(text, (start, end) => {
    if (start === end) return block.length > 0 ? endBlock() : undefined;
    if (lines++ === MAX_LINES || parts >= MAX_CARDS) {
      document.problems.push(tooManyCards(trimmedSpan(text, start, text.length)));
      return false;
    }
    const line = readCardLine(text, start, end);
    if (block.length === 0 || line.kind === 'separator') parts++;
    block.push(line);
  });
  endBlock();
  readCard(document, card);
  document.delimiters.sort((a, b) => a.start - b.start);
  document.problems.sort((a, b) => a.start - b.start);
  return document;
}

const tooManyCards = (span: Span): DocumentProblem => ({
  code: 'too-large',
  message: `The file has more than ${MAX_CARDS} cards and faces or ${MAX_LINES} lines; what follows is not read. Part it into several files.`,
  ...span,
});

/** Comments before the first other line of a block stand outside its card; answers the other lines. */
function takeLeadingComments(document: TextDocument, block: readonly CardLine[], before: number): CardLine[] {
  const length = block.findIndex((line) => line.kind !== 'comment');
  const comments = length < 0 ? block : block.slice(0, length);
  for (const line of comments) document.comments.push({ ...sourceText(document.text, line.start, line.end), before });
  return block.slice(comments.length);
}

/** `lines` are one block, and the blocks without text (annotations after a blank line) that follow it. */
function readCard(document: TextDocument, lines: readonly CardLine[]): void {
  const first = lines.find((line) => line.kind === 'text');
  if (first && isDefinitionLine(document.text, first)) return addDefinitions(document, lines);
  const block = partFaces(lines);
  if (block.faces.length > 0) addCard(document, block);
  else reportOrphans(document, block.orphans);
  for (const line of block.stray) document.problems.push({ code: 'malformed-card', message: STRAY_SEPARATOR, start: line.start, end: line.end });
  for (const line of [...block.separators, ...block.stray]) document.delimiters.push({ start: line.start, end: line.end });
}

/** Each `define` line of the block begins a definition of its own. */
function addDefinitions(document: TextDocument, lines: readonly CardLine[]): void {
  let part: CardLine[] = [];
  let begun = false;
  for (const line of lines) {
    const begins = line.kind === 'text' && isDefinitionLine(document.text, line);
    if (begins && begun) {
      addDefinition(document, part);
      part = [];
    }
    begun ||= begins;
    part.push(line);
  }
  addDefinition(document, part);
}

function addDefinition(document: TextDocument, lines: readonly CardLine[]): void {
  const { definitions, delimiters, problems } = readDefinitionBlock(document.text, lines);
  for (const definition of definitions) document.definitions.push(definition);
  for (const mark of delimiters) document.delimiters.push(mark);
  for (const problem of problems) document.problems.push(problem);
}

function addCard(document: TextDocument, block: CardBlock): void {
  const { text, cards } = document;
  const faces: CardFace[] = [];
  for (const part of block.faces.flatMap((lines) => faceParts(text, lines))) {
    const { face, delimiters } = readCardFace(text, part, cards.length, faces.length);
    if (part.translates) linkTranslation(face, faces.at(-1)!);
    for (const mark of delimiters) document.delimiters.push(mark);
    faces.push(face);
  }
  if (faces.length > 1) shareAnnotations(faces);
  cards.push({ start: faces[0]!.start, end: faces.at(-1)!.end, faces });
}

function reportOrphans(document: TextDocument, lines: readonly CardLine[]): void {
  for (const line of lines) {
    if (line.kind === 'comment') document.comments.push({ ...sourceText(document.text, line.start, line.end), before: document.cards.length });
    else document.problems.push({ code: 'malformed-card', message: ORPHAN_ANNOTATION, start: line.start, end: line.end });
  }
}
