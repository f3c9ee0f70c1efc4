import type { Card, CardDocument, CardFace, Definition, Span } from '../../grammar/index.ts';
import { noted, say, type Locale } from '../l10n/message.ts';
import { textOf } from '../l10n/text-of.ts';
import { word } from '../l10n/words.ts';
import type { Analysis, DocumentSymbol, FaceAnalysis } from '../model.ts';

interface Heading extends Span {
  name: string;
  /** Number of `#` marks. */
  level: number;
}

/**
 * The outline of a text file, spans in its offsets: sections with the cards up to the next section of their level or
 * a higher one, two-faced cards with their faces, cards and faces with their abilities.
 */
export function documentSymbols(analysis: Analysis, locale?: Locale): DocumentSymbol[] {
  const { document } = analysis;
  if (document.format !== 'card') return [];
  const faces = facesByCard(analysis.faces, document.cards.length);
  const root: DocumentSymbol[] = [];
  const open: { symbol: DocumentSymbol; level: number }[] = [];
  const place = (symbol: DocumentSymbol): void => {
    for (const { symbol: section } of open) section.end = Math.max(section.end, symbol.end);
    (open.at(-1)?.symbol.children ?? root).push(symbol);
  };
  const headings = headingsOf(document);
  const entries = [...document.cards.map((card, i) => ({ start: card.start, make: () => cardSymbol(card, faces[i]!, locale) })), ...(document.definitions ?? []).map((definition) => ({ start: definition.nameSpan.start, make: () => definitionSymbol(definition, locale) }))];
  entries.sort((a, b) => a.start - b.start);
  for (let entry = 0, heading = 0; entry < entries.length || heading < headings.length; ) {
    const next = headings[heading];
    if (!next || (entry < entries.length && entries[entry]!.start < next.start)) {
      place(entries[entry]!.make());
      entry++;
      continue;
    }
    while (open.length && open.at(-1)!.level >= next.level) open.pop();
    const symbol: DocumentSymbol = { name: next.name, detail: '', kind: 'section', start: next.start, end: next.end, selection: { start: next.start, end: next.end }, children: [] };
    place(symbol);
    open.push({ symbol, level: next.level });
    heading++;
  }
  return root;
}

function facesByCard(faces: readonly FaceAnalysis[], cards: number): FaceAnalysis[][] {
  const lists: FaceAnalysis[][] = Array.from({ length: cards }, () => []);
  for (const face of faces) lists[face.face.card]?.push(face);
  return lists;
}

const MARKS = /^[#＃]+/u;
const DECORATION = /^[\s#＃=*~_·—–―-]+|[\s#＃=*~_·—–―-]+$/gu;

/** Comments with words. Lines of a comment that follow directly are the same comment. */
function headingsOf({ text, comments }: CardDocument): Heading[] {
  const headings: Heading[] = [];
  let last: Span | undefined;
  for (const comment of comments) {
    const follows = last !== undefined && /^[^\S\r\n]*(?:\r\n|\r|\n)[^\S\r\n]*$/u.test(text.slice(last.end, comment.start));
    last = comment;
    const name = comment.text.replace(DECORATION, '');
    if (follows || name === '') continue;
    headings.push({ start: comment.start, end: comment.end, name, level: MARKS.exec(comment.text)![0].length });
  }
  return headings;
}

const definitionSymbol = ({ name, kind, start, end, nameSpan }: Definition, locale?: Locale): DocumentSymbol => ({ name, detail: textOf(word(kind), locale), kind: 'definition', start: Math.min(start, nameSpan.start), end, selection: { ...nameSpan }, children: [] });

function cardSymbol(card: Card, faces: readonly FaceAnalysis[], locale: Locale | undefined): DocumentSymbol {
  const [front] = faces;
  const name = faces.filter(({ face }) => face.translationOf === undefined).map(({ face }) => face.name?.text).filter((n) => n !== undefined).join(' // ');
  const selection = front?.face.name ?? front?.face.typeLine ?? { start: card.start, end: card.start };
  return {
    name: name || textOf(say`Card without a name`, locale),
    detail: front ? detailOf(front.face) : '',
    kind: 'card',
    start: card.start,
    end: card.end,
    selection: { start: selection.start, end: selection.end },
    children: faces.length > 1 ? faces.map((face) => faceSymbol(face, locale)) : faces.flatMap((face) => abilitySymbols(face, locale)),
  };
}

const detailOf = ({ manaCost, typeLine }: CardFace): string => [manaCost?.text, typeLine?.text].filter(Boolean).join(' · ');

function faceSymbol(analysis: FaceAnalysis, locale: Locale | undefined): DocumentSymbol {
  const { face } = analysis;
  const written = face.name && face.name.start >= face.start ? face.name : undefined;
  const selection = written ?? face.typeLine ?? { start: face.start, end: face.start };
  return {
    name: face.name?.text ?? textOf(say`Face without a name`, locale),
    detail: detailOf(face),
    kind: 'face',
    start: face.start,
    end: face.end,
    selection: { start: selection.start, end: selection.end },
    children: abilitySymbols(analysis, locale),
  };
}

const MAX_NAME = 80;

const abilitySymbols = ({ parsed }: FaceAnalysis, locale: Locale | undefined): DocumentSymbol[] =>
  parsed.paragraphs.map(({ source, ability }) => ({
    name: source.text.length > MAX_NAME ? `${source.text.slice(0, MAX_NAME - 1).trimEnd()}…` : source.text,
    detail: ability.ability === 'unknown' ? '' : textOf(noted(ability.ability.replace(/-/g, ' ')), locale),
    kind: 'ability',
    start: source.start,
    end: source.end,
    selection: { start: source.start, end: source.end },
    children: [],
  }));
