import type { Ability } from '../../tree.ts';
import { composeAbility } from './ability.ts';
import { newContext } from './context.ts';

/** An ability as Japanese says it, from its tree as English says it. What has no Japanese is marked as a gap. */
export const composeJapanese = (ability: Ability): Ability => composeAbility(ability, newContext(false));
