import type { Node, Noun } from '../../grammar/tree.ts';
import { rule, type ProposedFix } from '../engine/rule.ts';
import { headOf } from '../engine/things.ts';
import { anyBelow, hasUnknown } from '../engine/tree-places.ts';
import { say } from '../l10n/message.ts';

const isRounding = (node: Node): boolean => (node.kind === 'Adverbial' || node.kind === 'Qualifier') && /^round/.test(node.relation) || (node.kind === 'Clause' && /^round\b/.test(node.verb));
const rounds = anyBelow(isRounding);

/** `half their life`, ライフの半分. */
const isHalf = (noun: Noun): boolean => noun.determiners.includes('half') || (noun.japanese !== undefined && headOf(noun)?.id === 'half');

/** Compared, not counted out. */
const COMPARES = new Set(['less', 'more', 'greater', 'fewer', 'at-least', 'at-most']);

const CONDITIONS = new Set(['if', 'unless', 'as-long-as', 'for-as-long-as', 'while', 'when', 'whenever']);

const isCompared = (n: Node): boolean =>
  (n.kind === 'Qualifier' && n.comparison !== undefined && n.comparison.relation !== 'equal') || (n.kind === 'Adverbial' && (COMPARES.has(n.relation) || (CONDITIONS.has(n.relation) && n.clause !== undefined)));

export default rule({
  code: 'undefined-rounding',
  since: '0.1.0',
  severity: 'warning',
  rules: ['107.1a'],
  summary: 'Half of something, and nothing says whether it is rounded up or down.',
  why: 'Only whole numbers exist in the game. Half of an odd number has to be rounded, and every card says which way.',
  bad: 'Cruel Tithe {2}{B}\nSorcery\nTarget player loses half their life.',
  good: 'Cruel Tithe {2}{B}\nSorcery\nTarget player loses half their life, rounded up.',
  fixable: true,
  on: {
    Noun(noun, ctx) {
      const { ability } = ctx.paragraph;
      if (!isHalf(noun) || ctx.path.some(isCompared) || rounds(ability) || hasUnknown(ability)) return;
      if (ctx.face.dialect === 'mtg-ja' && /端数/u.test(ctx.text(ability))) return;
      const around = ctx.path.at(-1);
      const whole = around?.kind === 'Noun' && around.possessor === noun ? around : noun;
      const [up, down, at] = ctx.face.dialect === 'mtg-ja' ? ['端数を切り上げた', '端数を切り捨てた', headOf(noun)?.at.start ?? noun.start] : [', rounded up', ', rounded down', whole.end];
      const insert = (text: string): ProposedFix => ({ title: say`Insert “${text}”`, edits: [{ span: { start: at, end: at }, newText: text }], preferred: false });
      ctx.report(whole, {
        message: say`Half of an odd number has to be rounded, and nothing says which way (CR 107.1a). Add “${up.replace(/^, /, '')}” or “${down.replace(/^, /, '')}”.`,
        fixes: [insert(up), insert(down)],
      });
    },
  },
});
