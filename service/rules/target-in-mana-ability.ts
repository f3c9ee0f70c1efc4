import { walk, type Node, type Noun } from '../../grammar/tree.ts';
import { untargeted } from '../engine/noun-edits.ts';
import { rule, type NodeContext, type ProposedFix } from '../engine/rule.ts';
import { headOf } from '../engine/things.ts';
import { sameCase } from '../engine/wording.ts';
import { say } from '../l10n/message.ts';

/** Adds mana when it resolves; a quoted ability is another. */
function addsMana(node: Node, top = true): boolean {
  if (node.kind === 'Ability' && !top) return false;
  if (node.kind === 'Clause' && node.verb === 'add') return true;
  return node.children.some((c) => c.kind !== 'Leaf' && addsMana(c, false));
}

const isFirst = (noun: Noun, ctx: NodeContext): boolean => {
  for (const node of walk(ctx.ability)) if (node.kind === 'Noun' && node.target) return node === noun;
  return false;
};

/** Each player, or any one object: neither is a target. */
function fixesFor(noun: Noun, ctx: NodeContext): ProposedFix[] {
  const edit = untargeted(noun, ctx);
  if (!edit) return [];
  const newText = headOf(noun)?.class === 'player' ? sameCase(edit.newText, 'each') : edit.newText;
  return [{ title: say`Write “${newText}” instead of “target”`, edits: [{ ...edit, newText }], preferred: false }];
}

export default rule({
  code: 'target-in-mana-ability',
  since: '0.1.0',
  severity: 'information',
  rules: ['605.1a'],
  summary: 'An ability that adds mana has a target, so it is no mana ability.',
  why: 'A mana ability resolves at once and cannot be answered. An ability with a target uses the stack, and cannot be activated while a spell is paid for.',
  bad: 'Tithe Engine {3}\nArtifact\n{T}: Add {C}{C}. Target opponent gains 1 life.',
  good: 'Tithe Engine {3}\nArtifact\n{T}: Add {C}{C}. Each opponent gains 1 life.',
  fixable: true,
  on: {
    Noun(noun, ctx) {
      const { ability, path } = ctx;
      if (!noun.target || noun.determiners.includes('that') || !ability.cost || ability.label !== undefined || ability.ability === 'loyalty') return;
      if (path.slice(path.indexOf(ability)).some((n) => n.kind === 'Cost' || (n.kind === 'Clause' && ['choose', 'change'].includes(n.verb))) || !addsMana(ability) || !isFirst(noun, ctx)) return;
      ctx.report(noun, { message: say`With a target this is no mana ability: it uses the stack, and spells cannot be paid with it while they are cast (CR 605.1a). If that is not meant, leave “target” out.`, fixes: fixesFor(noun, ctx) });
    },
  },
});
