import { readDocument } from '../grammar/index.ts';
import type { CardDocument } from '../grammar/index.ts';

/** Documents that are edited at the same time, at most. */
const KEPT = 4;

/**
 * The cards of a text in the card format. At each keystroke the words that the text defines and its findings are asked for
 * one after the other, and both need its cards: those of the last texts are kept.
 */
export function createCardFileReader(): (text: string) => CardDocument {
  const known = new Map<string, CardDocument>();
  return (text) => {
    const document = known.get(text) ?? readDocument(text, 'card');
    known.delete(text);
    known.set(text, document);
    if (known.size > KEPT) known.delete(known.keys().next().value!);
    return document;
  };
}
