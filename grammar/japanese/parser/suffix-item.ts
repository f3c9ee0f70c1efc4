import type { Child, NounPhrase } from '../../tree.ts';
import type { JToken } from '../token.ts';
import { leaf, phraseOf, qualifier } from './build.ts';
import { takeComma } from './comma.ts';
import { afterNoun } from './noun-item.ts';
import { atCount, readCount } from './count.ts';
import { applyCount, attachPrenominals, readNoun, startsNoun } from './noun.ts';
import { qualifierRelation } from './relation.ts';
import { isComma, peek, type State } from './state.ts';

/** Markers that never stand before の. */
export const ARGUMENT_MARKERS = new Set(['o', 'ga', 'ni', 'wa', 'mo', 'no', 'niwa', 'dewa', 'demo']);

/** 「手札以外から」: what is left out. */
export function outsideItem(s: State, phrase: NounPhrase, t: JToken): boolean {
  s.at++;
  const node = qualifier('except', [leaf(t, 'except')]);
  const last = phrase.items.at(-1)!;
  last.qualifiers.push(node);
  last.children.push(node);
  last.end = phrase.end = t.end;
  return afterNoun(s, phrase);
}

/** Compound particles that stand before a noun by themselves. */
export const ATTRIBUTIVE = new Set(['attached-to', 'against-attr', 'about-attr']);

export function attributiveItem(s: State, phrase: NounPhrase, t: JToken): boolean {
  s.at++;
  const id = t.entry!.particle!;
  const node = qualifier(qualifierRelation(id), [phrase, leaf(t, id)], { phrase, japanese: { marker: id } });
  s.stack.push({ is: 'prenominal', prenominal: { to: 'qualifier', qualifier: node }, children: [node] });
  return true;
}

/** Ｘ足す１. */
export function arithmeticItem(s: State, phrase: NounPhrase, t: JToken): boolean {
  s.at++;
  const read = readNoun(s);
  if (!read) return false;
  attachPrenominals(read.noun, read.before);
  const added = phraseOf([read.noun]);
  const id = t.text === '足す' ? 'plus' : 'minus';
  const node = qualifier(id, [leaf(t, id), added], { phrase: added });
  const last = phrase.items.at(-1)!;
  last.qualifiers.push(node);
  last.children.push(node);
  last.end = node.end;
  phrase.end = node.end;
  return afterNoun(s, phrase);
}

/** という名前の is the usual form; という名前を持つ and という名前で are others. */
const NAMED_FORMS: Readonly<Record<string, number>> = { 'named-having': 1, 'named-de': 2 };

export function namedItem(s: State, phrase: NounPhrase, t: JToken): boolean {
  s.at++;
  const id = t.entry!.particle!;
  const node = { kind: 'Qualifier' as const, relation: id === 'called' ? 'called' : 'named', phrase, children: [phrase, leaf(t, id)], start: phrase.start, end: t.end, ...(NAMED_FORMS[id] ? { japanese: { variant: NAMED_FORMS[id] } } : {}) };
  s.stack.push({ is: 'prenominal', prenominal: { to: 'qualifier', qualifier: node }, children: [node] });
  return true;
}

export function amongItem(s: State, phrase: NounPhrase, t: JToken): boolean {
  s.at++;
  const more: Child[] = [];
  if (peek(s)?.entry?.particle === 'no') {
    more.push(leaf(peek(s)!, 'no'));
    s.at++;
  }
  const { comma, children } = takeComma(s);
  children.unshift(...more);
  if (!startsNoun(s)) {
    s.stack.push({ is: 'phrase', phrase, marker: 'nouchi', comma, children: [phrase, leaf(t, 'nouchi'), ...children] });
    return true;
  }
  s.stack.push({ is: 'prenominal', prenominal: { to: 'whole', phrase, ...(more.length ? { link: 'no' } : {}) }, children: [phrase, leaf(t, 'nouchi'), ...children], ...(comma ? { comma } : {}) });
  return true;
}

/** 以上 and the like after a thing that has a value: その出目以上. */
export const TAILS = new Set(['or-more', 'or-less', 'less-than', 'more-than']);

export function tailItem(s: State, phrase: NounPhrase, t: JToken): boolean {
  s.at++;
  const id = t.entry!.countTail!;
  const node = qualifier(id, [leaf(t, id)]);
  const last = phrase.items.at(-1)!;
  last.qualifiers.push(node);
  last.children.push(node);
  last.end = phrase.end = t.end;
  return afterNoun(s, phrase);
}

/** 「〜や〜（、）合わせて最大２つ」 and 「〜か〜、最大１体」: the count stands apart from what it counts. */
export function countsTogether(s: State): boolean {
  const comma = isComma(peek(s)) ? 1 : 0;
  if (peek(s, comma)?.entry?.adverb === 'in-total') return atCount(s, comma + 1);
  return comma === 1 && peek(s, 1)?.entry?.countHead === 'up-to' && atCount(s, 1);
}

export function togetherItem(s: State, phrase: NounPhrase): boolean {
  const last = phrase.items.at(-1)!;
  const also: string[] = [];
  for (let t = peek(s)!; isComma(t) || t.entry?.adverb === 'in-total'; t = peek(s)!) {
    const id = isComma(t) ? 'comma' : 'in-total';
    also.push(id === 'comma' ? 'count-comma' : id);
    last.children.push(leaf(t, id));
    s.at++;
  }
  const counted = readCount(s);
  if (!counted) return false;
  applyCount(last, counted);
  last.children.push(...counted.children);
  last.end = phrase.end = counted.children.at(-1)!.end;
  last.japanese = { ...last.japanese, also: [...(last.japanese?.also ?? []), ...also] };
  return afterNoun(s, phrase);
}
