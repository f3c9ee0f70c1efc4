import { rule } from '../engine/rule.ts';
import { isDescribed } from '../engine/token-places.ts';
import { anyBelow } from '../engine/tree-places.ts';
import { say } from '../l10n/message.ts';

const enchants = anyBelow((node) => (node.kind === 'KeywordUse' && node.keyword === 'enchant') || node.kind === 'Unknown' || node.kind === 'ReminderText');

export default rule({
  code: 'token-aura-without-enchant',
  since: '0.1.0',
  severity: 'error',
  rules: ['303.4a', '702.5a'],
  summary: 'An Aura token has no enchant ability.',
  why: 'The enchant ability says what an Aura can be attached to. Without one the token can be attached to nothing and goes away at once.',
  bad: 'Thorn Weaver {2}{G}\nSorcery\nCreate a green Aura enchantment token named Thorns attached to target creature.',
  good: 'Thorn Weaver {2}{G}\nSorcery\nCreate a green Aura enchantment token named Thorns attached to target creature. It has enchant creature and "Enchanted creature gets +1/+1."',
  fixable: false,
  on: {
    Token(token, ctx) {
      if (!isDescribed(token, ctx) || !token.subtypes.includes('Aura') || token.subtypes.includes('Role') || enchants(ctx.paragraph.ability)) return;
      ctx.report(token.noun!, { message: say`This Aura token has no enchant ability, so it can be attached to nothing (CR 303.4a). Add one, as in “with enchant creature”.` });
    },
  },
});
