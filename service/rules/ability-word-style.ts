import { isLeaf, type Leaf } from '../../grammar/tree.ts';
import { abilityWordByName } from '../../grammar/vocabulary/index.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { rewrite, onParagraph, plain, words, type Word } from '../engine/wording-words.ts';
import { say } from '../l10n/message.ts';

/** What an ability opens with, by the id of the word. */
const OPENS: ReadonlySet<string> = new Set(['when', 'whenever', 'at', 'if', 'as-long-as']);
const MOST_WORDS = 5;

const right = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** The ability word stands before its dash: only its first letter is a capital. */
function checkCapitals(ctx: NodeContext): void {
  const { ability } = ctx.paragraph;
  const dash = ability.children.find((child): child is Leaf => isLeaf(child) && /^[—–―-]+$/u.test(child.id));
  const first = ability.children.find((child): child is Leaf => isLeaf(child) && child.id !== ability.label && /\p{L}/u.test(child.id));
  if (!dash || !first || first.start > dash.start) return;
  const at = { start: first.start, end: first.start + ctx.text({ start: first.start, end: dash.start }).trimEnd().length };
  const written = ctx.text(at);
  if (!abilityWordByName.has(plain(written)) || written === right(written)) return;
  ctx.report(at, { message: say`Of an ability word only the first letter is a capital (CR 207.2c): “${right(written)}”.`, fixes: [rewrite(at, right(written))] });
}

const FIRST_PARTS: ReadonlySet<string> = new Set([...abilityWordByName.keys()].map((name) => name.split(/[ ']/u)[0]!));

/** The longest ability word that a paragraph begins with, without a dash, and what follows it. */
function undashed(list: readonly Word[]): { name: string; last: Word; next: Word } | undefined {
  if (!FIRST_PARTS.has(list[0]?.low ?? '')) return undefined;
  for (let count = MOST_WORDS; count > 0; count--) {
    const last = list[count - 1];
    const next = list[count] && /^[:,]$/u.test(list[count]!.text) ? list[count + 1] : list[count];
    const name = list.slice(0, count).map(({ low }) => low).join(' ').replace(/ '/gu, "'");
    if (last && next && abilityWordByName.has(name) && OPENS.has(next.id)) return { name, last, next };
  }
  return undefined;
}

function check(ctx: NodeContext): void {
  if (ctx.paragraph.ability.word !== undefined) return checkCapitals(ctx);
  const found = undashed(words(ctx));
  if (!found) return;
  const { name, last, next } = found;
  const start = words(ctx)[0]!.start;
  ctx.report({ start, end: last.end }, {
    message: say`${right(name)} is an ability word, and a dash follows it (CR 207.2c).`,
    fixes: [rewrite({ start, end: next.start }, `${right(name)} — `, say`Write “${right(name)} —”`)],
  });
}

export default rule({
  code: 'ability-word-style',
  since: '0.1.0',
  severity: 'warning',
  rules: ['207.2c'],
  summary: 'An ability word without its dash, or with other capitals than its first.',
  why: 'An ability word stands in italics before a dash, with a capital on its first letter alone: it has no meaning in the rules, and without the dash it reads as a part of the ability.',
  bad: 'Fen Strider {1}{B}\nCreature — Human Scout\nMorbid: When this creature enters, if a creature died this turn, draw a card.\n2/1',
  good: 'Fen Strider {1}{B}\nCreature — Human Scout\nMorbid — When this creature enters, if a creature died this turn, draw a card.\n2/1',
  fixable: true,
  dialects: ['mtg-en'],
  on: onParagraph(check),
});
