import type { Noun, NounPhrase } from '../../grammar/tree.ts';
import { COUNTERS, countersOf, countOf } from '../engine/japanese-counts.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { headOf } from '../engine/things.ts';
import { rewrite } from '../engine/wording-words.ts';
import { say } from '../l10n/message.ts';

/** `アーティファクトやクリーチャー１つ`: one count for several nouns. */
const sharesCount = (phrase: NounPhrase): boolean => phrase.items.length > 1 && !phrase.items.every((noun) => noun.japanese?.counter !== undefined);

function check(noun: Noun, phrase: NounPhrase, ctx: NodeContext): void {
  const wanted = countersOf(noun);
  const found = wanted && countOf(noun, phrase, ctx.path.at(-1));
  const head = headOf(noun);
  if (!found || !head || found.counter.id === wanted.right || wanted.also.includes(found.counter.id)) return;
  if (found.particle && (found.particle.id === 'wa' || found.particle.id === 'ga')) return;
  const right = COUNTERS[wanted.right]!;
  ctx.report(found.counter, {
    message: say`${ctx.text(head.at)} is counted with ${right}, not with ${ctx.text(found.counter)}.`,
    fixes: [rewrite(found.counter, right)],
  });
}

export default rule({
  code: 'counter-word',
  since: '0.1.0',
  severity: 'warning',
  rules: [],
  summary: 'In Japanese, a number with a counter that its noun does not take.',
  why: 'Creatures and planeswalkers are counted with 体, cards with 枚, players with 人, counters with 個, life, damage and mana with 点, and other permanents, spells and abilities with つ.',
  bad: '招集の角笛 {2}{W}\nソーサリー\n白の１/１の兵士・クリーチャー・トークン２つを生成する。',
  good: '招集の角笛 {2}{W}\nソーサリー\n白の１/１の兵士・クリーチャー・トークン２体を生成する。',
  fixable: true,
  dialects: ['mtg-ja'],
  on: {
    NounPhrase(phrase, ctx) {
      if (sharesCount(phrase)) return;
      for (const noun of phrase.items) if (noun.japanese?.counter) check(noun, phrase, ctx);
    },
  },
});
