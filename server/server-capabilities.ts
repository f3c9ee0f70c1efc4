import { CodeActionKind, PositionEncodingKind, TextDocumentSyncKind } from 'vscode-languageserver';
import type { ServerCapabilities } from 'vscode-languageserver';
import type { ClientSupport } from './client-support.ts';

/** The name of diagnostics, of settings and of the language. */
export const SOURCE = 'cardwright';

export const FIX_ALL_KIND = `${CodeActionKind.SourceFixAll}.${SOURCE}`;

export function serverCapabilities(support: ClientSupport): ServerCapabilities {
  return {
    positionEncoding: PositionEncodingKind.UTF16,
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
    hoverProvider: true,
    definitionProvider: true,
    completionProvider: { triggerCharacters: ['{', ' ', '@'] },
    inlayHintProvider: true,
    documentSymbolProvider: true,
    ...(support.workspaceFolders && { workspace: { workspaceFolders: { supported: true, changeNotifications: true } } }),
    ...(support.codeActionLiterals && { codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.RefactorRewrite, FIX_ALL_KIND] } }),
    ...(support.pullDiagnostics && { diagnosticProvider: { identifier: SOURCE, interFileDependencies: !support.diagnosticRefresh, workspaceDiagnostics: false } }),
  };
}
