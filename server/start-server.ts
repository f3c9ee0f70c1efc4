import { DidChangeConfigurationNotification } from 'vscode-languageserver';
import type { Connection, DidChangeConfigurationParams, InitializeParams, InitializeResult } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { readClientSupport } from './client-support.ts';
import { codeActions } from './code-actions.ts';
import { createDiagnosticsPublisher, NO_DIAGNOSTICS, pullDiagnostics } from './diagnostics.ts';
import type { DiagnosticsPublisher } from './diagnostics.ts';
import { completion, documentSymbols, hover, inlayHints } from './document-features.ts';
import { cardwrightService } from './language-service.ts';
import type { LanguageService } from './language-service.ts';
import { isCardDocument } from './open-documents.ts';
import type { Runtime } from './runtime.ts';
import { serverCapabilities, SOURCE } from './server-capabilities.ts';
import { createServerContext } from './server-context.ts';
import type { ServerContext } from './server-context.ts';

/** Serves the Language Server Protocol on `connection` until the client says `exit`. */
export function startServer(connection: Connection, runtime: Runtime, service: LanguageService = cardwrightService): void {
  const context = createServerContext(connection, runtime, service);
  const publisher = createDiagnosticsPublisher(context);
  handleLifecycle(context, publisher);
  handleDocuments(context, publisher);
  handleRequests(context);
  connection.listen();
}

function handleLifecycle(context: ServerContext, publisher: DiagnosticsPublisher): void {
  const { connection, guard, runtime, settings } = context;

  connection.onInitialize((params: InitializeParams): InitializeResult => {
    context.support = readClientSupport(params.capabilities);
    settings.replaceDefaults(sectionOf(params.initializationOptions));
    guard.lifecycle = 'running';
    return { capabilities: serverCapabilities(context.support), serverInfo: { name: SOURCE } };
  });

  connection.onInitialized(() => {
    connection.console.info(`The Cardwright language server runs on ${runtime.name}.`);
    return guard.background('subscribing to configuration changes', async () => {
      if (context.support.configurationRegistration) await connection.client.register(DidChangeConfigurationNotification.type, { section: SOURCE });
    });
  });

  connection.onDidChangeConfiguration((params) => guard.background('workspace/didChangeConfiguration', () => changeConfiguration(context, publisher, params)));

  connection.onShutdown(() => {
    guard.lifecycle = 'shut down';
    publisher.dispose();
  });
}

async function changeConfiguration(context: ServerContext, publisher: DiagnosticsPublisher, params: DidChangeConfigurationParams | undefined): Promise<void> {
  const { connection, documents, settings, support } = context;
  settings.dropAll();
  if (!support.configuration) settings.replaceDefaults(sectionOf(params?.settings));
  if (!support.pullDiagnostics) documents.all().filter(isCardDocument).forEach(({ uri }) => publisher.schedule(uri));
  await Promise.all([support.diagnosticRefresh && connection.languages.diagnostics.refresh(), support.inlayHintRefresh && connection.languages.inlayHint.refresh()]);
}

/** Settings come bare or under the name of their section. */
function sectionOf(settings: unknown): unknown {
  return (settings as Record<string, unknown> | null | undefined)?.[SOURCE] ?? settings;
}

function handleDocuments(context: ServerContext, publisher: DiagnosticsPublisher): void {
  const { cache, connection, documents, guard, settings } = context;
  const isPublished = (document: TextDocument) => guard.lifecycle === 'running' && !context.support.pullDiagnostics && isCardDocument(document);
  documents.onDidChangeContent(({ document }) => {
    if (isPublished(document)) publisher.schedule(document.uri);
  });
  documents.onDidClose(({ document }) => {
    cache.drop(document.uri);
    settings.drop(document.uri);
    if (isPublished(document)) publisher.clear(document.uri);
  });
  documents.listen(connection);
}

function handleRequests(context: ServerContext): void {
  const { connection, guard } = context;
  connection.onHover(guard.request('textDocument/hover', null, (params, token) => hover(context, params, token)));
  connection.onCompletion(guard.request('textDocument/completion', [], (params, token) => completion(context, params, token)));
  connection.onCodeAction(guard.request('textDocument/codeAction', [], (params, token) => codeActions(context, params, token)));
  connection.onDocumentSymbol(guard.request('textDocument/documentSymbol', [], (params, token) => documentSymbols(context, params, token)));
  connection.languages.inlayHint.on(guard.request('textDocument/inlayHint', [], (params, token) => inlayHints(context, params, token)));
  connection.languages.diagnostics.on(guard.request('textDocument/diagnostic', NO_DIAGNOSTICS, (params, token) => pullDiagnostics(context, params, token)));
}
