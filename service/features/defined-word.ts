import { definedIn, formsOf, type Definition, type Span } from '../../grammar/index.ts';
import { say, type Message } from '../l10n/message.ts';
import { word } from '../l10n/words.ts';
import type { Analysis } from '../model.ts';
import { escapeMarkdown, heading, paragraphs, type Section } from './hover-markdown.ts';
import { placeAt } from './hover-place.ts';

/** A word of the designer's own in a text, and every definition that it has. */
export interface DefinedWord extends Span {
  definitions: Definition[];
}

const isLetter = (text: string, at: number): boolean => /[A-Za-z0-9\u00C0-\u024F]/.test(text.charAt(at));

/** The stretch of `text` around `at` that spells `form`, as a whole word. */
function occurrence(text: string, form: string, at: number): Span | null {
  for (let start = text.indexOf(form, Math.max(0, at - form.length)); start >= 0 && start <= at; start = text.indexOf(form, start + 1)) {
    const end = start + form.length;
    if (at > end || (isLetter(form, 0) && isLetter(text, start - 1)) || (isLetter(form, form.length - 1) && isLetter(text, end))) continue;
    return { start, end };
  }
  return null;
}

/** The line of rules text, the mana cost, the type line, or the name in a definition, that holds `offset`. */
function textAt(analysis: Analysis, offset: number): { text: string; start: number } | null {
  const named = analysis.document.definitions?.find(({ nameSpan }) => nameSpan.start <= offset && offset <= nameSpan.end);
  if (named) return { text: named.name, start: named.nameSpan.start };
  const place = placeAt(analysis, offset);
  if (place?.kind === 'paragraph') return place.paragraph.source;
  if (place?.kind === 'mana-cost') return place.face.face.manaCost!;
  return place?.kind === 'type-line' ? place.face.face.typeLine! : null;
}

/** The defined word at `offset` of a text file, the longest where several overlap; null where there is none. */
export function definedWordAt(analysis: Analysis, offset: number): DefinedWord | null {
  const { lexicon } = analysis;
  const source = lexicon && textAt(analysis, offset);
  if (!lexicon || !source) return null;
  const lower = source.text.toLowerCase().replace(/[’‘]/g, "'");
  let best: DefinedWord | null = null;
  for (const definition of definedIn(source.text, lexicon)) {
    for (const form of [...formsOf(definition), ...(definition.ja ? [definition.ja] : [])]) {
      const span = occurrence(lower, form, offset - source.start);
      if (!span) continue;
      const length = best ? best.end - best.start : -1;
      if (span.end - span.start > length) best = { start: source.start + span.start, end: source.start + span.end, definitions: [definition] };
      else if (span.end - span.start === length && !best!.definitions.includes(definition)) best!.definitions.push(definition);
    }
  }
  return best;
}

const WRITTEN: Readonly<Record<string, string>> = { cost: '[cost]', N: 'N', quality: '[quality]', object: '[object]', ability: '[ability]', condition: '[condition]' };

/** A definition as Markdown: the word, what kind of word it is, what it means and where it is defined. */
export function describeDefinition({ kind, name, ja, parameter, paragraphs: lines, file }: Definition): Message {
  const written = parameter && WRITTEN[parameter] ? `${name} ${WRITTEN[parameter]}` : name;
  const place = file ? say`Defined in ${escapeMarkdown(fileName(file))}` : say`Defined in this file`;
  return paragraphs(heading(written, ja === name ? undefined : ja), say`${place} · ${word(kind)}`, ...lines.map(({ text }) => escapeMarkdown(text)));
}

/** The last part of a path or URI. */
function fileName(file: string): string {
  const last = file.split(/[\\/]/u).at(-1) ?? file;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** What hover shows of the defined word at `offset`. */
export function definedWordSection(analysis: Analysis, offset: number): Section | null {
  const found = definedWordAt(analysis, offset);
  return found && { start: found.start, end: found.end, markdown: paragraphs(...found.definitions.map(describeDefinition)) };
}
