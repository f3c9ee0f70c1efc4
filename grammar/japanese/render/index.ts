import type { Ability } from '../../tree.ts';
import { renderAbility } from './ability.ts';
import type { JapaneseRenderOptions } from './options.ts';

export { renderAbility, renderSentence } from './ability.ts';
export { renderClause } from './clause.ts';
export { renderPhrase } from './noun-phrase.ts';
export type { JapaneseRenderOptions } from './options.ts';

/**
 * Rules text in Japanese from a neutral tree whose parts stand in Japanese order, a paragraph a line, without reminder
 * text. It reads meaning and `japanese` only; where that is silent, the usual wording. What cannot be said is `⟦…⟧`.
 */
export const renderJapanese = (abilities: readonly Ability[], options: JapaneseRenderOptions): string =>
  abilities.map((a) => renderAbility(a, options)).filter(Boolean).join('\n');
