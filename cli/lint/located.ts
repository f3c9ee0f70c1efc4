import type { ComprehensiveRules } from '../../grammar/comprehensive-rules.ts';
import type { LineRange } from '../../grammar/index.ts';
import type { Severity } from '../../service/model.ts';

export interface LocatedEdit {
  range: LineRange;
  /** In the notation of the file: inside a JSON string it is escaped. */
  newText: string;
}

export interface LocatedFix {
  title: string;
  preferred: boolean;
  edits: LocatedEdit[];
}

/** The line to show under a finding, and the stretch of it that is meant (UTF-16 units of `line`). */
export interface Excerpt {
  line: string;
  start: number;
  end: number;
}

/** A finding with its place in the file. All ranges are zero-based, in UTF-16 units. */
export interface LocatedFinding {
  file: string;
  range: LineRange;
  severity: Severity;
  code: string;
  message: string;
  rules: string[];
  card: string | null;
  field: string;
  excerpt: Excerpt;
  fixes: LocatedFix[];
}

export interface LintedFile {
  file: string;
  /** The day whose rule numbers the findings have; the newest without it. */
  edition?: string;
  /** The Comprehensive Rules that the user gave for it: what its findings cite is shown. */
  official?: ComprehensiveRules;
  findings: LocatedFinding[];
}

const ORDER: Readonly<Record<Severity, number>> = { error: 0, warning: 1, information: 2, hint: 3 };

/** Whether `severity` is at least as grave as `least`. */
export const isAtLeast = (severity: Severity, least: Severity): boolean => ORDER[severity] <= ORDER[least];

export const byPosition = (a: LocatedFinding, b: LocatedFinding): number =>
  a.range.start.line - b.range.start.line
  || a.range.start.character - b.range.start.character
  || ORDER[a.severity] - ORDER[b.severity]
  || (a.code < b.code ? -1 : Number(a.code > b.code));
