import type { Ability, Clause, Noun } from '../../grammar/tree.ts';

/** The thing that a word means, where it was chosen as a target before: それ. */
export const meantBy = (noun: Noun): Noun => noun.antecedent ?? noun;

const clausesOf = ({ sentences }: Ability): Clause[] => sentences.flatMap((sentence) => sentence.clauses);

/** The clause that comes right after another one, in a sentence of its own or in the same one. */
export function clauseAfter(clause: Clause, ability: Ability): Clause | undefined {
  const clauses = clausesOf(ability);
  return clauses[clauses.indexOf(clause) + 1];
}

/** The nouns chosen as targets right before a clause: 「〜を対象とする。それを…」. */
export function chosenBefore(clause: Clause, ability: Ability): readonly Noun[] {
  const clauses = clausesOf(ability);
  const before = clauses[clauses.indexOf(clause) - 1];
  return before?.verb === 'target' ? (before.object?.items ?? []).filter((noun) => noun.target) : [];
}
