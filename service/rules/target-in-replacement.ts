import { rule } from '../engine/rule.ts';
import { forbiddenContext } from '../engine/static-context.ts';
import { say } from '../l10n/message.ts';

export default rule({
  code: 'target-in-replacement',
  since: '0.1.0',
  severity: 'error',
  rules: ['115.1', '614.1'],
  summary: 'A replacement effect of a permanent has a target.',
  why: 'A replacement effect changes an event as it happens, without the stack, so there is no moment at which a target is chosen. “Enters with”, “as … enters” and “would … instead” are such effects.',
  bad: 'Sapling Mentor {2}{G}\nCreature — Treefolk Druid\nThis creature enters with a +1/+1 counter on target creature.\n2/3',
  good: 'Sapling Mentor {2}{G}\nCreature — Treefolk Druid\nWhen this creature enters, put a +1/+1 counter on target creature.\n2/3',
  fixable: false,
  on: {
    Noun(noun, ctx) {
      if (forbiddenContext(noun, ctx) !== 'replacement') return;
      ctx.report(noun, {
        message: say`A replacement effect changes an event without using the stack, so no target is ever chosen for it (CR 115.1, 614.1). Use a triggered ability (“When … enters, … target …”), or choose without “target”.`,
      });
    },
  },
});
