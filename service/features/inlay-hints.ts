import type { Span } from '../../grammar/index.ts';
import type { TokenModel } from '../../grammar/resolve/token-model.ts';
import { joined, say, type Locale, type Message, type Term } from '../l10n/message.ts';
import { textOf } from '../l10n/text-of.ts';
import { word } from '../l10n/words.ts';
import type { Analysis, FaceAnalysis, InlayHint } from '../model.ts';
import { lastBefore } from './hover-place.ts';

/**
 * The name of each token at the end of its description, in the language of the card, where that end lies in `within`
 * (offsets of the file, both ends included). A copy of what is only known in play is called by what is copied.
 */
export function inlayHints(analysis: Analysis, within: Span, locale?: Locale): InlayHint[] {
  if (analysis.document.format !== 'card') return [];
  return facesIn(analysis.faces, within).flatMap((face) => hintsOf(face, locale)).filter((hint) => within.start <= hint.offset && hint.offset <= within.end);
}

function facesIn(faces: readonly FaceAnalysis[], { start, end }: Span): FaceAnalysis[] {
  const first = lastBefore(faces, start);
  const from = first ? faces.indexOf(first) : 0;
  const after = faces.findIndex((f, i) => i >= from && f.face.start > end);
  return faces.slice(from, after < 0 ? faces.length : after);
}

/** Tokens with one end share a hint. Text that reminds of what a keyword makes has none of its own. */
function hintsOf(face: FaceAnalysis, locale: Locale | undefined): InlayHint[] {
  const byEnd = new Map<number, TokenModel[]>();
  for (const token of face.tokens) {
    if (isOtherFace(token) || token.source === 'reminder') continue;
    byEnd.set(token.end, [...(byEnd.get(token.end) ?? []), token]);
  }
  const japanese = face.dialect === 'mtg-ja';
  return [...byEnd].sort(([a], [b]) => a - b).map(([offset, tokens]) => ({
    offset,
    label: `→ ${[...new Set(tokens.map((t) => nameOf(t, japanese)))].join(' / ')}`,
    tooltip: textOf(joined(tokens.map((t) => tooltipOf(t, japanese)), '\n'), locale),
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
function tooltipOf(token: TokenModel, japanese: boolean): Message {
  const other = japanese ? token.name : token.nameJa;
  const shape = shapeOf(token);
  const parts = [other, shape.en !== '' && shape, token.abilities.length > 0 && say`with ${token.abilities.join(', ')}`, say`rule ${token.rule}`];
  return joined(parts.filter((part) => part !== null && part !== false), ' · ');
}

/** Size, colors and types; 緑の1/1のクリーチャー. */
function shapeOf({ supertypes, power, toughness, colors, colorless, types }: TokenModel): Term {
  const size = power === null && toughness === null ? '' : `${power ?? '?'}/${toughness ?? '?'}`;
  const color = colors.length ? colors.join(' and ') : colorless ? 'colorless' : '';
  const inJapanese = [colors.map((c) => word(c).ja).join('と') || (colorless ? word('colorless').ja : ''), size].filter(Boolean).map((part) => `${part}の`);
  return {
    en: [...supertypes, size, color, ...types].filter(Boolean).join(' '),
    ja: [...supertypes.map((s) => word(s).ja), ...inJapanese, types.map((t) => word(t).ja).join('・')].join(''),
  };
}
