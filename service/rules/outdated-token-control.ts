import type { Adverbial, Clause } from '../../grammar/tree.ts';
import { rule, type NodeContext, type ProposedFix } from '../engine/rule.ts';
import { isTokenNoun } from '../engine/things.ts';
import { verbLeaf } from '../engine/tree-places.ts';
import { sameCase } from '../engine/wording.ts';
import { say } from '../l10n/message.ts';

/** `under target opponent's control`: whose, where it is another player than the one who creates. */
function otherOf(clause: Clause): { place: Adverbial; who: { start: number; end: number } } | undefined {
  for (const place of clause.adverbials) {
    const noun = place.relation === 'under' && place.phrase?.items.length === 1 ? place.phrase.items[0]! : undefined;
    if (noun?.possessor && noun.modifiers.some((m) => m.kind === 'word' && m.id === 'control')) return { place, who: noun.possessor };
  }
  return undefined;
}

function fixesFor(clause: Clause, place: Adverbial, who: string, ctx: NodeContext): ProposedFix[] {
  const verb = verbLeaf(clause);
  const plural = /s$|^each/i.test(who) && !/^each/i.test(who);
  if (!verb || clause.subject || clause.sharedSubject || !/^create$/i.test(ctx.text(verb))) return [];
  const text = `${who} ${plural ? 'create' : 'creates'}`;
  return [{ title: say`Write “${text}”`, edits: [{ span: { start: verb.start, end: verb.end }, newText: sameCase(ctx.text(verb), text) }, { span: { start: place.start - 1, end: place.end }, newText: '' }], preferred: true }];
}

export default rule({
  code: 'outdated-token-control',
  since: '0.1.0',
  severity: 'warning',
  rules: ['111.2'],
  summary: 'A token is created under the control of another player.',
  why: 'Since 2018 the player who creates a token owns and controls it, so cards have the other player create it.',
  bad: 'Unwelcome Guest {1}{B}\nSorcery\nCreate a 1/1 black Rat creature token under target opponent\'s control.',
  good: 'Unwelcome Guest {1}{B}\nSorcery\nTarget opponent creates a 1/1 black Rat creature token.',
  fixable: true,
  on: {
    Clause(clause, ctx) {
      if (clause.verb !== 'create' || clause.voice !== 'active' || clause.modal === 'would' || !clause.object?.items.some((n) => isTokenNoun(n.apposition ?? n))) return;
      const other = otherOf(clause);
      if (!other) return;
      const who = ctx.text(other.who);
      ctx.report(other.place, { message: say`The player who creates a token owns and controls it (CR 111.2). Write “${who} creates …”.`, fixes: fixesFor(clause, other.place, who, ctx) });
    },
  },
});
