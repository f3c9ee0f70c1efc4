import type { Noun } from '../../grammar/tree.ts';
import { rule, type ProposedFix } from '../engine/rule.ts';
import { isDescribed } from '../engine/token-places.ts';
import { anyBelow } from '../engine/tree-places.ts';
import { say } from '../l10n/message.ts';

const enchants = anyBelow((node) => (node.kind === 'KeywordUse' && node.keyword === 'enchant') || node.kind === 'Unknown' || node.kind === 'ReminderText');

/** What the token enters attached to is what it must be able to enchant. */
function enchantFix(noun: Noun): ProposedFix[] {
  const host = noun.qualifiers.find((q) => q.relation === 'attached-to')?.phrase?.items[0];
  const type = host && [...host.modifiers].reverse().find((m) => m.kind === 'word' && ['type', 'player', 'object'].includes(m.class));
  if (type?.kind !== 'word') return [];
  const enchant = `enchant ${type.id}`;
  const given = noun.qualifiers.find((q) => q.relation === 'with')?.phrase;
  const named = noun.qualifiers.find((q) => q.relation === 'named');
  const at = given?.start ?? named?.end ?? noun.modifiers.at(-1)!.at.end;
  return [{ title: say`Insert “${enchant}”`, edits: [{ span: { start: at, end: at }, newText: given ? `${enchant} and ` : ` with ${enchant}` }], preferred: true }];
}

export default rule({
  code: 'token-aura-without-enchant',
  since: '0.1.0',
  severity: 'error',
  rules: ['303.4a', '702.5a'],
  summary: 'An Aura token has no enchant ability.',
  why: 'The enchant ability says what an Aura can be attached to. Without one the token can be attached to nothing and goes away at once.',
  bad: 'Thorn Weaver {2}{G}\nSorcery\nCreate a green Aura enchantment token named Thorns attached to target creature.',
  good: 'Thorn Weaver {2}{G}\nSorcery\nCreate a green Aura enchantment token named Thorns attached to target creature. It has enchant creature and "Enchanted creature gets +1/+1."',
  fixable: true,
  on: {
    Token(token, ctx) {
      if (!isDescribed(token, ctx) || !token.subtypes.includes('Aura') || token.subtypes.includes('Role') || enchants(ctx.paragraph.ability)) return;
      ctx.report(token.noun!, {
        message: say`This Aura token has no enchant ability, so it can be attached to nothing (CR 303.4a). Add one, as in “with enchant creature”.`,
        fixes: enchantFix(token.noun!),
      });
    },
  },
});
