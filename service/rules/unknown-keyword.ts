import { KEYWORDS } from '../../grammar/vocabulary/index.ts';
import type { Clause, Unknown } from '../../grammar/tree.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { around } from '../engine/tree-places.ts';
import { sameCase } from '../engine/wording.ts';
import { isSlip, nearest } from '../suggest.ts';
import { say } from '../l10n/message.ts';

const NAMES = KEYWORDS.map((k) => k.name);
const WITH_PARAMETER = KEYWORDS.filter((k) => k.parameter !== 'none').map((k) => k.name);
const GIVES = ['gain', 'have', 'lose'];

/** The first word of what is not understood, where a keyword could stand: alone in a line, in a list of keywords, or as what is gained. */
function wordIn(node: Unknown, ctx: NodeContext): { start: number; end: number; text: string; alone: boolean } | undefined {
  const text = ctx.text(node);
  const m = /^(?:, (?:and )?|and )?(\p{L}+(?: \p{L}+)?)(?=$|[,.]| until| and | \{| \d)/u.exec(text);
  if (!m) return undefined;
  const start = node.start + m[0].length - m[1]!.length;
  const whole = ctx.text(ctx.ability);
  const alone = /^\p{L}+(?: \p{L}+)?$/u.test(whole);
  const sentence = around(ctx, 'Sentence');
  const clause = sentence?.children.filter((c): c is Clause => c.kind === 'Clause' && c.end <= node.start).at(-1);
  const listed = sentence !== undefined && sentence.closing === 'none' && (clause === undefined || clause.subject?.items.every((n) => n.form === 'keyword') === true);
  const given = clause !== undefined && clause.object === undefined && ctx.text({ start: clause.end, end: node.start }).trim() === '' && GIVES.includes(clause.verb);
  return alone || listed || given ? { start, end: start + m[1]!.length, text: m[1]!, alone } : undefined;
}

export default rule({
  code: 'unknown-keyword',
  since: '0.1.0',
  severity: 'error',
  rules: ['702.1'],
  dialects: ['mtg-en'],
  summary: 'A word in the place of a keyword that is a slip of one.',
  why: 'Keywords are a closed list of the rules and of what the set itself defines. A word that is one slip away from a keyword is almost surely a misprint of it.',
  bad: 'Cliff Glider {2}{W}\nCreature — Bird\nFlyng\n2/2',
  good: 'Cliff Glider {2}{W}\nCreature — Bird\nFlying\n2/2',
  fixable: true,
  on: {
    Unknown(node, ctx) {
      const word = wordIn(node, ctx);
      if (!word || word.text.length < 4 || ctx.set.cardsWith(word.text) > 1) return;
      const near = nearest(word.text, /^ [{\d]/.test(ctx.text({ start: word.end, end: ctx.ability.end })) ? WITH_PARAMETER : NAMES);
      if (!near || !(isSlip(word.text, near) || (word.text.length === near.length - 1 && word.text[0]!.toLowerCase() === near[0]))) return;
      const right = sameCase(word.text, near);
      ctx.report(word, { message: say`There is no keyword ${word.text} (CR 702.1). Did you mean ${right}?`, fixes: [{ title: say`Write “${right}”`, edits: [{ span: { start: word.start, end: word.end }, newText: right }], preferred: true }] });
    },
  },
});
