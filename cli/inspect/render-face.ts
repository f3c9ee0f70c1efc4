import { renderedParagraphs } from '../../service/features/render-card.ts';
import type { FaceAnalysis } from '../../service/model.ts';
import type { Rendering } from './render-options.ts';

/** The face's rules text from its tree, a paragraph a line; English text can be said in Japanese too. */
export const renderFace = (analysis: FaceAnalysis, rendering: Rendering): string => renderedParagraphs(analysis, rendering).join('\n');
