import type { Noun } from '../../tree.ts';
import { formAt, PRONOUN_FORMS } from '../lexicon/forms.ts';
import { renderQuotation } from './ability.ts';
import { countText, isCountedAfter } from './count.ts';
import { renderKeyword } from './keyword.ts';
import { headText } from './modifiers.ts';
import { UNSAID, wide, type JapaneseRenderOptions } from './options.ts';
import { prenominals } from './prenominal.ts';
import { selfText } from './self.ts';

/** What follows a change of power and toughness, by the noun's variant. */
const CHANGES = ['の修整', '', 'の修正'] as const;

/** A noun with what stands before it and its count. */
export function renderNoun(noun: Noun, o: JapaneseRenderOptions): string {
  const { text, left, after, counted } = prenominals(noun, o);
  const count = noun.count !== undefined && !counted && !isCountedAfter(noun) ? countText(noun) : '';
  return text + head(noun, left, o) + after + count + (noun.gap ? UNSAID : '');
}

/** Energy symbols with how many counters they are. */
const explanation = (noun: Noun): string => (noun.japanese?.also?.includes('explained') ? `（エネルギー・カウンター${wide(String(noun.modifiers.length))}個）` : '');

function head(noun: Noun, left: Noun['modifiers'], o: JapaneseRenderOptions): string {
  switch (noun.form) {
    case 'pronoun': return formAt(PRONOUN_FORMS, noun.id ?? '', noun.japanese?.variant) ?? UNSAID;
    case 'self': return selfText(noun, o);
    case 'keyword': return noun.keyword ? renderKeyword(noun.keyword, o) : UNSAID;
    case 'quotation': return noun.ability ? renderQuotation(noun.ability, o) : UNSAID;
    case 'name': return noun.id === undefined ? UNSAID : noun.japanese?.variant === 1 ? `「${noun.id}」` : `《${noun.id}》`;
    case 'change': return noun.id === undefined ? UNSAID : wide(noun.id) + (CHANGES[noun.japanese?.variant ?? 0] ?? '');
    case 'power-toughness': return noun.id === undefined ? UNSAID : wide(noun.id);
    default: return headText(left) + explanation(noun);
  }
}
