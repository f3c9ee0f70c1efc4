import { TextDocuments } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Position, TextDocumentContentChangeEvent } from 'vscode-languageserver';
import { isRange } from './check-params.ts';
import { SOURCE } from './server-capabilities.ts';

/** An open document as it was when a message about it came. */
export interface Snapshot {
  uri: string;
  version: number;
  text: string;
}

export type OpenDocuments = TextDocuments<TextDocument>;

/** The open documents, kept in step with the client. A malformed notification throws and changes nothing. */
export const createOpenDocuments = (): OpenDocuments => new TextDocuments({ create, update });

/** A card document by its language or by its file name. */
export const isCardDocument = ({ languageId, uri }: TextDocument): boolean => languageId === SOURCE || /\.card(?:[?#]|$)/i.test(uri);

function create(uri: string, languageId: string, version: number, text: string): TextDocument {
  if (typeof uri !== 'string' || typeof text !== 'string') throw new Error('a document was opened without "uri" or "text": both must be strings.');
  return TextDocument.create(uri, String(languageId), version, text);
}

function update(document: TextDocument, changes: TextDocumentContentChangeEvent[], version: number): TextDocument {
  if (!changes.every(isChange)) throw new Error(`a change of ${document.uri} is malformed: each needs "text", and "range" in whole numbers unless it replaces everything.`);
  for (const change of changes) {
    const clamped = 'range' in change && change.range ? { range: { start: clamp(document, change.range.start), end: clamp(document, change.range.end) }, text: change.text } : { text: change.text };
    TextDocument.update(document, [clamped], version);
  }
  return document;
}

const isChange = (change: unknown): change is TextDocumentContentChangeEvent => {
  const candidate = change as { text?: unknown; range?: unknown } | null | undefined;
  return typeof candidate?.text === 'string' && (candidate.range == null || isRange(candidate.range));
};

const clamp = (document: TextDocument, position: Position): Position => document.positionAt(document.offsetAt(position));
