import type { Noun } from '../../grammar/tree.ts';
import { rule, type ProposedFix } from '../engine/rule.ts';
import { describing, isDescribed, placeOfType } from '../engine/token-places.ts';
import { say } from '../l10n/message.ts';

/** Their power and toughness count once they are creatures (301.7, 721). */
const SIZED = ['Vehicle', 'Spacecraft'];

function fixesFor(noun: Noun): ProposedFix[] {
  const size = noun.modifiers.findIndex((m) => m.kind === 'power-toughness');
  const next = noun.modifiers[size + 1];
  const at = placeOfType(noun);
  return [
    ...(at === undefined ? [] : [{ title: say`Insert “creature”`, edits: [{ span: { start: at, end: at }, newText: 'creature ' }], preferred: false }]),
    ...(next ? [{ title: say`Leave the power and toughness out`, edits: [{ span: { start: noun.modifiers[size]!.at.start, end: next.at.start }, newText: '' }], preferred: false }] : []),
  ];
}

export default rule({
  code: 'token-power-toughness-on-noncreature',
  since: '0.1.0',
  severity: 'error',
  rules: ['208.3', '111.3'],
  summary: 'A token that is no creature is given power and toughness.',
  why: 'Only creatures have power and toughness; Vehicles and Spacecraft have them for when they become creatures.',
  bad: 'Scrap Sorter {1}{U}\nCreature — Human Artificer\nWhen this creature dies, create a 1/1 colorless Clue artifact token.\n1/3',
  good: 'Scrap Sorter {1}{U}\nCreature — Human Artificer\nWhen this creature dies, create a Clue token.\n1/3',
  fixable: true,
  on: {
    Token(token, ctx) {
      if (!isDescribed(token, ctx) || token.power === null || token.power === '*' || token.types.length === 0) return;
      if (token.types.includes('creature') || token.subtypes.some((s) => SIZED.includes(s))) return;
      const noun = describing(token)!;
      const size = noun.modifiers.find((m) => m.kind === 'power-toughness');
      if (!size) return;
      ctx.report(size.at, {
        message: say`A token that is no creature has no power and toughness (CR 208.3). Leave ${token.power ?? '?'}/${token.toughness ?? '?'} out, or make the token a creature.`,
        fixes: fixesFor(noun),
      });
    },
  },
});
