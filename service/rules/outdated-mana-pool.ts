import { matchesOf } from '../engine/japanese-words.ts';
import { rule, type Visitors } from '../engine/rule.ts';
import { hasWord } from '../engine/things.ts';
import { around } from '../engine/tree-places.ts';
import { onParagraph, rewrite } from '../engine/wording-words.ts';
import { say } from '../l10n/message.ts';

const TITLE = say`Leave out the mana pool`;

const english: Visitors = {
  Adverbial(adverbial, ctx) {
    if (adverbial.relation !== 'to' || !adverbial.phrase?.items.some((noun) => hasWord(noun, 'mana pool'))) return;
    if (around(ctx, 'Clause')?.verb !== 'add') return;
    ctx.report(adverbial, {
      message: say`Mana always goes to the mana pool of the player who adds it (CR 106.4): since 2018 cards leave the mana pool out.`,
      fixes: [rewrite({ start: adverbial.start - 1, end: adverbial.end }, '', TITLE)],
    });
  },
};

/** One's own; with what is added to it behind. */
const WRITTEN = /(?:(?:あなた|自分|自身)の)?マナ・?プールに、?(?=[^。「」]{1,60}加え)/gu;

const japanese = onParagraph((ctx) => {
  for (const at of matchesOf(ctx, WRITTEN)) {
    if (/の$/u.test(ctx.text({ start: Math.max(0, at.start - 1), end: at.start }))) continue;
    ctx.report(at, { message: say`Mana always goes to the mana pool of the player who adds it (CR 106.4): since 2018 cards leave the mana pool out.`, fixes: [rewrite(at, '', TITLE)] });
  }
});

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
  on: { en: english, ja: japanese },
});
