import type { CardFace, SourceText, Span } from '../../grammar/index.ts';
import { rule, type ProposedFix } from '../engine/rule.ts';
import { say, type Message } from '../l10n/message.ts';

/** A mark that opens without closing, or closes without opening; the last such mark of the text. */
function lonely(text: string): { at: number; mark: string } | undefined {
  const parens: number[] = [];
  const quotes: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const mark = text[i]!;
    if (mark === '(') parens.push(i);
    else if (mark === ')' && parens.pop() === undefined) return { at: i, mark };
    else if (mark === '“') quotes.push(i);
    else if (mark === '”' && quotes.pop() === undefined) return { at: i, mark };
    else if (mark === '"') {
      if (quotes.length > 0) quotes.pop();
      else quotes.push(i);
    }
  }
  const at = parens.at(-1) ?? quotes.at(-1);
  return at === undefined ? undefined : { at, mark: text[at]! };
}

const BRACKETS = /[()（）「」『』]/gu;

/** The kinds of brackets of Japanese text: those that open, those that close. */
const JAPANESE_KINDS = [['(（', ')）'], ['「', '」'], ['『', '』']] as const;

const OPENING: ReadonlyMap<string, number> = new Map(JAPANESE_KINDS.flatMap(([opens], kind) => [...opens].map((mark) => [mark, kind])));
const CLOSING: ReadonlyMap<string, number> = new Map(JAPANESE_KINDS.flatMap(([, closes], kind) => [...closes].map((mark) => [mark, kind])));

function lonelyInJapanese(text: string): { at: number; mark: string } | undefined {
  const open: number[][] = JAPANESE_KINDS.map(() => []);
  for (const { 0: mark, index } of text.matchAll(BRACKETS)) {
    const opens = OPENING.get(mark);
    if (opens !== undefined) open[opens]!.push(index);
    else if (open[CLOSING.get(mark)!]!.pop() === undefined) return { at: index, mark };
  }
  const at = open.map((places) => places.at(-1)).find((place) => place !== undefined);
  return at === undefined ? undefined : { at, mark: text[at]! };
}

/** The card's own name may have brackets of its own: letters stand in their place. */
function withoutName({ name, paragraphs }: CardFace): readonly SourceText[] {
  const own = name?.text;
  if (!own || !/[()“”"（）「」『』]/u.test(own)) return paragraphs;
  return paragraphs.map((paragraph) => ({ ...paragraph, text: paragraph.text.replaceAll(own, 'x'.repeat(own.length)) }));
}

const MARKS = ['(', ')', '"', '“', '”', '（', '）', '「', '」', '『', '』'];

/** A quotation may hold several paragraphs: the whole text is one. Straight marks have no sides: the fault is in the paragraph with an odd number. */
function checkText(paragraphs: readonly SourceText[], find: typeof lonely, report: (at: Span, mark: string) => void): void {
  if (!paragraphs.some(({ text }) => MARKS.some((mark) => text.includes(mark)))) return;
  const text = paragraphs.map((paragraph) => paragraph.text).join('\n');
  const found = find(text);
  if (!found) return;
  const odd = paragraphs.filter((paragraph) => paragraph.text.split('"').length % 2 === 0);
  if (found.mark === '"' && odd.length === 1 && paragraphs.length > 1) return checkText(odd, find, report);
  let rest = found.at;
  for (const paragraph of paragraphs) {
    if (rest < paragraph.text.length) return report({ start: paragraph.start + rest, end: paragraph.start + rest + 1 }, found.mark);
    rest -= paragraph.text.length + 1;
  }
}

const PARTNERS: Readonly<Record<string, string>> = { '(': ')', '“': '”', '"': '"', '（': '）', '「': '」', '『': '』' };

/** What was opened most likely ends with its paragraph. */
function closing(paragraphs: readonly SourceText[], at: Span, mark: string): ProposedFix[] {
  const partner = PARTNERS[mark];
  const paragraph = paragraphs.find(({ start, end }) => start <= at.start && at.end < end);
  if (!partner || !paragraph) return [];
  return [{ title: say`Insert ${partner} at the end of the paragraph`, edits: [{ span: { start: paragraph.end, end: paragraph.end }, newText: partner }], preferred: false }];
}

function withoutPartner(mark: string): Message {
  const opens = ')）”」』'.includes(mark);
  if ('()（）'.includes(mark)) return opens ? say`This parenthesis has no partner. Open it, or leave it out.` : say`This parenthesis has no partner. Close it, or leave it out.`;
  return opens ? say`This quotation mark has no partner. Open it, or leave it out.` : say`This quotation mark has no partner. Close it, or leave it out.`;
}

export default rule({
  code: 'unbalanced',
  since: '0.1.0',
  severity: 'warning',
  rules: [],
  summary: 'A quotation mark or parenthesis without its partner.',
  why: 'Where a quoted ability or a reminder text ends decides what the rest of the text says.',
  bad: 'Lantern Keeper {1}{W}\nEnchantment — Aura\nEnchant creature\nEnchanted creature has "{T}: You gain 1 life.',
  good: 'Lantern Keeper {1}{W}\nEnchantment — Aura\nEnchant creature\nEnchanted creature has "{T}: You gain 1 life."',
  fixable: true,
  on: {
    Face({ face, report }) {
      checkText(withoutName(face), face.dialect === 'mtg-ja' ? lonelyInJapanese : lonely, (at, mark) => report(at, { fixes: closing(face.paragraphs, at, mark), message: withoutPartner(mark) }));
    },
  },
});
