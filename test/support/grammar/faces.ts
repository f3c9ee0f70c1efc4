import type { CardFace, Dialect } from '../../../grammar/documents/model.ts';
import { parseFace, type ParsedFace } from '../../../grammar/parse-face.ts';
import { resolveFace, type Resolved } from '../../../grammar/resolve/index.ts';
import type { SourceText } from '../../../grammar/span.ts';
import type { Ability } from '../../../grammar/tree.ts';
import { printTree } from '../tree.ts';

export interface FaceParts {
  name?: string;
  typeLine?: string;
  dialect?: Dialect;
}

const whole = (text: string): SourceText => ({ text, start: 0, end: text.length });

/** A face as a record gives it: paragraphs count from the start of the rules text. */
export function faceOf(text: string, { name = 'Ember Lash', typeLine = 'Creature — Elf', dialect = 'mtg-en' }: FaceParts = {}): CardFace {
  const paragraphs: SourceText[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    if (line.trim()) paragraphs.push({ text: line, start: at, end: at + line.length });
    at += line.length + 1;
  }
  return {
    card: 0, face: 0, dialect, start: 0, end: text.length, name: whole(name), manaCost: null, typeLine: whole(typeLine), paragraphs,
    rulesText: whole(text), power: undefined, toughness: undefined, loyalty: undefined, defense: undefined, annotations: [], problems: [],
  };
}

export const parsed = (text: string, parts?: FaceParts): ParsedFace => parseFace(faceOf(text, parts));

/** The tree of the only paragraph of `text`. */
export function abilityOf(text: string, parts?: FaceParts): Ability {
  const [first, ...more] = parsed(text, parts).paragraphs;
  if (!first || more.length > 0) throw new Error(`one paragraph expected: ${text}`);
  return first.ability;
}

/** The printed trees of a text, paragraph by paragraph. */
export const trees = (text: string, parts?: FaceParts): string =>
  parsed(text, parts).paragraphs.map((p) => printTree(p.ability, p.source.text)).join('\n');

export function resolved(text: string, parts?: FaceParts): Resolved {
  const face = faceOf(text, parts);
  return resolveFace(face, parseFace(face));
}
