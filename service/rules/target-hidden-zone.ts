import type { TargetUse } from '../engine/rule.ts';
import { untargeted, zoneOf } from '../engine/noun-edits.ts';
import { rule, type ProposedFix } from '../engine/rule.ts';
import { around } from '../engine/tree-places.ts';
import { say } from '../l10n/message.ts';
import { word } from '../l10n/words.ts';

const isHidden = (zone: string | null | undefined): zone is string => zone === 'hand' || zone === 'library';

/** A player, or a permanent whose damage or the like is counted by a hand, is not itself there. */
const isCard = ({ kinds }: TargetUse): boolean => kinds.every((kind) => !['player', 'opponent', 'any', 'spell', 'ability'].includes(kind));

export default rule({
  code: 'target-hidden-zone',
  since: '0.1.0',
  severity: 'error',
  rules: ['115.2', '400.2'],
  summary: 'A card in a hand or a library is a target.',
  why: 'Hands and libraries are hidden, so nobody can choose a card there as a target. Such a card is chosen as the effect happens.',
  bad: 'Quiet Gate {2}{G}\nSorcery\nPut target creature card from your hand onto the battlefield.',
  good: 'Quiet Gate {2}{G}\nSorcery\nPut a creature card from your hand onto the battlefield.',
  fixable: true,
  on: {
    Target(target, ctx) {
      const { noun } = target;
      const zone = noun && zoneOf(noun, around(ctx, 'Clause'));
      if (!noun || !zone || !isHidden(zone.id) || !isCard(target)) return;
      const edit = untargeted(noun, ctx);
      const choose: ProposedFix[] = edit ? [{ title: say`Write “${edit.newText}” instead of “target”`, edits: [edit], preferred: false }] : [];
      const right = ctx.face.dialect === 'mtg-ja' ? '墓地' : 'graveyard';
      const graveyard: ProposedFix = { title: say`Write “${right}”`, edits: [{ span: zone.at, newText: right }], preferred: false };
      // What is returned mostly comes from a graveyard.
      const fixes = around(ctx, 'Clause')?.verb === 'return' ? [graveyard, ...choose] : [...choose, graveyard];
      ctx.report(noun, { message: say`A ${word(zone.id)} is a hidden zone, so a card in it cannot be a target (CR 115.2, 400.2). Leave “target” out, or name a graveyard.`, fixes });
    },
  },
});
