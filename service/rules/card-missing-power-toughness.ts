import { rule } from '../engine/rule.ts';
import { definedStats, insertStats } from '../engine/stat-fixes.ts';
import { hasType } from '../engine/type-line.ts';
import { say } from '../l10n/message.ts';
import { word } from '../l10n/words.ts';

export default rule({
  code: 'card-missing-power-toughness',
  since: '0.1.0',
  severity: 'error',
  rules: ['208.1', '301.7'],
  summary: 'A creature or a Vehicle has no power and toughness.',
  why: 'Every creature card has a power and a toughness, and every Vehicle has them for when it becomes a creature.',
  bad: 'Fen Stalker {1}{B}\nCreature — Zombie\nMenace',
  good: 'Fen Stalker {1}{B}\nCreature — Zombie\nMenace\n2/1',
  fixable: true,
  on: {
    Face(ctx) {
      const { face, typeLine, report } = ctx;
      if (!typeLine || typeLine.severalFaces || face.power !== null || face.toughness !== null) return;
      const vehicle = typeLine.subtypes.find((s) => s.id === 'Vehicle');
      const bearer = hasType(typeLine, 'creature') ? typeLine.types.find((t) => t.id === 'creature')! : vehicle;
      if (!bearer) return;
      const { power, toughness } = definedStats(ctx);
      report(bearer, {
        message: say`A ${vehicle === bearer ? word('Vehicle') : word('creature')} has power and toughness (CR ${vehicle === bearer ? '301.7' : '208.1'}). Give them, as in 2/2.`,
        fixes: insertStats(face, `${power ? '*' : '1'}/${toughness ? '*' : '1'}`, power && toughness),
      }, 'type_line');
    },
  },
});
