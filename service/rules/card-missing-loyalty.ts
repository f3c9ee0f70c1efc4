import { rule } from '../engine/rule.ts';
import { insertStats } from '../engine/stat-fixes.ts';
import { say } from '../l10n/message.ts';

export default rule({
  code: 'card-missing-loyalty',
  since: '0.1.0',
  severity: 'error',
  rules: ['209'],
  summary: 'A planeswalker has no loyalty.',
  why: 'A planeswalker enters with as many loyalty counters as the number in its corner says. Without one it leaves the battlefield at once.',
  bad: 'Ysolde, Bell Ringer {2}{W}\nLegendary Planeswalker — Ysolde\n+1: You gain 2 life.',
  good: 'Ysolde, Bell Ringer {2}{W}\nLegendary Planeswalker — Ysolde\n+1: You gain 2 life.\n3',
  fixable: true,
  on: {
    Face({ face, typeLine, report }) {
      const word = typeLine?.types.find((t) => t.id === 'planeswalker');
      if (!word || typeLine!.severalFaces || face.loyalty !== null) return;
      report(word, { message: say`A planeswalker has loyalty, which it enters with (CR 209). Give the number.`, fixes: insertStats(face, '3') }, 'type_line');
    },
  },
});
