import type { Severity } from '../../service/model.ts';
import { isAtLeast, type LintedFile } from './located.ts';

export type Counts = Record<Severity, number>;

/** What `cardwright lint` found, cut to the severities that the user asked to see. */
export interface Report {
  files: LintedFile[];
  least: Severity;
  counts: Counts;
  /** Findings below `least`. */
  hidden: Counts;
  /** One line for each file that could not be read. */
  problems: string[];
}

const none = (): Counts => ({ error: 0, warning: 0, information: 0, hint: 0 });

/** Takes out what is less grave than `least`, and counts both parts. */
export function makeReport(files: readonly LintedFile[], least: Severity, problems: string[] = []): Report {
  const counts = none();
  const hidden = none();
  for (const { findings } of files) {
    for (const { severity } of findings) (isAtLeast(severity, least) ? counts : hidden)[severity]++;
  }
  const shown = files.map(({ findings, ...file }) => ({ ...file, findings: findings.filter(({ severity }) => isAtLeast(severity, least)) }));
  return { files: shown, least, counts, hidden, problems };
}

/**
 * Whether the report fails the run: by an error that is shown, or by more warnings than `maxWarnings`.
 * Without `maxWarnings` any warning that is shown fails; with it hidden warnings count too. A negative number allows any.
 */
export function fails({ counts, hidden }: Report, maxWarnings?: number): boolean {
  if (counts.error > 0) return true;
  if (maxWarnings === undefined) return counts.warning > 0;
  return maxWarnings >= 0 && counts.warning + hidden.warning > maxWarnings;
}
