import type { Adverbial, Child, Clause } from '../../tree.ts';
import type { VerbReading } from '../entry.ts';
import { SUBORDINATOR_FORMS, variantOf } from '../lexicon/forms.ts';
import { joinerId } from '../lexicon/joiners.ts';
import type { JToken } from '../token.ts';
import { adverbial, leaf, qualifier } from './build.ts';
import type { Reach } from './clause.ts';
import { takeComma } from './comma.ts';
import { startsNoun } from './noun.ts';
import { relativeOf } from './relative.ts';
import { isComma, type Item, peek, type State } from './state.ts';

/** Whether what is closed here stands before a noun, before a subordinator, or in the main line. */
export function reachAt(s: State, form: string, lasts = true): Reach {
  const next = peek(s);
  if (form === 'ba') return 'subordinate';
  if (form !== 'dict') return 'main';
  if (next && CLAUSE_JOINERS[next.text] && next.text !== 'と') return conditionAhead(s) ? 'subordinate' : 'main';
  if (next?.entry?.subordinator && isSubordinatorHere(s, next)) return 'subordinate';
  if (next && (startsNoun(s) || (isComma(next) && lasts && startsNoun(s, 1)))) return 'relative';
  if (next && (next.verbs || next.entry?.adverb) && !isComma(next)) return 'relative';
  return 'main';
}

/** Whether the verb after the joiner closes a condition: 出るか攻撃するたび. */
export function conditionAhead(s: State): boolean {
  for (let i = 1; peek(s, i); i++) {
    const t = peek(s, i)!;
    if (isComma(t) && i > 1) return false;
    if (t.verbs?.some((v) => v.verb.id !== 'be' && v.inflection.form === 'dict')) {
      const after = peek(s, i + 1);
      if (after?.entry?.joiner === 'or') continue;
      return Boolean(after?.entry?.subordinator) || startsNoun(s, i + 1);
    }
  }
  return false;
}

const isSubordinatorHere = (s: State, t: JToken): boolean => {
  if (t.entry!.joiner === 'or' && t.text !== 'か') return false;
  if (t.text === 'か') return false;
  if (t.entry!.nouns && peek(s, 1)?.entry?.particle === 'ga') return false;
  return true;
};

const CLAUSE_JOINERS: Readonly<Record<string, string>> = { か: 'or', または: 'or', および: 'and', 'または、': 'or', 'か、または': 'or', 'か、': 'or', とともに: 'and', '、または': 'or', '、および': 'and', 'か、または、': 'or', あるいは: 'or' };

/** Puts a finished clause where it belongs. */
export function closeClause(s: State, clause: Clause, reading: VerbReading, reach: Reach): boolean {
  if (saysAgain(s, clause)) return false;
  const next = peek(s);
  const { form } = reading.inflection;
  const text = next?.text ?? '';
  if (form === 'dict' && next && CLAUSE_JOINERS[text] && (next.entry?.joiner || text === 'とともに') && !(text === 'と')) {
    s.at++;
    const { comma, children } = takeComma(s);
    s.stack.push({ is: 'clause', clause, ending: text === 'とともに' ? 'totomoni' : 'dict', join: joinerId(CLAUSE_JOINERS[text]!, text), comma, stative: false, children: [clause, leaf(next, text === 'とともに' ? 'totomoni' : 'or'), ...children] });
    return true;
  }
  if (reach === 'subordinate' && form === 'ba') return pushSubordinate(s, joined(s, clause), 'if', [], 'ba');
  if (reach === 'subordinate') return subordinate(s, clause, next!);
  if (form === 'dict' && reach === 'relative') return relativeItem(s, clause);
  if (form === 'dict' || form === 'ba') return finalClause(s, clause);
  if (text.includes('かつ') && next?.entry?.joiner) {
    s.at++;
    s.stack.push({ is: 'clause', clause, ending: form, join: joinerId('and', text.replace(/^、/, '')), comma: text.startsWith('、'), stative: false, children: [clause, leaf(next, 'and')] });
    return true;
  }
  const { comma, children } = takeComma(s);
  if (form === 'adverb') return false;
  s.stack.push({ is: 'clause', clause, ending: form, join: 'and', comma, stative: reach === 'relative', children: [clause, ...children] });
  return true;
}

