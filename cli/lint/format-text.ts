import type { Colors } from 'picocolors/types';
import { say, type Locale, type Message, type Part } from '../../service/l10n/message.ts';
import { textOf } from '../../service/l10n/text-of.ts';
import type { Severity } from '../../service/model.ts';
import { oneLine } from '../printable.ts';
import { withCarets } from './carets.ts';
import type { LintedFile, LocatedFinding } from './located.ts';
import { citedRules, officialText } from './official-text.ts';
import type { Report } from './report.ts';
import { SEVERITY_NAMES } from './severity-names.ts';

type Paint = (text: string) => string;

const paintOf = (colors: Colors, severity: Severity): Paint =>
  ({ error: colors.red, warning: colors.yellow, information: colors.blue, hint: colors.dim })[severity];

const errors = (count: number): Message => (count === 1 ? say`${count} error` : say`${count} errors`);
const warnings = (count: number): Message => (count === 1 ? say`${count} warning` : say`${count} warnings`);
const information = (count: number): Message => say`${count} information`;
const hints = (count: number): Message => (count === 1 ? say`${count} hint` : say`${count} hints`);
const inFiles = (count: number): Message => (count === 1 ? say`${count} file` : say`${count} files`);

/** `a, b`. */
const listed = (parts: readonly Part[]): Part => parts.reduce((before, part) => say`${before}, ${part}`);

function heading(finding: LocatedFinding, { colors, locale }: TextOptions): string {
  const { line, character } = finding.range.start;
  const place = colors.bold(`${oneLine(finding.file)}:${line + 1}:${character + 1}`);
  const source = [finding.code, ...(finding.rules.length > 0 ? [textOf(say`rule ${finding.rules.join(', ')}`, locale)] : [])].join('; ');
  return `${place}: ${paintOf(colors, finding.severity)(textOf(SEVERITY_NAMES[finding.severity], locale))}: ${oneLine(finding.message)} ${colors.dim(`[${source}]`)}`;
}

function block(finding: LocatedFinding, options: TextOptions): string {
  const { colors, locale } = options;
  const number = String(finding.range.start.line + 1);
  const gutter = (label: string): string => colors.dim(`${label.padStart(Math.max(5, number.length))} |`);
  const { line, carets } = withCarets(finding.excerpt);
  const fix = finding.fixes.find(({ preferred }) => preferred) ?? finding.fixes[0];
  const lines = [heading(finding, options)];
  if (line.trim() !== '') lines.push(`${gutter(number)} ${line}`, `${gutter('')} ${paintOf(colors, finding.severity)(carets)}`);
  if (fix) lines.push(`${gutter('')} ${colors.dim(textOf(say`fix: ${oneLine(fix.title)}`, locale))}`);
  return lines.join('\n');
}

function summary({ files, counts, hidden, least }: Report, { colors, locale }: TextOptions): string {
  const parts = [errors(counts.error)];
  if (least !== 'error') parts.push(warnings(counts.warning));
  if (counts.information > 0) parts.push(information(counts.information));
  if (counts.hint > 0) parts.push(hints(counts.hint));
  const paint = counts.error > 0 ? colors.red : counts.warning > 0 ? colors.yellow : colors.green;
  const found = paint(textOf(listed(parts), locale));
  return textOf(say`${found} in ${inFiles(files.length)}.${hiddenNote(hidden)}`, locale);
}

function hiddenNote(hidden: Report['hidden']): Part {
  const parts = (['warning', 'information'] as const).filter((severity) => hidden[severity] > 0);
  if (parts.length === 0) return '';
  const said = parts.map((severity) => (severity === 'warning' ? warnings(hidden.warning) : information(hidden.information)));
  return say` Not shown: ${listed(said)} (--severity ${parts.at(-1) ?? ''}).`;
}

export interface TextOptions {
  colors: Colors;
  /** Leave the summary out. */
  quiet: boolean;
  /** English without it. */
  locale?: Locale;
}

/** The report for people: each finding with its source line and carets, then one line that sums up. */
export function formatText(report: Report, options: TextOptions): string {
  const { colors, quiet, locale } = options;
  const blocks = report.files.flatMap(({ findings }: LintedFile) => findings.map((finding) => `${block(finding, options)}\n`));
  blocks.push(...citedRules(report).map((rule) => `${officialText(rule, colors, locale)}\n`));
  if (!quiet) blocks.push(`${summary(report, options)}\n`);
  return blocks.join('\n');
}
