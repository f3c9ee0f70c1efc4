import { rule, type Report } from '../engine/rule.ts';
import { inOrder } from '../engine/wording-symbols.ts';
import { onParagraph, rewrite, words, type Word } from '../engine/wording-words.ts';
import type { Span } from '../../grammar/index.ts';
import { say } from '../l10n/message.ts';

/** Printed in both orders. */
const ALSO_PRINTED = /^[^WUBRG]*(?:\{R\})+(?:\{W\})+(?:\{U\})+$/u;

/** What to say of symbols that stand together; undefined where their order is right. */
function reportOf(symbols: string, at: Span): Report | undefined {
  const right = inOrder(symbols);
  if (right === undefined || right === symbols || ALSO_PRINTED.test(symbols)) return undefined;
  return { message: say`The symbols of a mana cost stand in a fixed order: ${right}.`, fixes: [rewrite(at, right)] };
}

interface Run extends Span {
  symbols: string;
}

/** Symbols that stand together without a space; in Japanese they are one word. */
function runs(list: readonly Word[]): Run[] {
  const found: Run[] = [];
  for (const { text, start, end } of list) {
    if (!/^(?:\{[^{}]+\})+$/.test(text)) continue;
    const last = found.at(-1);
    if (last?.end === start) Object.assign(last, { symbols: last.symbols + text, end });
    else found.push({ symbols: text, start, end });
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
  on: {
    Face({ face, report }) {
      const cost = face.manaCost;
      const found = cost ? reportOf(cost.text, cost) : undefined;
      if (cost && found) report(cost, found, 'mana_cost');
    },
    ...onParagraph((ctx) => {
      if (!ctx.paragraph.source.text.includes('}{')) return;
      for (const { symbols, ...at } of runs(words(ctx))) {
        const found = reportOf(symbols, at);
        if (found) ctx.report(at, found);
      }
    }),
  },
});
