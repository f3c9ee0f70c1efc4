import type { Clause, Sentence } from '../../tree.ts';
import { clause, noun, phrase, pronoun, sentence } from './build.ts';
import { headOf } from './words.ts';

/** English sentences that Japanese says in several. */
export const restated = (s: Sentence): Sentence[] => stillThat(s) ?? [s];

const isStill = (cl: Clause | undefined): boolean => cl?.verb === 'be' && cl.voice === 'copular' && cl.adverbials.length === 1 && cl.adverbials[0]!.relation === 'still' && cl.object?.items.length === 1;

/** `becomes a 3/3 creature that's still a land`: 「それは3/3のクリーチャーになる。それは土地でもある。」 */
function stillThat(s: Sentence): Sentence[] | undefined {
  const last = s.clauses.at(-1);
  const [n] = last?.object?.items ?? [];
  const still = n?.qualifiers.find((q) => q.clauses === undefined && isStill(q.clause));
  if (!still || last!.object!.items.length !== 1 || !last!.subject) return undefined;
  const changed: Clause = { ...last!, object: { ...last!.object!, items: [{ ...n!, qualifiers: n!.qualifiers.filter((q) => q !== still) }] } };
  const several = headOf(last!.subject.items[0])?.plural === true || last!.subject.items[0]!.id === 'they';
  const it = phrase(pronoun(several ? 'they' : 'it'));
  const kind = phrase(noun({ modifiers: still.clause!.object!.items[0]!.modifiers }));
  const same = { ...clause({ id: 'be' }, [], { voice: 'copular' }), subject: it, object: kind, adverbials: still.clause!.adverbials };
  return [{ ...s, clauses: [...s.clauses.slice(0, -1), changed] }, sentence([same])];
}
