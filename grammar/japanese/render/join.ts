import type { Clause } from '../../tree.ts';
import { verbOf } from './verb.ts';
import { joinerText } from '../lexicon/joiners.ts';

const JOINED_BY_WORD = /^(?:or|and-or)/;

/** The ending of a clause before another: as it says, or the stem, if it is long enough; the plain form before `or`. */
export const endingBefore = (clause: Clause, next: Clause | undefined): string => {
  const said = clause.japanese?.ending;
  if (said) return said;
  if (!next) return 'dict';
  if (JOINED_BY_WORD.test(next.join ?? '')) return 'dict';
  const verb = verbOf(clause);
  return verb?.class === 'る1' && verb.stem.length === 1 ? 'te' : 'stem';
};

/** Endings after which only a comma stands, and かつ where the next clause has it. */
const CONTINUED = new Set(['stem', 'te', 'tari', 'nagara']);

/** What stands between a clause and the one after it. */
export function joinedTo(clause: Clause, next: Clause | undefined): string {
  if (!next) return '';
  const ending = endingBefore(clause, next);
  const comma = clause.japanese?.comma ?? (ending !== 'dict' && ending !== 'elided-verb' && ending !== 'neither');
  if (CONTINUED.has(ending)) return (comma ? '、' : '') + (next.join?.includes('-') ? joinerText(next.join) ?? '' : '');
  const word = ending === 'totomoni' ? 'とともに' : ending === 'dict' || ending === 'elided-verb' ? joinerText(next.join ?? 'or') ?? '' : '';
  return word + (comma && !word.endsWith('、') ? '、' : '');
}
