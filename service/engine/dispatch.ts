import type { Dialect } from '../../grammar/index.ts';
import type { NodeKind } from '../../grammar/tree.ts';
import { visitorsOf, type Rule, type Visitors } from './rule.ts';

/** Every visitor of one kind, with its rule. */
export type Handlers<K extends Exclude<keyof Visitors, 'cues'>> = { rule: Rule; visit: NonNullable<Visitors[K]> }[];

/** The rules that apply to one dialect, by what they look at. */
export interface Dispatch {
  nodes: { [K in NodeKind]?: Handlers<K> };
  leaf: Handlers<'Leaf'>;
  paragraph: Handlers<'Paragraph'>;
  /** Those that look at paragraphs with a word, by the word in lower case. */
  byCue: ReadonlyMap<string, Handlers<'Paragraph'>>;
  token: Handlers<'Token'>;
  target: Handlers<'Target'>;
  face: Handlers<'Face'>;
}

const MAGIC: readonly Dialect[] = ['mtg-en', 'mtg-ja'];

const cache = new WeakMap<readonly Rule[], Map<Dialect, Dispatch>>();

/** The visitors of `rules` for a dialect; made once for each list of rules. */
export function dispatchOf(rules: readonly Rule[], dialect: Dialect): Dispatch {
  const known = cache.get(rules) ?? new Map<Dialect, Dispatch>();
  cache.set(rules, known);
  let dispatch = known.get(dialect);
  if (!dispatch) known.set(dialect, (dispatch = build(rules, dialect)));
  return dispatch;
}

function build(rules: readonly Rule[], dialect: Dialect): Dispatch {
  const byCue = new Map<string, Handlers<'Paragraph'>>();
  const dispatch: Dispatch = { nodes: {}, leaf: [], paragraph: [], byCue, token: [], target: [], face: [] };
  for (const rule of rules) {
    if (!(rule.dialects ?? MAGIC).includes(dialect)) continue;
    const { Leaf, Token, Target, Face, Paragraph, cues, Definition: _definition, Translation: _translation, ...nodes } = visitorsOf(rule, dialect);
    if (Leaf) dispatch.leaf.push({ rule, visit: Leaf });
    if (Paragraph && cues) addByCue(byCue, cues, { rule, visit: Paragraph });
    else if (Paragraph) dispatch.paragraph.push({ rule, visit: Paragraph });
    if (Token) dispatch.token.push({ rule, visit: Token });
    if (Target) dispatch.target.push({ rule, visit: Target });
    if (Face) dispatch.face.push({ rule, visit: Face });
    for (const [kind, visit] of Object.entries(nodes)) {
      const list = (dispatch.nodes[kind as NodeKind] ??= []) as { rule: Rule; visit: unknown }[];
      list.push({ rule, visit });
    }
  }
  return dispatch;
}

function addByCue(byCue: Map<string, Handlers<'Paragraph'>>, cues: readonly string[], handler: Handlers<'Paragraph'>[number]): void {
  for (const cue of new Set(cues)) {
    const known = byCue.get(cue);
    if (known) known.push(handler);
    else byCue.set(cue, [handler]);
  }
}
