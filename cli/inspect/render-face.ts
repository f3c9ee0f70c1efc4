import { renderEnglish } from '../../grammar/index.ts';
import type { FaceAnalysis } from '../../service/model.ts';
import type { Rendering } from './render-options.ts';

/** The face's rules text from its tree, a paragraph a line. */
export const renderFace = ({ face, parsed }: FaceAnalysis, { self }: Rendering): string =>
  renderEnglish(parsed.paragraphs.map((p) => p.ability), { name: face.name?.text ?? '', self });
