import { walk, type Ability, type Clause, type Noun, type Sentence } from '../../tree.ts';

/** The nouns that a clause chooses as targets. */
const chosenBy = (clause: Clause): Noun[] => (clause.verb === 'target' ? (clause.object?.items ?? []).filter((n) => n.target) : []);

const headId = (n: Noun): string | undefined => { const last = n.modifiers.at(-1); return last?.kind === 'word' ? last.id : undefined; };

/** Which of the chosen things a word means: それ, それら, その前者, そのクリーチャー. */
function meant(n: Noun, chosen: readonly Noun[]): Noun | undefined {
  if (n.form === 'pronoun') {
    if (n.id === 'former') return chosen[0];
    if (n.id === 'latter') return chosen[1];
    return (n.id === 'it' || n.id === 'they') && chosen.length === 1 ? chosen[0] : undefined;
  }
  if (n.form !== 'common' || n.target || !(n.determiners.includes('that') || n.determiners.includes('those'))) return undefined;
  const same = chosen.filter((c) => headId(c) === headId(n));
  return same.length === 1 ? same[0] : undefined;
}

const OBJECTS = new Set(['type', 'subtype', 'object']);

const lastWord = (n: Noun): Extract<Noun['modifiers'][number], { kind: 'word' }> | undefined => { const last = n.modifiers.at(-1); return last?.kind === 'word' ? last : undefined; };

/** Something else that それ could mean. */
const isOtherObject = (n: Noun): boolean => n.form === 'name' || (n.form === 'common' && OBJECTS.has(lastWord(n)?.class ?? ''));

const isPlayer = (n: Noun): boolean => lastWord(n)?.class === 'player';

interface Choice { chosen: Noun[]; others: boolean }

/** Links the words of one clause; an object that comes between takes それ for itself. */
function linkClause(clause: Clause, choice: Choice): void {
  for (const node of walk(clause)) {
    if (node.kind !== 'Noun') continue;
    const antecedent = meant(node, choice.chosen);
    if (antecedent && !(node.form === 'pronoun' && choice.others)) node.antecedent = antecedent;
    else if (isOtherObject(node)) choice.others = true;
  }
}

const hasObject = (sentence: Sentence, before: Clause): boolean => [...sentence.leading, ...sentence.clauses.slice(0, sentence.clauses.indexOf(before))].some((part) => walk(part).some((n) => n.kind === 'Noun' && isOtherObject(n)));

/**
 * 「〜を対象とする。それは…」 is one targeting effect over two sentences (115.1): the words of its clauses and of the next
 * sentence that mean what was chosen say so in `antecedent`.
 */
export function linkTargets(ability: Ability): void {
  let choice: Choice = { chosen: [], others: false };
  let age = 0;
  for (const sentence of ability.sentences) {
    for (const clause of sentence.clauses) {
      const found = chosenBy(clause);
      if (found.length) {
        choice = { chosen: found, others: found.some(isPlayer) && hasObject(sentence, clause) };
        age = 0;
      } else if (choice.chosen.length && age < 2) linkClause(clause, choice);
    }
    age++;
  }
}
