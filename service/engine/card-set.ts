import type { CardDocument } from '../../grammar/index.ts';

/** What the cards of one document have in common. */
export interface CardSet {
  /** On how many cards a capitalised word stands, in the type line or the rules text. */
  cardsWith(word: string): number;
}

const CAPITALISED = /\p{Lu}[\p{L}'’-]*/gu;

/** Counts nothing until it is asked. */
export function cardSet(document: CardDocument): CardSet {
  let counts: Map<string, number> | undefined;
  return { cardsWith: (word) => (counts ??= countWords(document)).get(word) ?? 0 };
}

function countWords({ cards }: CardDocument): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { faces } of cards) {
    const texts = faces.flatMap((face) => [face.typeLine?.text ?? '', ...face.paragraphs.map((p) => p.text)]);
    const words = new Set(texts.flatMap((text) => text.match(CAPITALISED) ?? []));
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
