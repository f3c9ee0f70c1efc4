import type { NounPhrase } from '../../tree.ts';
import type { VerbReading } from '../entry.ts';
import { joinerId } from '../lexicon/joiners.ts';
import type { JToken } from '../token.ts';
import { adverbial, clauseNode, leaf, qualifier } from './build.ts';
import { buildClause, collect, type Reach } from './clause.ts';
import { closeClause, conditionAhead, reachAt } from './close-clause.ts';
import { startsNoun } from './noun.ts';
import { roleOf } from './relation.ts';
import { isComma, type Item, peek, type State } from './state.ts';
import { soleWord } from './noun-shapes.ts';

export const isVerbHere = (s: State, t: JToken): boolean => {
  if (t.verbs!.every((v) => v.verb.id === 'be')) return false;
  if (t.verbs!.some((v) => v.verb.id === 'exist') && t.text === 'なく') return true;
  if ((t.entry?.nouns || t.entry?.pronoun) && t.verbs!.every((v) => v.inflection.form === 'stem') && (peek(s, 1)?.entry?.particle || peek(s, 1)?.entry?.joiner)) return false;
  return !(t.entry?.nouns && !s.stack.length);
};

/** Nouns that stand for a verb: 攻撃かブロックしている, タップまたはアンタップする. */
const VERB_NOUNS = new Set(['attack', 'block', 'tap', 'untap', 'copy', 'exile', 'destroy', 'mill', 'sacrifice', 'tap-and-untap', 'activation', 'trigger']);

export const elidedVerb = (phrase: NounPhrase): string | undefined => {
  const only = phrase.items.length === 1 && soleWord(phrase.items[0]!) ? phrase.items[0]!.modifiers[0]! : undefined;
  if (only?.kind === 'word' && only.id === 'tap-and-untap') return only.form ? 'untap' : 'tap';
  return only?.kind === 'word' && VERB_NOUNS.has(only.id) ? only.id : undefined;
};

export function elidedItem(s: State, phrase: NounPhrase, t: JToken): boolean {
  s.at++;
  const id = elidedVerb(phrase)!;
  const next = peek(s)!.verbs![0]!;
  const reach: Reach = conditionAhead({ ...s, at: s.at - 1 }) ? 'subordinate' : 'main';
  const reading: VerbReading = { verb: { ...next.verb, id }, inflection: { ...next.inflection, form: 'stem' } };
  const args = collect(s, reading, reach);
  const clause = buildClause(args, undefined, reading, reach, true);
  if (!clause) return false;
  clause.children.push(phrase, leaf(t, t.entry!.joiner!));
  clause.start = clause.children[0]!.start;
  clause.end = t.end;
  s.stack.push({ is: 'clause', clause, ending: 'elided-verb', join: joinerId(t.entry!.joiner!, t.text), comma: false, stative: true, children: [clause] });
  return true;
}

/** Forms with which a state before a noun goes on: コントロールしていて, 持ち, である. */
export const STATIVE = new Set(['control', 'have', 'own', 'exist', 'be', 'attach', 'put', 'share']);

function pickReading(s: State, t: JToken): VerbReading[] {
  const args = s.stack;
  const fits = (r: VerbReading): number => {
    let score = 0;
    for (let i = args.length - 1; i >= 0 && args[i]!.is !== 'clause' && i > args.length - 5; i--) {
      const a = args[i]!;
      if (a.is !== 'phrase' || a.marker === 'wa') continue;
      const role = roleOf(a.marker, a.phrase, r);
      if (role === undefined) score -= 2;
      else if (role === 'object') score += 1;
      else if (role !== 'subject' && (a.marker === 'ni' || a.marker === 'to')) score += 1;
    }
    return score;
  };
  return [...t.verbs!].filter((v) => v.verb.id !== 'be').sort((a, b) => fits(b) - fits(a));
}

export function verbItem(s: State, t: JToken): boolean {
  const saved = { stack: s.stack, at: s.at };
  for (const reading of pickReading(s, t)) {
    s.stack = [...saved.stack];
    s.at = saved.at + 1;
    const reach = (stative(reading) && continues(s, reading)) || chainsToNoun(s, reading) ? 'relative' : reachAt(s, reading.inflection.form, lasts(reading));
    const comparison = reading.inflection.form === 'stem' && reading.verb.class === 'い' ? comparisonItem(s, t, reading) : false;
    if (comparison) return true;
    if (readVerb(s, t, reading, reach)) return true;
  }
  s.stack = saved.stack;
  s.at = saved.at;
  return false;
}

/** Only a state stands before a comma and its noun: 「あなたがコントロールする、…」, not 「攻撃する、…」. */
const lasts = ({ verb, inflection }: VerbReading): boolean => STATIVE.has(verb.id) || inflection.lasting || inflection.voice === 'passive' || inflection.negative || verb.class === 'い';

