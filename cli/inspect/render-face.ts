import { composeJapanese, renderEnglish, renderJapanese, type ParsedParagraph } from '../../grammar/index.ts';
import type { FaceAnalysis } from '../../service/model.ts';
import type { Rendering } from './render-options.ts';

/** A paragraph that the language has no words for. */
const UNSAID = '⟦…⟧';

/** The face's rules text from its tree, a paragraph a line; English text can be said in Japanese too. */
export function renderFace({ face, parsed }: FaceAnalysis, { language, self }: Rendering): string {
  const abilities = parsed.paragraphs.map((p) => p.ability);
  const name = face.name?.text ?? '';
  if (language === 'en') return face.dialect === 'mtg-en' ? renderEnglish(abilities, { name, self }) : unsaid(parsed.paragraphs);
  if (face.dialect === 'mtg-ja') return renderJapanese(abilities, { name, self });
  return face.dialect === 'mtg-en' ? renderJapanese(abilities.map(composeJapanese), { name: face.otherName?.text ?? name, self }) : unsaid(parsed.paragraphs);
}

const unsaid = (paragraphs: readonly ParsedParagraph[]): string => paragraphs.map(() => UNSAID).join('\n');
