import type { Clause, Noun, Qualifier } from '../../tree.ts';
import { headOf, isPlural } from './agreement.ts';
import { renderClauses } from './clause.ts';
import { renderPhrase } from './noun-phrase.ts';
import { isMass, isProperty, isValue } from './numbers.ts';
import { say, UNSAID, type RenderOptions } from './options.ts';
import { comparativeWord, spaced } from './words.ts';

const PERSON_PRONOUNS = new Set(['you', 'they', 'anyone']);

function isPerson(noun: Noun): boolean {
  const head = headOf(noun);
  if (noun.form === 'pronoun') return PERSON_PRONOUNS.has(noun.id ?? '');
  return head?.kind === 'word' && head.class === 'player';
}

const joinText = (q: Qualifier): string => say(q.comma && ',', q.join && spaced(q.join));

/** What follows a noun's head, in order. */
export function renderQualifiers(noun: Noun, o: RenderOptions): string {
  return say(...noun.qualifiers.flatMap((q) => [joinText(q), renderQualifier(q, noun, o), q.gap && UNSAID]));
}

function relative(q: Qualifier, noun: Noun, o: RenderOptions): string {
  const clauses: readonly Clause[] = q.clauses ?? (q.clause ? [q.clause] : []);
  const word = q.relation === 'whose' ? 'whose' : q.reduced ? '' : isPerson(noun) ? 'who' : 'that';
  return renderClauses(clauses, o, { form: 'finite', plural: isPlural(noun), opener: word });
}

/** More life than, fewer cards than; a value is greater or less than. */
const comparison = (id: string, noun: Noun): string | undefined => (id === 'greater' && isMass(noun) && !isProperty(noun) ? 'more than' : comparativeWord(id));

function renderQualifier(q: Qualifier, noun: Noun, o: RenderOptions): string {
  switch (q.relation) {
    case 'relative': case 'whose': return relative(q, noun, o);
    case 'participle': return q.clause ? renderClauses([q.clause], o, { form: 'participle' }) : UNSAID;
    case 'infinitive': return q.clause ? renderClauses([q.clause], o, { form: 'base' }) : UNSAID;
    case 'able': return say('able', q.clause && renderClauses([q.clause], o, { form: 'base' }));
    case 'comparison': return say(comparison(q.comparison?.relation ?? '', noun), q.comparison?.value && renderPhrase(q.comparison.value, o, { role: 'object', digits: true }));
    case 'value': return q.phrase ? renderPhrase(q.phrase, o, { role: 'object', digits: true, property: isProperty(noun) }) : UNSAID;
    case 'plus': case 'minus': return say(q.relation, q.phrase && renderPhrase(q.phrase, o, { role: 'object', digits: q.relation === 'minus' ? noun.count !== 'that-many' : isMass(noun) || isValue(noun) }));
    default: return say(spaced(q.relation), q.clause && renderClauses([q.clause], o, { form: 'participle' }), q.phrase && renderPhrase(q.phrase, o, { role: 'object', digits: q.relation === 'between' }));
  }
}