/** 「攻撃もブロックもできない」: each noun is the verb that cannot be done. */
function neitherItem(s: State, t: JToken, reading: VerbReading): boolean {
  const nouns: Extract<Item, { is: 'phrase' }>[] = [];
  for (let top = s.stack.at(-1); top?.is === 'phrase' && top.marker === 'mo' && elidedVerb(top.phrase); top = s.stack.at(-1)) {
    nouns.unshift(top);
    s.stack.pop();
  }
  if (nouns.length < 2) return false;
  const reach = reachAt(s, reading.inflection.form);
  for (const [i, n] of nouns.entries()) {
    const verb: VerbReading = { verb: { ...reading.verb, id: elidedVerb(n.phrase)! }, inflection: { ...reading.inflection, voice: 'potential' } };
    const args = i === 0 ? collect(s, verb, reach) : [];
    const clause = buildClause(args, undefined, verb, reach, true);
    if (!clause) return false;
    clause.japanese = { ...clause.japanese, also: [...(clause.japanese?.also ?? []), 'neither'] };
    clause.children.push(...n.children, ...(i === nouns.length - 1 ? [leaf(t, 'can')] : []));
    clause.start = clause.children[0]!.start;
    clause.end = clause.children.at(-1)!.end;
    if (i < nouns.length - 1) s.stack.push({ is: 'clause', clause, ending: 'neither', join: 'or', comma: false, stative: false, children: [clause] });
    else closeClause(s, clause, reading, reach);
  }
  return s.stack.at(-1)?.is !== 'phrase';
}

function readVerb(s: State, t: JToken, reading: VerbReading, reach: Reach): boolean {
  if (reading.verb.id === 'can') return neitherItem(s, t, reading);
  const args = collect(s, reading, reach);
  const groups = gapped(args, reading);
  const shared = s.stack.at(-1)?.is === 'clause' || groups.length > 1;
  for (const group of groups.slice(0, -1)) {
    const clause = buildClause(group, undefined, reading, reach, true);
    if (!clause) return false;
    s.stack.push({ is: 'clause', clause, ending: 'elided', join: 'and', comma: false, stative: false, children: [clause] });
  }
  const clause = buildClause(groups.at(-1)!, t, reading, reach, shared);
  return clause !== undefined && closeClause(s, clause, reading, reach);
}

/** 「１枚を手札に、残りを墓地に置く」: one verb for two rows of phrases, parted where a role comes again after a comma. */
function gapped(args: ReturnType<typeof collect>, reading: VerbReading): ReturnType<typeof collect>[] {
  const groups: ReturnType<typeof collect>[] = [[]];
  let seen = new Set<string>();
  for (const a of args) {
    const role = a.is === 'phrase' && a.marker !== 'wa' ? roleOf(a.marker, a.phrase, reading) : undefined;
    const last = groups.at(-1)!.at(-1);
    if (role && role !== 'subject' && a.is === 'phrase' && a.marker !== '' && seen.has(role) && last?.is === 'phrase' && last.comma) {
      groups.push([]);
      seen = new Set();
    }
    if (role) seen.add(role);
    groups.at(-1)!.push(a);
  }
  return groups;
}

/** 少なく before なる or する, 多くの before a noun. */
function comparisonItem(s: State, t: JToken, reading: VerbReading): boolean {
  const next = peek(s);
  const no = next?.entry?.particle === 'no';
  if (!no && !next?.verbs?.some((v) => v.verb.id === 'become' || v.verb.id === 'do')) return false;
  const phrases: Extract<Item, { is: 'phrase' }>[] = [];
  for (let top = s.stack.at(-1); top?.is === 'phrase' && (top.marker === '' || BASES.has(top.marker)) && !top.comma; top = s.stack.at(-1)) {
    phrases.unshift(top);
    s.stack.pop();
  }
  if (!no && phrases.length > 1) {
    s.stack.push(...phrases);
    return false;
  }
  const word = leaf(t, reading.verb.id);
  const inner = phrases.map((p) => adverbial(p.marker === '' ? 'by' : 'than', p.children, { phrase: p.phrase, japanese: { marker: p.marker } }));
  if (!no) {
    const node = adverbial(reading.verb.id, [...inner, word], inner.length ? { inner: inner[0]! } : {});
    s.stack.push({ is: 'adverbial', adverbial: node, children: [node] });
    return true;
  }
  s.at++;
  const clause = clauseNode([...inner, word], { verb: reading.verb.id, adverbials: inner, ...(inner.length ? { order: inner.map(() => 'adverbial' as const) } : {}) });
  const node = qualifier('comparison', [clause, leaf(next!, 'no')], { clause, japanese: { ending: 'ku-no' } });
  s.stack.push({ is: 'prenominal', prenominal: { to: 'qualifier', qualifier: node }, children: [node] });
  return true;
}

const BASES = new Set(['yori', 'yorimo']);

/** 「追放されて唱えられなかったカード」: what comes before a verb that stands before a noun. */
function chainsToNoun(s: State, reading: VerbReading): boolean {
  const next = peek(s);
  return (reading.inflection.form === 'te' || reading.inflection.form === 'stem') && (next?.verbs?.some((v) => v.verb.id !== 'be' && v.inflection.form === 'dict') ?? false) && startsNoun(s, 1);
}

export const stative = (r: VerbReading): boolean => STATIVE.has(r.verb.id) && (r.inflection.form === 'te' || r.inflection.form === 'stem');

const continues = (s: State, r: VerbReading): boolean => !isComma(peek(s)) || (r.inflection.lasting && r.inflection.form === 'te');
