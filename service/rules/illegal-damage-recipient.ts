import type { Clause, Noun, NounPhrase } from '../../grammar/tree.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { goesOnUnknown } from '../engine/tree-places.ts';
import { hasWord, thingsOf, type Thing } from '../engine/things.ts';
import { say } from '../l10n/message.ts';
import { aWord, word } from '../l10n/words.ts';

const RECIPIENTS = ['creature', 'planeswalker', 'battle'];

/** Neither a player nor a permanent that may be a creature, planeswalker or battle (120.1a). */
function cannotBeDamaged({ kind, types, head }: Thing): boolean {
  if (kind === 'card' || kind === 'spell' || kind === 'ability') return true;
  if (kind !== 'permanent' || head === 'permanent' || types.length === 0) return false;
  return !types.some((t) => RECIPIENTS.includes(t)) && !MAY_BE_CREATURES.has(head);
}

/** Artifacts that become creatures as a matter of course. */
const MAY_BE_CREATURES = new Set(['Vehicle', 'Spacecraft', 'Equipment']);

const isDamage = (noun: Noun): boolean => hasWord(noun, 'damage', 'combat damage', 'noncombat damage', 'excess damage');
const dealsDamage = (clause: Clause): boolean => clause.verb === 'deal' && clause.voice === 'active' && (clause.object?.items.some(isDamage) ?? false);

/** What stands after “to”, also after a further amount: deals 2 damage to … and 1 damage to …. */
function recipients({ object, adverbials }: Clause): NounPhrase[] {
  const amounts = [...(object?.items ?? []), ...adverbials.flatMap((a) => a.phrase?.items ?? [])].filter(isDamage);
  const phrases = [...adverbials, ...amounts.flatMap((noun) => noun.qualifiers)].filter((part) => part.relation === 'to').map((part) => part.phrase);
  return phrases.filter((phrase): phrase is NounPhrase => phrase !== undefined);
}

function check(noun: Noun, ctx: NodeContext): void {
  const things = thingsOf(noun);
  if (things.length === 0 || !things.every(cannotBeDamaged) || goesOnUnknown(noun, ctx)) return;
  const [thing] = things;
  const what = thing!.kind === 'card' ? say`${aWord(thing!.head)} outside the battlefield` : aWord(thing!.head);
  ctx.report(noun.antecedent ?? noun, {
    message: say`Damage is dealt only to creatures, planeswalkers, battles and players; ${what} is none of these (CR 120.1a). Name one of them${thing!.kind === 'permanent' ? say`, or destroy the ${word(thing!.head)}` : ''}.`,
    fixes: noun.target ? [
      { title: say`Write “target creature”`, edits: [{ span: noun, newText: 'target creature' }], preferred: false },
      { title: say`Write “any target”`, edits: [{ span: noun, newText: 'any target' }], preferred: false },
    ] : [],
  });
}

export default rule({
  code: 'illegal-damage-recipient',
  since: '0.1.0',
  severity: 'error',
  rules: ['120.1a', '115.2'],
  summary: 'Damage is dealt to something that cannot be dealt damage.',
  why: 'Only creatures, planeswalkers, battles and players can be dealt damage.',
  bad: 'Lava Sermon {2}{R}\nSorcery\nLava Sermon deals 4 damage to target artifact.',
  good: 'Lava Sermon {2}{R}\nSorcery\nLava Sermon deals 4 damage to any target.',
  fixable: true,
  on: {
    Clause(clause, ctx) {
      if (!dealsDamage(clause)) return;
      for (const phrase of recipients(clause)) {
        if (phrase.items.length > 1 && phrase.conjunction !== 'and') continue;
        for (const noun of phrase.items) check(noun, ctx);
      }
    },
  },
});
