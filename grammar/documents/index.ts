import { readCardFile } from './card-file.ts';
import type { DocumentKind } from './document-kind.ts';
import { readJsonFile, readJsonLines } from './json-file.ts';
import type { CardDocument } from './model.ts';

export { DEFINITION_KINDS, SUBTYPE_KINDS, isSubtypeKind, type Definition, type DefinitionKind, type SubtypeKind, type TokenCharacteristics } from './definition.ts';
export { documentKind, type DocumentKind } from './document-kind.ts';

/**
 * Splits a file into cards. Offsets are UTF-16, a byte order mark included. Never throws: what is not a card
 * becomes a problem of the document, of a face, or a record with `error`. Time and memory are linear in the text.
 */
export function readDocument(text: string, kind: DocumentKind): CardDocument {
  if (kind === 'card') return readCardFile(text);
  return kind === 'jsonl' ? readJsonLines(text) : readJsonFile(text);
}
