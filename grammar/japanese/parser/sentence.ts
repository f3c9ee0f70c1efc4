import { newSentence } from '../../new-node.ts';
import type { Clause, Leaf, Sentence } from '../../tree.ts';
import { ADVERB_FORMS, CONDITION_FORMS, DETERMINER_FORMS, variantOf } from '../lexicon/forms.ts';
import { joinerId } from '../lexicon/joiners.ts';
import type { JToken } from '../token.ts';
import { adverbial, clauseNode, leaf } from './build.ts';
import { withJoin } from './close-clause.ts';
import { takeComma } from './comma.ts';
import { atCount } from './count.ts';
import { nounItem } from './noun-item.ts';
import { startsNoun } from './noun.ts';
import { isComma, type Item, peek, type State } from './state.ts';
import { isVerbHere, verbItem } from './verb-item.ts';

/** Reads one sentence; undefined where a word has no role. The state's place is where it stopped. */
export function readSentence(s: State, piece = false): Sentence | undefined {
  return readItems(s) ? finish(s, piece) : undefined;
}

/** Reads all units onto the stack; false where one has no role. */
export function readItems(s: State): boolean {
  while (s.at < s.end) if (!step(s)) return false;
  return true;
}

/** One word with what it closes. */
function step(s: State): boolean {
  const t = peek(s)!;
  if (t.entry?.condition && conditionItem(s, t)) return true;
  if (t.verbs && isVerbHere(s, t)) return verbItem(s, t);
  if (t.entry?.adverb && isAdverbHere(s, t) && !(t.entry.countHead && atCount(s)) && !(t.entry.countWord && peek(s, 1)?.entry?.particle === 'no')) return adverbItem(s, t, t.entry.adverb);
  if (t.entry?.determiner && (startsNoun(s, 1) || (peek(s, 1) && !t.entry.nouns && !t.entry.pronoun && !peek(s, 1)!.entry?.particle))) return determinerItem(s, t);
  if (startsNoun(s)) return nounItem(s);
  if (isComma(t) && s.stack.length) return commaItem(s, t);
  const top = s.stack.at(-1);
  if (t.entry?.joiner && top?.is === 'adverbial' && top.adverbial.clause) return joinedCondition(s, t, top);
  return false;
}

/** すべて before を-verbs is an adverb, before a noun a determiner. */
const isAdverbHere = (s: State, t: JToken): boolean => !(t.entry!.determiner && startsNoun(s, 1) && !peek(s, 1)?.verbs) && !(t.entry!.nouns && peek(s, 1)?.entry?.particle) && !(t.entry!.pronoun && peek(s, 1)?.entry?.particle);

function adverbItem(s: State, t: JToken, id: string): boolean {
  const top = s.stack.at(-1);
  if (top?.is === 'adverbial' && !top.adverbial.clause && top.adverbial.relation === id) return false;
  s.at++;
  const ended = t.text.endsWith('、');
  const particle = peek(s);
  const topicId = particle?.entry?.particle ?? '';
  const topic = id === 'each' || id === 'all' ? [] : topicId === 'wa' || topicId === 'mo' || topicId === 'nomi' ? [leaf(particle!, topicId)] : [];
  s.at += topic.length;
  const { comma, children } = ended ? { comma: false, children: [] } : takeComma(s);
  const node = adverbial(id, [leaf(t, id), ...topic], { japanese: { ...variantOf(ADVERB_FORMS, t.text), ...(topic.length ? { marker: topicId } : {}), comma } });
  s.stack.push({ is: 'adverbial', adverbial: node, children: [node, ...children] });
  return true;
}

function conditionItem(s: State, t: JToken): boolean {
  const [relation, negative] = t.entry!.condition!;
  const top = s.stack.at(-1);
  const doer = top?.is === 'phrase' && top.marker === 'ga' ? top : undefined;
  if (doer) {
    s.stack.pop();
    doer.phrase.japanese = { ...doer.phrase.japanese, marker: 'ga' };
  }
  const clause = clauseNode([...(doer?.children ?? []), leaf(t, 'do')], { verb: 'do', negative, ...(doer ? { subject: doer.phrase } : {}) });
  s.at++;
  const { comma, children } = takeComma(s);
  const node = adverbial(relation, [clause], { clause, japanese: { ...variantOf(CONDITION_FORMS, t.text), comma } });
  s.stack.push({ is: 'adverbial', adverbial: node, children: [node, ...children] });
  return true;
}

function determinerItem(s: State, t: JToken): boolean {
  const top = s.stack.at(-1);
  if (top?.is === 'prenominal' && top.prenominal.to === 'determiner' && top.prenominal.id === t.entry!.determiner) return false;
  s.at++;
  s.stack.push({ is: 'prenominal', prenominal: { to: 'determiner', id: t.entry!.determiner!, ...variantOf(DETERMINER_FORMS, t.text) }, children: [leaf(t, t.entry!.determiner!)] });
  return true;
}

/** 〜とき、および、〜たび: the conditions are joined. */
function joinedCondition(s: State, t: JToken, top: Extract<Item, { is: 'adverbial' }>): boolean {
  s.at++;
  const id = joinerId(t.entry!.joiner!, t.text);
  top.children.push(leaf(t, t.entry!.joiner!));
  const { comma, children } = takeComma(s);
  top.children.push(...children);
  top.adverbial.japanese = { ...top.adverbial.japanese, also: [comma ? `${id}-comma` : id] };
  return true;
}

/** A comma that no phrase has taken: between modifiers, or after a list's part. */
function commaItem(s: State, t: JToken): boolean {
  const top = s.stack.at(-1)!;
  s.at++;
  top.children.push(leaf(t, 'comma'));
  if (top.is === 'prenominal') top.comma = true;
  return top.is === 'prenominal' || top.is === 'list';
}


/** The sentence of what is left: clauses, each with what stands before it; `piece`: of a sentence that is not understood whole. */
function finish(s: State, piece: boolean): Sentence | undefined {
  const sentence = newSentence();
  for (const item of s.stack) {
    if (piece && item.is === 'adverbial') {
      sentence.leading.push(item.adverbial);
      sentence.children.push(...item.children);
      continue;
    }
    if (item.is !== 'clause') return undefined;
    const clause = withJoin(item);
    const before = s.stack[s.stack.indexOf(item) - 1];
    if (before?.is === 'clause') clause.join = before.join;
    liftLeading(sentence, clause);
    sentence.clauses.push(clause);
    sentence.children.push(...item.children);
  }
  return sentence.clauses.length || piece ? sentence : undefined;
}

/** Adverbials at the very start of a clause stand before the sentence's clause. */
function liftLeading(sentence: Sentence, clause: Clause): void {
  const order = clause.order ?? [];
  let count = 0;
  while (order[count] === 'adverbial' && clause.adverbials[count] && (clause.adverbials[count]!.clause || clause.adverbials[count]!.japanese?.comma) && clause.adverbials[count]!.relation !== 'topic') count++;
  if (count === 0) return;
  const lifted = clause.adverbials.splice(0, count);
  clause.order = order.slice(count);
  if (clause.order.length === 0) clause.order = undefined;
  for (const a of lifted) sentence.leading.push(sentence.clauses.length ? Object.assign(a, { before: sentence.clauses.length }) : a);
  let end = clause.children.lastIndexOf(lifted.at(-1)!) + 1;
  while (clause.children[end]?.kind === 'Leaf' && (clause.children[end] as Leaf).id === 'comma') end++;
  const before = clause.children.splice(0, end);
  clause.start = clause.children[0]!.start;
  sentence.children.push(...before);
}
