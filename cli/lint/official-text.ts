import type { Colors } from 'picocolors/types';
import type { ComprehensiveRules } from '../../grammar/comprehensive-rules.ts';
import { documentName, findRule } from '../../service/index.ts';
import { printable } from '../printable.ts';
import type { Report } from './report.ts';

/** The rules that the findings of a report cite, each once, in the order of their numbers. */
export function citedRules({ files }: Report): string[] {
  const numbers = new Set(files.flatMap(({ findings }) => findings.flatMap(({ rules }) => rules)));
  return [...numbers].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

/** What a rule says in the document that the user gave, or that it is missing there. `number` is that of the newest edition. */
export function officialText(number: string, rules: ComprehensiveRules, colors: Colors): string {
  const { number: own, rule, below } = findRule(rules, number);
  if (own === null || !rule) return `Rule ${number} is missing in ${documentName(rules)}.`;
  const title = `Rule ${number}${own === number ? '' : ` (${own} there)`}`;
  const lines = [rule.text, ...below.map(([subrule, { text }]) => `${subrule} ${text}`), ...rule.examples.map((example) => `Example: ${example}`)];
  return [`${colors.bold(title)}, ${documentName(rules)}:`, ...lines.flatMap((text) => text.split('\n')).map((line) => `  ${printable(line)}`)].join('\n');
}
