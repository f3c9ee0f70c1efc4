import type { LineRange } from '../../grammar/index.ts';
import type { Report } from './report.ts';

/** One-based lines and columns, as editors show them; columns in UTF-16 units, the end exclusive. */
const place = ({ start, end }: LineRange) => ({
  line: start.line + 1,
  column: start.character + 1,
  endLine: end.line + 1,
  endColumn: end.character + 1,
});

/** One JSON array with an object for each finding, in the order of files and text. */
export function formatJson(report: Report): string {
  const findings = report.files.flatMap(({ findings: list }) => list.map((finding) => ({
    file: finding.file,
    ...place(finding.range),
    severity: finding.severity,
    code: finding.code,
    message: finding.message,
    rules: finding.rules,
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
