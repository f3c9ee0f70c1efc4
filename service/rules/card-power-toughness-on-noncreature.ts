import { rule, type FaceContext, type ProposedFix } from '../engine/rule.ts';
import { removeStats } from '../engine/stat-fixes.ts';
import { hasSubtype, hasType } from '../engine/type-line.ts';
import { say } from '../l10n/message.ts';

/** `Artifact` → `Artifact Creature`, where the numbers stand in one file with the type line. */
function makeCreature({ face, typeLine }: FaceContext): ProposedFix[] {
  const last = typeLine!.types.at(-1);
  if (!last || !face.name || face.name.end >= typeLine!.start || !hasType(typeLine, 'artifact', 'enchantment', 'land')) return [];
  return [{ title: say`Make it a creature`, edits: [{ span: { start: last.end, end: last.end }, newText: face.dialect.endsWith('ja') ? '・クリーチャー' : ' Creature' }], preferred: false }];
}

export default rule({
  code: 'card-power-toughness-on-noncreature',
  since: '0.1.0',
  severity: 'error',
  rules: ['208.3'],
  summary: 'A card that is no creature has power and toughness.',
  why: 'Only creatures have power and toughness; Vehicles and Spacecraft have them for when they become creatures.',
  bad: 'Quick Study {1}{U}\nInstant\nDraw two cards.\n2/2',
  good: 'Quick Study {1}{U}\nInstant\nDraw two cards.',
  fixable: true,
  on: {
    Face(ctx) {
      const { face, typeLine, report } = ctx;
      const { power, toughness } = face;
      if (!typeLine || typeLine.severalFaces || !power?.text || !toughness?.text || typeLine.types.length === 0 || typeLine.others.length > 0) return;
      // A subtype of the set's own may be one that becomes a creature, as a Vehicle does.
      if (typeLine.subtypes.some((s) => s.id === null)) return;
      if (hasType(typeLine, 'creature', 'vanguard') || ['Vehicle', 'Spacecraft'].some((s) => hasSubtype(typeLine, s))) return;
      const isSpell = hasType(typeLine, 'instant', 'sorcery');
      report(power, {
        message: say`Only creatures have power and toughness (CR 208.3). Leave ${power.text}/${toughness.text} out, or make the card a creature.`,
        fixes: [...removeStats(face, { start: power.start, end: toughness.end }, isSpell), ...(isSpell ? [] : makeCreature(ctx))],
      }, 'power');
    },
  },
});
