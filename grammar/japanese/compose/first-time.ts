import type { Clause } from '../../tree.ts';
import { adverb, aside, at, determined, noun, phrase, word, type Part } from './build.ts';
import { headId } from './words.ts';

const isFirst = (cl: Clause): boolean => cl.adverbials.some((a) => a.relation === 'for' && headId(a.phrase?.items[0]) === 'time' && a.phrase!.items[0]!.modifiers.some((m) => m.kind === 'word' && m.id === 'first') && a.phrase!.items[0]!.qualifiers.length === 0);

/** `for the first time each turn`: the clause without it. */
export function withoutFirstTime(cl: Clause): Clause | undefined {
  if (!isFirst(cl) || !cl.adverbials.some((a) => a.relation === 'each-turn')) return undefined;
  return { ...cl, adverbials: cl.adverbials.filter((a) => a.relation !== 'each-turn' && !(a.relation === 'for' && headId(a.phrase?.items[0]) === 'time')) };
}

/** 「各ターン内で初めて」, right after the subject. */
export function firstOfTurn(parts: readonly (Part | undefined)[]): (Part | undefined)[] {
  const turn = determined(noun({ modifiers: [word('time', 'turn'), word('thing', 'inside')] }), 'each');
  const when = [at('with', phrase(turn), 'de'), aside(adverb('first-time'))];
  const [first, ...rest] = parts;
  return first?.role === 'subject' ? [first, ...when, ...rest] : [...when, ...parts];
}
