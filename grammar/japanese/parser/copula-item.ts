import type { Child, Noun, NounPhrase } from '../../tree.ts';
import type { VerbReading } from '../entry.ts';
import { wordOf } from '../lexicon/verb-forms.ts';
import type { JToken } from '../token.ts';
import { leaf, wordModifier } from './build.ts';
import { collect, copular } from './clause.ts';
import { closeClause, reachAt, subordinate } from './close-clause.ts';
import { startsNoun } from './noun.ts';
import { relativeOf } from './relative.ts';
import { isComma, peek, type State } from './state.ts';
import { isValue, soleWord } from './noun-shapes.ts';

/** A property with が waits for its value: マナ総量が３以下の. */
export function valueSubject(s: State): boolean {
  const top = s.stack.at(-1);
  if (top?.is !== 'phrase' || top.marker !== 'ga') return false;
  const head = top.phrase.items.at(-1)!.modifiers.at(-1);
  return head?.kind === 'word' && (head.class === 'property' || head.class === 'quantity' || VALUED.has(head.id));
}

/** Other nouns that have a value: 色, 合計. */
const VALUED = new Set(['result', 'counter', 'card', 'total']);


/** Property and value before the noun that has them. */
export function valueItem(s: State, phrase: NounPhrase, link: Child[], ending: string): boolean {
  const be: VerbReading = { verb: { id: 'be', stem: '', class: 'だ', roles: {} }, inflection: { form: 'dict', voice: 'active', negative: false, past: false, lasting: false, variant: 0 } };
  const args = collect(s, be, 'relative');
  const clause = copular(args, phrase, link, {});
  if (!clause) return false;
  clause.japanese = { ...clause.japanese, ending };
  const node = relativeOf(clause);
  s.stack.push({ is: 'prenominal', prenominal: { to: 'qualifier', qualifier: node }, children: [node] });
  return true;
}

/** で is a copula after a value or a type that a noun follows; a particle elsewhere. */
export function isCopulaHere(s: State, t: JToken, phrase: NounPhrase): boolean {
  if (t.text !== 'で') return true;
  if (!valueSubject(s)) return false;
  const only = phrase.items[0]!;
  return isValue(only) && (startsNoun(s, 1) || isComma(peek(s, 1)));
}

export function nounCondition(s: State, phrase: NounPhrase, t: JToken, link: Child[]): boolean {
  const be: VerbReading = { verb: { id: 'be', stem: '', class: 'だ', roles: {} }, inflection: { form: 'dict', voice: 'active', negative: false, past: false, lasting: false, variant: 0 } };
  const args = collect(s, be, 'subordinate');
  const clause = copular(args, phrase, link, {});
  if (!clause) return false;
  clause.japanese = { ...clause.japanese, ending: link.length ? 'no' : 'none' };
  return subordinate(s, clause, t);
}

export function copulaItem(s: State, phrase: NounPhrase, t: JToken, reading: VerbReading): boolean {
  const only = phrase.items.length === 1 ? phrase.items[0]! : undefined;
  const { inflection } = reading;
  const dict = inflection.form === 'dict';
  const bare = !(s.stack.at(-1)?.is === 'phrase');
  s.at++;
  if (dict && inflection.negative && !inflection.past && only && soleWord(only) && startsNoun(s) && bare) return negatedModifier(s, only, t);
  const reach = inflection.form === 'stem' && !isComma(peek(s)) && startsNoun(s) ? 'relative' : reachAt(s, inflection.form);
  const args = collect(s, reading, reach);
  const clause = copular(args, phrase, [leaf(t, 'be')], { negative: inflection.negative, past: inflection.past });
  if (!clause) return false;
  if (inflection.modal) clause.modal = inflection.modal;
  if (reading.verb.class !== 'だ') clause.japanese = { ...clause.japanese, ...wordOf(reading.verb) };
  if (inflection.variant) clause.japanese = { ...clause.japanese, variant: inflection.variant };
  return closeClause(s, clause, reading, reach);
}

const NEGATED: Readonly<Record<string, string>> = { ではない: 'dewanai', でもない: 'demonai' };

/** 土地でないパーマネント: nonland. */
function negatedModifier(s: State, only: Noun, t: JToken): boolean {
  const m = only.modifiers[0]!;
  if (m.kind !== 'word') return false;
  const negated = wordModifier({ start: only.start, end: t.end }, m.class, m.id, { negated: true, ...(m.form ? { form: m.form } : {}) });
  s.stack.push({ is: 'prenominal', prenominal: { to: 'modifier', modifiers: [negated], link: NEGATED[t.text] ?? 'denai' }, children: [...only.children, leaf(t, 'not')] });
  return true;
}
