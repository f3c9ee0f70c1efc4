import type { Modifier, Noun } from '../../grammar/tree.ts';
import type { TokenUse } from './rule.ts';

/** The noun that lists a token's characteristics: of “Korla, a legendary …” the part after the name. */
export const describing = (token: TokenUse): Noun | undefined => token.noun?.apposition ?? token.noun;

/** Only tokens that the text itself describes can lack something. */
export const isDescribed = (token: TokenUse): boolean =>
  token.source === 'text' && token.noun !== undefined && !token.noun.whole && !token.noun.determiners.includes('that') && !token.noun.modifiers.some((m) => m.kind === 'word' && m.class === 'counter-kind') && !token.undefined.includes('definition');

const STANDS_AFTER_COLOR = (m: Modifier): boolean => m.kind === 'name' || (m.kind === 'word' && ['subtype', 'type', 'object'].includes(m.class));

/** Offset at which a color is written: before subtypes and card types. */
export const placeOfColor = (noun: Noun): number | undefined => noun.modifiers.find(STANDS_AFTER_COLOR)?.at.start;

/** Offset at which a card type is written: before `token`. */
export const placeOfType = (noun: Noun): number | undefined => noun.modifiers.find((m) => m.kind === 'word' && m.id === 'token')?.at.start;
