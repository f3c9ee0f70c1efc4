import { matchesOf } from '../engine/japanese-words.ts';
import { rule } from '../engine/rule.ts';
import { onParagraph, rewrite, runsOf, spanOf } from '../engine/wording-words.ts';
import { sameCase } from '../engine/wording.ts';
import { say } from '../l10n/message.ts';

const WRITTEN = /点数で見たマナ[・･]?コスト/gu;

const english = onParagraph((ctx) => {
  for (const [converted, cost] of runsOf(ctx, 'converted', /^mana costs?$/)) {
    const at = spanOf(converted!, cost!);
    const value = sameCase(converted!.text, cost!.low.endsWith('s') ? 'mana values' : 'mana value');
    ctx.report(at, { message: say`Since 2021 the converted mana cost is called “mana value” (CR 202.3).`, fixes: [rewrite(at, value)] });
  }
}, ['converted']);

const japanese = onParagraph((ctx) => {
  for (const at of matchesOf(ctx, WRITTEN)) ctx.report(at, { message: say`Since 2021 ${at.text} is called ${'マナ総量'} (CR 202.3).`, fixes: [rewrite(at, 'マナ総量')] });
});

export default rule({
  code: 'outdated-mana-value',
  since: '0.1.0',
  wordingSince: '2021-04-23',
  severity: 'warning',
  rules: ['202.3'],
  summary: '“Converted mana cost” where cards now say “mana value”.',
  why: 'Since 2021 the total amount of mana in a mana cost is called the mana value. The older name means the same.',
  bad: 'Shallow Grave-Robbing {1}{B}\nSorcery\nDestroy target creature with converted mana cost 3 or less.',
  good: 'Shallow Grave-Robbing {1}{B}\nSorcery\nDestroy target creature with mana value 3 or less.',
  fixable: true,
  on: { en: english, ja: japanese },
});
