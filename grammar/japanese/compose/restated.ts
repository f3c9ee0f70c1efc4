import type { Clause, Noun, Sentence } from '../../tree.ts';
import { clause, noun, phrase, pronoun, sentence } from './build.ts';
import { headOf } from './words.ts';

/** English sentences that Japanese says in several. */
export const restated = (s: Sentence): Sentence[] => stillThat(s) ?? [asItDoes(ableTo(definedLater(s)))];

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

const isIt = (n: Noun | undefined): boolean => n?.form === 'pronoun' && n.id === 'it';

/** `You may exert this creature as it attacks`: what happens first names the card. */
function asItDoes(s: Sentence): Sentence {
  const [cl] = s.clauses;
  const [self] = cl?.object?.items ?? [];
  const as = cl?.adverbials.find((a) => a.relation === 'as' && a.clause && !a.clauses && isIt(a.clause.subject?.items[0]));
  if (!as || s.clauses.length !== 1 || s.leading.length || self?.form !== 'self') return s;
  const event = { ...as, clause: { ...as.clause!, subject: cl!.object! } };
  return { ...s, leading: [event], clauses: [{ ...cl!, object: phrase(pronoun('it')), adverbials: cl!.adverbials.filter((a) => a !== as) }] };
}

/** `All creatures able to block it do so`: those that can do it, do it. */
function ableTo(s: Sentence): Sentence {
  const cl = s.clauses.at(-1);
  const [n] = cl?.subject?.items ?? [];
  const able = n?.qualifiers.find((q) => q.relation === 'able' && q.clause?.object && !q.clauses);
  if (!able || cl?.verb !== 'do' || cl.object?.items[0]?.id !== 'so' || cl.subject!.items.length !== 1) return s;
  const { infinitive: _, ...deed } = able.clause!;
  const can: Clause = { ...deed, modal: 'can', adverbials: [] };
  const who = { ...n!, qualifiers: n!.qualifiers.map((q) => (q === able ? { ...q, relation: 'relative', clause: can } : q)) };
  const does: Clause = { ...cl, verb: deed.verb, subject: { ...cl.subject!, items: [who] }, object: phrase(pronoun('it')), adverbials: [...cl.adverbials, ...deed.adverbials] };
  return { ...s, clauses: [...s.clauses.slice(0, -1), does] };
}

/** `unless its controller pays {X}, where X is …`: what X is, is said after the whole. */
function definedLater(s: Sentence): Sentence {
  const clauses = s.clauses.map((cl): Clause => {
    const own = cl.adverbials.flatMap((a) => (a.clauses ? [] : a.clause?.adverbials.filter((one) => one.relation === 'where') ?? []));
    if (own.length === 0) return cl;
    const bare = cl.adverbials.map((a) => (a.clause && !a.clauses ? { ...a, clause: { ...a.clause, adverbials: a.clause.adverbials.filter((one) => one.relation !== 'where') } } : a));
    return { ...cl, adverbials: [...bare, ...own] };
  });
  return { ...s, clauses };
}
