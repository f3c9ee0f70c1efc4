import { isAbsolute, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LineRange } from '../../grammar/index.ts';
import { say, type Locale, type Message } from '../../service/l10n/message.ts';
import { textOf } from '../../service/l10n/text-of.ts';
import type { RuleDescription, Severity } from '../../service/model.ts';
import type { LocatedFinding, LocatedFix } from './located.ts';
import type { Report } from './report.ts';

const LEVEL: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', information: 'note', hint: 'note' };
const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';
const ROOT = '%SRCROOT%';

/** A relative path is a reference under the root of the sources, where the command ran; an absolute one is a file URI. */
function artifactLocation(file: string): { uri: string; uriBaseId?: string } {
  if (isAbsolute(file)) return { uri: pathToFileURL(file).href };
  const uri = file.split(sep).join('/').split('/').map(encodeURIComponent).join('/');
  return { uri: uri.replace(/^(?:\.\/)+/, ''), uriBaseId: ROOT };
}

const region = ({ start, end }: LineRange) => ({
  startLine: start.line + 1,
  startColumn: start.character + 1,
  endLine: end.line + 1,
  endColumn: end.character + 1,
});

const indented = (text: string): string => text.split('\n').map((line) => `    ${line}`).join('\n');

function descriptor({ code, summary, why, rules, bad, good, severity }: RuleDescription, locale: Locale | undefined) {
  const said = (message: Message): string => textOf(message, locale);
  const source = rules.length > 0 ? said(say`Rule ${rules.join(', ')}.`) : '';
  return {
    id: code,
    shortDescription: { text: summary },
    fullDescription: { text: why },
    help: {
      text: [why, source, said(say`Wrong: ${bad}`), said(say`Right: ${good}`)].filter(Boolean).join('\n'),
      markdown: [why, source, said(say`Wrong:`), indented(bad), said(say`Right:`), indented(good)].filter(Boolean).join('\n\n'),
    },
    defaultConfiguration: { level: LEVEL[severity] },
    properties: { tags: rules.map((number) => `rule ${number}`) },
  };
}

type Descriptor = Pick<ReturnType<typeof descriptor>, 'id'> & Partial<ReturnType<typeof descriptor>>;

/** The known diagnostics, then any other code that a finding has. */
function descriptors(report: Report, { rules, locale }: SarifOptions): Descriptor[] {
  const known = new Set(rules.map(({ code }) => code));
  const others = new Set(report.files.flatMap(({ findings }) => findings.map(({ code }) => code)).filter((code) => !known.has(code)));
  return [...rules.map((rule) => descriptor(rule, locale)), ...[...others].map((id) => ({ id }))];
}

const fixOf = (file: string) => ({ title, edits }: LocatedFix) => ({
  description: { text: title },
  artifactChanges: [{
    artifactLocation: artifactLocation(file),
    replacements: edits.map(({ range, newText }) => ({ deletedRegion: region(range), insertedContent: { text: newText } })),
  }],
});

function result(finding: LocatedFinding, ruleIndex: ReadonlyMap<string, number>) {
  const fixes = finding.fixes.filter(({ edits }) => edits.length > 0).map(fixOf(finding.file));
  return {
    ruleId: finding.code,
    ruleIndex: ruleIndex.get(finding.code) ?? -1,
    level: LEVEL[finding.severity],
    message: { text: finding.message },
    locations: [{
      physicalLocation: { artifactLocation: artifactLocation(finding.file), region: region(finding.range) },
      ...(finding.card === null ? {} : { logicalLocations: [{ name: finding.card, kind: 'object' }] }),
    }],
    ...(fixes.length > 0 ? { fixes } : {}),
    properties: { field: finding.field, rules: finding.rules },
  };
}

export interface SarifOptions {
  rules: readonly RuleDescription[];
  version: string;
  /** English without it. */
  locale?: Locale;
}

/** The report as a SARIF 2.1.0 log of one run; columns in UTF-16 units, files that could not be read as notifications. */
export function formatSarif(report: Report, options: SarifOptions): string {
  const { version, locale } = options;
  const described = descriptors(report, options);
  const ruleIndex = new Map(described.map(({ id }, i) => [id, i]));
  const log = {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [{
      tool: { driver: { name: 'Cardwright', semanticVersion: version, rules: described } },
      ...(locale === 'ja' ? { language: 'ja' } : {}),
      columnKind: 'utf16CodeUnits',
      invocations: [{
        executionSuccessful: report.problems.length === 0,
        toolExecutionNotifications: report.problems.map((text) => ({ level: 'error', message: { text } })),
      }],
      artifacts: report.files.map(({ file }) => ({ location: artifactLocation(file) })),
      results: report.files.flatMap(({ findings }) => findings.map((finding) => result(finding, ruleIndex))),
    }],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}
