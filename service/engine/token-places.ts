import type { Modifier, Noun } from '../../grammar/tree.ts';
import type { NodeContext, TokenUse } from './rule.ts';
import { hasWord } from './things.ts';
import { anyBelow, around, goesOnUnknown } from './tree-places.ts';
import { isJapaneseSlip } from './unknown-japanese.ts';

/** The noun that lists a token's characteristics: of “Korla, a legendary …” the part after the name. */
export const describing = (token: TokenUse): Noun | undefined => token.noun?.apposition ?? token.noun;

/** `for each of the chosen characteristics`: what the token is like is said by other words. */
const takesCharacteristics = anyBelow((node) => node.kind === 'Noun' && hasWord(node, 'characteristic'));

/** Whether the text itself describes the token, so that something can be missing, and is understood to the description's end. */
export function isDescribed(token: TokenUse, ctx: NodeContext): boolean {
  const { noun, source } = token;
  if (source !== 'text' || !noun || noun.whole || noun.determiners.includes('that') || token.undefined.includes('definition')) return false;
  if (noun.modifiers.some((m) => (m.kind === 'word' && m.class === 'counter-kind') || (m.kind === 'name' && isJapaneseSlip(m.text, ctx)))) return false;
  const clause = around(ctx, 'Clause');
  return !goesOnUnknown(noun, ctx) && !(clause && takesCharacteristics(clause));
}

const STANDS_AFTER_COLOR = (m: Modifier): boolean => m.kind === 'name' || (m.kind === 'word' && ['subtype', 'type', 'object'].includes(m.class));

/** Offset at which a color is written: before subtypes and card types. */
export const placeOfColor = (noun: Noun): number | undefined => noun.modifiers.find(STANDS_AFTER_COLOR)?.at.start;

/** Offset at which a color is written in Japanese: before the size. */
export const placeOfSize = (noun: Noun): number | undefined => noun.modifiers.find((m) => m.kind === 'power-toughness' || STANDS_AFTER_COLOR(m))?.at.start;

/** Offset at which a card type is written: before `token`. */
export const placeOfType = (noun: Noun): number | undefined => noun.modifiers.find((m) => m.kind === 'word' && m.id === 'token')?.at.start;
