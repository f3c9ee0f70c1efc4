import { say, type Locale } from '../l10n/message.ts';
import { textOf } from '../l10n/text-of.ts';
import type { Analysis, FaceAnalysis, Fix, TextEdit } from '../model.ts';
import { renderedParagraphs, typeLineIn, type CardRendering } from './render-card.ts';

const JAPANESE: CardRendering = { language: 'ja', self: 'as-written' };

/**
 * The English face at `offset` (UTF-16, in the file) said in Japanese: below it after `@lang ja`, or in place of the
 * Japanese text that stands there. Edits count in the file. Empty where there is none.
 */
export function renderActions(analysis: Analysis, offset: number, locale?: Locale): Fix[] {
  const { document, faces } = analysis;
  if (document.format !== 'card') return [];
  const at = faces.find(({ face }) => face.start <= offset && offset <= face.end);
  const original = at && originalOf(at, faces);
  if (!original || original.dialect !== 'mtg-en') return [];
  const title = textOf(say`Render in Japanese`, locale);
  return [{ title, edits: [edited(original, translationOf(original, faces), analysis)], preferred: false }];
}

const sameCard = (faces: readonly FaceAnalysis[], { face }: FaceAnalysis): FaceAnalysis[] => faces.filter((other) => other.face.card === face.card);

const originalOf = (at: FaceAnalysis, faces: readonly FaceAnalysis[]): FaceAnalysis | undefined =>
  at.face.translationOf === undefined ? at : sameCard(faces, at).find(({ face }) => face.face === at.face.translationOf);

const translationOf = (original: FaceAnalysis, faces: readonly FaceAnalysis[]): FaceAnalysis | undefined =>
  sameCard(faces, original).find(({ face }) => face.translationOf === original.face.face);

function edited(original: FaceAnalysis, translation: FaceAnalysis | undefined, { document, lexicon }: Analysis): TextEdit {
  const end = /\r\n|\n|\r/u.exec(document.text)?.[0] ?? '\n';
  const rendered = renderedParagraphs({ ...original, face: { ...original.face, otherName: translation?.face.name ?? original.face.otherName } }, JAPANESE);
  const first = translation?.face.paragraphs[0];
  if (translation && first) return { span: { start: first.start, end: translation.face.paragraphs.at(-1)!.end }, newText: rendered.join(end) };
  if (translation) return insert(translation.face.typeLine?.end ?? translation.face.end, rendered, end);
  const typeLine = typeLineIn(original.face, 'ja', lexicon);
  return insert(original.face.end, ['@lang ja', ...(typeLine ? [typeLine] : []), ...rendered], end);
}

const insert = (at: number, lines: readonly string[], end: string): TextEdit => ({ span: { start: at, end: at }, newText: lines.map((line) => end + line).join('') });
