import { rule } from '../engine/rule.ts';
import { insertStats } from '../engine/stat-fixes.ts';
import { say } from '../l10n/message.ts';

export default rule({
  code: 'card-missing-defense',
  since: '0.1.0',
  severity: 'error',
  rules: ['210'],
  summary: 'A battle has no defense.',
  why: 'A battle enters with as many defense counters as the number in its corner says. Without one it leaves the battlefield at once.',
  bad: 'Siege of Low Tarn {2}{R}\nBattle — Siege\nWhen this Siege enters, draw a card.',
  good: 'Siege of Low Tarn {2}{R}\nBattle — Siege\nWhen this Siege enters, draw a card.\n4',
  fixable: true,
  on: {
    Face({ face, typeLine, report }) {
      const word = typeLine?.types.find((t) => t.id === 'battle');
      if (!word || typeLine!.severalFaces || face.defense !== null) return;
      report(word, { message: say`A battle has defense, which it enters with (CR 210). Give the number.`, fixes: insertStats(face, '4') }, 'type_line');
    },
  },
});
