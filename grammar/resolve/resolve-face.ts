import type { Lexicon } from '../lexicon.ts';
import { printedToken, type PrintedSource } from './printed-token.ts';
import { definedToken } from './defined-token.ts';
import { tokenKnownIn, tokenNamedIn } from './edition-token.ts';
import { BoundedMap } from '../bounded-map.ts';
import type { CardFace } from '../documents/model.ts';
import type { ParsedFace, ParsedParagraph } from '../parse-face.ts';
import { moved } from '../span.ts';
import type { TargetModel } from './target-model.ts';
import { targetsOf } from './targets.ts';
import type { TokenModel } from './token-model.ts';
import { tokensOf } from './tokens.ts';
import type { Ability } from '../tree.ts';

export interface Resolved {
  tokens: TokenModel[];
  targets: TargetModel[];
}

interface Known extends Resolved {
  ownName: string | null;
}

/** Models of a paragraph with spans from its own start; its tree, and the card's name, decide them alone. */
const known = new BoundedMap<Ability, Known>(6_000);

function modelsOf(paragraph: ParsedParagraph, ownName: string | null): Resolved {
  const before = known.get(paragraph.ability);
  // The name of the card is only ever that of a token.
  if (before && (before.ownName === ownName || before.tokens.length === 0)) return before;
  const alone = { ...paragraph, source: { ...paragraph.source, start: 0, end: paragraph.source.text.length } };
  const made = { ownName, tokens: tokensOf(alone, ownName), targets: targetsOf(alone, 0) };
  if (!paragraph.passing) known.set(paragraph.ability, made);
  return made;
}

/** What a face's text makes and targets, by the rules of the day `edition` (ISO 8601; the newest without it). Spans count from the host text, as in {@link CardFace}. */
export function resolveFace(face: CardFace, parsed: ParsedFace, lexicon?: Lexicon, printed?: PrintedSource, edition?: string): Resolved {
  const targets: TargetModel[] = [];
  const ownName = (face.dialect === 'mtg-ja' ? face.otherName?.text : undefined) ?? face.name?.text ?? null;
  const tokens: TokenModel[] = [];
  for (const paragraph of parsed.paragraphs) {
    const found = modelsOf(paragraph, ownName);
    const words = targets.length;
    for (const t of found.targets) targets.push({ ...moved(t, paragraph.source.start), word: words + t.word });
    for (const t of found.tokens) {
      const own = definedToken(tokenKnownIn(edition, moved(t, paragraph.source.start)), lexicon);
      tokens.push(tokenNamedIn(edition, printedToken(own, paragraph.source.text, t.start, printed)));
    }
  }
  return { tokens, targets };
}
