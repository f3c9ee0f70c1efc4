import type { CardDocument } from '../grammar/index.ts';
import { parseFace, resolveFace } from '../grammar/index.ts';
import type { Analysis, AnalyzeOptions, CompletionItem, DocumentSymbol, Hover, InlayHint, RuleDescription } from './model.ts';
import type { Span } from '../grammar/index.ts';

export * from './model.ts';

/** Parses every face of the document and runs every rule. Pure; the same document gives the same answer. */
export function analyze(document: CardDocument, _options: AnalyzeOptions = {}): Analysis {
  const faces = document.cards.flatMap((card) => card.faces).map((face) => {
    const parsed = parseFace(face);
    return { face, dialect: face.dialect, parsed, ...resolveFace(face, parsed), findings: [] };
  });
  return { document, faces, findings: [] };
}

/** What stands at `offset` of the document, explained; null where there is nothing to say. */
export function hover(_analysis: Analysis, _offset: number): Hover | null {
  return null;
}

/** The name of each token whose description ends inside `within`. */
export function inlayHints(_analysis: Analysis, _within: Span): InlayHint[] {
  return [];
}

export function completion(_analysis: Analysis, _offset: number): CompletionItem[] {
  return [];
}

export function documentSymbols(_analysis: Analysis): DocumentSymbol[] {
  return [];
}

/** Every diagnostic that Cardwright knows, in the order of their codes. */
export function ruleDescriptions(): RuleDescription[] {
  return [];
}
