import { rule } from '../engine/rule.ts';
import { isLegendary, ownKind } from '../engine/wording-self.ts';
import { rewrite } from '../engine/wording-words.ts';
import { say } from '../l10n/message.ts';

export default rule({
  code: 'object-self-reference',
  since: '0.1.0',
  wordingSince: '2024-11-15',
  severity: 'warning',
  rules: ['201.5'],
  summary: '“This enchantment” on an Aura, “this artifact” on an Equipment and the like.',
  why: 'Auras, Sagas, Classes, Equipment, Vehicles, and other permanents of the kind call themselves by their subtype.',
  bad: 'Ward Cloth {1}{W}\nEnchantment — Aura\nEnchant creature\nWhen this enchantment enters, draw a card.',
  good: 'Ward Cloth {1}{W}\nEnchantment — Aura\nEnchant creature\nWhen this Aura enters, draw a card.',
  fixable: true,
  dialects: ['mtg-en'],
  on: {
    Noun(noun, ctx) {
      if (noun.form !== 'self' || (noun.id !== 'this-enchantment' && noun.id !== 'this-artifact') || isLegendary(ctx) || ctx.ability !== ctx.paragraph.ability) return;
      const kind = ownKind(ctx);
      if (!kind || !/^[A-Z]/.test(kind)) return;
      const own = `${/^T/.test(ctx.text(noun)) ? 'This' : 'this'} ${kind}`;
      ctx.report(noun, { message: say`This card calls itself “this ${kind}”, by its subtype.`, fixes: [rewrite(noun, own)] });
    },
  },
});
