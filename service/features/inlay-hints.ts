import type { Span } from '../../grammar/index.ts';
import type { TokenModel } from '../../grammar/resolve/token-model.ts';
import type { Analysis, FaceAnalysis, InlayHint } from '../model.ts';
import { lastBefore } from './hover-place.ts';

/**
 * The name of each token at the end of its description, in the language of the card, where that end lies in `within`
 * (offsets of the file, both ends included). A copy of what is only known in play is called by what is copied.
 */
export function inlayHints(analysis: Analysis, within: Span): InlayHint[] {
  if (analysis.document.format !== 'card') return [];
  return facesIn(analysis.faces, within).flatMap(hintsOf).filter((hint) => within.start <= hint.offset && hint.offset <= within.end);
}

function facesIn(faces: readonly FaceAnalysis[], { start, end }: Span): FaceAnalysis[] {
  const first = lastBefore(faces, start);
  const from = first ? faces.indexOf(first) : 0;
  const after = faces.findIndex((f, i) => i >= from && f.face.start > end);
  return faces.slice(from, after < 0 ? faces.length : after);
}

/** Tokens with one end share a hint. Text that reminds of what a keyword makes has none of its own. */
function hintsOf(face: FaceAnalysis): InlayHint[] {
  const byEnd = new Map<number, TokenModel[]>();
  for (const token of face.tokens) {
    if (isOtherFace(token) || token.source === 'reminder') continue;
    byEnd.set(token.end, [...(byEnd.get(token.end) ?? []), token]);
  }
  const japanese = face.dialect === 'mtg-ja';
  return [...byEnd].sort(([a], [b]) => a - b).map(([offset, tokens]) => ({
    offset,
    label: `→ ${[...new Set(tokens.map((t) => nameOf(t, japanese)))].join(' / ')}`,
    tooltip: tokens.map((t) => tooltipOf(t, japanese)).join('\n'),
  }));
}

const isOtherFace = (token: TokenModel): boolean => token.count === '0';

const MAX_COPIED = 60;
const shortened = (text: string): string => (text.length > MAX_COPIED ? `${text.slice(0, MAX_COPIED - 1).trimEnd()}…` : text).replace(/\s+/g, ' ');

function nameOf(token: TokenModel, japanese: boolean): string {
  if (token.name !== null) return japanese ? (token.nameJa ?? token.name) : token.name;
  const copied = token.copyOf === undefined ? null : shortened(token.copyOf);
  if (japanese) return copied === null ? 'コピー' : `${copied}のコピー`;
  return `copy of ${copied ?? 'what is chosen in play'}`;
}

/** `エルフ・戦士・トークン · 1/1 green creature`: the name in the other language, size, colors, types. */
function tooltipOf(token: TokenModel, japanese: boolean): string {
  const other = japanese ? token.name : token.nameJa;
  const size = token.power === null && token.toughness === null ? [] : [`${token.power ?? '?'}/${token.toughness ?? '?'}`];
  const colors = token.colors.length ? token.colors.join(' and ') : token.colorless ? 'colorless' : null;
  const words = [...token.supertypes, ...size, ...(colors ? [colors] : []), ...token.types].join(' ');
  return [other, words, token.abilities.length ? `with ${token.abilities.join(', ')}` : null, `rule ${token.rule}`].filter(Boolean).join(' · ');
}
