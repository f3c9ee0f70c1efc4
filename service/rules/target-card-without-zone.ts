import type { Noun } from '../../grammar/tree.ts';
import { rule, type NodeContext, type ProposedFix } from '../engine/rule.ts';
import { around, patientOf } from '../engine/tree-places.ts';
import { namesZone } from '../engine/zones.ts';
import { hasWord, headOf, wordsOf } from '../engine/things.ts';
import { ruleOf } from '../engine/legal-objects.ts';
import { say } from '../l10n/message.ts';
import { word } from '../l10n/words.ts';

/** States that only a card in a known zone has. */
const ZONED = ['exiled', 'suspended', 'foretold', 'revealed', 'milled', 'discarded', 'drawn', 'warped', 'sacrificed', 'chosen', 'haunted', 'face-up', 'face-down'];
/** A relative clause or participle may say it in its own way: a card that was milled, a card exiled with this. */
const isDescribed = (noun: Noun): boolean => noun.qualifiers.some((q) => q.relation === 'participle' || (q.relation === 'relative' && q.clause !== undefined && !['control', 'own'].includes(q.clause.verb)));

function fixesFor(noun: Noun, ctx: NodeContext): ProposedFix[] {
  const head = headOf(noun)!;
  const clause = around(ctx, 'Clause');
  const acts = clause && patientOf(clause)?.items.includes(noun) ? clause.verb : undefined;
  const before = wordsOf(noun).at(-2);
  const permanent = before && (before.class === 'type' || before.class === 'subtype') && !['instant', 'sorcery'].includes(before.id);
  const leaveOut: ProposedFix[] = permanent ? [{ title: say`Leave out “card”`, edits: [{ span: { start: before.at.end, end: head.at.end }, newText: head.plural && !before.plural ? 's' : '' }], preferred: acts === 'destroy' || acts === 'tap' || acts === 'untap' }] : [];
  const zone: ProposedFix = { title: say`Insert “from your graveyard”`, edits: [{ span: { start: head.at.end, end: head.at.end }, newText: ' from your graveyard' }], preferred: false };
  return acts === 'destroy' || acts === 'tap' || acts === 'untap' ? leaveOut : [zone, ...leaveOut];
}

export default rule({
  code: 'target-card-without-zone',
  since: '0.1.0',
  severity: 'error',
  rules: ['115.2', '109.2a'],
  summary: 'A target is called a card, and nothing says in which zone.',
  why: 'On the battlefield an object is called by its type alone: a creature, not a creature card. A card anywhere else can be a target only where the text names the zone.',
  bad: 'Grave Whisper {1}{B}\nInstant\nExile target creature card.',
  good: 'Grave Whisper {1}{B}\nInstant\nExile target creature card from a graveyard.',
  fixable: true,
  on: {
    Target(target, ctx) {
      const { noun } = target;
      if (!noun || target.zone !== null || headOf(noun)?.id !== 'card') return;
      if (hasWord(noun, 'token', ...ZONED) || isDescribed(noun)) return;
      const sentence = around(ctx, 'Sentence') ?? ctx.ability;
      if (namesZone(sentence)) return;
      const clause = around(ctx, 'Clause');
      const acts = clause && patientOf(clause)?.items.includes(noun) ? clause.verb : undefined;
      const onPermanents = acts === 'destroy' || acts === 'tap' || acts === 'untap';
      const rules = onPermanents ? ['115.2', '109.2a', ruleOf(acts)!] : ['115.2', '109.2a'];
      ctx.report(noun, {
        message: onPermanents
          ? say`A permanent is not called a card, and ${word(acts)} acts on permanents only (CR ${rules.join(', ')}). Leave “card” out.`
          : say`A card can be a target only in a zone that the text names; a permanent is not called a card (CR ${rules.join(', ')}). Say where it is, such as “from your graveyard”, or leave “card” out.`,
        rules,
        fixes: fixesFor(noun, ctx),
      });
    },
  },
});
