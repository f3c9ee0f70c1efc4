import { rule, type NodeContext } from '../engine/rule.ts';
import { onParagraph, rewrite, runsOf, spanOf, wordAt, words, type Word } from '../engine/wording-words.ts';
import { sameCase } from '../engine/wording.ts';

const NEGATIVES: Readonly<Record<string, string>> = {
  can: "can't", do: "don't", does: "doesn't", did: "didn't", is: "isn't", are: "aren't", was: "wasn't", were: "weren't", would: "wouldn't", could: "couldn't",
};

function report(run: readonly Word[], short: string, ctx: NodeContext): void {
  const at = spanOf(run[0]!, run.at(-1)!);
  const text = sameCase(run[0]!.text, short);
  ctx.report(at, { message: `Cards use the short form: write “${text}”.`, fixes: [rewrite(at, text)] });
}

function check(ctx: NodeContext): void {
  for (const run of runsOf(ctx, 'cannot')) report(run, "can't", ctx);
  for (const [long, short] of Object.entries(NEGATIVES)) for (const run of runsOf(ctx, long, 'not')) report(run, short, ctx);
  const list = words(ctx);
  list.forEach((word, i) => {
    if (word.low === 'that' && wordAt(list, i + 1).low === 'is' && wordAt(list, i + 2).low === 'a' && wordAt(list, i + 3).low === 'copy') report(list.slice(i, i + 2), "that's", ctx);
  });
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
  on: onParagraph(check),
});
