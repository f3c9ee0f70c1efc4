import type { CardDocument } from '../grammar/index.ts';
import * as service from '../service/index.ts';
import type { Analysis, AnalyzeOptions } from '../service/index.ts';

/** The part of the service façade that the server uses. */
export interface LanguageService extends Pick<typeof service, 'analyze' | 'hover' | 'inlayHints' | 'completion' | 'documentSymbols'>, Partial<Pick<typeof service, 'definedWordAt' | 'reminderActions' | 'renderActions' | 'ruleNamedAt' | 'ruleDescriptions'>> {
  /** `analyze` one card at a time, so that other messages are served between cards. Used in place of `analyze` where present. */
  analyzeInSteps?(document: CardDocument, options: AnalyzeOptions): Iterator<unknown, Analysis>;
}

export const cardwrightService: LanguageService = service;
