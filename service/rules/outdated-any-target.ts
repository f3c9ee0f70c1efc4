import type { Noun } from '../../grammar/tree.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { wordsOf } from '../engine/things.ts';
import { rewrite, spanOf, wordsBelow } from '../engine/wording-words.ts';
import { sameCase } from '../engine/wording.ts';
import { say } from '../l10n/message.ts';

/** `target creature or player`, and nothing that narrows it. */
function isOldAnyTarget(noun: Noun): boolean {
  if (!noun.target || noun.qualifiers.some((q) => q.reduced) || noun.modifiers.length !== 2) return false;
  const [first, second] = wordsOf(noun);
  return first?.id === 'creature' && second?.id === 'player' && !first.negated && ['or', 'and/or', 'and'].includes(second.join ?? '');
}

/** Damage is dealt to it, or divided among several. */
function takesDamage(ctx: NodeContext): boolean {
  const deals = ctx.path.some((node) => node.kind === 'Clause' && node.verb === 'deal');
  const near = [...ctx.path].reverse().find((node) => node.kind === 'Adverbial' || node.kind === 'Qualifier');
  return deals && near !== undefined && ['to', 'among', 'divided among'].includes(near.relation);
}

function fixFor(noun: Noun, ctx: NodeContext) {
  const list = wordsBelow(noun, ctx).filter((word) => word.end <= noun.modifiers.at(-1)!.at.end);
  const at = list.findIndex((word) => word.start === noun.target!.at.start);
  const before = list.slice(0, at).map((word) => word.low);
  const rest = spanOf(list[at]!, list.at(-1)!);
  if (before.length === 0 && !list.at(-1)!.low.endsWith('s')) return rewrite(rest, sameCase(list[at]!.text, 'any target'));
  if (before.join(' ') === 'another' || before.join(' ') === 'any other') return rewrite(spanOf(list[0]!, list.at(-1)!), 'any other target');
  return rewrite(rest, list.at(-1)!.low.endsWith('s') ? 'targets' : 'target');
}

export default rule({
  code: 'outdated-any-target',
  since: '0.1.0',
  wordingSince: '2018-04-27',
  severity: 'warning',
  rules: ['115.4', '120.3'],
  summary: 'Damage to “target creature or player” where cards now say “any target”.',
  why: 'Since 2018 “any target” means a creature, player, planeswalker, or battle. The older wording leaves planeswalkers and battles out, which no card does without saying why.',
  bad: 'Cinder Toss {R}\nInstant\nCinder Toss deals 2 damage to target creature or player.',
  good: 'Cinder Toss {R}\nInstant\nCinder Toss deals 2 damage to any target.',
  fixable: true,
  dialects: ['mtg-en'],
  on: {
    Noun(noun, ctx) {
      if (!isOldAnyTarget(noun) || !takesDamage(ctx)) return;
      ctx.report({ start: noun.start, end: noun.modifiers.at(-1)!.at.end }, {
        message: say`Since 2018 damage goes to “any target”: a creature, player, planeswalker, or battle (CR 115.4).`,
        fixes: [fixFor(noun, ctx)],
      });
    },
  },
});
