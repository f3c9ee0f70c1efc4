import type { DefinitionKind, Lexicon, Span, FieldName, CardDocument, CardFace, Dialect } from '../grammar/index.ts';
import type { Locale } from './l10n/message.ts';
import type { PrintedCards } from '../grammar/printed-cards.ts';
import type { TokenModel } from '../grammar/resolve/token-model.ts';
import type { TargetModel } from '../grammar/resolve/target-model.ts';
import type { ParsedFace } from '../grammar/parse-face.ts';

export const SEVERITIES = ['error', 'warning', 'information', 'hint'] as const;
export type Severity = (typeof SEVERITIES)[number];

export interface TextEdit {
  span: Span;
  newText: string;
}

/** A quick fix: the edits are in the same field as the finding and never overlap. */
export interface Fix {
  title: string;
  edits: TextEdit[];
  /** The one right answer: applied by "fix all". */
  preferred: boolean;
}

export interface Finding extends Span {
  code: string;
  severity: Severity;
  message: string;
  /** Numbers of the Comprehensive Rules that say so, e.g. `115.2`. */
  rules: string[];
  field: FieldName;
  fixes: Fix[];
  /** The word that nothing defines, where a definition would mend it. */
  define?: DefineRequest;
}

/** A word to define, and the type line of its definition where it is a token. */
export interface DefineRequest {
  kind: DefinitionKind;
  name: string;
  typeLine?: string;
}

/** What one face means, and what is wrong with it. */
export interface FaceAnalysis {
  face: CardFace;
  dialect: Dialect;
  parsed: ParsedFace;
  tokens: TokenModel[];
  targets: TargetModel[];
  findings: Finding[];
}

/** A rule that failed on a card: a fault of Cardwright, never of the card. */
export interface Crash {
  code: string;
  card: string | null;
  message: string;
}

export interface Analysis {
  document: CardDocument;
  faces: FaceAnalysis[];
  /** The texts of the file's definitions; what is wrong with them is among the findings of the file. */
  definitions?: FaceAnalysis[];
  /** The designer's own words that were in force. */
  lexicon?: Lexicon;
  /** Findings about the file itself (a line that is no card), not about one face. */
  findings: Finding[];
  /** Absent where every rule ran. */
  crashes?: Crash[];
}

export interface AnalyzeOptions {
  /** Severity by code; `off` silences it. */
  rules?: Readonly<Record<string, Severity | 'off'>>;
  /** The words of the whole project, those of the document among them; without it the document's own. */
  lexicon?: Lexicon;
  /** The date whose rules and wording count, as `2026-09-25`; the newest without it. */
  edition?: string;
  /** Printed cards of a file that the user has downloaded: their names stand for tokens (111.11). */
  cards?: PrintedCards;
  /** The language of messages and of the titles of fixes; English without it. */
  locale?: Locale;
}

export interface Hover extends Span {
  /** Markdown. */
  contents: string;
}

export interface InlayHint {
  /** Where the label stands. */
  offset: number;
  label: string;
  tooltip: string;
}

export type CompletionKind = 'keyword' | 'action' | 'type' | 'subtype' | 'token' | 'symbol' | 'counter' | 'word';

export interface CompletionItem {
  label: string;
  kind: CompletionKind;
  /** One line: the rule's number, the Japanese name. */
  detail: string;
  /** Markdown. */
  documentation?: string;
  /** Replaces `span`. */
  insertText: string;
  span: Span;
  /** Ascending: smaller sorts first. */
  rank: number;
}

export interface DocumentSymbol extends Span {
  name: string;
  detail: string;
  kind: 'section' | 'card' | 'face' | 'ability' | 'definition';
  selection: Span;
  children: DocumentSymbol[];
}

/** What is known of a diagnostic: the source of its docs page, of the schema and of `cardwright rules`. */
export interface RuleDescription {
  code: string;
  severity: Severity;
  /** One sentence: what is flagged. */
  summary: string;
  /** Why it is wrong under the rules or why no card is printed so. */
  why: string;
  rules: string[];
  since: string;
  fixable: boolean;
  bad: string;
  good: string;
}
