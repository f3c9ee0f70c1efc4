import type { CancellationToken, CompletionItem, CompletionParams, DocumentSymbol, DocumentSymbolParams, Hover, HoverParams, InlayHint, InlayHintParams, SymbolInformation } from 'vscode-languageserver';
import { requirePosition, requireRange, requireUri } from './check-params.ts';
import { analyzed } from './server-context.ts';
import type { ServerContext } from './server-context.ts';
import { toOffset } from './text-lines.ts';
import { toCompletionItem, toDocumentSymbol, toHover, toInlayHint, toSymbolInformation } from './to-lsp.ts';

export async function hover(context: ServerContext, params: HoverParams, token: CancellationToken): Promise<Hover | null> {
  const position = requirePosition(params);
  const document = await analyzed(context, requireUri(params), token);
  if (!document) return null;
  const rules = await context.own.rules(document.settings.comprehensiveRules);
  const own = rules && { rules: rules.content, edition: document.settings.edition };
  const found = context.service.hover(document.analysis, toOffset(document.lines, position), { own, findings: document.findings, edition: document.settings.edition, locale: context.locale });
  return found && toHover(document.lines, found, context.support.hoverFormat);
}

export async function completion(context: ServerContext, params: CompletionParams, token: CancellationToken): Promise<CompletionItem[]> {
  const position = requirePosition(params);
  const document = await analyzed(context, requireUri(params), token);
  if (!document) return [];
  const items = context.service.completion(document.analysis, toOffset(document.lines, position), { edition: document.settings.edition, locale: context.locale });
  return items.map((item) => toCompletionItem(document.lines, item, context.support.completionFormat));
}

export async function inlayHints(context: ServerContext, params: InlayHintParams, token: CancellationToken): Promise<InlayHint[]> {
  const range = requireRange(params);
  const document = await analyzed(context, requireUri(params), token);
  if (!document?.settings.inlayHints.enabled) return [];
  const within = { start: toOffset(document.lines, range.start), end: toOffset(document.lines, range.end) };
  return context.service.inlayHints(document.analysis, within, context.locale).map((hint) => toInlayHint(document.lines, hint));
}

export async function documentSymbols(context: ServerContext, params: DocumentSymbolParams, token: CancellationToken): Promise<DocumentSymbol[] | SymbolInformation[]> {
  const document = await analyzed(context, requireUri(params), token);
  if (!document) return [];
  const symbols = context.service.documentSymbols(document.analysis, context.locale);
  if (context.support.hierarchicalSymbols) return symbols.map((symbol) => toDocumentSymbol(document.lines, symbol));
  return symbols.flatMap((symbol) => toSymbolInformation(document.lines, document.uri, symbol));
}
