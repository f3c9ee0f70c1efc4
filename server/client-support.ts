import { MarkupKind } from 'vscode-languageserver';
import type { ClientCapabilities } from 'vscode-languageserver';

/** What the client said it can do, as far as the server asks. */
export interface ClientSupport {
  pullDiagnostics: boolean;
  diagnosticRefresh: boolean;
  inlayHintRefresh: boolean;
  /** Answers `workspace/configuration`. */
  configuration: boolean;
  /** Lets the server subscribe to `workspace/didChangeConfiguration`. */
  configurationRegistration: boolean;
  /** Lets the server subscribe to changes of files. */
  watchedFilesRegistration: boolean;
  /** Tells when folders are added to the workspace or taken from it. */
  workspaceFolders: boolean;
  hierarchicalSymbols: boolean;
  codeActionLiterals: boolean;
  /** Takes edits that name the version of the document they were made for. */
  versionedEdits: boolean;
  hoverFormat: MarkupKind;
  completionFormat: MarkupKind;
}

/** The first format the client prefers; Markdown where it states none. */
function markupFormat(formats: readonly MarkupKind[] | undefined): MarkupKind {
  return Array.isArray(formats) && formats.length > 0 && !formats.includes(MarkupKind.Markdown) ? MarkupKind.PlainText : MarkupKind.Markdown;
}

export function readClientSupport({ textDocument, workspace }: ClientCapabilities): ClientSupport {
  return {
    pullDiagnostics: textDocument?.diagnostic != null,
    diagnosticRefresh: workspace?.diagnostics?.refreshSupport === true,
    inlayHintRefresh: workspace?.inlayHint?.refreshSupport === true,
    configuration: workspace?.configuration === true,
    configurationRegistration: workspace?.didChangeConfiguration?.dynamicRegistration === true,
    watchedFilesRegistration: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
    workspaceFolders: workspace?.workspaceFolders === true,
    hierarchicalSymbols: textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport === true,
    codeActionLiterals: textDocument?.codeAction?.codeActionLiteralSupport != null,
    versionedEdits: workspace?.workspaceEdit?.documentChanges === true,
    hoverFormat: markupFormat(textDocument?.hover?.contentFormat),
    completionFormat: markupFormat(textDocument?.completion?.completionItem?.documentationFormat),
  };
}
