import type { Colors } from 'picocolors/types';
import type { ComprehensiveRules } from '../../grammar/comprehensive-rules.ts';
import { documentName, findRule, say, textOf, type Locale, type Message } from '../../service/index.ts';
import { printable } from '../printable.ts';
import type { Report } from './report.ts';

/** A rule by its number on a day, or in the newest edition. */
export interface CitedRule {
  number: string;
  edition?: string;
  official: ComprehensiveRules;
}

/** The rules that the findings of a report cite in files for which the user gave a document, each once, in the order of their numbers. */
export function citedRules({ files }: Report): CitedRule[] {
  const documents = new Map<ComprehensiveRules, Map<string, CitedRule>>();
  for (const { edition, official, findings } of files) {
    if (!official) continue;
    const cited = documents.get(official) ?? new Map<string, CitedRule>();
    documents.set(official, cited);
    for (const number of findings.flatMap(({ rules }) => rules)) cited.set(`${number} ${edition ?? ''}`, { number, official, ...(edition ? { edition } : {}) });
  }
  return [...documents.values()].flatMap((cited) => [...cited.values()]).sort((a, b) => a.number.localeCompare(b.number, 'en', { numeric: true }));
}

/** What a rule says in the document that the user gave, or that it is missing there. */
export function officialText({ number, edition, official: rules }: CitedRule, colors: Colors, locale: Locale = 'en'): string {
  const said = (message: Message): string => textOf(message, locale);
  const { number: own, rule, below } = findRule(rules, number, edition);
  if (own === null || !rule) return said(say`Rule ${number} is missing in ${documentName(rules)}.`);
  const title = said(own === number ? say`Rule ${number}` : say`Rule ${number} (${own} there)`);
  const lines = [rule.text, ...below.map(([subrule, { text }]) => `${subrule} ${text}`), ...rule.examples.map((example) => said(say`Example: ${example}`))];
  return [said(say`${colors.bold(title)}, ${documentName(rules)}:`), ...lines.flatMap((text) => text.split('\n')).map((line) => `  ${printable(line)}`)].join('\n');
}
