import { rule, type Report } from '../engine/rule.ts';
import { inOrder } from '../engine/wording-symbols.ts';
import { onParagraph, rewrite, spanOf, words, type Word } from '../engine/wording-words.ts';
import type { Span } from '../../grammar/index.ts';
import { say } from '../l10n/message.ts';

/** Printed in both orders. */
const ALSO_PRINTED = /^[^WUBRG]*(?:\{R\})+(?:\{W\})+(?:\{U\})+$/u;

/** What to say of symbols that stand together; undefined where their order is right. */
function reportOf(symbols: readonly string[], at: Span): Report | undefined {
  const right = inOrder(symbols)?.join('');
  if (right === undefined || right === symbols.join('') || ALSO_PRINTED.test(symbols.join(''))) return undefined;
  return { message: say`The symbols of a mana cost stand in a fixed order: ${right}.`, fixes: [rewrite(at, right)] };
}

/** Symbols that stand together without a space. */
function runs(list: readonly Word[]): Word[][] {
  const found: Word[][] = [];
  for (const word of list) {
    if (!/^\{[^{}]+\}$/.test(word.text)) continue;
    if (found.at(-1)?.at(-1)?.end === word.start) found.at(-1)!.push(word);
    else found.push([word]);
  }
  return found;
}

export default rule({
  code: 'symbol-order',
  since: '0.1.0',
  severity: 'warning',
  rules: ['202.1'],
  summary: 'Mana symbols in another order than cards print.',
  why: 'Cards print X, then generic mana, then colors around the color wheel, each color of a pair after the one that leads to it the shorter way: {2}{G}{W}, {U}{R}{W}.',
  bad: 'Twin Groves {W}{G}\nInstant\nYou gain 4 life.',
  good: 'Twin Groves {G}{W}\nInstant\nYou gain 4 life.',
  fixable: true,
  dialects: ['mtg-en'],
  on: {
    Face({ face, report }) {
      const cost = face.manaCost;
      const symbols = cost ? cost.text.split(/(?<=\})(?=\{)/u) : [];
      const found = cost && symbols.length > 1 ? reportOf(symbols, cost) : undefined;
      if (cost && found) report(cost, found, 'mana_cost');
    },
    ...onParagraph((ctx) => {
      for (const run of runs(words(ctx))) {
        const at = spanOf(run[0]!, run.at(-1)!);
        const found = run.length > 1 ? reportOf(run.map((word) => word.text), at) : undefined;
        if (found) ctx.report(at, found);
      }
    }),
  },
});
