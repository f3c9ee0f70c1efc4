import { rule } from '../engine/rule.ts';
import { hasWord } from '../engine/things.ts';
import { around } from '../engine/tree-places.ts';
import { rewrite } from '../engine/wording-words.ts';
import { say } from '../l10n/message.ts';

export default rule({
  code: 'outdated-mana-pool',
  since: '0.1.0',
  wordingSince: '2018-04-27',
  severity: 'warning',
  rules: ['106.4'],
  summary: 'Mana is added “to your mana pool”.',
  why: 'Since 2018 cards only say that mana is added: it always goes to the mana pool of the player who adds it.',
  bad: 'Fern Lantern {2}\nArtifact\n{T}: Add {G} to your mana pool.',
  good: 'Fern Lantern {2}\nArtifact\n{T}: Add {G}.',
  fixable: true,
  dialects: ['mtg-en'],
  on: {
    Adverbial(adverbial, ctx) {
      if (adverbial.relation !== 'to' || !adverbial.phrase?.items.some((noun) => hasWord(noun, 'mana pool'))) return;
      if (around(ctx, 'Clause')?.verb !== 'add') return;
      ctx.report(adverbial, {
        message: say`Mana always goes to the mana pool of the player who adds it (CR 106.4): since 2018 cards leave the mana pool out.`,
        fixes: [rewrite({ start: adverbial.start - 1, end: adverbial.end }, '', say`Leave out the mana pool`)],
      });
    },
  },
});
