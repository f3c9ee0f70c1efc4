import type { Clause, Node, Noun } from '../../grammar/tree.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { hasWord } from '../engine/things.ts';
import { anyBelow, around } from '../engine/tree-places.ts';
import { isLegendary, isPermanentCard, ownKind } from '../engine/wording-self.ts';
import { rewrite } from '../engine/wording-words.ts';
import { say } from '../l10n/message.ts';

/** What happens to the card outside the battlefield: its name is right there, or “this card”. */
const elsewhere = anyBelow((node) => node.kind === 'Noun' && (hasWord(node, 'graveyard', 'exile', 'hand', 'library', 'stack', 'anywhere') || node.id === 'anywhere'));
const anywhere = anyBelow((node) => node.children.some((child) => child.kind === 'Leaf' && child.id === 'anywhere'));
const ELSEWHERE_VERBS = new Set(['cast', 'counter', 'reveal', 'play', 'cycle', 'discard', 'pair', 'transform', 'draft', 'copy']);
const flash = anyBelow((node) => node.kind === 'KeywordUse' && node.keyword === 'flash');

const subjectIs = (clause: Clause, noun: Noun): boolean => clause.subject?.items.some((item) => item === noun || item.possessor === noun) ?? false;

/** `its power is equal to …`, `is all colors`: what the card is everywhere (604.3). */
const defines = (clause: Clause, noun: Noun): boolean => clause.verb === 'be' && (!subjectIs(clause, noun) || clause.voice === 'copular');

/** `When it dies, if it was a creature`. */
const looksBack = (sentence: Node | undefined): boolean => sentence?.kind === 'Sentence' && sentence.leading.some((part) => part.relation === 'if' && part.clause?.verb === 'be' && part.clause.past);

function keepsName(noun: Noun, ctx: NodeContext): boolean {
  const clause = around(ctx, 'Clause');
  if (!clause) return true;
  return defines(clause, noun) || ELSEWHERE_VERBS.has(clause.verb) || elsewhere(clause) || anywhere(clause) || flash(clause) || looksBack(around(ctx, 'Sentence'));
}

/** `As an additional cost to cast this spell`. */
const castsIt = (noun: Noun, ctx: NodeContext): boolean => {
  const clause = around(ctx, 'Clause');
  return clause?.verb === 'cast' && clause.infinitive === true && clause.object?.items.includes(noun) === true;
};

function kindFor(noun: Noun, ctx: NodeContext): string | undefined {
  if (!isLegendary(ctx) && castsIt(noun, ctx)) return 'spell';
  if (!isPermanentCard(ctx) || isLegendary(ctx) || keepsName(noun, ctx)) return undefined;
  return ownKind(ctx);
}

const opens = (noun: Noun, ctx: NodeContext): boolean => noun.start === 0 || /[.:—•|]\s$/u.test(ctx.text({ start: noun.start - 2, end: noun.start }));

export default rule({
  code: 'outdated-self-reference',
  since: '0.1.0',
  wordingSince: '2024-11-15',
  severity: 'warning',
  rules: ['201.5'],
  summary: 'A permanent that is not legendary calls itself by its name.',
  why: 'Since November 2024 such a card says “this creature”, “this artifact” and so on. Its name means the same (CR 201.5); legends keep it.',
  bad: 'Reef Tinker {1}{U}\nCreature — Merfolk Artificer\nWhen Reef Tinker enters, draw a card.\n1/2',
  good: 'Reef Tinker {1}{U}\nCreature — Merfolk Artificer\nWhen this creature enters, draw a card.\n1/2',
  fixable: true,
  dialects: ['mtg-en'],
  on: {
    Noun(noun, ctx) {
      if (noun.form !== 'self' || noun.id !== 'name' || ctx.ability !== ctx.paragraph.ability) return;
      const kind = kindFor(noun, ctx);
      if (!kind) return;
      const own = opens(noun, ctx) ? `This ${kind}` : `this ${kind}`;
      ctx.report(noun, {
        message: kind === 'spell' ? say`A card that speaks of its own casting says “this spell”.` : say`Since 2024 a card that is not legendary calls itself “this ${kind}” (CR 201.5).`,
        fixes: [rewrite(noun, own)],
      });
    },
  },
});
