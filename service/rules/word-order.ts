import { countOf } from '../engine/japanese-counts.ts';
import { rule } from '../engine/rule.ts';
import { isTokenNoun } from '../engine/things.ts';
import { say } from '../l10n/message.ts';

const MAKING = new Set(['create', 'put']);
/** What goes on with the count. */
const TAIL = /^(?:以[上下]|未満|まで|ずつ)/u;

export default rule({
  code: 'word-order',
  since: '0.1.0',
  wordingSince: '2021-02-05',
  severity: 'warning',
  rules: ['701.7'],
  summary: 'In Japanese, the number of tokens after を.',
  why: 'Since 2021 cards say トークン２体を生成する, with the number directly behind what is created; before, they said トークンを２体生成する.',
  bad: '招集の角笛 {2}{W}\nソーサリー\n白の１/１の兵士・クリーチャー・トークンを２体生成する。',
  good: '招集の角笛 {2}{W}\nソーサリー\n白の１/１の兵士・クリーチャー・トークン２体を生成する。',
  fixable: true,
  dialects: ['mtg-ja'],
  on: {
    Clause(clause, ctx) {
      const phrase = clause.object;
      const noun = phrase?.items.length === 1 ? phrase.items[0]! : undefined;
      if (!phrase || !noun || !MAKING.has(clause.verb) || !isTokenNoun(noun)) return;
      const count = countOf(noun, phrase, clause);
      if (count?.particle?.id !== 'o' || TAIL.test(ctx.text({ start: count.counter.end, end: count.counter.end + 2 }))) return;
      const at = { start: count.particle.start, end: count.counter.end };
      const number = ctx.text({ start: count.number.start, end: count.counter.end });
      const newText = `${number}${ctx.text(count.particle)}`;
      ctx.report(at, {
        message: say`Since 2021 the number stands before を: write “${newText}”.`,
        fixes: [{ title: say`Write “${newText}”`, edits: [{ span: at, newText }], preferred: true }],
      });
    },
  },
});
