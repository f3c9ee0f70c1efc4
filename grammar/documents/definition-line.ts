import type { SourceText, Span } from '../span.ts';
import type { KeywordParameter } from '../vocabulary/keyword.ts';
import { DEFINITION_KINDS, type DefinitionKind } from './definition.ts';
import { isOneEditApart } from './near-word.ts';
import { readNameLine } from './name-line.ts';
import { sourceText, trimmedSpan } from './text-scan.ts';

/** One defined word of a `define` line. */
export interface DefinedName {
  name: SourceText;
  other?: SourceText;
  /** What is said of a symbol after it. */
  meaning?: SourceText;
}

export interface DefinitionLine {
  kind?: DefinitionKind;
  names: DefinedName[];
  parameter?: KeywordParameter;
  delimiters: Span[];
  /** What is wrong with it, where something is. */
  problem?: string;
}

const KINDS = [...DEFINITION_KINDS].sort((a, b) => b.length - a.length);
const OPENER = /^define[ \t\u3000]+/;
const CAPITAL_OPENER = /^Define[ \t\u3000]+/;
const LISTED_KINDS = KINDS.map((kind) => `“${kind}”`).sort().join(', ');
const MAX_KIND = 40;

const kindAt = (rest: string): DefinitionKind | undefined => KINDS.find((kind) => rest.startsWith(kind) && /^(?:\s|$)/u.test(rest.slice(kind.length, kind.length + 1)));

/** Whether a block's first line defines a word. A card may be named “Define …”, so a capital needs a known kind after it. */
export function isDefinitionLine(text: string, { start, end }: Span): boolean {
  const head = text.slice(start, Math.min(end, start + MAX_KIND));
  if (OPENER.test(`${head} `)) return true;
  return CAPITAL_OPENER.test(head) && kindAt(head.replace(CAPITAL_OPENER, '')) !== undefined;
}

const PARAMETERS: Readonly<Record<string, KeywordParameter>> = { cost: 'cost', n: 'N', x: 'N', number: 'N', quality: 'quality', type: 'quality', object: 'object', ability: 'ability', condition: 'condition' };
const PARAMETER = /\s*([{｛]([^{}｛｝]{0,20})[}｝])\s*$/u;

/** Reads `define KIND NAME`, `define creature type A, B`, `define keyword NAME {cost}`, each name also as `日本語/English`. */
export function readDefinitionLine(text: string, line: Span): DefinitionLine {
  const word = trimmedSpan(text, line.start + 'define'.length, line.end);
  const rest = text.slice(word.start, Math.min(word.end, word.start + MAX_KIND));
  const kind = kindAt(rest);
  if (!kind) return { names: [], delimiters: [{ start: line.start, end: line.end }], problem: unknownKind(rest) };
  const after = trimmedSpan(text, word.start + kind.length, line.end);
  const delimiters: Span[] = [{ start: line.start, end: line.start + 'define'.length }, { start: word.start, end: word.start + kind.length }];
  const read: DefinitionLine = { kind, names: [], delimiters };
  const body = kind === 'keyword' ? takeParameter(text, after, read) : after;
  for (const part of kind === 'token' || kind === 'keyword' ? [body] : parts(text, body, delimiters)) {
    if (kind === 'symbol') readSymbol(text, part, read);
    else readName(text, part, read);
  }
  if (read.names.length === 0) read.problem ??= `This line defines a ${kind} and does not name it. Write the word after “${kind}”.`;
  return read;
}

function unknownKind(rest: string): string {
  const words = rest.split(/\s+/u);
  const near = KINDS.find((kind) => isOneEditApart(kind, words.slice(0, kind.split(' ').length).join(' ').toLowerCase()));
  const hint = near ? ` Did you mean “define ${near}”?` : '';
  return `This line defines a word, and does not say which kind of word in a way that is known.${hint} After “define” comes one of ${LISTED_KINDS}, then the word.`;
}

function takeParameter(text: string, span: Span, read: DefinitionLine): Span {
  const match = PARAMETER.exec(text.slice(span.start, span.end));
  if (!match) return span;
  const start = span.start + match.index + match[0].indexOf(match[1]!);
  read.delimiters.push({ start, end: start + match[1]!.length });
  const key = match[2]!.trim().toLowerCase();
  if (Object.hasOwn(PARAMETERS, key)) read.parameter = PARAMETERS[key]!;
  else read.problem = `What this keyword takes is not known: write {cost}, {N} or {quality} after its name, or nothing.`;
  return trimmedSpan(text, span.start, start);
}

/** The parts of a list between commas. */
function parts(text: string, span: Span, delimiters: Span[]): Span[] {
  const found: Span[] = [];
  let start = span.start;
  for (let i = span.start; i <= span.end; i++) {
    const comma = i < span.end && /[,、，]/u.test(text[i]!);
    if (!comma && i < span.end) continue;
    if (comma) delimiters.push({ start: i, end: i + 1 });
    const part = trimmedSpan(text, start, i);
    if (part.start < part.end) found.push(part);
    start = i + 1;
  }
  return found;
}

const SYMBOL = /^\{[^{}\s]{1,16}\}/u;

/** `{I}`, `{I} One ichor mana.` */
function readSymbol(text: string, part: Span, read: DefinitionLine): void {
  if (part.start >= part.end) return;
  const symbol = SYMBOL.exec(text.slice(part.start, part.end))?.[0];
  if (!symbol) {
    read.delimiters.push(part);
    read.problem ??= 'A symbol stands in braces, with no space in them: write for example “define symbol {I}”.';
    return;
  }
  const end = part.start + symbol.length;
  const meaning = trimmedSpan(text, end, part.end);
  const name = sourceText(text, part.start, end);
  read.names.push(meaning.start < meaning.end ? { name, meaning: sourceText(text, meaning.start, meaning.end) } : { name });
}

function readName(text: string, part: Span, read: DefinitionLine): void {
  if (part.start >= part.end) return;
  const { names, manaCost, delimiters } = readNameLine(text, part);
  read.delimiters.push(...delimiters);
  if (manaCost) read.delimiters.push({ start: manaCost.start, end: manaCost.end });
  const [first, second] = names;
  if (!first) return;
  const english = second && /[A-Za-z]/.test(second.text) && !/[A-Za-z]/.test(first.text) ? second : first;
  const other = english === first ? second : first;
  read.names.push(other ? { name: english, other } : { name: english });
}
