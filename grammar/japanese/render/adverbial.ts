import type { Adverbial, Clause } from '../../tree.ts';
import { ADVERB_FORMS, CONDITION_FORMS, conditionKey, formAt, PARTICLE_FORMS, SUBORDINATOR_FORMS } from '../lexicon/forms.ts';
import { joinerText } from '../lexicon/joiners.ts';
import { renderClauses } from './clause.ts';
import { verbsOf } from '../lexicon/verb-forms.ts';
import { renderMarked } from './noun-phrase.ts';
import { UNSAID, type JapaneseRenderOptions } from './options.ts';
import { particleOf } from './particle.ts';

/** Adverbs that a comma follows where they stand before a clause. */
const PARTED = /^(?:until|this-turn|next-turn|otherwise)/;

const isOneWord = (clause: Clause): boolean => clause.verb === 'do' && !clause.object && clause.adverbials.length === 0 && clause.japanese?.word === undefined;

function subordinate(a: Adverbial, clauses: readonly Clause[], o: JapaneseRenderOptions): string | undefined {
  const variant = a.japanese?.variant;
  const [first] = clauses;
  if (clauses.length === 1 && isOneWord(first!)) {
    const condition = formAt(CONDITION_FORMS, conditionKey(a.relation, first!.negative), variant);
    if (condition) return (first!.subject ? renderMarked(first!.subject, o, first!.subject.japanese?.marker ?? 'ga') : '') + condition;
  }
  if (a.japanese?.ending === 'ba') return renderClauses(clauses, o, { place: 'subordinate', ending: 'ba' });
  const word = formAt(SUBORDINATOR_FORMS, a.relation, variant);
  return word && renderClauses(clauses, o, { place: 'subordinate' }) + word;
}

/** １つ少なく: how much, and the adjective. */
function comparisonText(a: Adverbial, o: JapaneseRenderOptions): string | undefined {
  const adjective = verbsOf(a.relation).find((v) => v.class === 'い');
  if (!adjective || a.clause || a.phrase) return undefined;
  const by = a.inner?.phrase;
  return (by ? renderMarked(by, o, a.inner!.japanese?.marker || (a.inner!.relation === 'than' ? 'yori' : 'none')) : '') + `${adjective.stem}く`;
}

/** What joins a condition to the one after it. */
const joinedCondition = (id: string): string => (joinerText(id.replace(/-comma$/, '')) ?? UNSAID) + (id.endsWith('-comma') ? '、' : '');

/** A subordinate clause, an adverb, or a phrase before a whole sentence, with its comma. */
export function renderAdverbial(a: Adverbial, o: JapaneseRenderOptions, leading: boolean): string {
  const clauses = a.clauses ?? (a.clause ? [a.clause] : []);
  const { marker } = a.japanese ?? {};
  if (clauses.length === 0 && a.phrase) {
    const particle = marker ?? a.phrase.japanese?.marker ?? particleOf(a.relation, undefined);
    return particle === undefined ? UNSAID : renderMarked(a.phrase, o, particle, a.japanese?.comma ?? leading);
  }
  const comparison = comparisonText(a, o);
  if (comparison !== undefined) return comparison;
  const said = clauses.length > 0 ? subordinate(a, clauses, o) : formAt(ADVERB_FORMS, a.relation, a.japanese?.variant);
  const after = marker === undefined ? '' : formAt(PARTICLE_FORMS, marker) ?? '';
  const comma = a.japanese?.comma ?? (clauses.length > 0 || (leading && PARTED.test(a.relation)));
  const text = (said ?? UNSAID) + after + (a.gap ? UNSAID : '');
  const joiner = (a.japanese?.also ?? []).map(joinedCondition).join('');
  return (comma && !text.endsWith('、') ? `${text}、` : text) + joiner;
}
