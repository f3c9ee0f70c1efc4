import { untargeted } from '../engine/noun-edits.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { say } from '../l10n/message.ts';

/** In the cost of the innermost ability, or of a keyword. */
const inCost = ({ path, ability }: NodeContext): boolean => path.slice(Math.max(0, path.indexOf(ability))).some((node) => node.kind === 'Cost');

export default rule({
  code: 'target-in-cost',
  since: '0.1.0',
  severity: 'error',
  rules: ['601.2', '118.1'],
  summary: 'A cost has a target.',
  why: 'Targets are chosen before costs are paid, and only for what the spell or ability does as it resolves. What a cost uses up is chosen by the player who pays it.',
  bad: 'Grave Broker {2}{B}\nCreature — Human Warlock\n{1}, Sacrifice target creature: Draw a card.\n2/2',
  good: 'Grave Broker {2}{B}\nCreature — Human Warlock\n{1}, Sacrifice a creature: Draw a card.\n2/2',
  fixable: true,
  on: {
    Noun(noun, ctx) {
      if (!noun.target || noun.determiners.includes('that') || !inCost(ctx)) return;
      const edit = untargeted(noun, ctx);
      ctx.report(noun, {
        message: say`A cost has no targets: its payer chooses what it uses up (CR 601.2, 118.1). ${edit ? say`Write “${edit.newText}” instead of “target”` : say`Leave “target” out`}, or do it as an effect.`,
        fixes: edit ? [{ title: say`Write “${edit.newText}” instead of “target”`, edits: [edit], preferred: true }] : [],
      });
    },
  },
});
