import type { CardFace } from '../documents/model.ts';
import type { ParsedFace } from '../parse-face.ts';
import type { TargetModel } from './target-model.ts';
import { targetsOf } from './targets.ts';
import type { TokenModel } from './token-model.ts';
import { tokensOf } from './tokens.ts';

export interface Resolved {
  tokens: TokenModel[];
  targets: TargetModel[];
}

/** What a face's text makes and targets. Spans count from the host text, as in {@link CardFace}. */
export function resolveFace(face: CardFace, parsed: ParsedFace): Resolved {
  const targets: TargetModel[] = [];
  for (const p of parsed.paragraphs) targets.push(...targetsOf(p, targets.length));
  return { tokens: parsed.paragraphs.flatMap((p) => tokensOf(p, face.name?.text ?? null)), targets };
}
