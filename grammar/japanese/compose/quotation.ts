import type { Ability } from '../../tree.ts';
import { composeAbility } from './ability.ts';
import { newContext, type Context } from './context.ts';

/** An ability that something else has: it speaks of its own object as this one. */
export const quotedAbility = (ability: Ability, c: Context): Ability => composeAbility(ability, newContext(true, c.era, c.names));
