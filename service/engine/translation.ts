import type { CardFace, FieldName, ParsedFace, Span, TargetModel, TokenModel } from '../../grammar/index.ts';
import type { FaceAnalysis } from '../model.ts';
import { byPlace, collector } from './collect.ts';
import { visitorsOf, type Report } from './rule.ts';
import type { Run } from './run-context.ts';
import { readTypeLine, type TypeLine } from './type-line.ts';

/** One face with what is understood of it. */
export interface UnderstoodFace {
  readonly face: CardFace;
  readonly parsed: ParsedFace;
  readonly tokens: readonly TokenModel[];
  readonly targets: readonly TargetModel[];
  readonly typeLine: TypeLine | null;
}

/** A face and the same face in the other language; spans count in the file. */
export interface TranslationContext {
  readonly original: UnderstoodFace;
  readonly translation: UnderstoodFace;
  /** On the translation; `field` is `text` where it is left out. */
  report(at: Span, report: Report, field?: FieldName): void;
}

/** The faces of one card, with what the rules say of those that translate another. */
export function withTranslationFindings(faces: readonly FaceAnalysis[], { active, options, crashes }: Run): readonly FaceAnalysis[] {
  if (!faces.some(({ face }) => face.translationOf !== undefined)) return faces;
  const understood = (analysis: FaceAnalysis): UnderstoodFace => {
    const { face, parsed, tokens, targets } = analysis;
    return { face, parsed, tokens, targets, typeLine: face.typeLine ? readTypeLine(face.typeLine, face.dialect, options.lexicon) : null };
  };
  return faces.map((analysis) => {
    const { face } = analysis;
    const original = face.translationOf === undefined ? undefined : faces[face.translationOf];
    if (!original) return analysis;
    const found = collector(options, face.name?.text ?? null, crashes, face.dialect);
    for (const rule of active(face.dialect)) {
      const visit = visitorsOf(rule, face.dialect).Translation;
      if (!visit) continue;
      const report: TranslationContext['report'] = (at, said, field = 'text') => found.report(rule, at, said, field, 0);
      try {
        visit({ original: understood(original), translation: understood(analysis), report });
      } catch (error) {
        found.crashed(rule, error);
      }
    }
    return { ...analysis, findings: [...analysis.findings, ...found.findings()].sort(byPlace) };
  });
}
