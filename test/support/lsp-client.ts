import { PassThrough } from 'node:stream';
import { createConnection, createProtocolConnection, ProposedFeatures, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';
import type { ClientCapabilities, CodeAction, CodeActionContext, CompletionItem, Diagnostic, DocumentDiagnosticReport, DocumentSymbol, Hover, InitializeResult, InlayHint, LogMessageParams, Message, ProtocolConnection, PublishDiagnosticsParams, Range, RegistrationParams, TextDocumentContentChangeEvent } from 'vscode-languageserver/node';
import type { LanguageService } from '../../server/language-service.ts';
import type { Runtime } from '../../server/runtime.ts';
import { startServer } from '../../server/start-server.ts';

export interface LspClientOptions {
  service?: LanguageService;
  runtime?: Partial<Runtime>;
  capabilities?: ClientCapabilities;
  initializationOptions?: unknown;
  /** The language of the user, as `initialize` says it. */
  locale?: string;
  /** Answers `workspace/configuration` for one document. */
  configuration?: (scopeUri: string, section: string) => unknown;
  /** Leaves `initialize` to the test. */
  uninitialized?: boolean;
}

/** What the server sent on its own account, oldest first. */
export interface Received {
  logs: LogMessageParams[];
  published: PublishDiagnosticsParams[];
  /** Methods of the server's requests: refreshes, configuration, registration. */
  requests: string[];
  registrations: RegistrationParams[];
}

export interface LspClient {
  connection: ProtocolConnection;
  initialized: InitializeResult | undefined;
  received: Received;
  /** Any request, malformed ones too. */
  request<R>(method: string, params?: unknown): Promise<R>;
  notify(method: string, params?: unknown): Promise<void>;
  /** Writes a message without any check, as a faulty client would. */
  writeRaw(message: Message): Promise<void>;
  open(uri: string, text: string, options?: { languageId?: string; version?: number }): Promise<void>;
  change(uri: string, version: number, ...changes: TextDocumentContentChangeEvent[]): Promise<void>;
  close(uri: string): Promise<void>;
  diagnostics(uri: string, previousResultId?: string): Promise<DocumentDiagnosticReport>;
  /** The items of a full report. */
  problems(uri: string): Promise<Diagnostic[]>;
  hover(uri: string, line: number, character: number): Promise<Hover | null>;
  completion(uri: string, line: number, character: number): Promise<CompletionItem[]>;
  codeActions(uri: string, diagnostics: Diagnostic[], context?: Partial<CodeActionContext>): Promise<CodeAction[]>;
  inlayHints(uri: string, range?: Range): Promise<InlayHint[]>;
  symbols(uri: string): Promise<DocumentSymbol[]>;
  /** Resolves once `condition` holds; fails after two seconds. */
  until(condition: () => boolean): Promise<void>;
  dispose(): void;
}

export const range = (startLine: number, startCharacter: number, endLine: number, endCharacter: number): Range => ({
  start: { line: startLine, character: startCharacter },
  end: { line: endLine, character: endCharacter },
});

export const WHOLE = range(0, 0, 1_000_000, 0);

/** A client that can do all that the server asks about. */
export const FULL_CAPABILITIES: ClientCapabilities = {
  general: { positionEncodings: ['utf-16'] },
  workspace: {
    configuration: true,
    didChangeConfiguration: { dynamicRegistration: true },
    workspaceEdit: { documentChanges: true },
    diagnostics: { refreshSupport: true },
    inlayHint: { refreshSupport: true },
  },
  textDocument: {
    diagnostic: {},
    hover: { contentFormat: ['markdown', 'plaintext'] },
    completion: { completionItem: { documentationFormat: ['markdown'] } },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix', 'source.fixAll'] } } },
  },
};

const testRuntime: Runtime = {
  name: 'test',
  now: () => 0,
  pause: () => new Promise((resolve) => setImmediate(resolve)),
  after: (_milliseconds, callback) => {
    const timer = setTimeout(callback, 5);
    return () => clearTimeout(timer);
  },
};

function wire(options: LspClientOptions): { connection: ProtocolConnection; writer: StreamMessageWriter } {
  const toServer = new PassThrough();
  const toClient = new PassThrough();
  const server = createConnection(ProposedFeatures.all, new StreamMessageReader(toServer), new StreamMessageWriter(toClient));
  startServer(server, { ...testRuntime, ...options.runtime }, options.service);
  const writer = new StreamMessageWriter(toServer);
  return { connection: createProtocolConnection(new StreamMessageReader(toClient), writer), writer };
}

function listen(connection: ProtocolConnection, { configuration }: LspClientOptions): Received {
  const received: Received = { logs: [], published: [], requests: [], registrations: [] };
  connection.onNotification('window/logMessage', (log: LogMessageParams) => void received.logs.push(log));
  connection.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) => void received.published.push(params));
  connection.onRequest('workspace/configuration', ({ items }: { items: { scopeUri: string; section: string }[] }) => {
    received.requests.push('workspace/configuration');
    return Promise.all(items.map(({ scopeUri, section }) => configuration?.(scopeUri, section) ?? null));
  });
  connection.onRequest('client/registerCapability', (params: RegistrationParams) => {
    received.requests.push('client/registerCapability');
    received.registrations.push(params);
    return null;
  });
  for (const method of ['workspace/diagnostic/refresh', 'workspace/inlayHint/refresh']) {
    connection.onRequest(method, () => {
      received.requests.push(method);
      return null;
    });
  }
  connection.listen();
  return received;
}

