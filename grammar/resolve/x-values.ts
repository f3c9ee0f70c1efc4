import { inHost, type ParsedFace } from '../parse-face.ts';
import type { CardFace } from '../documents/model.ts';
import type { Span } from '../span.ts';
import { isLeaf, type Node } from '../tree.ts';

export type XSource = 'mana-cost' | 'cost' | 'where' | 'choice' | 'undefined';

/** An X of the text, and where its value comes from (107.3). */
export interface XValue extends Span {
  letter: string;
  source: XSource;
  /** The phrase after “where X is”, or the cost that has it. */
  from?: Span;
}

const letterIn = (text: string): string | undefined => /(?<![\p{L}\d])[XYZ](?![\p{L}])/u.exec(text)?.[0];

interface Definition {
  letter: string;
  source: XSource;
  span: Span;
}

function definitionsIn(node: Node, textOf: (s: Span) => string, found: Definition[]): void {
  if (node.kind === 'Adverbial' && node.relation === 'where') for (const clause of node.clauses ?? (node.clause ? [node.clause] : [])) {
    const letter = clause.subject && letterIn(textOf(clause.subject));
    if (letter) found.push({ letter, source: 'where', span: clause });
  }
  if (node.kind === 'Cost') {
    const letter = letterIn(textOf(node));
    if (letter) found.push({ letter, source: 'cost', span: node });
  }
  for (const child of node.children) if (!isLeaf(child)) definitionsIn(child, textOf, found);
}

function usesIn(node: Node, found: { letter: string; span: Span }[]): void {
  for (const child of node.children) {
    if (isLeaf(child)) {
      const letter = letterIn(child.id);
      if (letter) found.push({ letter, span: child });
    } else if (child.kind !== 'ReminderText') usesIn(child, found);
  }
}

/** Every X, Y and Z of a face with its source: the ability's own cost and phrases first, then the mana cost. */
export function xValuesOf(face: CardFace, parsed: ParsedFace): XValue[] {
  return parsed.paragraphs.flatMap((paragraph) => {
    const textOf = (s: Span): string => paragraph.source.text.slice(s.start, s.end);
    const definitions: Definition[] = [];
    definitionsIn(paragraph.ability, textOf, definitions);
    const uses: { letter: string; span: Span }[] = [];
    usesIn(paragraph.ability, uses);
    return uses.map(({ letter, span }) => {
      const definition = definitions.find((d) => d.letter === letter);
      const source: XSource = definition?.source ?? (face.manaCost?.text.includes(letter) ? 'mana-cost' : 'undefined');
      return { letter, source, ...inHost(paragraph, span), ...(definition ? { from: inHost(paragraph, definition.span) } : {}) };
    });
  });
}
