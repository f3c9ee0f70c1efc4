import { CancellationTokenSource, DocumentDiagnosticReportKind } from 'vscode-languageserver';
import type { CancellationToken, DocumentDiagnosticParams, DocumentDiagnosticReport } from 'vscode-languageserver';
import { requireUri } from './check-params.ts';
import { analyzed } from './server-context.ts';
import type { ServerContext } from './server-context.ts';
import { toDiagnostics } from './to-lsp.ts';

export const NO_DIAGNOSTICS: DocumentDiagnosticReport = { kind: DocumentDiagnosticReportKind.Full, items: [] };

/** Answers a pull: `unchanged` where the client already has this very analysis. */
export async function pullDiagnostics(context: ServerContext, params: DocumentDiagnosticParams, token: CancellationToken): Promise<DocumentDiagnosticReport> {
  const document = await analyzed(context, requireUri(params), token);
  if (!document) return NO_DIAGNOSTICS;
  const { resultId } = document;
  if (params.previousResultId === resultId) return { kind: DocumentDiagnosticReportKind.Unchanged, resultId };
  return { kind: DocumentDiagnosticReportKind.Full, resultId, items: toDiagnostics(document) };
}

/** Publishes diagnostics to clients that cannot pull them. */
export interface DiagnosticsPublisher {
  /** After a short rest from typing; an earlier call for the same document is called off. */
  schedule(uri: string): void;
  /** Takes the document's diagnostics away. */
  clear(uri: string): void;
  dispose(): void;
}

const REST_MILLISECONDS = 200;

export function createDiagnosticsPublisher(context: ServerContext): DiagnosticsPublisher {
  const pending = new Map<string, () => void>();

  const callOff = (uri: string) => {
    pending.get(uri)?.();
    pending.delete(uri);
  };

  const publish = async (uri: string, token: CancellationToken) => {
    const document = await analyzed(context, uri, token);
    if (!document || token.isCancellationRequested) return;
    await context.connection.sendDiagnostics({ uri, version: document.version, diagnostics: toDiagnostics(document) });
  };

  const publishNone = (uri: string) => void context.guard.background(`clearing the diagnostics of ${uri}`, () => context.connection.sendDiagnostics({ uri, diagnostics: [] }));

  return {
    schedule: (uri) => {
      callOff(uri);
      const source = new CancellationTokenSource();
      const start = () => void context.guard.background(`publishing the diagnostics of ${uri}`, () => publish(uri, source.token), () => publishNone(uri));
      const stopTimer = context.runtime.after(REST_MILLISECONDS, start);
      pending.set(uri, () => {
        stopTimer();
        source.cancel();
      });
    },
    clear: (uri) => {
      callOff(uri);
      publishNone(uri);
    },
    dispose: () => [...pending.keys()].forEach(callOff),
  };
}
