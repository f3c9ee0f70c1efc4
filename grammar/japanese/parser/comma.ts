import type { Child } from '../../tree.ts';
import { leaf } from './build.ts';
import { isComma, peek, type State } from './state.ts';

export function takeComma(s: State): { comma: boolean; children: Child[] } {
  const t = peek(s);
  if (!t || !isComma(t)) return { comma: false, children: [] };
  s.at++;
  return { comma: true, children: [leaf(t, 'comma')] };
}
