import { CodeActionKind } from 'vscode-languageserver';
import type { CancellationToken, CodeAction, CodeActionParams, Diagnostic, Position, Range } from 'vscode-languageserver';
import { say, textOf } from '../service/index.ts';
import type { Finding, TextEdit } from '../service/index.ts';
import type { AnalyzedDocument } from './analysis-cache.ts';
import { isRange, requireUri } from './check-params.ts';
import { FIX_ALL_KIND, SOURCE } from './server-capabilities.ts';
import { analyzed } from './server-context.ts';
import type { ServerContext } from './server-context.ts';
import { toOffset } from './text-lines.ts';
import { toRange, toWorkspaceEdit } from './to-lsp.ts';
import type { DiagnosticData } from './to-lsp.ts';

/** The fixes of the diagnostics that the client asks about, alone and with all of their kind; reminder text to put in or take out, and the card in Japanese; one action that makes every sure fix of the document. */
export async function codeActions(context: ServerContext, params: CodeActionParams, token: CancellationToken): Promise<CodeAction[]> {
  const uri = requireUri(params);
  const document = await analyzed(context, uri, token);
  if (!document) return [];
  const { diagnostics, only } = readContext(params);
  const versioned = context.support.versionedEdits;
  return [
    ...(wants(only, CodeActionKind.QuickFix) ? diagnostics.flatMap((diagnostic) => quickFixes(document, diagnostic, versioned)) : []),
    ...(wants(only, CodeActionKind.QuickFix) ? ofOneKind(document, diagnostics, context) : []),
    ...(wants(only, CodeActionKind.RefactorRewrite) ? rewritings(context, document, params, versioned) : []),
    ...(only && wants(only, FIX_ALL_KIND) ? fixAll(document, context) : []),
  ];
}

function readContext(params: CodeActionParams): { diagnostics: Diagnostic[]; only: string[] | undefined } {
  const { diagnostics, only } = (params.context ?? {}) as Partial<CodeActionParams['context']>;
  return { diagnostics: Array.isArray(diagnostics) ? diagnostics.filter((diagnostic) => isRange(diagnostic?.range)) : [], only: Array.isArray(only) ? only : undefined };
}

/** Kinds form a tree: asking for `source` asks for `source.fixAll` too. */
const wants = (only: readonly string[] | undefined, kind: string): boolean => !only || only.some((asked) => asked === '' || kind === asked || kind.startsWith(`${asked}.`));

function quickFixes(document: AnalyzedDocument, diagnostic: Diagnostic, versioned: boolean): CodeAction[] {
  const finding = findingOf(document, diagnostic);
  return (finding?.fixes ?? []).map((fix) => ({
    title: fix.title,
    kind: CodeActionKind.QuickFix,
    diagnostics: [diagnostic],
    isPreferred: fix.preferred,
    edit: toWorkspaceEdit(document, fix.edits, versioned),
  }));
}

/** For each code among the diagnostics, the sure fixes of all its findings, where there are several. */
function ofOneKind(document: AnalyzedDocument, diagnostics: readonly Diagnostic[], { locale, support }: ServerContext): CodeAction[] {
  const codes = [...new Set(diagnostics.flatMap((diagnostic) => findingOf(document, diagnostic)?.code ?? []))];
  return codes.flatMap((code) => {
    const fixable = document.findings.filter((finding) => finding.code === code && finding.fixes.some((fix) => fix.preferred));
    if (fixable.length < 2) return [];
    return [{ title: textOf(say`Fix all ${fixable.length} of ${code} in this file`, locale), kind: CodeActionKind.QuickFix, diagnostics: diagnostics.filter((diagnostic) => diagnostic.code === code), edit: toWorkspaceEdit(document, sureEdits(fixable), support.versionedEdits) }];
  });
}

function rewritings({ service, locale }: ServerContext, document: AnalyzedDocument, { range }: CodeActionParams, versioned: boolean): CodeAction[] {
  if (!isRange(range)) return [];
  const at = toOffset(document.lines, range.start);
  const actions = [...(service.reminderActions?.(document.analysis, at, locale) ?? []), ...(service.renderActions?.(document.analysis, at, locale) ?? [])];
  return actions.map(({ title, edits }) => ({ title, kind: CodeActionKind.RefactorRewrite, edit: toWorkspaceEdit(document, edits, versioned) }));
}

/** The finding at the diagnostic's index if it is still the same one, else the one with the same code in the same place. */
function findingOf({ findings, lines }: AnalyzedDocument, diagnostic: Diagnostic): Finding | undefined {
  const isSame = (finding: Finding | undefined) => finding?.code === diagnostic.code && finding !== undefined && isSameRange(toRange(lines, finding), diagnostic.range);
  const index = (diagnostic.data as Partial<DiagnosticData> | null | undefined)?.finding;
  const remembered = typeof index === 'number' ? findings[index] : undefined;
  return isSame(remembered) ? remembered : findings.find(isSame);
}

const isSamePosition = (a: Position, b: Position): boolean => a.line === b.line && a.character === b.character;

const isSameRange = (a: Range, b: Range): boolean => isSamePosition(a.start, b.start) && isSamePosition(a.end, b.end);

function fixAll(document: AnalyzedDocument, { locale, support }: ServerContext): CodeAction[] {
  const edits = sureEdits(document.findings);
  if (edits.length === 0) return [];
  return [{ title: textOf(say`Fix all that ${SOURCE} is sure of`, locale), kind: FIX_ALL_KIND, edit: toWorkspaceEdit(document, edits, support.versionedEdits) }];
}

/** The edits of the preferred fixes, in text order; a fix that would touch an earlier one is left for the next time. */
function sureEdits(findings: readonly Finding[]): TextEdit[] {
  const fixes = findings.flatMap((finding) => finding.fixes.find((fix) => fix.preferred) ?? []);
  const taken: TextEdit[] = [];
  for (const fix of fixes) {
    const free = fix.edits.every((edit) => taken.every((other) => edit.span.end < other.span.start || other.span.end < edit.span.start));
    if (free) taken.push(...fix.edits);
  }
  return taken.sort((a, b) => a.span.start - b.span.start);
}
