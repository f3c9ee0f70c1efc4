import type { Ability } from '../../tree.ts';
import { composeAbility } from './ability.ts';
import { newContext, type Era } from './context.ts';

export type { Era } from './context.ts';

/** An ability as Japanese says it, from its tree as English says it. What has no Japanese is marked as a gap. */
export const composeJapanese = (ability: Ability, era: Era = 'current'): Ability => composeAbility(ability, newContext(false, era));
