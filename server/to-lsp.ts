import { CompletionItemKind, DiagnosticSeverity, InlayHintKind, SymbolKind } from 'vscode-languageserver';
import type { CompletionItem, Diagnostic, DocumentSymbol, Hover, InlayHint, MarkupContent, MarkupKind, Range, SymbolInformation, TextEdit, WorkspaceEdit } from 'vscode-languageserver';
import type { Span } from '../grammar/index.ts';
import type * as service from '../service/index.ts';
import type { AnalyzedDocument } from './analysis-cache.ts';
import { SOURCE } from './server-capabilities.ts';
import { toPosition } from './text-lines.ts';
import type { TextLines } from './text-lines.ts';

export const RULE_PAGES = 'https://github.com/cardwright/cardwright/blob/main/docs/rules/';

/** What a diagnostic carries so that a code action finds its fixes again. */
export interface DiagnosticData {
  /** Index among the findings of the analysis. */
  finding: number;
}

const SEVERITY: Record<service.Severity, DiagnosticSeverity> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
};

const COMPLETION_KIND: Record<service.CompletionKind, CompletionItemKind> = {
  keyword: CompletionItemKind.Keyword,
  action: CompletionItemKind.Function,
  type: CompletionItemKind.Class,
  subtype: CompletionItemKind.EnumMember,
  token: CompletionItemKind.Struct,
  symbol: CompletionItemKind.Unit,
  counter: CompletionItemKind.Value,
  word: CompletionItemKind.Text,
};

const SYMBOL_KIND: Record<service.DocumentSymbol['kind'], SymbolKind> = {
  section: SymbolKind.Namespace,
  card: SymbolKind.Class,
  face: SymbolKind.Struct,
  ability: SymbolKind.Method,
  definition: SymbolKind.Constant,
};

export function toRange(lines: TextLines, span: Span): Range {
  return { start: toPosition(lines, span.start), end: toPosition(lines, Math.max(span.start, span.end)) };
}

const markup = (kind: MarkupKind, value: string): MarkupContent => ({ kind, value });

export function toDiagnostic(lines: TextLines, finding: service.Finding, index: number): Diagnostic {
  const data: DiagnosticData = { finding: index };
  return {
    range: toRange(lines, finding),
    severity: SEVERITY[finding.severity],
    code: finding.code,
    codeDescription: { href: `${RULE_PAGES}${encodeURIComponent(finding.code)}.md` },
    source: SOURCE,
    message: finding.message,
    data,
  };
}

export const toDiagnostics = ({ lines, findings }: AnalyzedDocument): Diagnostic[] => findings.map((finding, index) => toDiagnostic(lines, finding, index));

export function toHover(lines: TextLines, hover: service.Hover, format: MarkupKind): Hover {
  return { contents: markup(format, hover.contents), range: toRange(lines, hover) };
}

export function toCompletionItem(lines: TextLines, item: service.CompletionItem, format: MarkupKind): CompletionItem {
  return {
    label: item.label,
    kind: COMPLETION_KIND[item.kind],
    detail: item.detail,
    ...(item.documentation !== undefined && { documentation: markup(format, item.documentation) }),
    sortText: String(item.rank).padStart(8, '0'),
    textEdit: { range: toRange(lines, item.span), newText: item.insertText },
  };
}

export function toInlayHint(lines: TextLines, hint: service.InlayHint): InlayHint {
  return { position: toPosition(lines, hint.offset), label: hint.label, kind: InlayHintKind.Type, tooltip: hint.tooltip, paddingLeft: true };
}

/** Editors refuse a symbol without a name. */
const symbolName = (symbol: service.DocumentSymbol): string => symbol.name.trim() || '(unnamed)';

/** The selection is kept inside the whole range, as the protocol demands. */
export function toDocumentSymbol(lines: TextLines, symbol: service.DocumentSymbol): DocumentSymbol {
  const within = (offset: number) => Math.min(Math.max(offset, symbol.start), symbol.end);
  return {
    name: symbolName(symbol),
    detail: symbol.detail,
    kind: SYMBOL_KIND[symbol.kind],
    range: toRange(lines, symbol),
    selectionRange: toRange(lines, { start: within(symbol.selection.start), end: within(symbol.selection.end) }),
    children: symbol.children.map((child) => toDocumentSymbol(lines, child)),
  };
}

/** The symbol and all below it, as a flat list for clients without a tree. */
export function toSymbolInformation(lines: TextLines, uri: string, symbol: service.DocumentSymbol, containerName?: string): SymbolInformation[] {
  const name = symbolName(symbol);
  const self: SymbolInformation = { name, kind: SYMBOL_KIND[symbol.kind], location: { uri, range: toRange(lines, symbol) }, ...(containerName !== undefined && { containerName }) };
  return [self, ...symbol.children.flatMap((child) => toSymbolInformation(lines, uri, child, name))];
}

/** The edits, bound to the version that they were made for where the client can check it. */
export function toWorkspaceEdit({ uri, version, lines }: AnalyzedDocument, edits: readonly service.TextEdit[], versioned: boolean): WorkspaceEdit {
  const textEdits: TextEdit[] = edits.map(({ span, newText }) => ({ range: toRange(lines, span), newText }));
  return versioned ? { documentChanges: [{ textDocument: { uri, version }, edits: textEdits }] } : { changes: { [uri]: textEdits } };
}
