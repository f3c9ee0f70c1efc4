import { referencesOf, type Span } from '../../grammar/index.ts';
import type { ParsedParagraph } from '../../grammar/parse-face.ts';
import { say } from '../l10n/message.ts';
import type { FaceAnalysis } from '../model.ts';
import { heading, paragraphs, quoted, type Section } from './hover-markdown.ts';
import { innermost } from './hover-place.ts';

const textAt = ({ parsed }: FaceAnalysis, span: Span): string | undefined => {
  const paragraph = parsed.paragraphs.find(({ source }) => source.start <= span.start && span.end <= source.end);
  return paragraph?.source.text.slice(span.start - paragraph.source.start, span.end - paragraph.source.start);
};

/** What `it`, `that creature` or `the exiled card` at `span` means; null where no word there points back. */
export function referenceSection(face: FaceAnalysis, paragraph: ParsedParagraph, span: Span): Section | null {
  const [reference] = innermost(referencesOf(face.parsed), span);
  if (!reference) return null;
  const word = paragraph.source.text.slice(reference.start - paragraph.source.start, reference.end - paragraph.source.start);
  const meant = reference.antecedent && textAt(face, reference.antecedent);
  if (!meant) return null;
  return { start: reference.start, end: reference.end, markdown: paragraphs(heading(word), say`It most likely means ${quoted(meant)}, the nearest thing named before that fits.`) };
}
