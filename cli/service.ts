import { documentKind, readDocument } from '../grammar/index.ts';
import { analyze, analyzeCards, ruleDescriptions } from '../service/index.ts';

/** The part of the language service that the command line stands on. Tests may give a part of their own. */
export interface Service {
  readDocument: typeof readDocument;
  documentKind: typeof documentKind;
  analyze: typeof analyze;
  analyzeCards: typeof analyzeCards;
  ruleDescriptions: typeof ruleDescriptions;
}

export const service: Service = { readDocument, documentKind, analyze, analyzeCards, ruleDescriptions };
