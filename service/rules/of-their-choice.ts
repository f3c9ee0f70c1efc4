import type { Clause, Noun } from '../../grammar/tree.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { hasWord, headOf, isWord } from '../engine/things.ts';
import { rewrite } from '../engine/wording-words.ts';
import { say } from '../l10n/message.ts';

const isOtherPlayer = (noun: Noun): boolean => noun.form === 'common' && headOf(noun)?.class === 'player';

/** `a creature`, `two lands`: the player chooses which. */
const isChosen = (noun: Noun): boolean => noun.form === 'common' && !noun.target && !noun.whole && !noun.possessor && noun.modifiers.length > 0 && (noun.determiners.join() === 'a' || (noun.determiners.length === 0 && /^(?:\d+|X)$/.test(noun.count ?? ''))) && !hasWord(noun, 'token', 'chosen') && !noun.modifiers.some((m) => isWord(m) && m.class === 'participle');

function check(clause: Clause, ctx: NodeContext): void {
  if (clause.verb !== 'sacrifice' || clause.voice !== 'active' || clause.modal || clause.negative || clause.past || !clause.subject?.items.every(isOtherPlayer) || clause.object?.items.length !== 1) return;
  if (ctx.path.some((node) => (node.kind === 'Adverbial' && node.relation !== 'then') || node.kind === 'Qualifier')) return;
  const noun = clause.object.items[0]!;
  if (!isChosen(noun) || noun.qualifiers.length > 0) return;
  const at = { start: noun.end, end: noun.end };
  ctx.report(noun, {
    message: say`Since 2023 a player made to sacrifice does it “of their choice”: the words make plain who chooses (CR 701.21a).`,
    fixes: [rewrite(at, ' of their choice', say`Insert “of their choice”`)],
  });
}

export default rule({
  code: 'of-their-choice',
  since: '0.1.0',
  wordingSince: '2023-04-21',
  severity: 'warning',
  rules: ['701.21a'],
  summary: 'A player is made to sacrifice something, and “of their choice” is left out.',
  why: 'Since 2023 cards say who chooses what is sacrificed. Without the words the same player chooses.',
  bad: 'Cruel Toll {1}{B}\nSorcery\nTarget opponent sacrifices a creature.',
  good: 'Cruel Toll {1}{B}\nSorcery\nTarget opponent sacrifices a creature of their choice.',
  fixable: true,
  dialects: ['mtg-en'],
  on: { Clause: check },
});
