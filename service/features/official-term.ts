import type { SourceText } from '../../grammar/index.ts';
import type { GlossaryEntry } from '../../grammar/comprehensive-rules.ts';
import { actionByName, cardTypeByName, keywordByName, zoneByName } from '../../grammar/vocabulary/index.ts';
import { say } from '../l10n/message.ts';
import { heading, paragraphs, type Section } from './hover-markdown.ts';
import type { Place } from './hover-place.ts';
import { documentName, shownOfficial, type OwnRules } from './official-rule.ts';

const WORD = /[\p{L}\p{N}+/][\p{L}\p{N}+/'’-]*/gu;
const MOST_WORDS = 4;

/** How the glossary may have a word of a text: in the singular, by the name of its keyword or action. */
const keysOf = (phrase: string): (string | undefined)[] => [
  phrase, actionByName.get(phrase)?.name, keywordByName.get(phrase)?.name, cardTypeByName.get(phrase)?.id, zoneByName.get(phrase)?.id, phrase.replace(/s$/, ''), phrase.replace(/es$/, ''), phrase.replace(/ies$/, 'y'),
];

/** The longest run of words around `offset` that the user's glossary has. */
function entryAt({ text, start: from }: SourceText, offset: number, { rules: { glossary } }: OwnRules): { start: number; end: number; entry: GlossaryEntry } | null {
  const words = [...text.matchAll(WORD)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
  const at = words.findIndex(({ start, end }) => start <= offset - from && offset - from <= end);
  if (at < 0) return null;
  for (let count = MOST_WORDS; count > 0; count--) {
    for (let first = Math.max(0, at - count + 1); first <= at && first + count <= words.length; first++) {
      const [start, end] = [words[first]!.start, words[first + count - 1]!.end];
      const phrase = text.slice(start, end).toLowerCase().replace(/[’‘]/g, "'");
      const entry = keysOf(phrase).map((key) => key && glossary.get(key.toLowerCase())).find((found) => found);
      if (entry) return { start: from + start, end: from + end, entry };
    }
  }
  return null;
}

/** What the glossary of the user's Comprehensive Rules says of the English words at `offset`. */
export function officialTerm(place: Place | null, offset: number, own: OwnRules): Section | null {
  if (place?.kind !== 'paragraph' && place?.kind !== 'type-line') return null;
  const found = entryAt(place.kind === 'paragraph' ? place.paragraph.source : place.face.face.typeLine!, offset, own);
  return found && { start: found.start, end: found.end, markdown: paragraphs(say`${heading(found.entry.term)} · glossary of ${documentName(own.rules)}`, shownOfficial(found.entry.text)) };
}
