import { isLeaf, type Child, type Clause, type Noun } from '../../tree.ts';
import { VERBS } from '../verbs.ts';
import { isComma, isConjunction } from './joins.ts';
import { written, type Source } from './source.ts';

const ENTRIES = new Map(VERBS.map((v) => [v.base, v]));
const SINGULAR_PRONOUNS = new Set(['it', 'he', 'she', 'anyone', 'nothing', 'any-target']);

/** The subject is one thing for certain: its verb would end in s. */
function isSingular(clause: Clause): boolean {
  const noun = clause.subject?.items[0];
  return noun !== undefined && clause.subject!.items.length === 1 && isOne(noun);
}

function isOne(noun: Noun): boolean {
  if (noun.form === 'self') return true;
  if (noun.form === 'pronoun') return SINGULAR_PRONOUNS.has(noun.id ?? '');
  const head = noun.modifiers.at(-1);
  return noun.form === 'common' && head?.kind === 'word' && !head.plural && noun.count === undefined && head.join !== 'and' && !noun.whole;
}

/** `a player cast a spell`: the form without s after one subject is the past. */
export function recordTense(clause: Clause, verb: Child | undefined, source: Source, antecedent?: Noun): void {
  const entry = ENTRIES.get(clause.verb);
  if (!entry || !verb || clause.modal || clause.perfect || clause.negative || clause.past || clause.voice !== 'active' || written(source, verb) !== entry.base) return;
  const subject = clause.subject?.items[0];
  if (entry.past === entry.base) clause.past ||= subject ? isSingular(clause) : antecedent !== undefined && isOne(antecedent);
  else if (subject?.form === 'self' && clause.subject!.items.length === 1 && !clause.infinitive) subject.plural = true;
}

/** Leaves of a clause that are verbs and auxiliaries. */
const verbsOf = (clause: Clause): Child[] => clause.children.filter((c) => isLeaf(c) && !isComma(c) && !isConjunction(c) && c.id !== 'to');

/** Verbs that share a subject, and perhaps the auxiliary, of the clause before: `can't attack or block`, `then draws`. */
export function recordForms(clauses: readonly Clause[], source: Source): void {
  if (clauses.length < 2) return;
  clauses.forEach((clause, i) => {
    const entry = ENTRIES.get(clause.verb);
    if (i === 0 || clause.subject) return;
    const verbs = verbsOf(clause);
    const text = verbs[0] ? written(source, verbs[0]) : '';
    if (text === entry?.singular || /^(?:is|has|does|was|isn't|doesn't|hasn't|wasn't)$/.test(text)) clause.sharedSubject = true;
    if (clause.modal) clause.sharedSubject = true;
    const before = clauses[i - 1]!;
    if (text === 'be' && clause.sharedSubject) clause.form = 'base';
    if (verbs.length !== 1 || !clause.sharedSubject || !entry) return;
    const shares = before.modal !== undefined || before.form === 'base' || before.infinitive === true;
    if (text === entry.ing) clause.form = 'ing';
    else if (text === entry.base && (shares || (before.negative && before.verb !== 'be'))) clause.form = 'base';
    else if (text === entry.participle && (before.perfect || before.voice === 'passive' || before.form === 'participle') && text !== entry.past) clause.form = 'participle';
  });
}
