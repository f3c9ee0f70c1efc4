import type { Noun, Qualifier } from '../../tree.ts';
import { formAt, PRONOUN_FORMS } from '../lexicon/forms.ts';
import { renderQuotation } from './ability.ts';
import { countText, isCountedAfter } from './count.ts';
import { renderKeyword } from './keyword.ts';
import { headText } from './modifiers.ts';
import { renderPhrase } from './noun-phrase.ts';
import { UNSAID, wide, type JapaneseRenderOptions } from './options.ts';
import { prenominals } from './prenominal.ts';
import { selfText } from './self.ts';

/** What follows a change of power and toughness, by the noun's variant. */
const CHANGES = ['の修整', '', 'の修正'] as const;

/** A noun with what stands before it and its count. */
export function renderNoun(noun: Noun, o: JapaneseRenderOptions): string {
  const { text, left, rest, counted } = prenominals(noun, o);
  const count = noun.count !== undefined && !counted && !isCountedAfter(noun) ? countText(noun) : '';
  const suffix = rest.filter((q) => !q.phrase).map((q) => SUFFIXES[q.relation] ?? UNSAID).join('');
  const sums = rest.filter((q) => q.phrase).map((q) => sum(q, o)).join('');
  return text + head(noun, left, o) + suffix + count + sums + (noun.gap ? UNSAID : '');
}

/** Energy symbols with how many counters they are. */
function explanation(noun: Noun): string {
  const also = noun.japanese?.also ?? [];
  if (also.includes('explained-count')) return `（エネルギー・カウンター${wide(String(noun.modifiers.length))}個）`;
  return also.includes('explained') ? '（エネルギー・カウンター）' : '';
}

/** Ｘ足す１: what is added to a number. */
const sum = (q: Qualifier, o: JapaneseRenderOptions): string => {
  const word = SUMS[q.relation];
  return word && q.phrase ? word + renderPhrase(q.phrase, o) : UNSAID;
};
const SUFFIXES: Readonly<Record<string, string>> = { except: '以外', 'or-more': '以上', 'or-less': '以下', 'less-than': '未満', 'more-than': 'より多く' };
const SUMS: Readonly<Record<string, string>> = { plus: '足す', minus: '引く' };

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
