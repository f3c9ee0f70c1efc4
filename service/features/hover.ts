import type { Analysis, Hover } from '../model.ts';
import { definedWordSection } from './defined-word.ts';
import type { Section } from './hover-markdown.ts';
import { placeAt, type Place } from './hover-place.ts';
import { ruleReferenceAt } from './hover-rules.ts';
import { paragraphSections } from './hover-paragraph.ts';
import { symbolAt } from './hover-symbol.ts';
import { typeLineWordAt } from './hover-type-line.ts';

/**
 * What stands at `offset` (UTF-16, in the file) as Markdown, with the span that it explains: a token, a target, a word
 * of the vocabulary, a symbol, or the rule that a comment or annotation names. null where there is nothing to say.
 */
export function hover(analysis: Analysis, offset: number): Hover | null {
  const place = placeAt(analysis, offset);
  const defined = definedWordSection(analysis, offset);
  const sections = [...one(defined), ...(place ? sectionsAt(place, offset) : [])];
  const [first] = sections;
  return first ? { start: first.start, end: first.end, contents: sections.map((s) => s.markdown).join('\n\n---\n\n') } : null;
}

function sectionsAt(place: Place, offset: number): Section[] {
  switch (place.kind) {
    case 'comment': return one(shifted(place.comment.start, ruleReferenceAt(place.comment.text, offset - place.comment.start)));
    case 'annotation': {
      const { value } = place.annotation;
      return one(shifted(value.start, ruleReferenceAt(value.text, offset - value.start)));
    }
    case 'mana-cost': return one(symbolAt(place.face.face.manaCost!, offset));
    case 'type-line': return one(typeLineWordAt(place.face.face, offset));
    case 'paragraph': return paragraphSections(place.face, place.paragraph, offset);
  }
}

const one = (section: Section | null): Section[] => (section ? [section] : []);

const shifted = (by: number, section: Section | null): Section | null => section && { ...section, start: section.start + by, end: section.end + by };
