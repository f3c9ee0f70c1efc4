import type { CardDocument } from '../grammar/index.ts';
import { describeRule } from './engine/rule.ts';
import { EXPLANATIONS } from './l10n/ja/explanations.ts';
import type { Locale } from './l10n/message.ts';
import { runRules, runRulesInSteps, runRulesOnCards } from './engine/run.ts';
import { RULES } from './rules/index.ts';
import type { Analysis, AnalyzeOptions, FaceAnalysis, RuleDescription } from './model.ts';

export * from './model.ts';
export { LOCALES, englishOf, localeOf, say, type Locale, type Message } from './l10n/message.ts';
export { readerMessage } from './l10n/reader-message.ts';
export { textOf } from './l10n/text-of.ts';

/** Parses every face of the document and runs every rule. Pure; the same document gives the same answer. */
export const analyze = (document: CardDocument, options: AnalyzeOptions = {}): Analysis => runRules(document, RULES, options);

/** The faces of one card after the other, none of which is kept: for long files that are read once. Comments that ignore findings do not count. */
export const analyzeCards = (document: CardDocument, options: AnalyzeOptions = {}): Iterable<readonly FaceAnalysis[]> => runRulesOnCards(document, RULES, options);

/** {@link analyze} one card at a time: pauses after each. */
export const analyzeInSteps = (document: CardDocument, options: AnalyzeOptions = {}): Iterator<unknown, Analysis> => runRulesInSteps(document, RULES, options);

export { definitionsOf, lexiconOf } from './definitions.ts';
export { definedWordAt } from './features/defined-word.ts';
export { hover, ruleNamedAt, type HoverSources } from './features/hover.ts';
export { findRule, documentName, type OwnRules } from './features/official-rule.ts';
export { renderActions } from './features/render-actions.ts';
export { reminderActions } from './features/reminder-actions.ts';
export { inlayHints } from './features/inlay-hints.ts';
export { completion } from './features/completion.ts';
export { documentSymbols } from './features/document-symbols.ts';

/** Every diagnostic that Cardwright knows, in the order of their codes. */
export const ruleDescriptions = (locale?: Locale): RuleDescription[] =>
  RULES.map(describeRule).map((rule) => (locale === 'ja' ? { ...rule, ...EXPLANATIONS[rule.code] } : rule));
