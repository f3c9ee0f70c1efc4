import type { Unknown } from '../../grammar/tree.ts';
import { allMatches } from '../engine/all-matches.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { onParagraph, rewrite, words } from '../engine/wording-words.ts';
import { say } from '../l10n/message.ts';

/** These may stand twice: `those that that player controls`, `had had`. */
const RIGHT_TWICE = new Set(['that', 'had', 'x', 'name']);

const APOSTROPHE = 39;
const mayBeLetter = (code: number): boolean => (code >= 97 && code <= 122) || code === APOSTROPHE || code > 127;

/** `before` ends with the first and the last letter of the first word of `text`, in their places. */
function mayDouble(before: string, text: string): boolean {
  let count = 0;
  while (count < text.length && mayBeLetter(text.charCodeAt(count))) count++;
  return count > 0 && before.length >= count && before.charCodeAt(before.length - 1) === text.charCodeAt(count - 1) && before.charCodeAt(before.length - count) === text.charCodeAt(0);
}

const first = (text: string): string => /^[\p{L}']+/u.exec(text)?.[0] ?? '';
const last = (text: string): string => /[\p{L}']+$/u.exec(text)?.[0] ?? '';

function check(ctx: NodeContext): void {
  const list = words(ctx);
  list.forEach((word, i) => {
    const before = list[i - 1];
    if (!before || !mayDouble(before.low, word.low)) return;
    const doubled = first(word.low);
    if (doubled === '' || last(before.low) !== doubled || RIGHT_TWICE.has(doubled) || before.id === 'name' || word.id === 'name') return;
    if (word.start !== before.end + 1 || (/^\p{Lu}/u.test(word.text) && i > 1)) return;
    const at = { start: before.end, end: word.start + doubled.length };
    ctx.report({ start: word.start, end: at.end }, { message: say`“${doubled}” stands here twice.`, fixes: [rewrite(at, '', say`Leave one out`)] });
  });
}

/** がが, ををを, カードカード: never where the grammar gives the words a meaning. */
const SAME_TWICE = /([がをにで、])\1|([ァ-ヺー]{2,}|[々\u4e00-\u9fff]{2,})\2/gu;

function checkJapanese(node: Unknown, ctx: NodeContext): void {
  for (const { 0: text, 1: particle, 2: word, index } of allMatches(SAME_TWICE, ctx.text(node))) {
    const doubled = particle ?? word!;
    const end = node.start + index + text.length;
    const at = { start: end - doubled.length, end };
    ctx.report(at, { message: say`“${doubled}” stands here twice.`, fixes: [rewrite(at, '', say`Leave one out`)] });
  }
}

export default rule({
  code: 'doubled-word',
  since: '0.1.0',
  severity: 'warning',
  rules: [],
  summary: 'The same word twice in a row.',
  why: 'Almost always a slip of the keyboard.',
  bad: 'Second Sight {U}\nInstant\nDraw a card, then discard a a card.',
  good: 'Second Sight {U}\nInstant\nDraw a card, then discard a card.',
  fixable: true,
  on: { en: onParagraph(check), ja: { Unknown: checkJapanese } },
});
