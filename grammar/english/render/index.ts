import type { Ability } from '../../tree.ts';
import { renderAbility } from './ability.ts';
import type { RenderOptions } from './options.ts';

export type { RenderOptions, SelfStyle } from './options.ts';

/**
 * Rules text in current English wording from the neutral tree, a paragraph a line, without reminder text. It reads
 * meaning only: an ability that was serialized and read again renders alike. What has no meaning is `⟦…⟧`.
 */
export const renderEnglish = (abilities: readonly Ability[], options: RenderOptions): string =>
  abilities.map((a) => renderAbility(a, options)).filter(Boolean).join('\n');
