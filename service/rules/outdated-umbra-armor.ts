import { isLeaf } from '../../grammar/tree.ts';
import { rule } from '../engine/rule.ts';
import { rewrite } from '../engine/wording-words.ts';
import { sameCase } from '../engine/wording.ts';
import { say } from '../l10n/message.ts';

export default rule({
  code: 'outdated-umbra-armor',
  since: '0.1.0',
  wordingSince: '2024-06-07',
  severity: 'warning',
  rules: ['702.89'],
  summary: 'The keyword totem armor, which is now called umbra armor.',
  why: 'The keyword was renamed in 2024; the older name means the same. In Japanese 族霊鎧 is now 陰影鎧.',
  bad: 'Wolf Umbra {2}{G}\nEnchantment — Aura\nEnchant creature\nEnchanted creature gets +2/+2.\nTotem armor',
  good: 'Wolf Umbra {2}{G}\nEnchantment — Aura\nEnchant creature\nEnchanted creature gets +2/+2.\nUmbra armor',
  fixable: true,
  on: {
    KeywordUse(use, ctx) {
      const [word] = use.children;
      if (use.keyword !== 'umbra-armor' || use.form !== 1 || !word || !isLeaf(word)) return;
      const written = ctx.text(word);
      const right = ctx.face.dialect === 'mtg-ja' ? '陰影鎧' : sameCase(written, 'umbra armor');
      ctx.report(word, { message: say`Since 2024 the keyword is called ${right} (CR 702.89).`, fixes: [rewrite(word, right)] });
    },
  },
});
