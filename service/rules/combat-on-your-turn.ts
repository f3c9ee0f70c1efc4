import { rule } from '../engine/rule.ts';
import { onParagraph, rewrite, spanOf, wordAt, words } from '../engine/wording-words.ts';
import { say } from '../l10n/message.ts';

export default rule({
  code: 'combat-on-your-turn',
  since: '0.1.0',
  severity: 'warning',
  rules: ['507.1'],
  summary: '“At the beginning of your combat” for “at the beginning of combat on your turn”.',
  why: 'A combat phase belongs to a turn, not to a player, so cards name the turn.',
  bad: 'War Chanter {1}{R}\nCreature — Goblin Bard\nAt the beginning of your combat step, target creature you control gains haste until end of turn.\n1/1',
  good: 'War Chanter {1}{R}\nCreature — Goblin Bard\nAt the beginning of combat on your turn, target creature you control gains haste until end of turn.\n1/1',
  fixable: true,
  dialects: ['mtg-en'],
  on: onParagraph((ctx) => {
    const list = words(ctx);
    list.forEach((word, i) => {
      const [of, combat, step] = [wordAt(list, i - 1), wordAt(list, i + 1), wordAt(list, i + 2)];
      if (word.low !== 'your' || of.low !== 'of' || wordAt(list, i - 2).low !== 'beginning' || !/^combat(?: step| phase)?$/.test(combat.low)) return;
      const last = step.low === 'step' || step.low === 'phase' ? step : combat;
      const at = spanOf(word, last);
      ctx.report(at, { message: say`Combat belongs to a turn, not to a player (CR 507.1): write “combat on your turn”.`, fixes: [rewrite(at, 'combat on your turn')] });
    });
  }, ['beginning']),
});
