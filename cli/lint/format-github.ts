import type { Severity } from '../../service/model.ts';
import { say, type Locale } from '../../service/l10n/message.ts';
import { textOf } from '../../service/l10n/text-of.ts';
import type { LocatedFinding } from './located.ts';
import type { Report } from './report.ts';

const COMMAND: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', information: 'notice', hint: 'notice' };

/** Escapes the data of a workflow command. */
const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** Escapes a property of a workflow command. */
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Columns are only valid where the range is on one line. */
function columns({ range: { start, end } }: LocatedFinding): [string, number][] {
  return start.line === end.line ? [['col', start.character + 1], ['endColumn', Math.max(end.character, start.character + 1)]] : [];
}

function command(finding: LocatedFinding, locale: Locale): string {
  const { range, rules } = finding;
  const properties: [string, string | number][] = [
    ['file', finding.file],
    ['line', range.start.line + 1],
    ['endLine', range.end.line + 1],
    ...columns(finding),
    ['title', finding.code],
  ];
  const written = properties.map(([key, value]) => `${key}=${property(String(value))}`).join(',');
  const message = rules.length > 0 ? textOf(say`${finding.message} (rule ${rules.join(', ')})`, locale) : finding.message;
  return `::${COMMAND[finding.severity]} ${written}::${data(message)}\n`;
}

/** Workflow commands, one for each finding: GitHub Actions turns them into annotations. */
export const formatGithub = (report: Report, locale: Locale = 'en'): string => report.files.flatMap(({ findings }) => findings.map((finding) => command(finding, locale))).join('');
