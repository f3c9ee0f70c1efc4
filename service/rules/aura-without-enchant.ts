import type { SourceText } from '../../grammar/index.ts';
import { walk } from '../../grammar/tree.ts';
import type { FaceContext } from '../engine/rule.ts';
import { rule } from '../engine/rule.ts';
import { hasType } from '../engine/type-line.ts';
import { say } from '../l10n/message.ts';

export default rule({
  code: 'aura-without-enchant',
  since: '0.1.0',
  severity: 'error',
  rules: ['303.4a', '702.5a'],
  summary: 'An Aura has no enchant ability.',
  why: 'The enchant ability says what an Aura can be attached to. Without one its spell has no legal target, so it can never be cast.',
  bad: 'Thorn Collar {1}{B}\nEnchantment — Aura\nEnchanted creature gets -1/-1.',
  good: 'Thorn Collar {1}{B}\nEnchantment — Aura\nEnchant creature\nEnchanted creature gets -1/-1.',
  fixable: true,
  on: {
    Face(ctx) {
      const aura = ctx.typeLine?.subtypes.find((s) => s.id === 'Aura');
      // An Aura that is no enchantment is no Aura (subtype-mismatch); a record without its text says nothing.
      if (!aura || !hasType(ctx.typeLine, 'enchantment') || (ctx.face.rulesText === undefined && ctx.face.paragraphs.length === 0)) return;
      if (hasEnchant(ctx) || isUnread(ctx)) return;
      const what = enchantedThing(ctx);
      const place = placeOfEnchant(ctx);
      const fixes = what && place ? [{ title: say`Insert “Enchant ${what}”`, edits: [{ span: { start: place.start, end: place.start }, newText: `Enchant ${what}\n` }], preferred: true }] : [];
      const message = say`This Aura has no enchant ability, so nothing says what it can be attached to and its spell has no legal target (CR 303.4a). Begin the text with a line such as “Enchant creature”.`;
      // A fix must lie in the field of its finding.
      if (fixes.length) ctx.report(ctx.face.paragraphs[0]!, { message, fixes });
      else ctx.report(aura, { message }, 'type_line');
    },
  },
});

/** Keywords of the casting, which stand before the enchant ability. */
const OF_CASTING = new Set(['flash', 'convoke', 'delve', 'improvise', 'affinity']);

/** The paragraph before which the enchant ability stands. */
const placeOfEnchant = ({ parsed }: FaceContext): SourceText | undefined =>
  parsed.paragraphs.find(({ ability }) => ability.keywords.length === 0 || !ability.keywords.every(({ keyword }) => OF_CASTING.has(keyword)))?.source;

/** Its own, or one that a keyword such as bestow stands for. */
function hasEnchant({ parsed }: FaceContext): boolean {
  for (const { ability } of parsed.paragraphs)
    for (const node of walk(ability)) {
      if (node.kind === 'KeywordUse' && (node.keyword === 'enchant' || node.keyword === 'bestow')) return true;
    }
  return false;
}

/** A paragraph of which nothing is understood may be the enchant ability. */
const isUnread = ({ parsed }: FaceContext): boolean =>
  parsed.paragraphs.some(({ ability }) => ability.ability === 'unknown' || ability.children.some((c) => c.kind === 'Unknown' || (c.kind === 'Sentence' && c.children[0]?.kind === 'Unknown')));

/** What the text calls enchanted: `creature` of “enchanted creature”. */
function enchantedThing({ parsed }: FaceContext): string | null {
  const found = new Set<string>();
  for (const { ability } of parsed.paragraphs)
    for (const node of walk(ability)) {
      if (node.kind !== 'Noun') continue;
      const at = node.modifiers.findIndex((m) => m.kind === 'word' && m.id === 'enchanted');
      const next = node.modifiers[at + 1];
      if (at >= 0 && next?.kind === 'word' && (next.class === 'type' || next.class === 'player' || next.class === 'object')) found.add(next.id);
    }
  return found.size === 1 ? [...found][0]! : null;
}
