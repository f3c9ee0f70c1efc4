import { isLeaf, type Leaf, type Noun } from '../../grammar/tree.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { digitsOf, isAmount, isCounted, numberWord } from '../engine/wording-numbers.ts';
import { plain, rewrite } from '../engine/wording-words.ts';
import { sameCase } from '../engine/wording.ts';
import { say } from '../l10n/message.ts';

/** The leaf that says how many. */
const countLeaf = (noun: Noun): Leaf | undefined => noun.children.find((child): child is Leaf => isLeaf(child) && /^\d+$/.test(child.id) && (noun.count ?? '').split('-').includes(child.id));

function check(noun: Noun, ctx: NodeContext): void {
  const leaf = noun.count === undefined ? undefined : countLeaf(noun);
  if (!leaf) return;
  const written = ctx.text(leaf);
  const word = isCounted(noun) ? numberWord(written) : undefined;
  const compares = /^.-or-/.test(noun.count ?? '') && /^\d/.test(written);
  if (compares) return;
  const digits = isAmount(noun) ? digitsOf(plain(written)) : undefined;
  if (word !== undefined) {
    ctx.report(leaf, {
      message: say`Cards count things in words up to ten: write “${word}”. Digits are for damage, life, power, toughness, and mana.`,
      fixes: [rewrite(leaf, sameCase(noun.start === 0 || /^[.:—"•]/.test(ctx.text({ start: leaf.start - 2, end: leaf.start })) ? 'A' : 'a', word))],
    });
  } else if (digits !== undefined) {
    ctx.report(leaf, { message: say`Amounts of damage and life are in digits: write “${digits}”.`, fixes: [rewrite(leaf, digits)] });
  }
}

export default rule({
  code: 'number-style',
  since: '0.1.0',
  severity: 'warning',
  rules: [],
  summary: 'A number in digits where cards use a word, or the other way round.',
  why: 'Cards count things in words up to ten, and give damage, life, power, toughness, and mana in digits. Readers find the numbers that matter for arithmetic at a glance.',
  bad: 'Library Lamp {3}{U}\nSorcery\nDraw 2 cards. You lose three life.',
  good: 'Library Lamp {3}{U}\nSorcery\nDraw two cards. You lose 3 life.',
  fixable: true,
  dialects: ['mtg-en'],
  on: { Noun: check },
});
