import type { Span } from '../../grammar/index.ts';
import { textIn } from '../engine/edition-numbers.ts';
import type { Locale } from '../l10n/message.ts';
import { textOf } from '../l10n/text-of.ts';
import type { Analysis, Finding, Hover } from '../model.ts';
import { definedWordSection } from './defined-word.ts';
import type { Section } from './hover-markdown.ts';
import { placeAt, type Place } from './hover-place.ts';
import { ruleNumberAt, ruleReferenceAt, type RuleNumber } from './hover-rules.ts';
import { paragraphSections } from './hover-paragraph.ts';
import { symbolAt } from './hover-symbol.ts';
import { findingRules, type OwnRules } from './official-rule.ts';
import { officialTerm } from './official-term.ts';
import { typeLineWordAt } from './hover-type-line.ts';

/** What a hover may draw on beside the text. */
export interface HoverSources {
  /** The Comprehensive Rules that the user has downloaded. */
  own?: OwnRules;
  /** Those that are shown: the words of their rules are shown on them, where the user has given these. */
  findings?: readonly Finding[];
  /** The day whose rule numbers count (ISO 8601); the newest without it. */
  edition?: string;
  /** The language of the user; English without it. */
  locale?: Locale;
}

/**
 * What stands at `offset` (UTF-16, in the file) as Markdown, with the span that it explains: a token, a target, a word
 * of the vocabulary, a symbol, or the rule that a comment or annotation names. null where there is nothing to say.
 */
export function hover(analysis: Analysis, offset: number, { own, findings = [], edition, locale }: HoverSources = {}): Hover | null {
  const place = placeAt(analysis, offset);
  const defined = definedWordSection(analysis, offset);
  const cited = own && analysis.document.format === 'card' ? findingRules(findings, offset, own) : null;
  const shown = ({ markdown, ...span }: Section): Shown => ({ ...span, markdown: textOf(markdown, locale) });
  const atPlace = (place ? sectionsAt(place, offset, own, edition) : []).map(shown).map((section) => (place && isOurs(place) ? { ...section, markdown: textIn(edition, section.markdown) } : section));
  const term = own ? officialTerm(place, offset, own) : null;
  const sections = [...one(defined).map(shown), ...atPlace, ...one(term).map(shown), ...one(cited).map(shown)];
  const [first] = sections;
  return first ? { start: first.start, end: first.end, contents: sections.map((s) => s.markdown).join('\n\n---\n\n') } : null;
}

type Shown = Span & { markdown: string };

/** Not words about a rule that the user names by its number. */
const isOurs = ({ kind }: Place): boolean => kind !== 'comment' && kind !== 'annotation';

/** The rule that a comment or an annotation names at `offset`; the span counts in the file. null where there is none. */
export function ruleNamedAt(analysis: Analysis, offset: number): RuleNumber | null {
  const place = placeAt(analysis, offset);
  const source = place?.kind === 'comment' ? place.comment : place?.kind === 'annotation' ? place.annotation.value : null;
  return source && shifted(source.start, ruleNumberAt(source.text, offset - source.start));
}

function sectionsAt(place: Place, offset: number, own: OwnRules | undefined, edition: string | undefined): Section[] {
  switch (place.kind) {
    case 'comment': return one(shifted(place.comment.start, ruleReferenceAt(place.comment.text, offset - place.comment.start, own, edition)));
    case 'annotation': {
      const { value } = place.annotation;
      return one(shifted(value.start, ruleReferenceAt(value.text, offset - value.start, own, edition)));
    }
    case 'mana-cost': return one(symbolAt(place.face.face.manaCost!, offset));
    case 'type-line': return one(typeLineWordAt(place.face.face, offset));
    case 'paragraph': return paragraphSections(place.face, place.paragraph, offset, edition);
  }
}

const one = (section: Section | null): Section[] => (section ? [section] : []);

const shifted = <T extends Span>(by: number, section: T | null): T | null => section && { ...section, start: section.start + by, end: section.end + by };
