import type { Ability, Sentence } from '../../tree.ts';
import { UNSAYABLE } from './build.ts';
import type { Context } from './context.ts';
import { composeCost } from './cost.ts';
import { withTargetsEarly } from './early-targets.ts';
import { composeKeywords } from './keyword.ts';
import { restated } from './restated.ts';
import { composeSentence } from './sentence.ts';
import { namesSelf } from './targets.ts';

/** What `make` answers, or undefined where a part of it cannot be said. */
export function attempt<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch (e) {
    if (e === UNSAYABLE) return undefined;
    throw e;
  }
}

const GAP = (): Sentence => ({ kind: 'Sentence', leading: [], clauses: [], gaps: [0], closing: 'none', children: [], start: 0, end: 0 });

const labelOf = (label: string): string => (/^[IVX,]+$/.test(label) ? label.split(',').join(', ') : label);

export function composeAbility(ability: Ability, c: Context): Ability {
  const made: Ability = { ...ability, keywords: [], sentences: [], children: [] };
  if (made.label !== undefined) made.label = labelOf(made.label);
  if (ability.definition || ability.price) made.gap = true;
  if (ability.flavor !== undefined) made.flavor = '⟦…⟧';
  if (ability.cost) {
    const cost = attempt(() => composeCost(ability.cost!, c));
    if (cost) made.cost = cost; else { delete made.cost; made.gap = true; }
  }
  if (ability.keywords.length) {
    const keywords = attempt(() => composeKeywords(ability.keywords, c));
    if (keywords) made.keywords = keywords; else made.gap = true;
  }
  c.older = c.era === 'classic' && !namesSelf([ability.cost, ability.sentences]);
  c.mode = ability.ability === 'mode';
  made.sentences = withTargetsEarly(ability.sentences.flatMap(restated).map((from) => ({ from, made: attempt(() => composeSentence(from, c)) ?? [GAP()] })));
  return made;
}
