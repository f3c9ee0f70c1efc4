import type { Ability } from '../../tree.ts';
import { composeAbility } from './ability.ts';
import { newContext, type CardNames, type Era } from './context.ts';

export type { CardNames, Era } from './context.ts';

/**
 * An ability as Japanese says it, from its tree as English says it. What has no Japanese is marked as a gap; a card's name
 * has one where `names` has it.
 */
export const composeJapanese = (ability: Ability, era: Era = 'current', names: CardNames = {}): Ability => composeAbility(ability, newContext(false, era, names));
