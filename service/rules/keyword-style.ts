import { isLeaf, type Ability, type KeywordUse, type Leaf } from '../../grammar/tree.ts';
import { keywordById } from '../../grammar/vocabulary/index.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { isOwnWord } from '../engine/wording-self.ts';
import { plain, rewrite, textBefore } from '../engine/wording-words.ts';
import { sameCase } from '../engine/wording.ts';
import { say } from '../l10n/message.ts';

/** What stands before a word that opens a line, a sentence or a quotation. */
const OPENS = /(?:^|[.:—–―"“”|•*([\]]\s*|[^\p{L}\d,}"”)] - )$/u;

/** `Mighty Morph`: the word before has a capital as well and opens nothing. */
const PART_OF_NAME = /(?<=[\p{Ll},] |— |– )\p{Lu}\p{Ll}+ $/u;

const wordOf = (use: KeywordUse): Leaf | undefined => use.children.find(isLeaf);

/** `First Strike` at the start of a line is `First strike`, elsewhere `first strike`. */
function checkCase(use: KeywordUse, ctx: NodeContext): void {
  const word = wordOf(use);
  const name = keywordById.get(use.keyword)?.name;
  if (!word || !name || name !== name.toLowerCase()) return;
  const written = ctx.text(word);
  if (plain(written) !== name || written === name) return;
  const before = textBefore(ctx, word.start);
  const right = OPENS.test(before) ? sameCase('A', name) : name;
  if (written === right || PART_OF_NAME.test(before) || isOwnWord(written, ctx)) return;
  ctx.report(word, { message: say`Only the first word of a line or sentence has a capital: write “${right}”.`, fixes: [rewrite(word, right)] });
}

/** Nothing but words: a cost or an ability of its own ends with a full stop, and so does an action that is called like a keyword. */
const isBare = (use: KeywordUse): boolean => !use.cost && !use.dash && !use.ability && !use.quality && (use.count !== undefined || keywordById.get(use.keyword)?.parameter === 'none');

function checkStop(ability: Ability, ctx: NodeContext): void {
  const stop = ability.children.find((child): child is Leaf => isLeaf(child) && (child.id === '.' || child.id === 'full-stop'));
  if (ability.ability !== 'keyword' || !stop || ability.definition || !ability.keywords.every(isBare) || ability.children.some((child) => !isLeaf(child) && child.kind !== 'KeywordUse' && child.kind !== 'ReminderText')) return;
  if (ctx.path.length > 0) return;
  ctx.report(stop, { message: say`No full stop stands after a list of keywords.`, fixes: [rewrite(stop, '', say`Leave out the full stop`)] });
}

export default rule({
  code: 'keyword-style',
  since: '0.1.0',
  severity: 'warning',
  rules: [],
  summary: 'A keyword with a capital inside a line, or a full stop after a list of keywords.',
  why: 'Cards write “Flying, first strike” and “gains flying”: only the first word has a capital, and a list of keywords ends without a full stop.',
  bad: 'Dawn Rider {3}{W}\nCreature — Human Knight\nFlying, First Strike\n2/2',
  good: 'Dawn Rider {3}{W}\nCreature — Human Knight\nFlying, first strike\n2/2',
  fixable: true,
  on: { en: { KeywordUse: checkCase, Ability: checkStop }, ja: { Ability: checkStop } },
});
