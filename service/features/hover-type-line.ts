import type { CardFace, SourceText } from '../../grammar/index.ts';
import { cardTypeByName, subtypeByName, supertypeByName, SUBTYPES } from '../../grammar/vocabulary/index.ts';
import { japaneseWordAt } from './hover-japanese.ts';
import type { Message } from '../l10n/message.ts';
import { paragraphs, type Section } from './hover-markdown.ts';
import { narrow } from './hover-width.ts';
import { describeCardType, describeSubtype, describeSupertype } from './hover-vocabulary.ts';

/** The supertype, card type or subtype of the type line that holds `offset` of the file. */
export function typeLineWordAt(face: CardFace, offset: number): Section | null {
  const line = face.typeLine!;
  return englishTypeAt(line, offset) ?? japaneseWordAt(line, offset)?.section ?? null;
}

const WORD = /[A-Za-z\u00C0-\u024F][A-Za-z\u00C0-\u024F'’-]*/gu;

/** One word, or two together where a subtype has two. */
function englishTypeAt(line: SourceText, offset: number): Section | null {
  const at = offset - line.start;
  const words = [...line.text.matchAll(WORD)].map((m) => ({ start: m.index, end: m.index + m[0].length }));
  const touching = words.filter((w) => w.start <= at && at <= w.end);
  const index = words.indexOf(touching.at(-1)!);
  if (index < 0) return null;
  for (const [first, last] of [[index - 1, index], [index, index + 1], [index, index]] as const) {
    const [start, end] = [words[first]?.start, words[last]?.end];
    const markdown = start === undefined || end === undefined ? null : describeType(line.text.slice(start, end));
    if (markdown !== null) return { start: line.start + start!, end: line.start + end!, markdown };
  }
  return null;
}

function describeType(word: string): Message | null {
  const name = narrow(word).toLowerCase();
  const supertype = supertypeByName.get(name);
  if (supertype) return describeSupertype(supertype);
  const type = cardTypeByName.get(name);
  if (type) return describeCardType(type);
  const subtype = subtypeByName.get(name);
  return subtype ? paragraphs(...SUBTYPES.filter((s) => s.name === subtype.name).map((s) => describeSubtype(s))) : null;
}
