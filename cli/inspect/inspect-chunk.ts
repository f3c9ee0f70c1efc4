import type { Card, CardDocument, Definition, DocumentKind } from '../../grammar/index.ts';
import { lexiconOf } from '../../service/definitions.ts';
import { say, type Message } from '../../service/l10n/message.ts';
import { readerMessage } from '../../service/l10n/reader-message.ts';
import type { AnalyzeOptions, FaceAnalysis } from '../../service/model.ts';
import { inspectFace, placeInFile, placeInRecord } from '../../service/features/inspect.ts';
import type { Service } from '../service.ts';
import { renderFace } from './render-face.ts';
import type { Rendering } from './render-options.ts';

/** A piece of a file that is analysed as one document. Plain data: it is sent to worker threads. */
export interface InspectChunk {
  /** The file, as the user wrote it. */
  file: string;
  kind: DocumentKind;
  text: string;
  /** 0-based place in the file of the chunk's first card. */
  firstIndex: number;
  /** Absent where the text is not to be rendered. */
  rendering?: Rendering;
  /** The words that the files of the command define. */
  definitions?: readonly Definition[];
  /** What the project's configuration says. */
  options?: Pick<AnalyzeOptions, 'rules' | 'edition' | 'cards' | 'locale'>;
}

export interface InspectedChunk {
  /** JSON Lines, each with its line break. */
  output: string;
  cards: number;
  /** What the reader says of a text in which it found no card. */
  emptyBecause: Message | null;
  /** Faults of Cardwright itself, one line each. */
  faults: string[];
}

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;

const unreadable = (card: Card): string | undefined => (card.faces.length === 0 ? (card as Card & { error?: string }).error ?? 'no face could be read' : undefined);

/** Analyses the whole chunk; where that fails, each card by itself, so that one card cannot take the others with it. */
export function inspectChunk(chunk: InspectChunk, service: Service): InspectedChunk {
  const { file, firstIndex, rendering } = chunk;
  const options: AnalyzeOptions = { ...chunk.options, lexicon: chunk.definitions && lexiconOf(chunk.definitions) };
  const document = service.readDocument(chunk.text, chunk.kind);
  const place = document.format === 'card' ? placeInFile(file, document.text) : placeInRecord(file, firstIndex);
  const lineOf = (face: FaceAnalysis): string => line(rendering ? { ...inspectFace(face, place(face.face)), rendered: renderFace(face, rendering) } : inspectFace(face, place(face.face)));
  const linesOf = (part: CardDocument): string[] => {
    if (part.format === 'card') return service.analyze(part, options).faces.map(lineOf);
    const lines: string[] = [];
    for (const faces of service.analyzeCards(part, options)) lines.push(...faces.map(lineOf));
    return lines;
  };
  const errorLine = (index: number, error: string): string => line({ card: null, file, index: firstIndex + index, error });
  const faults: string[] = [];

  const cardLines = (card: Card, index: number, lines: () => string[]): string => {
    const error = unreadable(card);
    if (error !== undefined) return errorLine(index, error);
    try {
      return lines().join('');
    } catch (fault) {
      const said = `internal error: ${fault instanceof Error ? fault.message : String(fault)}`;
      faults.push(`${file}: card ${firstIndex + index + 1}: ${said}; please report it`);
      return errorLine(index, said);
    }
  };

  const output = wholeOutput(document, linesOf, cardLines)
    ?? document.cards.map((card, index) => cardLines(card, index, () => linesOf({ ...document, cards: [card] }))).join('');
  const emptyBecause = document.cards.length === 0 && !document.definitions?.length ? emptiness(document) : null;
  return { output, cards: document.cards.length, emptyBecause, faults };
}

const emptiness = ({ problems: [problem] }: CardDocument): Message => (problem ? readerMessage(problem.message) : say`it holds no card`);

type CardLines = (card: Card, index: number, lines: () => string[]) => string;

/** The output of one analysis of the document; null where that throws. */
function wholeOutput(document: CardDocument, linesOf: (part: CardDocument) => string[], cardLines: CardLines): string | null {
  try {
    const lines = linesOf(document);
    let next = 0;
    return document.cards.map((card, index) => cardLines(card, index, () => lines.slice(next, next += card.faces.length))).join('');
  } catch {
    return null;
  }
}
