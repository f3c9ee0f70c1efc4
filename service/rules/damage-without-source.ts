import type { Clause, Leaf, Sentence } from '../../grammar/tree.ts';
import { selfOf } from '../engine/permanents.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { hasWord } from '../engine/things.ts';
import { verbLeaf } from '../engine/tree-places.ts';
import { rewrite } from '../engine/wording-words.ts';
import { sameCase } from '../engine/wording.ts';
import { say } from '../l10n/message.ts';

const dealsDamage = ({ verb, voice, object }: Clause): boolean => verb === 'deal' && voice === 'active' && (object?.items.some((n) => hasWord(n, 'damage')) ?? false);

/** Nothing in the sentence deals it. */
const isOrder = (clause: Clause, sentence: Sentence): boolean => !clause.subject && !clause.modal && !clause.form && !clause.infinitive && sentence.clauses.slice(0, sentence.clauses.indexOf(clause) + 1).every((c) => !c.subject);

/** The card as the source, and the verb. */
function sourced(verb: Leaf, ctx: NodeContext): string | undefined {
  const self = selfOf(ctx);
  return self && `${/^D/.test(ctx.text(verb)) ? sameCase('D', self) : self} deals`;
}

export default rule({
  code: 'damage-without-source',
  since: '0.1.0',
  severity: 'warning',
  rules: ['120.1', '113.7'],
  dialects: ['mtg-en'],
  summary: 'Damage is dealt, and nothing deals it.',
  why: 'Damage always has a source, and what that source is matters to protection, lifelink, deathtouch and the like. Cards name it.',
  bad: 'Ash Volley {1}{R}\nInstant\nDeal 3 damage to any target.',
  good: 'Ash Volley {1}{R}\nInstant\nAsh Volley deals 3 damage to any target.',
  fixable: true,
  on: {
    Clause(clause, ctx) {
      const sentence = ctx.path.at(-1);
      if (sentence?.kind !== 'Sentence' || !dealsDamage(clause) || !isOrder(clause, sentence)) return;
      // Before `deals` stands something, though it is not understood.
      const verb = verbLeaf(clause);
      if (!verb || !/^deal$/i.test(ctx.text(verb))) return;
      const text = sourced(verb, ctx);
      ctx.report(clause, { message: say`Damage is dealt by a source, which has to be named (CR 120.1). Write “${text ?? '… deals'} …”.`, fixes: text === undefined ? [] : [rewrite(verb, text)] });
    },
  },
});
