import type { CardFace, SourceText, Span } from '../../grammar/index.ts';
import { rule } from '../engine/rule.ts';
import { rewrite } from '../engine/wording-words.ts';
import { say, type Message } from '../l10n/message.ts';

interface Slip extends Span {
  newText: string;
  what: Message;
}

/** Signs that stand for another one, and spaces too many or in the wrong place. */
const SLIPS: readonly { pattern: RegExp; mend: (found: string) => string; what: Message }[] = [
  { pattern: / (?:-|–|--)(?= |$)/gu, mend: () => ' —', what: say`A long dash stands between parts of the text` },
  { pattern: /(?<=\p{L})--(?=\p{L}|\{)/gu, mend: () => '—', what: say`A long dash stands between a keyword and its cost` },
  { pattern: /(?<=\S) {2,}(?=\S)/gu, mend: () => ' ', what: say`One space stands between words` },
  { pattern: / +(?=[,.;:](?:\s|$))/gu, mend: () => '', what: say`No space stands before a mark of punctuation` },
  { pattern: /(?<=[,;])(?=[\p{L}{])/gu, mend: () => ' ', what: say`A space stands after a comma` },
  { pattern: /^[*-] (?=\p{L})/gu, mend: () => '• ', what: say`A bullet stands before a mode` },

];

/** Which sign stands before negative numbers is the writer's choice, but one text has one. */
const HYPHEN: (typeof SLIPS)[number] = { pattern: /(?<![\p{L}\d])-(?=(?:\d+|X)\/)|(?<=(?:\d|X)\/)-(?=\d|X)/gu, mend: () => '−', what: say`A minus sign stands before the other numbers of this card` };

function slipsOf({ text, start }: SourceText, mixed: boolean): Slip[] {
  const slips = (mixed ? [...SLIPS, HYPHEN] : SLIPS).flatMap(({ pattern, mend, what }) => [...text.matchAll(pattern)].map((m) => ({ start: start + m.index, end: start + m.index + m[0].length, newText: mend(m[0]), what })));
  const sorted = slips.sort((a, b) => a.start - b.start || b.end - a.end);
  return sorted.filter((slip, i) => sorted.slice(0, i).every((other) => other.end <= slip.start));
}

/** In the records of other programs signs are as the program writes them. */
const isTextFile = ({ typeLine, start }: CardFace): boolean => typeLine !== null && typeLine !== undefined && typeLine.start > start;

export default rule({
  code: 'typography',
  since: '0.1.0',
  severity: 'hint',
  rules: [],
  summary: 'A hyphen for a dash, a space too many, or the like, in a text file of cards.',
  why: 'Only how the text looks. Texts that other programs export are never reported.',
  bad: 'Withering Fog {2}{B}\nEnchantment\nLandfall - Whenever a land you control enters, you gain 1 life.',
  good: 'Withering Fog {2}{B}\nEnchantment\nLandfall — Whenever a land you control enters, you gain 1 life.',
  fixable: true,
  dialects: ['mtg-en'],
  on: {
    Face({ face, report }) {
      if (!isTextFile(face)) return;
      const mixed = face.paragraphs.some(({ text }) => text.includes('−'));
      for (const paragraph of face.paragraphs) {
        for (const { newText, what, ...at } of slipsOf(paragraph, mixed)) {
          const shown = newText.trim();
          report(at, { message: say`${what}.`, fixes: [rewrite(at, newText, shown === '' ? say`Mend the spaces` : say`Write “${shown}”`)] });
        }
      }
    },
  },
});
