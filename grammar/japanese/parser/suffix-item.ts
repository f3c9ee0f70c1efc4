import type { Child, NounPhrase } from '../../tree.ts';
import type { JToken } from '../token.ts';
import { leaf, phraseOf, qualifier } from './build.ts';
import { takeComma } from './comma.ts';
import { afterNoun } from './noun-item.ts';
import { attachPrenominals, readNoun, startsNoun } from './noun.ts';
import { qualifierRelation } from './relation.ts';
import { NAMED_FORMS } from './sentence.ts';
import { peek, type State } from './state.ts';

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
