import type { Dialect, FieldName, Span } from '../../grammar/index.ts';
import type { AnalyzeOptions, Crash, Finding, Fix } from '../model.ts';
import { textOf } from '../l10n/text-of.ts';
import { numberIn, textIn } from './edition-numbers.ts';
import type { Report, Rule } from './rule.ts';

/** Gathers what rules report on one face, and which of them failed. */
export interface Collector {
  report(rule: Rule, at: Span, report: Report, field: FieldName, shift: number): void;
  /** Names a rule that threw; the others go on. */
  crashed(rule: Rule, error: unknown): void;
  findings(): Finding[];
}

const shifted = (span: Span, by: number): Span => (by === 0 ? { start: span.start, end: span.end } : { start: span.start + by, end: span.end + by });

const shiftedFix = (fix: Fix, by: number): Fix => (by === 0 ? fix : { ...fix, edits: fix.edits.map((edit) => ({ ...edit, span: shifted(edit.span, by) })) });

/** The finding with its spans, and those of its fixes, `by` further on. */
export const shiftedFinding = (finding: Finding, by: number): Finding =>
  by === 0 ? finding : { ...finding, ...shifted(finding, by), fixes: finding.fixes.map((fix) => shiftedFix(fix, by)) };

/** English words in Japanese text mend nothing. */
const ENGLISH = /[A-Za-z]{2}/u;
const fits = (fix: { edits: readonly { newText: string }[] }, dialect: Dialect | undefined): boolean => dialect !== 'mtg-ja' || fix.edits.every(({ newText }) => !ENGLISH.test(newText.replace(/\{[^{}]*\}/gu, '')));

const FIELD_ORDER: Readonly<Record<FieldName, number>> = { name: 0, mana_cost: 1, type_line: 2, text: 3, power: 4, toughness: 5, loyalty: 6, defense: 7 };

export const byPlace = (a: Finding, b: Finding): number => FIELD_ORDER[a.field] - FIELD_ORDER[b.field] || a.start - b.start || a.end - b.end || (a.code < b.code ? -1 : Number(a.code > b.code));

const isSame = (a: Finding, b: Finding): boolean => a.code === b.code && a.field === b.field && a.start === b.start && a.end === b.end && a.message === b.message;

/** The rules that the options do not silence, by dialect; `rules` itself where that is all of them. */
export function activeRules(rules: readonly Rule[], { rules: levels, edition }: AnalyzeOptions): (dialect?: Dialect) => readonly Rule[] {
  const known = new Map<Dialect | undefined, readonly Rule[]>();
  const isActive = ({ code, wordingSince, wordingSinceJa }: Rule, dialect: Dialect | undefined): boolean => {
    const since = dialect === 'mtg-ja' ? wordingSinceJa ?? wordingSince : wordingSince;
    return levels?.[code] !== 'off' && !(edition !== undefined && since !== undefined && edition < since);
  };
  return (dialect) => {
    let active = known.get(dialect);
    if (!active) {
      active = rules.filter((rule) => isActive(rule, dialect));
      if (active.length === rules.length) active = rules;
      known.set(dialect, active);
    }
    return active;
  };
}

/** `options.rules` decides the severity of each code. */
export function collector(options: AnalyzeOptions, card: string | null, crashes: Crash[], dialect?: Dialect): Collector {
  const found: Finding[] = [];
  const { edition, locale } = options;
  return {
    report(rule, at, { message, severity, rules, fixes, define }, field, shift) {
      const level = options.rules?.[rule.code] ?? severity ?? rule.severity;
      if (level === 'off') return;
      found.push({ code: rule.code, severity: level, message: textIn(edition, textOf(message, locale)), rules: (rules ?? rule.rules).map((number) => numberIn(edition, number)), field, fixes: fixes?.filter((fix) => fits(fix, dialect)).map((fix) => shiftedFix({ ...fix, title: textOf(fix.title, locale) }, shift)) ?? [], ...(define ? { define } : {}), ...shifted(at, shift) });
    },
    crashed(rule, error) {
      crashes.push({ code: rule.code, card, message: error instanceof Error ? error.message : String(error) });
    },
    findings() {
      if (found.length < 2) return found;
      const sorted = [...found].sort(byPlace);
      return sorted.filter((finding, i) => i === 0 || !isSame(sorted[i - 1]!, finding));
    },
  };
}
