import { isLeaf, type Clause, type Noun, type Sentence } from '../../grammar/tree.ts';
import { rule, type NodeContext, type ProposedFix } from '../engine/rule.ts';
import { describing, isDescribed } from '../engine/token-places.ts';
import { anyBelow } from '../engine/tree-places.ts';
import { say } from '../l10n/message.ts';

/** `It has trample.`: nothing else in the sentence, and nothing but keywords. */
function keywordsIn(sentence: Sentence | undefined): Clause | undefined {
  const clause = sentence?.clauses[0];
  if (!sentence || !clause || sentence.clauses.length !== 1 || sentence.leading.length > 0 || clause.verb !== 'have' || clause.negative || clause.modal || clause.adverbials.length > 0) return undefined;
  const subject = clause.subject?.items.length === 1 ? clause.subject.items[0]! : undefined;
  return subject && pointsBack(subject) && clause.object?.items.every((n) => n.form === 'keyword' && n.keyword?.keyword !== 'enchant') ? clause : undefined;
}

const pointsBack = (noun: Noun): boolean => (noun.form === 'pronoun' && ['it', 'they'].includes(noun.id ?? '')) || (noun.form === 'common' && noun.determiners.some((d) => ['that', 'those', 'the'].includes(d)) && noun.modifiers.some((m) => m.kind === 'word' && m.id === 'token'));

const hasWith = (noun: Noun): boolean => noun.qualifiers.length > 0;
const hasUnknownOrQuote = anyBelow((n) => n.kind === 'Unknown');

function fixesFor(noun: Noun, clause: Clause, sentence: Sentence, next: Sentence, ctx: NodeContext): ProposedFix[] {
  if (hasWith(noun) || sentence.children.some((c) => isLeaf(c) && c.start >= noun.end && c.id !== '.')) return [];
  const last = sentence.clauses.at(-1)!;
  if (last.end !== noun.end) return [];
  return [{
    title: say`Write “with ${ctx.text(clause.object!)}”`,
    edits: [{ span: { start: noun.end, end: noun.end }, newText: ` with ${ctx.text(clause.object!)}` }, { span: { start: sentence.end, end: next.end }, newText: '' }],
    preferred: true,
  }];
}

export default rule({
  code: 'token-split-description',
  since: '0.1.0',
  severity: 'information',
  rules: [],
  summary: 'The sentence after a token gives it a keyword that could stand in its description.',
  why: 'Cards describe a token in one go: a creature token with trample. A sentence of its own is for abilities in quotation marks.',
  bad: 'Pack Call {2}{G}\nSorcery\nCreate a 2/2 green Wolf creature token. It has trample.',
  good: 'Pack Call {2}{G}\nSorcery\nCreate a 2/2 green Wolf creature token with trample.',
  fixable: true,
  on: {
    Token(token, ctx) {
      const noun = describing(token);
      if (!noun || !isDescribed(token, ctx) || hasUnknownOrQuote(ctx.ability)) return;
      const { sentences } = ctx.ability;
      const at = sentences.findIndex((s) => s.start <= noun.start && noun.end <= s.end);
      const next = sentences[at + 1];
      const clause = keywordsIn(next);
      if (at < 0 || !next || !clause) return;
      ctx.report(clause, { message: say`Cards say this in the token's description. Write “with ${ctx.text(clause.object!)}” after “token”.`, fixes: fixesFor(noun, clause, sentences[at]!, next, ctx) });
    },
  },
});
