import { BoundedMap } from '../bounded-map.ts';
import { moved, type SourceText, type Span } from '../span.ts';
import type { FaceOfText } from './card-face.ts';
import type { Annotation, CardFace } from './model.ts';

const LIMIT = 2_000;
/** Longer faces are not worth their memory. */
const LONGEST = 4_000;

/** Faces as they stand alone, by their text. */
const known = new BoundedMap<string, FaceOfText>(LIMIT);

const movedField = <T extends SourceText | null | undefined>(field: T, by: number): T => (field ? moved(field as T & SourceText, by) : field);
const movedAnnotation = (annotation: Annotation, by: number): Annotation => ({ ...moved(annotation, by), value: moved(annotation.value, by) });

function placed({ face, delimiters }: FaceOfText, by: number, card: number, index: number): FaceOfText {
  if (by === 0) return { face: { ...face, card, face: index }, delimiters };
  const there: CardFace = {
    ...moved(face, by), card, face: index,
    name: movedField(face.name, by), manaCost: movedField(face.manaCost, by), typeLine: movedField(face.typeLine, by), rulesText: movedField(face.rulesText, by),
    power: movedField(face.power, by), toughness: movedField(face.toughness, by), loyalty: movedField(face.loyalty, by), defense: movedField(face.defense, by),
    paragraphs: face.paragraphs.map((one) => moved(one, by)), annotations: face.annotations.map((one) => movedAnnotation(one, by)), problems: face.problems.map((one) => moved(one, by)),
  };
  if (face.otherName) there.otherName = moved(face.otherName, by);
  return { face: there, delimiters: delimiters.map((one) => moved(one, by)) };
}

/**
 * The face whose lines lie in `span` of `text`, as `read` gives it; a face that was read before, here or elsewhere, is
 * placed anew. Its fields may be written to, what they hold may not.
 */
export function faceAgain(text: string, { start, end }: Span, translates: boolean, card: number, index: number, read: () => FaceOfText): FaceOfText {
  if (end - start > LONGEST) return read();
  const key = `${translates ? 'T' : ' '}${text.slice(start, end)}`;
  let alone = known.get(key);
  if (!alone) known.set(key, (alone = read()));
  return placed(alone, start - alone.face.start, card, index);
}
