import type { Clause, Qualifier } from '../../tree.ts';
import { qualifier } from './build.ts';

const WITH: Readonly<Record<string, true>> = { have: true };

/** 「マナ総量が３以下の」: a property and its value. */
function valueOf(clause: Clause): Qualifier | undefined {
  const property = clause.subject?.items.length === 1 ? clause.subject.items[0]! : undefined;
  const value = clause.object?.items.length === 1 ? clause.object.items[0]! : undefined;
  const head = property?.modifiers.at(-1);
  if (clause.verb !== 'be' || clause.negative || clause.past || clause.modal || clause.adverbials.length || property?.form !== 'common' || head?.kind !== 'word' || head.class !== 'property') return undefined;
  if (value?.form !== 'common' || value.count === undefined || value.modifiers.length || value.possessor || value.whole) return undefined;
  const { subject, object, japanese } = clause;
  property.qualifiers.push(qualifier('value', [], { phrase: object!, start: object!.start, end: object!.end }));
  return qualifier('with', clause.children, { phrase: subject!, japanese: { ...japanese, ending: japanese?.ending ?? 'dict' } });
}

/** A clause before the noun that it is about. */
export function relativeOf(clause: Clause): Qualifier {
  const value = valueOf(clause);
  if (value) return value;
  const only = clause.object && !clause.subject && clause.adverbials.length === 0 && clause.voice === 'active' && !clause.modal && !clause.past;
  if (only && WITH[clause.verb]) return qualifier(clause.negative ? 'without' : 'with', clause.children, { phrase: clause.object!, ...(clause.japanese ? { japanese: clause.japanese } : {}) });
  return qualifier('relative', [clause], { clause, reduced: true });
}
