import type { CancellationToken, Connection } from 'vscode-languageserver';
import { createAnalysisCache } from './analysis-cache.ts';
import type { AnalysisCache, AnalyzedDocument } from './analysis-cache.ts';
import { readClientSupport } from './client-support.ts';
import type { ClientSupport } from './client-support.ts';
import { createGuard } from './guard.ts';
import type { Guard } from './guard.ts';
import type { LanguageService } from './language-service.ts';
import { createOpenDocuments, isCardDocument } from './open-documents.ts';
import type { OpenDocuments } from './open-documents.ts';
import type { Runtime } from './runtime.ts';
import { createSettingsStore } from './settings.ts';
import type { SettingsStore } from './settings.ts';

/** What the handlers of one connection share. */
export interface ServerContext {
  connection: Connection;
  runtime: Runtime;
  service: LanguageService;
  guard: Guard;
  documents: OpenDocuments;
  settings: SettingsStore;
  cache: AnalysisCache;
  /** Nothing is supported until `initialize` says so. */
  support: ClientSupport;
}

export function createServerContext(connection: Connection, runtime: Runtime, service: LanguageService): ServerContext {
  const context: ServerContext = {
    connection,
    runtime,
    service,
    guard: createGuard(connection.console),
    documents: createOpenDocuments(),
    settings: createSettingsStore(connection, () => context.support.configuration),
    cache: createAnalysisCache(service, runtime),
    support: readClientSupport({}),
  };
  return context;
}

/** The analysis of the document as it is at the call; undefined where no card document with this URI is open. */
export async function analyzed({ documents, settings, cache }: ServerContext, uri: string, token: CancellationToken): Promise<AnalyzedDocument | undefined> {
  const document = documents.get(uri);
  if (!document || !isCardDocument(document)) return undefined;
  const snapshot = { uri, version: document.version, text: document.getText() };
  const current = await settings.for(uri);
  const isStillOpen = documents.get(uri) === document;
  return isStillOpen ? cache.get(snapshot, current, token) : undefined;
}
