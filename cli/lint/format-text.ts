import type { Colors } from 'picocolors/types';
import type { Severity } from '../../service/model.ts';
import { oneLine } from '../printable.ts';
import { withCarets } from './carets.ts';
import type { LintedFile, LocatedFinding } from './located.ts';
import { citedRules, officialText } from './official-text.ts';
import type { Report } from './report.ts';

type Paint = (text: string) => string;

const paintOf = (colors: Colors, severity: Severity): Paint =>
  ({ error: colors.red, warning: colors.yellow, information: colors.blue, hint: colors.dim })[severity];

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

function heading(finding: LocatedFinding, colors: Colors): string {
  const { line, character } = finding.range.start;
  const place = colors.bold(`${oneLine(finding.file)}:${line + 1}:${character + 1}`);
  const source = [finding.code, ...(finding.rules.length > 0 ? [`rule ${finding.rules.join(', ')}`] : [])].join('; ');
  return `${place}: ${paintOf(colors, finding.severity)(finding.severity)}: ${oneLine(finding.message)} ${colors.dim(`[${source}]`)}`;
}

function block(finding: LocatedFinding, colors: Colors): string {
  const number = String(finding.range.start.line + 1);
  const gutter = (label: string): string => colors.dim(`${label.padStart(Math.max(5, number.length))} |`);
  const { line, carets } = withCarets(finding.excerpt);
  const fix = finding.fixes.find(({ preferred }) => preferred) ?? finding.fixes[0];
  const lines = [heading(finding, colors)];
  if (line.trim() !== '') lines.push(`${gutter(number)} ${line}`, `${gutter('')} ${paintOf(colors, finding.severity)(carets)}`);
  if (fix) lines.push(`${gutter('')} ${colors.dim(`fix: ${oneLine(fix.title)}`)}`);
  return lines.join('\n');
}

function summary({ files, counts, hidden, least }: Report, colors: Colors): string {
  const parts = [plural(counts.error, 'error')];
  if (least !== 'error') parts.push(plural(counts.warning, 'warning'));
  if (counts.information > 0) parts.push(`${counts.information} information`);
  if (counts.hint > 0) parts.push(plural(counts.hint, 'hint'));
  const paint = counts.error > 0 ? colors.red : counts.warning > 0 ? colors.yellow : colors.green;
  return `${paint(parts.join(', '))} in ${plural(files.length, 'file')}.${hiddenNote(hidden)}`;
}

function hiddenNote(hidden: Report['hidden']): string {
  const parts = (['warning', 'information'] as const).filter((severity) => hidden[severity] > 0);
  if (parts.length === 0) return '';
  const said = parts.map((severity) => (severity === 'warning' ? plural(hidden.warning, 'warning') : `${hidden.information} information`));
  return ` Not shown: ${said.join(', ')} (--severity ${parts.at(-1)}).`;
}

export interface TextOptions {
  colors: Colors;
  /** Leave the summary out. */
  quiet: boolean;
}

/** The report for people: each finding with its source line and carets, then one line that sums up. */
export function formatText(report: Report, { colors, quiet }: TextOptions): string {
  const blocks = report.files.flatMap(({ findings }: LintedFile) => findings.map((finding) => `${block(finding, colors)}\n`));
  blocks.push(...citedRules(report).map((rule) => `${officialText(rule, colors)}\n`));
  if (!quiet) blocks.push(`${summary(report, colors)}\n`);
  return blocks.join('\n');
}
