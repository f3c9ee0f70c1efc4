import type { Adverbial, Clause } from '../../tree.ts';
import { adverb, clause, copula, lasting, noun, phrase, said, subject, thing } from './build.ts';
import type { Context } from './context.ts';
import { composePhrase } from './noun.ts';
import { headId } from './words.ts';

/** `for as long as it remains exiled`. */
export const isRemaining = (a: Adverbial): boolean => (a.relation === 'as-long-as' || a.relation === 'for-as-long-as') && !a.clauses && a.clause?.verb === 'remain' && a.clause.subject !== undefined && !a.clause.negative && a.clause.adverbials.length === 1 && stays(a.clause) !== undefined;

const STATES = new Set(['tapped', 'untapped', 'face-down', 'face-up']);

type Staying = { kind: 'state'; id: string } | { kind: 'exiled' } | { kind: 'on-battlefield' };

/** How something stays as it is. */
function stays(cl: Clause): Staying | undefined {
  const [a] = cl.adverbials;
  const [n] = a!.phrase?.items ?? [];
  if (a!.phrase?.items.length !== 1) return undefined;
  if (a!.relation === 'state' && n!.modifiers.length === 1) return headId(n) === 'exiled' ? { kind: 'exiled' } : STATES.has(headId(n)) ? { kind: 'state', id: headId(n) } : undefined;
  return a!.relation === 'on' && headId(n) === 'battlefield' ? { kind: 'on-battlefield' } : undefined;
}

/** 「それが追放され続けているかぎり、」「それがタップ状態であり続けるかぎり、」 */
export function remaining(a: Adverbial, c: Context): Adverbial {
  const cl = a.clause!;
  const stay = stays(cl)!;
  const who = subject(composePhrase(cl.subject!, c, { indefinite: false }), 'ga');
  const first = stay.kind === 'exiled' ? clause({ id: 'exile' }, [who], { voice: 'passive' })
    : stay.kind === 'state' ? copula([who], phrase(noun({ modifiers: thing('status', stay.id).modifiers })))
      : clause({ id: 'enter' }, [who]);
  const goesOn: Clause = { ...clause({ id: 'continue' }, []), join: 'and' };
  const clauses = [said(first, { ending: 'stem', comma: false }), stay.kind === 'state' ? goesOn : lasting(goesOn)];
  return adverb('as-long-as', { clause: clauses[0]!, clauses, japanese: { comma: true } });
}
