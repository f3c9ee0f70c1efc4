import type { LineRange } from '../../grammar/index.ts';
import type { ComprehensiveRules } from '../../grammar/comprehensive-rules.ts';
import { findRule } from '../../service/index.ts';
import type { Report } from './report.ts';

/** One-based lines and columns, as editors show them; columns in UTF-16 units, the end exclusive. */
const place = ({ start, end }: LineRange) => ({
  line: start.line + 1,
  column: start.character + 1,
  endLine: end.line + 1,
  endColumn: end.character + 1,
});

/** The official text of each rule that a finding cites, by the number that the finding has; null where the document has none. */
const ruleTexts = (numbers: readonly string[], rules: ComprehensiveRules, edition: string | undefined): Record<string, string | null> => Object.fromEntries(numbers.map((number) => {
  const { rule, below } = findRule(rules, number, edition);
  return [number, rule ? [rule.text, ...below.map(([subrule, { text }]) => `${subrule} ${text}`)].join('\n') : null];
}));

/** One JSON array with an object for each finding, in the order of files and text; with what the rules that it cites say where the user gave them. */
export function formatJson(report: Report): string {
  const findings = report.files.flatMap(({ edition, official, findings: list }) => list.map((finding) => ({
    file: finding.file,
    ...place(finding.range),
    severity: finding.severity,
    code: finding.code,
    message: finding.message,
    rules: finding.rules,
    ...(official ? { ruleTexts: ruleTexts(finding.rules, official, edition) } : {}),
    card: finding.card,
    field: finding.field,
    fixes: finding.fixes.map(({ title, preferred, edits }) => ({
      title,
      preferred,
      edits: edits.map(({ range, newText }) => ({ ...place(range), newText })),
    })),
  })));
  return `${JSON.stringify(findings, null, 2)}\n`;
}
