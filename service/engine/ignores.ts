import { lineStarts, positionAt, type CardDocument, type Span } from '../../grammar/index.ts';
import { say, type Message } from '../l10n/message.ts';
import type { Analysis, AnalyzeOptions, Finding } from '../model.ts';
import { nearest } from '../suggest.ts';
import { byPlace, collector } from './collect.ts';
import type { Rule } from './rule.ts';

/** A comment that silences one code. */
interface Ignore {
  code: string;
  /** The code as it stands in the comment, or the comment where it names none. */
  at: Span;
  /** The line that it counts for; null for the whole file, -1 where no line follows. */
  line: number | null;
  used: boolean;
}

const IGNORE = /^[#＃]+\s*cardwright-ignore-(next-line|file)(?![\w-])(.*)$/u;

/** The findings without those that a comment of the file ignores, and a finding for each comment that ignores nothing. */
export function withIgnores(analysis: Analysis, rules: readonly Rule[], options: AnalyzeOptions): Analysis {
  const { document } = analysis;
  if (document.format !== 'card' || !document.text.includes('cardwright-ignore-')) return analysis;
  const starts = lineStarts(document.text);
  const ignores = ignoresOf(document, starts);
  if (ignores.length === 0) return analysis;
  const groups = groupBy(ignores, ({ code, line }) => placeKey(code, line));
  const remains = ({ code, start }: Finding): boolean => {
    const matching = [placeKey(code, null), placeKey(code, positionAt(starts, start).line)].flatMap((key) => groups.get(key) ?? []);
    for (const ignore of matching) ignore.used = true;
    return matching.length === 0;
  };
  const kept = (findings: readonly Finding[]): Finding[] => findings.filter(remains);
  const faces = analysis.faces.map((face) => ({ ...face, findings: kept(face.findings) }));
  const definitions = analysis.definitions?.map((face) => ({ ...face, findings: kept(face.findings) }));
  const findings = kept(analysis.findings);
  const unused = kept(unusedFindings(ignores, rules, options));
  return { ...analysis, faces, ...(definitions ? { definitions } : {}), findings: [...findings, ...unused].sort(byPlace) };
}

const placeKey = (code: string, line: number | null): string => `${line ?? ''} ${code}`;

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const list = groups.get(keyOf(item));
    if (list) list.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Every comment line, in a card or outside. */
function commentsOf({ comments, cards, definitions = [] }: CardDocument): Span[] {
  const annotated = [...cards.flatMap(({ faces }) => faces), ...definitions].flatMap(({ annotations }) => annotations);
  return [...comments, ...annotated.filter(({ key }) => key === 'comment')];
}

function ignoresOf(document: CardDocument, starts: readonly number[]): Ignore[] {
  let below: Int32Array | undefined;
  return commentsOf(document).flatMap(({ start, end }) => {
    const match = IGNORE.exec(document.text.slice(start, end));
    if (!match) return [];
    const line = match[1] === 'file' ? null : (below ??= linesBelow(document.text, starts))[positionAt(starts, start).line]!;
    const codes = codesIn(match[2]!, end - match[2]!.length);
    return (codes.length > 0 ? codes : [{ code: '', at: { start, end } }]).map((code) => ({ ...code, line, used: false }));
  });
}

/** For each line the first one below it that is neither blank nor a comment; -1 where there is none. */
function linesBelow(text: string, starts: readonly number[]): Int32Array {
  const below = new Int32Array(starts.length);
  let next = -1;
  for (let line = starts.length - 1; line >= 0; line--) {
    below[line] = next;
    const start = starts[line]!;
    if (/^\s*[^\s#＃]/u.test(text.slice(start, Math.min((starts[line + 1] ?? text.length + 1) - 1, start + 200)))) next = line;
  }
  return below;
}

/** The codes before `--`, parted by commas or spaces. */
function codesIn(text: string, offset: number): { code: string; at: Span }[] {
  const [codes = ''] = text.split(/(?:^|\s)(?:--|—|–)/u);
  return [...codes.matchAll(/[^\s,]+/gu)].map((m) => ({ code: m[0], at: { start: offset + m.index, end: offset + m.index + m[0].length } }));
}

function unusedFindings(ignores: readonly Ignore[], rules: readonly Rule[], options: AnalyzeOptions): Finding[] {
  const rule = rules.find(({ reportsIgnores }) => reportsIgnores);
  if (!rule) return [];
  const found = collector(options, null, []);
  for (const { code, at, used, line } of ignores) {
    if (!used && options.rules?.[code] !== 'off' && code !== rule.code) found.report(rule, at, { message: unusedMessage(code, rules, line === -1) }, 'text', 0);
  }
  return found.findings();
}

function unusedMessage(code: string, rules: readonly Rule[], isLast: boolean): Message {
  if (code === '') return say`This comment ignores nothing: it names no diagnostic. Write its code after it, and the reason after “--”.`;
  if (isLast) return say`No line follows this comment, so it ignores nothing. Write it on the line above the one that it is for.`;
  const codes = rules.map((rule) => rule.code);
  if (codes.includes(code)) return say`Nothing is found here that ${code} would report, so this comment can go.`;
  const near = nearest(code, codes);
  return say`There is no diagnostic ${code.slice(0, 60)}, so this comment ignores nothing.${near ? say` Did you mean ${near}?` : ''}`;
}
