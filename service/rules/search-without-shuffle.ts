import type { Clause, Node } from '../../grammar/tree.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { hasWord } from '../engine/things.ts';
import { anyBelow, hasUnknown } from '../engine/tree-places.ts';
import type { Fix } from '../model.ts';

const SHUFFLE = /shuffle|切り直/iu;

const searchesLibrary = ({ verb, voice, negative, object }: Clause): boolean => verb === 'search' && voice === 'active' && !negative && object?.items.length === 1 && hasWord(object.items[0]!, 'library') && !hasWord(object.items[0]!, 'graveyard', 'hand');

const shuffles = anyBelow((node: Node) => (node.kind === 'Clause' && node.verb === 'shuffle') || (node.kind === 'Noun' && hasWord(node, 'shuffle')));

/** In a condition, a trigger, or a description nothing is searched for now. */
const isDone = ({ path, ability }: NodeContext): boolean => !path.slice(path.indexOf(ability)).some((n) => n.kind === 'Adverbial' || n.kind === 'Qualifier');

/** `, then shuffle` before the full stop of a sentence that does nothing else. */
function fixesFor(clause: Clause, ctx: NodeContext): Fix[] {
  const sentence = ctx.path.at(-1);
  if (sentence?.kind !== 'Sentence' || clause.subject || clause.modal) return [];
  const last = sentence.clauses.at(-1)!;
  const at = { start: last.end, end: last.end };
  if (!/^\.?$/.test(ctx.text({ start: last.end, end: sentence.end }))) return [];
  // “search … and put it …” → “search …, put it …, then shuffle”
  const join = last.join === 'and' && sentence.clauses.length === 2 ? / and $/.exec(ctx.text({ start: clause.start, end: last.start })) : null;
  const edits = join ? [{ span: { start: last.start - join[0].length, end: last.start }, newText: ', ' }] : [];
  return [{ title: 'Insert “, then shuffle”', edits: [...edits, { span: at, newText: ', then shuffle' }], preferred: true }];
}

export default rule({
  code: 'search-without-shuffle',
  since: '0.1.0',
  severity: 'warning',
  rules: ['701.23', '701.24'],
  summary: 'A library is searched and not shuffled.',
  why: 'Who searches a library sees its order. Every printed card that searches one has it shuffled afterwards.',
  bad: 'Trail Finder {1}{G}\nSorcery\nSearch your library for a basic land card and put it onto the battlefield tapped.',
  good: 'Trail Finder {1}{G}\nSorcery\nSearch your library for a basic land card, put it onto the battlefield tapped, then shuffle.',
  fixable: true,
  on: {
    Clause(clause, ctx) {
      if (!searchesLibrary(clause) || !isDone(ctx) || shuffles(ctx.path[0] ?? clause) || hasUnknown(ctx.ability)) return;
      if (laterShuffles(ctx)) return;
      ctx.report(clause, { message: 'A library that was searched is shuffled (CR 701.23, 701.24). End with “, then shuffle”.', fixes: fixesFor(clause, ctx) });
    },
  },
});

/** Modes and rows go on in paragraphs of their own. */
const laterShuffles = ({ face, paragraph }: NodeContext): boolean => face.paragraphs.some((p) => p.start > paragraph.source.start && SHUFFLE.test(p.text));
