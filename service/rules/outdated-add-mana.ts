import { rule } from '../engine/rule.ts';
import { around } from '../engine/tree-places.ts';
import { rewrite } from '../engine/wording-words.ts';
import { say } from '../l10n/message.ts';

const MANY = 6;

export default rule({
  code: 'outdated-add-mana',
  since: '0.1.0',
  wordingSince: '2016-01-22',
  severity: 'warning',
  rules: ['107.4c', '106.1b'],
  summary: 'Colorless mana is added as “{1}” instead of “{C}”.',
  why: 'Since 2016 {1} and other numbers stand only for generic mana in costs. Mana that is added is colorless: {C}.',
  bad: 'Slate Ring {2}\nArtifact\n{T}: Add {2}.',
  good: 'Slate Ring {2}\nArtifact\n{T}: Add {C}{C}.',
  fixable: true,
  dialects: ['mtg-en'],
  on: {
    Noun(noun, ctx) {
      if (noun.form !== 'symbols' || around(ctx, 'Clause')?.verb !== 'add' || around(ctx, 'Qualifier')) return;
      for (const modifier of noun.modifiers) {
        const amount = modifier.kind === 'symbol' ? Number(/^\{(\d+)\}$/.exec(modifier.text)?.[1] ?? 0) : 0;
        if (amount === 0) continue;
        const right = '{C}'.repeat(amount);
        ctx.report(modifier.at, {
          message: say`Numbers stand for generic mana in costs; colorless mana is {C} (CR 107.4c). Write ${amount > MANY ? say`{C} as often as it is added` : right}.`,
          fixes: amount > MANY ? [] : [rewrite(modifier.at, right, say`Write ${right}`)],
        });
      }
    },
  },
});