async function until(condition: () => boolean): Promise<void> {
  for (const end = Date.now() + 2000; !condition(); ) {
    if (Date.now() > end) throw new Error(`not so within two seconds: ${condition.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** A language client and the server it speaks to, in this process, over streams. */
export async function startClient(options: LspClientOptions = {}): Promise<LspClient> {
  const { connection, writer } = wire(options);
  const received = listen(connection, options);
  const request = <R>(method: string, ...params: unknown[]): Promise<R> => connection.sendRequest(method, ...(params as [unknown]));
  const notify = (method: string, params?: unknown) => connection.sendNotification(method, params);
  const diagnostics = (uri: string, previousResultId?: string) => request<DocumentDiagnosticReport>('textDocument/diagnostic', { textDocument: { uri }, previousResultId });
  const at = (uri: string, line: number, character: number) => ({ textDocument: { uri }, position: { line, character } });

  const client: LspClient = {
    connection,
    initialized: undefined,
    received,
    request,
    notify,
    writeRaw: (message) => writer.write(message),
    open: (uri, text, { languageId = 'cardwright', version = 1 } = {}) => notify('textDocument/didOpen', { textDocument: { uri, languageId, version, text } }),
    change: (uri, version, ...contentChanges) => notify('textDocument/didChange', { textDocument: { uri, version }, contentChanges }),
    close: (uri) => notify('textDocument/didClose', { textDocument: { uri } }),
    diagnostics,
    problems: async (uri) => {
      const report = await diagnostics(uri);
      if (report.kind !== 'full') throw new Error(`a report of kind "${report.kind}" in place of a full one`);
      return report.items;
    },
    hover: (uri, line, character) => request('textDocument/hover', at(uri, line, character)),
    completion: (uri, line, character) => request('textDocument/completion', at(uri, line, character)),
    codeActions: (uri, found, context = {}) => request('textDocument/codeAction', { textDocument: { uri }, range: found[0]?.range ?? WHOLE, context: { diagnostics: found, ...context } }),
    inlayHints: (uri, within = WHOLE) => request('textDocument/inlayHint', { textDocument: { uri }, range: within }),
    symbols: (uri) => request('textDocument/documentSymbol', { textDocument: { uri } }),
    until,
    dispose: () => connection.dispose(),
  };
  if (options.uninitialized) return client;
  const { capabilities = FULL_CAPABILITIES, initializationOptions, locale } = options;
  client.initialized = await request<InitializeResult>('initialize', { processId: null, rootUri: null, capabilities, initializationOptions, ...(locale ? { locale } : {}) });
  await notify('initialized', {});
  return client;
}
