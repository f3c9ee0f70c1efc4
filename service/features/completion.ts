import type { Lexicon } from '../../grammar/index.ts';
import { textIn } from '../engine/edition-numbers.ts';
import type { Locale, Text } from '../l10n/message.ts';
import { textOf } from '../l10n/text-of.ts';
import type { Analysis, CompletionItem } from '../model.ts';
import { toItems, type ProposedItem } from './completion-candidate.ts';
import { DEFINITION_KIND_CANDIDATES } from './completion-defined.ts';
import { annotationItems } from './completion-annotation.ts';
import { englishItems } from './completion-english.ts';
import { japaneseTextItems } from './completion-japanese.ts';
import { typedLineAt, type TypedLine } from './completion-place.ts';
import { symbolItems } from './completion-symbols.ts';
import { typeLineItems } from './completion-type-line.ts';

export interface CompletionOptions {
  /** The day whose words and rule numbers count (ISO 8601); the newest without it. */
  edition?: string;
  /** The language of the user; English without it. */
  locale?: Locale;
}

/**
 * What may be typed at `offset` (UTF-16, in the file) of a text file, best first by `rank`. Each item replaces the
 * word, symbol or key being typed. Works in a half-typed card; empty in a JSON document.
 */
export function completion(analysis: Analysis, offset: number, { edition, locale }: CompletionOptions = {}): CompletionItem[] {
  if (analysis.document.format !== 'card') return [];
  const items = itemsAt({ ...typedLineAt(analysis, offset), ...(edition === undefined ? {} : { edition }) }, analysis);
  const shown = (text: Text): string => textIn(edition, textOf(text, locale));
  return items.map(({ label, kind, detail, documentation, ...rest }) => ({ label, kind, detail: shown(detail), ...(documentation === undefined ? {} : { documentation: shown(documentation()) }), ...rest }));
}

function itemsAt(line: TypedLine, analysis: Analysis): ProposedItem[] {
  const japanese = line.face?.dialect === 'mtg-ja';
  switch (line.kind) {
    case 'annotation': return annotationItems(line);
    case 'name': return /^\s*define\s/.test(line.text) ? toItems(line, [DEFINITION_KIND_CANDIDATES]) : symbolItems(line, 'mana-cost', analysis.lexicon) ?? [];
    case 'type-line': return typeLineItems(line, japanese, analysis.lexicon);
    case 'text': return symbolItems(line, 'rules-text', analysis.lexicon) ?? textItems(line, japanese, analysis.lexicon);
    case 'nothing': return [];
  }
}

const textItems = (line: TypedLine, japanese: boolean, lexicon: Lexicon | undefined): ProposedItem[] => (japanese ? japaneseTextItems(line) : englishItems(line, line.face, lexicon));
