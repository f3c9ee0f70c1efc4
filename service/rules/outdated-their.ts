import { rule, type NodeContext, type ProposedFix } from '../engine/rule.ts';
import { onParagraph, rewrite, spanOf, wordAt, words, type Word } from '../engine/wording-words.ts';
import { pluralVerb } from '../engine/wording-verbs.ts';
import { sameCase } from '../engine/wording.ts';
import { say } from '../l10n/message.ts';

const MESSAGE = say`Since 2018 cards call one player “they”, so nobody is left out: “he or she” and “his or her” are the older wording.`;
const PAIRS: Readonly<Record<string, string>> = { 'he or she': 'they', 'she or he': 'they', 'him or her': 'them', 'her or him': 'them', 'his or her': 'their', 'her or his': 'their', 'his or hers': 'theirs' };
/** The words that open a pair, or are one phrase. */
const OPENS = new Set(Object.keys(PAIRS).flatMap((pair) => [pair, pair.split(' ')[0]!]));

/** The verb goes with its new subject: `he or she draws`, `they draw`. */
function verbFix(fix: ProposedFix, subject: string, verb: Word): ProposedFix {
  const form = subject === 'they' ? pluralVerb(verb.low) : undefined;
  return form ? { ...fix, title: say`Write “they ${form}”`, edits: [...fix.edits, { span: { start: verb.start, end: verb.end }, newText: form }] } : fix;
}

function check(ctx: NodeContext): void {
  const list = words(ctx);
  for (let i = 0; i < list.length; i++) {
    const [first, or, last] = [list[i]!, wordAt(list, i + 1), wordAt(list, i + 2)];
    if (!OPENS.has(first.low)) continue;
    const whole = PAIRS[first.low];
    const pair = whole ?? PAIRS[`${first.low} ${or.low} ${last.low}`];
    if (!pair) continue;
    const at = whole ? first : spanOf(first, last);
    const fix = rewrite(at, sameCase(first.text, pair));
    ctx.report(at, { message: MESSAGE, fixes: [verbFix(fix, pair, wordAt(list, whole ? i + 1 : i + 3))] });
  }
}

export default rule({
  code: 'outdated-their',
  since: '0.1.0',
  wordingSince: '2018-04-27',
  severity: 'warning',
  rules: [],
  summary: '“He or she” or “his or her” where cards now say “they” or “their”.',
  why: 'Since 2018 cards speak of one player as “they”. The older wording means the same.',
  bad: 'Mind Gutter {1}{B}\nSorcery\nTarget player reveals his or her hand.',
  good: 'Mind Gutter {1}{B}\nSorcery\nTarget player reveals their hand.',
  fixable: true,
  dialects: ['mtg-en'],
  on: onParagraph(check, [...OPENS]),
});
