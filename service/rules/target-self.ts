import { isLeaf, leaves, type Leaf, type Node, type Noun } from '../../grammar/tree.ts';
import { isSpellCard } from '../engine/permanents.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { say, type Message } from '../l10n/message.ts';

const OWN = ['name', 'this-spell', 'this-card'];

/** The word “target” right before the node. */
function targetBefore(node: Node, ctx: NodeContext): Leaf | undefined {
  const around = ctx.path.at(-1);
  const last = around && [...leaves(around)].filter((leaf) => leaf.end <= node.start).at(-1);
  return last?.id === 'target' && last.end === node.start - 1 ? last : undefined;
}

const isOwnText = (id: string, ctx: NodeContext): boolean => OWN.includes(id) && isSpellCard(ctx) && ctx.path[0] === ctx.ability;

const said = (ability: boolean): Message => (ability ? say`An ability cannot target itself (CR 115.5). Leave “target” out, or name another object.` : say`A spell cannot target itself (CR 115.5). Leave “target” out, or name another object.`);

/** この呪文を対象とする. */
function checkChosen(noun: Noun, ctx: NodeContext): void {
  const { form, id = '', target } = noun;
  const ability = id === 'this-ability';
  if (target && form === 'self' && (ability || isOwnText(id, ctx))) ctx.report(noun, { message: said(ability) });
}

export default rule({
  code: 'target-self',
  since: '0.1.0',
  severity: 'error',
  rules: ['115.5'],
  summary: 'A spell targets itself.',
  why: 'A spell on the stack is no legal target for itself.',
  bad: 'Fading Echo {1}{U}\nInstant\nDraw a card. Counter target this spell.',
  good: 'Fading Echo {1}{U}\nInstant\nDraw a card. Counter target spell.',
  fixable: true,
  on: {
    Noun: checkChosen,
    Unknown(node, ctx) {
      const first = node.children.find(isLeaf);
      const ability = first?.id === 'this-ability';
      if (!first || !(ability || isOwnText(first.id, ctx))) return;
      const target = targetBefore(node, ctx);
      if (!target) return;
      ctx.report({ start: target.start, end: first.end }, {
        message: said(ability),
        fixes: [{ title: say`Leave “target” out`, edits: [{ span: { start: target.start, end: first.start }, newText: '' }], preferred: false }],
      });
    },
  },
});
