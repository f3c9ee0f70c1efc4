import { inHost } from '../../grammar/parse-face.ts';
import type { Ability, Clause } from '../../grammar/tree.ts';
import { clauseAfter } from '../engine/chosen.ts';
import { isPermanentCard, selfOf } from '../engine/permanents.ts';
import { rule, type FaceContext, type ProposedFix } from '../engine/rule.ts';
import { hasUnknown } from '../engine/tree-places.ts';
import { hasSubtype } from '../engine/type-line.ts';
import { sameCase } from '../engine/wording.ts';
import { say } from '../l10n/message.ts';

/** What is done once, and never said by a static ability. */
const ONE_SHOT = new Set(['draw', 'destroy', 'create', 'counter', 'discard', 'mill', 'scry', 'surveil', 'return', 'search', 'exile', 'sacrifice', 'put', 'deal', 'gain', 'lose', 'tap', 'proliferate', 'investigate', 'fight', 'add']);

/** The paragraph goes on in the next one: modes, or what a cost is paid for. */
const LISTED = /^[-–•*]/u;
const OPENS = /[:：—–]\s*$/u;

const isOrder = (clause: Clause): boolean => clause.voice === 'active' && !clause.subject && !clause.sharedSubject && !clause.modal && ONE_SHOT.has(clause.verb);

/** The first order of a paragraph that nothing triggers, pays for or limits. */
function orderIn(ability: Ability): Clause | undefined {
  if (ability.cost || ability.label !== undefined || ability.word !== undefined || ability.flavor !== undefined || !['static', 'spell', 'unknown'].includes(ability.ability)) return undefined;
  const [sentence] = ability.sentences;
  const first = sentence?.clauses[0];
  const clause = first?.verb === 'target' ? clauseAfter(first, ability) : first;
  if (!sentence || !clause || sentence.leading.length > 0 || sentence.opens || !isOrder(clause) || !clause.object) return undefined;
  return hasUnknown(ability) || clause.adverbials.some((a) => a.clause !== undefined || ['during', 'as', 'rather-than'].includes(a.relation)) ? undefined : clause;
}

function fixFor(clause: Clause, ability: Ability, ctx: FaceContext, text: string): ProposedFix[] {
  const self = selfOf(ctx);
  if (!self || ability.start !== clause.start) return [];
  const start = clause.start;
  const opening = `When ${self} enters, ${text[start]!.toLowerCase()}`;
  return [{ title: say`Begin with “When ${self} enters,”`, edits: [{ span: { start, end: start + 1 }, newText: sameCase('W', opening) }], preferred: false }];
}

export default rule({
  code: 'spell-ability-on-permanent',
  since: '0.1.0',
  severity: 'error',
  rules: ['113.3a'],
  summary: 'A permanent has the text of a spell.',
  why: 'Only instants and sorceries are followed as they resolve. On a permanent the text has to say when something happens (a trigger), what it costs, or what is always true.',
  bad: 'Ledger Sprite {2}{U}\nCreature — Faerie\nFlying\nDraw two cards.\n1/1',
  good: 'Ledger Sprite {2}{U}\nCreature — Faerie\nFlying\nWhen this creature enters, draw two cards.\n1/1',
  fixable: true,
  on: {
    Face(ctx) {
      if (!isPermanentCard(ctx) || hasSubtype(ctx.typeLine, 'Saga') || ctx.typeLine!.severalFaces) return;
      let opener = false;
      for (const paragraph of ctx.parsed.paragraphs) {
        const { ability, source } = paragraph;
        const clause = orderIn(ability);
        const before: boolean = opener;
        opener = OPENS.test(source.text) || (before && LISTED.test(source.text));
        if (!clause || before) continue;
        ctx.report(inHost(paragraph, clause), {
          message: say`A permanent is not followed like a spell, so nothing ever makes this happen (CR 113.3a). Begin with a trigger, such as “When … enters,”, or with a cost and a colon.`,
          fixes: fixFor(clause, ability, ctx, source.text).map((fix) => ({ ...fix, edits: fix.edits.map((e) => ({ ...e, span: inHost(paragraph, e.span) })) })),
        });
      }
    },
  },
});
