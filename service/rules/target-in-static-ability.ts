import { rule } from '../engine/rule.ts';
import { forbiddenContext } from '../engine/static-context.ts';
import { say } from '../l10n/message.ts';

export default rule({
  code: 'target-in-static-ability',
  since: '0.1.0',
  severity: 'error',
  rules: ['115.1', '604.1'],
  summary: 'A static ability has a target.',
  why: 'Targets are chosen as a spell or ability is put on the stack. A static ability is never put there: it is simply true, so nobody ever chooses the target.',
  bad: 'Watchful Bastion {2}{W}\nEnchantment\nTarget creature you control has vigilance.',
  good: 'Watchful Bastion {2}{W}\nEnchantment\nCreatures you control have vigilance.',
  fixable: false,
  on: {
    Noun(noun, ctx) {
      if (forbiddenContext(noun, ctx) !== 'static') return;
      ctx.report(noun, {
        message: say`A static ability is never put on the stack, so no target is ever chosen for it (CR 115.1, 604.1). Name every object that it applies to, or make it a triggered or activated ability.`,
      });
    },
  },
});
