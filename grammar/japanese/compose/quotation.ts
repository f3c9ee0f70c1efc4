import type { Ability } from '../../tree.ts';
import { composeAbility } from './ability.ts';
import { newContext } from './context.ts';

/** An ability that something else has: it speaks of its own object as this one. */
export const quotedAbility = (ability: Ability): Ability => composeAbility(ability, newContext(true));
