import type { Clause, Sentence } from '../../grammar/tree.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { hasWord } from '../engine/things.ts';
import { around, verbLeaf } from '../engine/tree-places.ts';
import { rewrite } from '../engine/wording-words.ts';
import { say } from '../l10n/message.ts';

const isOwnLibrary = (clause: Clause): boolean => {
  const noun = clause.object?.items[0];
  return clause.object?.items.length === 1 && hasWord(noun!, 'library') && !noun!.possessor && noun!.determiners.some((d) => d === 'your' || d === 'their') && noun!.modifiers.length === 1 && noun!.qualifiers.length === 0;
};

const searchesBefore = (sentence: Sentence, clause: Clause): boolean => sentence.clauses.some((other) => other.start < clause.start && other.verb === 'search');

/** The ability of an earlier sentence searched. */
function searched(clause: Clause, ctx: NodeContext): boolean {
  const sentence = around(ctx, 'Sentence');
  if (!sentence || sentence.clauses.some((other) => other !== clause && other.verb === 'shuffle') || ctx.ability.sentences.some((other) => other.start < sentence.start && other.clauses.some((c) => c.verb === 'shuffle'))) return false;
  return searchesBefore(sentence, clause) || ctx.ability.sentences.some((other) => other.start < sentence.start && other.clauses.some((c) => c.verb === 'search'));
}

export default rule({
  code: 'outdated-shuffle',
  since: '0.1.0',
  wordingSince: '2021-04-23',
  severity: 'warning',
  rules: ['701.24'],
  summary: '“Then shuffle your library” after a search.',
  why: 'Since 2021 cards only say “then shuffle”: it is always the searched library that is shuffled.',
  bad: 'Root Compass {1}{G}\nSorcery\nSearch your library for a basic land card, put it onto the battlefield tapped, then shuffle your library.',
  good: 'Root Compass {1}{G}\nSorcery\nSearch your library for a basic land card, put it onto the battlefield tapped, then shuffle.',
  fixable: true,
  dialects: ['mtg-en'],
  on: {
    Clause(clause, ctx) {
      if (clause.verb !== 'shuffle' || clause.adverbials.length > 0 || !isOwnLibrary(clause) || !searched(clause, ctx)) return;
      const { start, end } = clause.object!;
      ctx.report({ start, end }, {
        message: say`After a search cards since 2021 only say “shuffle”: the library that was searched is meant (CR 701.24).`,
        fixes: [rewrite({ start: verbLeaf(clause)?.end ?? start - 1, end }, '', say`Leave out the library`)],
      });
    },
  },
});
