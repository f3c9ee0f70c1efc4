import { matchesOf } from '../engine/japanese-words.ts';
import { rule } from '../engine/rule.ts';
import { onParagraph, rewrite } from '../engine/wording-words.ts';
import { say } from '../l10n/message.ts';

const BURY = /埋葬(する|し、|した|される)?/gu;
/** What is buried is several. */
const SEVERAL = /(?:すべての|それら|[2-9２-９XＸ][体つ]|1[0-9][体つ])[^。]*$/u;

export default rule({
  code: 'outdated-bury',
  since: '0.1.0',
  wordingSince: '1999-04-21',
  severity: 'warning',
  rules: ['701.8', '701.19'],
  summary: 'In Japanese, 埋葬する, which cards have not said since 1999.',
  why: 'To bury was to destroy something that could not be regenerated. Cards say both now: 破壊する, and 再生できない.',
  bad: '深き墓標 {2}{B}\nインスタント\nクリーチャー１体を対象とする。それを埋葬する。',
  good: '深き墓標 {2}{B}\nインスタント\nクリーチャー１体を対象とする。それを破壊する。それは再生できない。',
  fixable: true,
  dialects: ['mtg-ja'],
  on: onParagraph((ctx) => {
    for (const at of matchesOf(ctx, BURY)) {
      const whole = at.groups[0] === 'する' && ctx.text({ start: at.end, end: at.end + 1 }) === '。';
      const them = SEVERAL.test(ctx.text({ start: 0, end: at.start })) ? 'それら' : 'それ';
      ctx.report(at, {
        message: say`Cards do not say ${'埋葬'} any more: what is buried is destroyed and cannot be regenerated (CR 701.8, 701.19).`,
        fixes: whole ? [rewrite(at, `破壊する。${them}は再生できない`)] : [],
      });
    }
  }),
});
