import type { Noun, NounPhrase } from '../../tree.ts';
import { formAt, PARTICLE_FORMS } from '../lexicon/forms.ts';
import { joinerText } from '../lexicon/joiners.ts';
import { countText } from './count.ts';
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

export const particleText = (marker: string, variant?: number): string => (marker === 'none' || marker === '' ? '' : formAt(PARTICLE_FORMS, marker, variant) ?? UNSAID);

const countedAfter = (phrase: NounPhrase): Noun | undefined => {
  const last = phrase.items.at(-1);
  return last?.japanese?.countAt === 'after-particle' ? last : undefined;
};

const countAfter = (noun: Noun | undefined): string => (noun ? countText(noun) + (noun.japanese?.comma ? '、' : '') : '');

/** A count that stands apart from its noun. */
export const countApart = (phrase: NounPhrase | undefined): string => {
  const last = phrase?.items.at(-1);
  return last?.japanese?.countAt === 'apart' ? countAfter(last) : '';
};

/** A phrase with its particle, a count that stands after it, and its comma. */
export function renderMarked(phrase: NounPhrase, o: JapaneseRenderOptions, marker: string, comma = phrase.japanese?.comma): string {
  const counted = countedAfter(phrase);
  return renderPhrase(phrase, o) + particleText(marker, phrase.japanese?.variant) + (comma ? '、' : '') + countAfter(counted);
}
