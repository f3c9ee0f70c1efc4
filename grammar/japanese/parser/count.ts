import type { Child } from '../../tree.ts';
import { COUNT_WORD_FORMS, variantOf } from '../lexicon/forms.ts';
import { leaf } from './build.ts';
import { peek, type State } from './state.ts';

export interface Counted {
  /** `2`, `X`, `2-or-more`, `any-number`. */
  count: string;
  counter?: string;
  determiners: string[];
  /** 〜ずつ. */
  tail?: string;
  /** Which of the written forms of a count without a digit. */
  variant?: number;
  children: Child[];
}

const SUFFIX: Readonly<Record<string, string>> = { 'or-more': '-or-more', 'or-less': '-or-less', 'less-than': '-less', 'more-than': '-more', 'up-to': '-at-most', 'or-later': '-or-later' };

/** A count at the state's place: ３体, 最大２枚, Ｘ個以上, 望む数; read only where it is one. */
export function readCount(s: State): Counted | undefined {
  let ahead = 0;
  const children: Child[] = [];
  const determiners: string[] = [];
  for (let t = peek(s, ahead); t?.entry?.countHead && countFollows(s, ahead + 1); t = peek(s, ahead)) {
    determiners.push(t.entry.countHead);
    children.push(leaf(t, t.entry.countHead));
    ahead++;
  }
  const first = peek(s, ahead);
  if (first?.entry?.countWord) {
    s.at += ahead + 1;
    return { count: first.entry.countWord, ...variantOf(COUNT_WORD_FORMS, first.text), determiners, children: [...children, leaf(first, first.entry.countWord)] };
  }
  if (first?.kind !== 'number') return undefined;
  const unit = peek(s, ahead + 1);
  if (!unit?.entry?.counterWord) return undefined;
  children.push(leaf(first, first.value!), leaf(unit, unit.entry.counterWord));
  s.at += ahead + 2;
  return { counter: unit.entry.counterWord, determiners, ...readTail(s, first.value!, children) };
}

function readTail(s: State, value: string, children: Child[]): { count: string; tail?: string; children: Child[] } {
  if (peek(s)?.text === 'も' && peek(s, 1)?.verbs?.some((v) => v.inflection.negative || v.verb.id === 'none')) {
    children.push(leaf(peek(s)!, 'even'));
    s.at++;
    return { count: value, tail: 'even', children };
  }
  const tail = peek(s)?.entry?.countTail;
  if (!tail) return { count: value, children };
  if (tail === 'up-to' && peek(s, 1)?.entry?.particle === undefined && !peek(s, 1)?.verbs) return { count: value, children };
  children.push(leaf(peek(s)!, tail));
  s.at++;
  const suffix = SUFFIX[tail];
  return suffix ? { count: `${value}${suffix}`, children } : { count: value, tail, children };
}

const countFollows = (s: State, ahead: number): boolean => {
  const t = peek(s, ahead);
  return t?.kind === 'number' || t?.entry?.countWord !== undefined || (t?.entry?.countHead !== undefined && countFollows(s, ahead + 1));
};

/** Whether a count stands at the state's place. */
export function atCount(s: State, ahead = 0): boolean {
  const t = peek(s, ahead);
  if (!t) return false;
  if (t.kind === 'number') return peek(s, ahead + 1)?.entry?.counterWord !== undefined;
  return t.entry?.countWord !== undefined || (t.entry?.countHead !== undefined && countFollows(s, ahead + 1));
}
