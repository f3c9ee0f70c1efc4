import type { Adverbial, Clause, Complement, NounPhrase } from '../../tree.ts';
import { renderAdverbial } from './adverbial.ts';
import { endingBefore, joinedTo } from './join.ts';
import { countApart, particleText, renderMarked } from './noun-phrase.ts';
import { UNSAID, type JapaneseRenderOptions } from './options.ts';
import { particleOf } from './particle.ts';
import { isDone, predicate, verbOf } from './verb.ts';
import { actionId, actionNoun, nounWord } from './words.ts';

/** What stands around a clause. */
export interface Around {
  /** Where it stands: the subject of a main clause is its topic. */
  place: 'main' | 'subordinate' | 'relative';
  /** The clause that it goes on to. */
  next?: Clause | undefined;
  /** Its ending, where what follows decides it. */
  ending?: string | undefined;
}

const usualOrder = (clause: Clause): Complement[] => [
  ...(clause.subject ? (['subject'] as const) : []),
  ...clause.adverbials.map(() => 'adverbial' as const),
  ...(clause.secondObject ? (['second-object'] as const) : []),
  ...(clause.complement ? (['complement'] as const) : []),
  ...(clause.object ? (['object'] as const) : []),
];

/** One clause, its verb last; without what joins it to the next. */
export function renderClause(clause: Clause, o: JapaneseRenderOptions, around: Around): string {
  const left = [...clause.adverbials];
  const done = isDone(clause) ? actionNoun(clause.verb) ?? UNSAID : '';
  const marked = (phrase: NounPhrase, usual: string): string => renderMarked(phrase, o, phrase.japanese?.marker ?? usual);
  const said: Record<Complement, () => string> = {
    subject: () => (clause.subject ? marked(clause.subject, subjectMarker(clause, around)) : ''),
    object: () => (clause.object ? marked(CHOICES.has(clause.verb) ? withCounter(clause.object, 'tsu') : done ? withAction(clause.object, clause.verb) : clause.object, clause.voice === 'nominal' ? 'none' : objectMarker(clause)) : ''),
    'second-object': () => (clause.secondObject ? marked(clause.secondObject, 'ni') : ''),
    complement: () => (clause.complement ? renderClause(clause.complement, o, { place: 'subordinate' }) : ''),
    adverbial: () => argument(left.shift(), clause, o),
    count: () => countApart(clause.object ?? clause.subject),
  };
  const order = clause.order ?? usualOrder(clause);
  const words = order.map((kind) => said[kind]()).join('') + left.map((a) => argument(a, clause, o)).join('');
  const ending = around.ending ?? endingBefore(clause, around.next);
  if (clause.voice === 'nominal') return (actionNoun(clause.verb) ?? nounWord('property', clause.verb) ?? UNSAID) + words;
  const action = done && !clause.object ? done + particleText(clause.japanese?.marker ?? 'o') : '';
  return words + action + (predicate(clause, ending) ?? UNSAID) + (clause.gap ? UNSAID : '');
}

/** The action that is done, at the head of what says how much of it: 占術２. */
function withAction(phrase: NounPhrase, verb: string): NounPhrase {
  const word = { kind: 'word' as const, class: 'thing', id: actionId(verb), negated: false, plural: false, at: { start: 0, end: 0 } };
  return { ...phrase, items: phrase.items.map((noun, i) => (i === 0 ? { ...noun, modifiers: [...noun.modifiers, word], japanese: { ...noun.japanese, counter: noun.japanese?.counter ?? 'none' } } : noun)) };
}

const BARRED = new Set(['attack', 'block']);

/** The subject of a main clause is its topic; what cannot attack or block is where that cannot be done. */
function subjectMarker(clause: Clause, { place }: Around): string {
  if (place !== 'main') return 'ga';
  return clause.modal === 'can' && clause.negative && clause.voice === 'active' && BARRED.has(clause.verb) ? 'dewa' : 'wa';
}

const PARTICLES_OF_OBJECTS: Readonly<Record<string, string>> = { を: 'o', に: 'ni', と: 'to', の: 'no' };

function objectMarker(clause: Clause): string {
  const verb = verbOf(clause);
  if (!verb || clause.verb === 'be') return 'none';
  const particle = Object.entries(verb.roles).find(([, role]) => role === 'object')?.[0] ?? 'を';
  return PARTICLES_OF_OBJECTS[particle] ?? 'o';
}

/** A count without a noun says what it counts: times, things chosen. */
const withCounter = (phrase: NounPhrase, counter: string): NounPhrase => ({ ...phrase, items: phrase.items.map((n) => (n.count === undefined || n.modifiers.length || n.whole || n.japanese?.counter ? n : { ...n, japanese: { ...n.japanese, counter } })) });
const CHOICES = new Set(['choose', 'target']);

function argument(a: Adverbial | undefined, clause: Clause, o: JapaneseRenderOptions): string {
  if (!a) return '';
  if (a.clause || !a.phrase) return renderAdverbial(a, o, false);
  if (a.relation === 'times') return renderMarked(withCounter(a.phrase, 'kai'), o, a.japanese?.marker ?? 'none', a.japanese?.comma);
  const marker = a.japanese?.marker ?? a.phrase.japanese?.marker ?? particleOf(a.relation, verbOf(clause));
  return marker === undefined ? UNSAID : renderMarked(a.phrase, o, marker, a.japanese?.comma);
}

/** Clauses one after the other; `ending` is that of the last. */
export const renderClauses = (clauses: readonly Clause[], o: JapaneseRenderOptions, around: Omit<Around, 'next'>): string =>
  clauses.map((clause, i) => renderClause(clause, o, { place: around.place, next: clauses[i + 1], ending: i === clauses.length - 1 ? around.ending ?? clause.japanese?.ending ?? 'dict' : undefined }) + joinedTo(clause, clauses[i + 1])).join('');
