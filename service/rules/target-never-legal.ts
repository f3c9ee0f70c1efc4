import type { Noun } from '../../grammar/tree.ts';
import { without } from '../engine/noun-edits.ts';
import { rule, type NodeContext, type ProposedFix } from '../engine/rule.ts';
import { hasWord } from '../engine/things.ts';
import { anyBelow, around } from '../engine/tree-places.ts';
import { sameCase } from '../engine/wording.ts';
import { say } from '../l10n/message.ts';
import { word } from '../l10n/words.ts';

/** The keyword that a noun is said to have: `with shroud`. */
const keywordOf = (noun: Noun, ...keywords: readonly string[]): string | undefined =>
  noun.qualifiers.filter((q) => q.relation === 'with').flatMap((q) => q.phrase?.items ?? []).filter((n) => !n.keyword?.quality).map((n) => n.keyword?.keyword).find((k) => k !== undefined && keywords.includes(k));

const isOpponents = (noun: Noun): boolean => noun.qualifiers.some(({ clause }) => clause?.verb === 'control' && (clause.subject?.items.some((n) => hasWord(n, 'opponent')) || (clause.negative && clause.subject?.items[0]?.id === 'you')));

/** “as though it didn't have hexproof” */
const asThough = anyBelow((node) => node.kind === 'Adverbial' && /^as-though/.test(node.relation));

const COLORS: Readonly<Record<string, string>> = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' };

/** The color of this card that the target is said to be protected from. */
function protectedColor(noun: Noun, { face }: NodeContext): string | undefined {
  const cost = face.manaCost?.text ?? '';
  const uses = noun.qualifiers.filter((q) => q.relation === 'with').flatMap((q) => q.phrase?.items ?? []).map((n) => n.keyword).filter((k) => k?.keyword === 'protection' && k.quality?.items.length === 1);
  const [color, more] = uses.flatMap((k) => k!.quality!.items[0]!.modifiers).flatMap((m) => (m.kind === 'word' && m.class === 'color' && !m.negated ? [m.id] : []));
  return color && !more && uses[0]!.quality!.items[0]!.modifiers.length === 1 && COLORS[color] && new RegExp(`\\{[^}]*${COLORS[color]}[^}]*\\}`, 'u').test(cost) ? color : undefined;
}

/** Acts on each that is described, or on any without the quality: one is no target, the other may be one. */
function fixesFor(noun: Noun, ctx: NodeContext): ProposedFix[] {
  const { target, determiners, count } = noun;
  const quality = noun.qualifiers.find((q) => q.relation === 'with' && q.phrase?.items.length === 1);
  const fixes: ProposedFix[] = [];
  if (target && determiners.length === 0 && count === undefined) {
    const each = sameCase(ctx.text(target.at), 'each');
    fixes.push({ title: say`Write “${each}” instead of “target”`, edits: [{ span: target.at, newText: each }], preferred: false });
  }
  if (quality) fixes.push({ title: say`Leave “${ctx.text(quality)}” out`, edits: [without(quality)], preferred: false });
  return fixes;
}

export default rule({
  code: 'target-never-legal',
  since: '0.1.0',
  severity: 'warning',
  rules: ['702.18', '702.11', '702.16'],
  summary: 'A target that can never be chosen.',
  why: 'What has shroud is never a target, what has hexproof is none for its controller\'s opponents, and what has protection from a color is none for a source of that color. A target described so does not exist.',
  bad: 'Veil Piercer {1}{R}\nInstant\nDestroy target creature with shroud.',
  good: 'Veil Piercer {1}{R}\nInstant\nDestroy all creatures with shroud.',
  fixable: true,
  on: {
    Noun(noun, ctx) {
      if (!noun.target) return;
      const color = protectedColor(noun, ctx);
      if (color) return ctx.report(noun, { message: say`This card is ${word(color)}, so what has protection from ${word(color)} is never a target of it (CR 702.16). Act on it without “target”.`, rules: ['702.16'], fixes: fixesFor(noun, ctx) });
      const keyword = keywordOf(noun, 'shroud') ?? (isOpponents(noun) ? keywordOf(noun, 'hexproof') : undefined);
      if (!keyword || asThough(around(ctx, 'Sentence') ?? ctx.ability)) return;
      ctx.report(noun, {
        message: keyword === 'shroud' ? say`Nothing with shroud is ever a target (CR 702.18). Act on it without “target”, as in “each” or “choose”.` : say`What an opponent controls and has hexproof is never a target of yours (CR 702.11). Act on it without “target”, as in “each” or “choose”.`,
        rules: [keyword === 'shroud' ? '702.18' : '702.11'],
        fixes: fixesFor(noun, ctx),
      });
    },
  },
});
