import type { Adverbial } from '../../tree.ts';
import { renderClauses } from './clause.ts';
import { renderPhrase } from './noun-phrase.ts';
import { say, UNSAID, type RenderOptions } from './options.ts';
import { adverbWord, comparativeWord, isAdverb, isSubordinator, spaced, subordinatorWord } from './words.ts';

const TAILS: Readonly<Record<string, string>> = { 'at-most': 'or less', 'at-least': 'or more' };
/** After these a bare number counts things. */
const WORD_RELATIONS = new Set(['for', 'with', 'by', 'instead-of']);
const SILENT = new Set(['state', 'participle']);

function relationText(a: Adverbial): string {
  if (SILENT.has(a.relation) || (a.relation === 'to' && a.clause?.infinitive)) return '';
  const bare = !a.phrase && !a.clause;
  if (bare) return TAILS[a.relation] ?? (isAdverb(a.relation) ? adverbWord(a.relation) : spaced(a.relation));
  if (a.clause && isSubordinator(a.relation)) return subordinatorWord(a.relation);
  return (a.phrase && comparativeWord(a.relation)) ?? spaced(a.relation);
}

/** An adverb, a preposition with its phrase, or a subordinate clause. */
export function renderAdverbial(a: Adverbial, o: RenderOptions, counted = false): string {
  const clauses = a.clauses ?? (a.clause ? [a.clause] : []);
  const participle = clauses.length > 0 && !clauses[0]!.subject && (clauses[0]!.progressive || clauses[0]!.voice === 'passive') && !clauses[0]!.infinitive;
  const relation = relationText(a);
  const said = clauses.length > 0 ? renderClauses(clauses, o, { form: participle ? 'participle' : clauses[0]!.infinitive || !clauses[0]!.subject ? 'base' : 'finite', opener: clauses[0]!.infinitive ? undefined : relation, unreal: a.relation === 'as-though' }) : '';
  return say((clauses.length === 0 || clauses[0]!.infinitive) && relation, said, a.phrase && renderPhrase(a.phrase, o, { role: 'object', digits: !counted && !WORD_RELATIONS.has(a.relation) }), a.gap && UNSAID);
}
