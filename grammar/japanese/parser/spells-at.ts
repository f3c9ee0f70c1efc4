import { walk, type Ability, type Clause } from '../../tree.ts';
import type { JToken } from '../token.ts';

const isAiming = (token: JToken): boolean => token.verbs?.some(({ verb, inflection }) => verb.id === 'target' && inflection.form === 'te') ?? false;

/** 「これを対象として呪文を唱える」 tells of a spell that has this for its target; the text itself chooses none. */
const aims = (clause: Clause, next: Clause | undefined): boolean => clause.verb === 'target' && clause.japanese?.ending === 'te' && (next?.verb === 'cast' || next?.verb === 'activate');

function forget(clauses: readonly Clause[]): void {
  clauses.forEach((clause, i) => {
    if (aims(clause, clauses[i + 1])) for (const noun of clause.object?.items ?? []) noun.target = undefined;
  });
}

/** Takes back the targets of spells and abilities that the text only tells of. */
export function forgetTargetsOfSpells(ability: Ability, tokens: readonly JToken[]): void {
  if (!tokens.some(isAiming)) return;
  for (const node of walk(ability)) if (node.kind === 'Sentence' || node.kind === 'Adverbial' || node.kind === 'Qualifier') forget(node.clauses ?? []);
}
