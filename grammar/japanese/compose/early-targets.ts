import type { Adverbial, Sentence } from '../../tree.ts';

const TRIGGERS = new Set(['when', 'whenever', 'at']);

const isIfDone = (a: Adverbial): boolean => a.relation === 'if' && a.clause?.verb === 'do' && !a.clauses;

/** The targets that are chosen for a sentence `If you do, …`. */
function targetsFirst(sentences: readonly Sentence[], english: Sentence): Sentence | undefined {
  const [first, second] = sentences;
  const chooses = first?.leading.length === 0 && first.clauses.length === 1 && first.clauses[0]!.verb === 'target' && second !== undefined;
  return chooses && english.leading.some(isIfDone) ? first : undefined;
}

/** Targets are chosen before anything is done: 「…たび、パーマネント１つを対象とする。あなたは{3}を支払ってもよい。そうしたなら、…」 */
export function withTargetsEarly(parts: readonly { from: Sentence; made: Sentence[] }[]): Sentence[] {
  const all = parts.map((p) => p.made);
  parts.forEach(({ from }, i) => {
    const choice = i > 0 ? targetsFirst(all[i]!, from) : undefined;
    const [before, ...rest] = i > 0 ? all[i - 1]! : [];
    if (!choice || !before || before.clauses.some((cl) => cl.verb === 'target')) return;
    const moved = before.leading.some((a) => TRIGGERS.has(a.relation)) ? before.leading : [];
    all[i - 1] = [{ ...choice, leading: [...moved] }, { ...before, leading: before.leading.filter((a) => !moved.includes(a)) }, ...rest];
    all[i] = all[i]!.slice(1);
  });
  return all.flat();
}
