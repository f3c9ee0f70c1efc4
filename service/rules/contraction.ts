import { rule, type NodeContext } from '../engine/rule.ts';
import { onParagraph, placesOf, rewrite, runsOf, spanOf, words, type Word } from '../engine/wording-words.ts';
import { sameCase } from '../engine/wording.ts';
import { say } from '../l10n/message.ts';

const NEGATIVES: Readonly<Record<string, string>> = {
  can: "can't", do: "don't", does: "doesn't", did: "didn't", is: "isn't", are: "aren't", was: "wasn't", were: "weren't", would: "wouldn't", could: "couldn't",
};

function report(run: readonly Word[], short: string, ctx: NodeContext): void {
  const at = spanOf(run[0]!, run.at(-1)!);
  const text = sameCase(run[0]!.text, short);
  ctx.report(at, { message: say`Cards use the short form: write “${text}”.`, fixes: [rewrite(at, text)] });
}

function check(ctx: NodeContext): void {
  for (const run of runsOf(ctx, 'cannot')) report(run, "can't", ctx);
  const list = words(ctx);
  for (const not of placesOf(ctx, 'not')) {
    const short = NEGATIVES[list[not - 1]?.low ?? ''];
    if (short) report(list.slice(not - 1, not + 1), short, ctx);
  }
  for (const run of runsOf(ctx, 'that', 'is', 'a', 'copy')) report(run.slice(0, 2), "that's", ctx);
}

export default rule({
  code: 'contraction',
  since: '0.1.0',
  severity: 'warning',
  rules: [],
  summary: 'A long form such as “cannot” where cards use the short one.',
  why: 'Rules text says “can\'t”, “doesn\'t”, “isn\'t”, and “a token that\'s a copy”. The long forms mean the same.',
  bad: 'Heavy Net {1}{W}\nEnchantment — Aura\nEnchant creature\nEnchanted creature cannot attack.',
  good: 'Heavy Net {1}{W}\nEnchantment — Aura\nEnchant creature\nEnchanted creature can\'t attack.',
  fixable: true,
  dialects: ['mtg-en'],
  on: onParagraph(check, ['cannot', 'not', 'copy']),
});
