import { DidChangeConfigurationNotification } from 'vscode-languageserver';
import type { Connection, DidChangeConfigurationParams, InitializeParams, InitializeResult } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { localeOf } from '../service/index.ts';
import { readClientSupport } from './client-support.ts';
import { codeActions } from './code-actions.ts';
import { createDiagnosticsPublisher, NO_DIAGNOSTICS, pullDiagnostics } from './diagnostics.ts';
import type { DiagnosticsPublisher } from './diagnostics.ts';
import { definitionLocations } from './definition-locations.ts';
import { completion, documentSymbols, hover, inlayHints } from './document-features.ts';
import { cardwrightService } from './language-service.ts';
import type { LanguageService } from './language-service.ts';
import { isCardDocument } from './open-documents.ts';
import type { Runtime } from './runtime.ts';
import { serverCapabilities, SOURCE } from './server-capabilities.ts';
import { createServerContext } from './server-context.ts';
import type { ServerContext } from './server-context.ts';
import { readChangedFiles, readChangedFolders, readWorkspace, watchFiles, workspaceFolders } from './workspace-files.ts';
import { createRefresher } from './refresh.ts';
import type { Refresher } from './refresh.ts';

/** Serves the Language Server Protocol on `connection` until the client says `exit`. */
export function startServer(connection: Connection, runtime: Runtime, service: LanguageService = cardwrightService): void {
  const context = createServerContext(connection, runtime, service);
  const publisher = createDiagnosticsPublisher(context);
  const refresher = createRefresher(context, publisher);
  handleLifecycle(context, publisher, refresher);
  handleDocuments(context, publisher, refresher);
  handleRequests(context);
  connection.listen();
}

function handleLifecycle(context: ServerContext, publisher: DiagnosticsPublisher, refresher: Refresher): void {
  const { connection, guard, runtime, settings } = context;
  connection.onInitialize((params: InitializeParams): InitializeResult => {
    context.support = readClientSupport(params.capabilities);
    settings.replaceDefaults(sectionOf(params.initializationOptions));
    context.folders = workspaceFolders(params);
    context.locale = localeOf(params.locale);
    guard.lifecycle = 'running';
    return { capabilities: serverCapabilities(context.support), serverInfo: { name: SOURCE } };
  });

  connection.onInitialized(() => {
    connection.console.info(`The Cardwright language server runs on ${runtime.name}.`);
    void guard.background('reading the words of the workspace', async () => {
      if (await readWorkspace(context, context.folders)) refresher.wordsChanged();
    });
    if (context.support.workspaceFolders) {
      connection.workspace.onDidChangeWorkspaceFolders((event) => void guard.background('workspace/didChangeWorkspaceFolders', async () => {
        if (await readChangedFolders(context, event)) refresher.wordsChanged();
      }));
    }
    return guard.background('subscribing to changes', async () => {
      if (context.support.configurationRegistration) await connection.client.register(DidChangeConfigurationNotification.type, { section: SOURCE });
      await watchFiles(context);
    });
  });

  connection.onDidChangeConfiguration((params) => guard.background('workspace/didChangeConfiguration', () => changeConfiguration(context, refresher, params)));

  connection.onDidChangeWatchedFiles((params) => guard.background('workspace/didChangeWatchedFiles', async () => {
    await readChangedFiles(context, params);
    await refresher.all();
  }));

  connection.onShutdown(() => {
    guard.lifecycle = 'shut down';
    refresher.dispose();
    publisher.dispose();
  });
}

async function changeConfiguration(context: ServerContext, refresher: Refresher, params: DidChangeConfigurationParams | undefined): Promise<void> {
  const { settings, support } = context;
  settings.dropAll();
  context.own.dropAll();
  if (!support.configuration) settings.replaceDefaults(sectionOf(params?.settings));
  await refresher.all();
}

/** Settings come bare or under the name of their section. */
function sectionOf(settings: unknown): unknown {
  return (settings as Record<string, unknown> | null | undefined)?.[SOURCE] ?? settings;
}

function handleDocuments(context: ServerContext, publisher: DiagnosticsPublisher, refresher: Refresher): void {
  const { cache, connection, documents, guard, settings, words } = context;
  const isPublished = (document: TextDocument) => guard.lifecycle === 'running' && !context.support.pullDiagnostics && isCardDocument(document);
  documents.onDidChangeContent(({ document }) => {
    if (isCardDocument(document) && words.setOpen(document.uri, document.getText())) refresher.wordsChanged();
    if (isPublished(document)) publisher.schedule(document.uri);
  });
  documents.onDidClose(({ document }) => {
    cache.drop(document.uri);
    if (words.setOpen(document.uri, null)) refresher.wordsChanged();
    settings.drop(document.uri);
    if (isPublished(document)) publisher.clear(document.uri);
  });
  documents.listen(connection);
}

function handleRequests(context: ServerContext): void {
  const { connection, guard } = context;
  connection.onHover(guard.request('textDocument/hover', null, (params, token) => hover(context, params, token)));
  connection.onDefinition(guard.request('textDocument/definition', [], (params, token) => definitionLocations(context, params, token)));
  connection.onCompletion(guard.request('textDocument/completion', [], (params, token) => completion(context, params, token)));
  connection.onCodeAction(guard.request('textDocument/codeAction', [], (params, token) => codeActions(context, params, token)));
  connection.onDocumentSymbol(guard.request('textDocument/documentSymbol', [], (params, token) => documentSymbols(context, params, token)));
  connection.languages.inlayHint.on(guard.request('textDocument/inlayHint', [], (params, token) => inlayHints(context, params, token)));
  connection.languages.diagnostics.on(guard.request('textDocument/diagnostic', NO_DIAGNOSTICS, (params, token) => pullDiagnostics(context, params, token)));
}
