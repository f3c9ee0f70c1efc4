import type { Noun, NounPhrase } from '../../tree.ts';
import { formAt, PARTICLE_FORMS } from '../lexicon/forms.ts';
import { joinerText } from '../lexicon/joiners.ts';
import { countText, isCountedAfter } from './count.ts';
import { renderNoun } from './noun.ts';
import { UNSAID, type JapaneseRenderOptions } from './options.ts';

/** Nouns with what joins them; no particle. */
export function renderPhrase(phrase: NounPhrase, o: JapaneseRenderOptions): string {
  let text = '';
  phrase.items.forEach((noun, i) => { text += (i > 0 ? joinText(phrase, i) : '') + renderNoun(noun, o); });
  return (text || UNSAID) + (phrase.gap ? UNSAID : '');
}

function joinText(phrase: NounPhrase, i: number): string {
  const last = i === phrase.items.length - 1;
  return joinerText(phrase.joins?.[i] ?? (last ? phrase.conjunction ?? 'and' : 'comma')) ?? UNSAID;
}

const particleText = (marker: string): string => (marker === 'none' ? '' : formAt(PARTICLE_FORMS, marker) ?? UNSAID);

const countedAfter = (phrase: NounPhrase): Noun | undefined => {
  const last = phrase.items.at(-1);
  return last && isCountedAfter(last) ? last : undefined;
};

/** A phrase with its particle, a count that stands after it, and its comma. */
export function renderMarked(phrase: NounPhrase, o: JapaneseRenderOptions, marker: string, comma = phrase.japanese?.comma): string {
  const counted = countedAfter(phrase);
  return renderPhrase(phrase, o) + particleText(marker) + (counted ? countText(counted) : '') + (comma ? '、' : '');
}
