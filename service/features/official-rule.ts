import type { ComprehensiveRules, OfficialRule } from '../../grammar/comprehensive-rules.ts';
import { NEWEST_EDITION, ruleNumberIn } from '../../grammar/vocabulary/rule-numbers.ts';
import { say, type Message } from '../l10n/message.ts';
import type { Finding } from '../model.ts';
import { bullets, escapeMarkdown, heading, paragraphs, type Section } from './hover-markdown.ts';

/** The Comprehensive Rules that the user has downloaded. */
export interface OwnRules {
  rules: ComprehensiveRules;
  /** The day whose numbers the user's texts have; the newest edition without it. */
  edition?: string;
}

export interface FoundRule {
  /** In the document, where the edition asked for may have another; null where the document has no such rule. */
  number: string | null;
  rule?: OfficialRule;
  /** Those below it, where it is no more than a heading. */
  below: [string, OfficialRule][];
}

const LONGEST = 2_500;
const MOST_BELOW = 8;
const MOST_EXAMPLES = 2;
const MOST_CITED = 3;
const LETTERS = 'abcdefghijkmnpqrstuvwxyz';

const isHeading = ({ text }: OfficialRule): boolean => text.length < 80 && !/[.”"):]$/.test(text);

/** The rule that has `number` in the edition of the day `from`, looked up by the document's own day. */
export function findRule({ effectiveDate, rules }: ComprehensiveRules, number: string, from = NEWEST_EDITION): FoundRule {
  const own = effectiveDate === null ? number : ruleNumberIn(number, from, effectiveDate);
  const rule = own === null ? undefined : rules.get(own);
  if (own === null || !rule) return { number: null, below: [] };
  const below = isHeading(rule) && own.includes('.') ? [...LETTERS].flatMap((letter): [string, OfficialRule][] => {
    const found = rules.get(own + letter);
    return found ? [[own + letter, found]] : [];
  }) : [];
  return { number: own, rule, below };
}

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text);

/** Text of the document as Markdown, cut where it is long. */
export const shownOfficial = (text: string): string => cut(text).split('\n').map(escapeMarkdown).join('\n\n');

/** “the Comprehensive Rules of 2026-06-19” */
export const documentName = ({ effectiveDate }: ComprehensiveRules): Message => (effectiveDate === null ? say`the Comprehensive Rules file, which has no date` : say`the Comprehensive Rules of ${effectiveDate}`);

/** The official text of a rule, or that the document has none, as Markdown. `from` is the day whose numbers count. */
export function officialRuleMarkdown(number: string, { rules }: OwnRules, from?: string): { isThere: boolean; markdown: Message } {
  const { number: own, rule, below } = findRule(rules, number, from);
  if (own === null || !rule) return { isThere: false, markdown: say`Rule ${number} is missing in ${documentName(rules)}.` };
  const markdown = paragraphs(
    own === number ? say`${heading(say`Rule ${number}`)} · ${documentName(rules)}` : say`${heading(say`Rule ${number}`)} · ${own} in ${documentName(rules)}`,
    shownOfficial(rule.text),
    bullets(below.slice(0, MOST_BELOW).map(([subrule, { text }]) => `${subrule} ${shownOfficial(text).replace(/\n\n/g, ' ')}`)),
    below.length > MOST_BELOW && say`… and ${below.length - MOST_BELOW} more.`,
    ...rule.examples.slice(0, MOST_EXAMPLES).map((example) => say`Example: ${shownOfficial(example)}`),
  );
  return { isThere: true, markdown };
}

/** The official text of the rules that the findings at `offset` cite. */
export function findingRules(findings: readonly Finding[], offset: number, own: OwnRules): Section | null {
  const here = findings.filter(({ start, end }) => start <= offset && offset <= end);
  const numbers = [...new Set(here.flatMap(({ rules }) => rules))];
  const [first] = here;
  if (!first || numbers.length === 0) return null;
  const texts = numbers.slice(0, MOST_CITED).map((number) => officialRuleMarkdown(number, own, own.edition).markdown);
  const more = numbers.slice(MOST_CITED);
  return { start: first.start, end: first.end, markdown: paragraphs(...texts, more.length > 0 && say`Also rules ${more.join(', ')}.`) };
}
