import type { Annotation, CardFace, Comment, Span } from '../../grammar/index.ts';
import { contains, inHost } from '../../grammar/index.ts';
import type { ParsedParagraph } from '../../grammar/parse-face.ts';
import { isLeaf, type Node } from '../../grammar/tree.ts';
import type { Analysis, FaceAnalysis } from '../model.ts';

/** The part of a text file that an offset stands in. */
export type Place =
  | { kind: 'comment'; comment: Comment }
  | { kind: 'annotation'; annotation: Annotation }
  | { kind: 'mana-cost' | 'type-line'; face: FaceAnalysis }
  | { kind: 'paragraph'; face: FaceAnalysis; paragraph: ParsedParagraph };

/** null outside cards and comments, on names and numbers, and in a JSON document, whose offsets are no place in the file. */
export function placeAt(analysis: Analysis, offset: number): Place | null {
  if (analysis.document.format !== 'card') return null;
  const comment = analysis.document.comments.find((c) => contains(c, offset));
  if (comment) return { kind: 'comment', comment };
  const face = faceAt(analysis.faces, offset) ?? analysis.definitions?.find((definition) => contains(definition.face, offset));
  return face ? placeInFace(face, offset) : null;
}

function placeInFace(face: FaceAnalysis, offset: number): Place | null {
  const { annotations, manaCost, typeLine } = face.face;
  const annotation = annotations.find((a) => contains(a, offset));
  if (annotation) return { kind: 'annotation', annotation };
  if (manaCost && contains(manaCost, offset)) return { kind: 'mana-cost', face };
  if (typeLine && contains(typeLine, offset)) return { kind: 'type-line', face };
  const paragraph = face.parsed.paragraphs.find((p) => contains(p.source, offset));
  return paragraph ? { kind: 'paragraph', face, paragraph } : null;
}

/** The face that `offset` lies in; the faces of a text file stand in the order of the file. */
export function faceAt(faces: readonly FaceAnalysis[], offset: number): FaceAnalysis | undefined {
  const face = lastBefore(faces, offset);
  return face && contains(face.face, offset) ? face : undefined;
}

/** The last face that starts at or before `offset`. */
export function lastBefore(faces: readonly FaceAnalysis[], offset: number): FaceAnalysis | undefined {
  let low = 0;
  let high = faces.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (faces[middle]!.face.start <= offset) low = middle + 1;
    else high = middle;
  }
  return faces[low - 1];
}

/** The nodes of a paragraph's tree that hold `offset` (of the file), the whole first. */
export function nodesAt(paragraph: ParsedParagraph, offset: number): Node[] {
  const at = offset - paragraph.source.start;
  const path: Node[] = [];
  for (let node: Node | undefined = paragraph.ability; node; ) {
    path.push(node);
    node = node.children.find((child): child is Node => !isLeaf(child) && child.start <= at && at < child.end);
  }
  return path;
}

/** Of things with spans the innermost that hold the whole of `span`; several where their spans are the same. */
export function innermost<T extends Span>(things: readonly T[], span: Span): T[] {
  const around = things.filter((t) => t.start <= span.start && span.end <= t.end);
  const least = Math.min(...around.map((t) => t.end - t.start));
  return around.filter((t) => t.end - t.start === least);
}

export const isLegendary = (face: CardFace): boolean => /legendary/i.test(face.typeLine?.text ?? '');

/** Whether `offset` stands in a quotation that lies inside `within`. */
export function isQuotedIn(paragraph: ParsedParagraph, offset: number, within: Span): boolean {
  return nodesAt(paragraph, offset).slice(1).some((node) => node.kind === 'Ability' && within.start < inHost(paragraph, node).start);
}
