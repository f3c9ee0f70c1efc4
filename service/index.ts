import type { CardDocument } from '../grammar/index.ts';
import { parseFace, resolveFace } from '../grammar/index.ts';
import type { Analysis, AnalyzeOptions, RuleDescription } from './model.ts';

export * from './model.ts';

/** Parses every face of the document and runs every rule. Pure; the same document gives the same answer. */
export function analyze(document: CardDocument, _options: AnalyzeOptions = {}): Analysis {
  const faces = document.cards.flatMap((card) => card.faces).map((face) => {
    const parsed = parseFace(face);
    return { face, dialect: face.dialect, parsed, ...resolveFace(face, parsed), findings: [] };
  });
  return { document, faces, findings: [] };
}

export { hover } from './features/hover.ts';
export { inlayHints } from './features/inlay-hints.ts';
export { completion } from './features/completion.ts';
export { documentSymbols } from './features/document-symbols.ts';

/** Every diagnostic that Cardwright knows, in the order of their codes. */
export function ruleDescriptions(): RuleDescription[] {
  return [];
}
