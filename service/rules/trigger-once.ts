import { rule, type NodeContext } from '../engine/rule.ts';
import { onParagraph, rewrite, spanOf, words, type Word } from '../engine/wording-words.ts';
import { say } from '../l10n/message.ts';

const RIGHT = 'this ability triggers only once each turn';
const ALLOWED = new Set(['this', 'ability', 'can', 'may', 'only', 'trigger', 'triggers', 'once', 'each', 'per', 'every', 'turn', 'will', 'one', 'time', 'a']);

/** Sentences as lists of words, without the full stop. */
function sentences(list: readonly Word[]): Word[][] {
  const found: Word[][] = [[]];
  for (const word of list) {
    if (/^[.:"“”]$/.test(word.text)) found.push([]);
    else found.at(-1)!.push(word);
  }
  return found;
}

function says(run: readonly Word[]): boolean {
  const said = run.flatMap((word) => word.low.split(' '));
  const has = (...wanted: readonly string[]): boolean => wanted.some((word) => said.includes(word));
  return said[0] === 'this' && has('ability', 'triggers') && has('trigger', 'triggers') && has('once', 'one') && has('turn') && said.every((word) => ALLOWED.has(word)) && said.join(' ') !== RIGHT;
}

function check(ctx: NodeContext): void {
  for (const run of sentences(words(ctx)).filter((list) => list.length > 0 && says(list))) {
    const at = spanOf(run[0]!, run.at(-1)!);
    ctx.report(at, { message: say`Cards limit a triggered ability in the words “This ability triggers only once each turn” (CR 603.2).`, rules: ['603.2'], fixes: [rewrite(at, 'This ability triggers only once each turn')] });
  }
}

export default rule({
  code: 'trigger-once',
  since: '0.1.0',
  severity: 'warning',
  rules: ['603.2'],
  summary: 'The limit of a triggered ability in other words than cards use.',
  why: 'The rules define one sentence for it. “Once per turn” stands on no printed card.',
  bad: 'Keen Clerk {1}{W}\nCreature — Human Cleric\nWhenever you gain life, draw a card. This ability only triggers once per turn.\n1/3',
  good: 'Keen Clerk {1}{W}\nCreature — Human Cleric\nWhenever you gain life, draw a card. This ability triggers only once each turn.\n1/3',
  fixable: true,
  dialects: ['mtg-en'],
  on: onParagraph(check, ['trigger', 'triggers']),
});