function finalClause(s: State, clause: Clause): boolean {
  s.stack.push({ is: 'clause', clause, ending: 'dict', join: '', comma: false, stative: false, children: [clause] });
  return s.at >= s.end;
}

/** The clauses just before this one that are said with it. */
export function joined(s: State, clause: Clause, only: (item: Extract<Item, { is: 'clause' }>) => boolean = () => true): { clauses: Clause[]; children: Child[] } {
  const before: Extract<Item, { is: 'clause' }>[] = [];
  for (let top = s.stack.at(-1); top?.is === 'clause' && only(top); top = s.stack.at(-1)) {
    before.unshift(top);
    s.stack.pop();
  }
  const clauses = [...before.map((b) => withJoin(b)), clause];
  before.forEach((b, i) => { clauses[i + 1]!.join = b.join; });
  return { clauses, children: [...before.flatMap((b) => b.children), clause] };
}

export function withJoin(item: Extract<Item, { is: 'clause' }>): Clause {
  item.clause.japanese = { ...item.clause.japanese, ...(item.ending !== 'dict' ? { ending: item.ending } : {}), ...(item.comma || item.join ? { comma: item.comma } : {}) };
  return item.clause;
}

export function subordinate(s: State, clause: Clause, t: JToken): boolean {
  s.at++;
  const no = peek(s);
  if (no?.entry?.particle === 'no') {
    s.at++;
    const { clauses, children } = joined(s, clause);
    const node = qualifier(t.entry!.subordinator!, [...children, leaf(t, t.entry!.subordinator!), leaf(no, 'no')], { clause: clauses[0]!, ...(clauses.length > 1 ? { clauses } : {}), japanese: { ...variantOf(SUBORDINATOR_FORMS, t.text) } });
    s.stack.push({ is: 'prenominal', prenominal: { to: 'qualifier', qualifier: node }, children: [node] });
    return true;
  }
  return pushSubordinate(s, joined(s, clause), t.entry!.subordinator!, [leaf(t, t.entry!.subordinator!)], t.text);
}

function pushSubordinate(s: State, { clauses, children }: { clauses: Clause[]; children: Child[] }, relation: string, leaves: Child[], word: string): boolean {
  const particle = peek(s);
  const also: Child[] = [];
  if (particle?.entry?.particle === 'wa' || particle?.entry?.particle === 'nomi') { also.push(leaf(particle, particle.entry.particle)); s.at++; }
  const { comma, children: commas } = takeComma(s);
  const node: Adverbial = adverbial(relation, [...children, ...leaves, ...also], { clause: clauses[0]!, ...(clauses.length > 1 ? { clauses } : {}) });
  node.japanese = { comma, ...(also.length ? { marker: particle!.entry!.particle! } : {}), ...(word === 'ba' ? { ending: word } : variantOf(SUBORDINATOR_FORMS, word)) };
  s.stack.push({ is: 'adverbial', adverbial: node, children: [node, ...commas] });
  return true;
}

const isBare = (clause: Clause): boolean => !clause.subject && !clause.object && clause.adverbials.length === 0;

/** A verb said twice, the second time with nothing of its own. */
function saysAgain(s: State, clause: Clause): boolean {
  const top = s.stack.at(-1);
  if (!isBare(clause)) return false;
  if (top?.is === 'clause') return top.clause.verb === clause.verb && top.clause.modal === clause.modal && top.ending !== 'elided-verb';
  return top?.is === 'prenominal' && top.prenominal.to === 'qualifier' && top.prenominal.qualifier.clause?.verb === clause.verb && !top.comma;
}

function relativeItem(s: State, clause: Clause): boolean {
  const { clauses, children } = joined(s, clause, (item) => item.stative);
  const node = clauses.length > 1
    ? { kind: 'Qualifier' as const, relation: 'relative', clause: clauses[0]!, clauses, reduced: true, children, start: children[0]!.start, end: children.at(-1)!.end }
    : relativeOf(clause);
  s.stack.push({ is: 'prenominal', prenominal: { to: 'qualifier', qualifier: node }, children: [node] });
  return true;
}
